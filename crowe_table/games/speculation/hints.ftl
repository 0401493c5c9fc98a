# Why one keeps, sells or bids: what is said when advice is asked for.
