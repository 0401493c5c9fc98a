"""Every possible play from fixed hands is enumerated and compared with exact counts."""
