# What one must do otherwise than in the lesson, by option.

differs-method-heaps = There are three heaps instead of packets: stake on one of them or two. The heap without stakes is the banker’s.
