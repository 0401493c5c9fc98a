# The types with which the build compiles kernel.py. Without them it runs as it stands.
cimport cython

ctypedef unsigned long long word

cdef word FEW_BITS, SECOND_LANE, THIRD_LANE, FOURTH_LANE, WORD, LANES, TWOS, FOURS, EIGHTS, SIXTEENS, MIX, MIX_MORE
cdef int MOST_PLAYERS, WAYS, DEEP

cdef word lane_of(word card) noexcept
@cython.locals(x=cython.ulonglong)
cdef word lane_counts(word cards) noexcept
@cython.locals(x=cython.ulonglong)
cdef int card_count(word cards) noexcept
cdef bint beats(word card, word best, word trump) noexcept
cdef word from_up(word card) noexcept
@cython.locals(left=cython.ulonglong, card=cython.ulonglong, above=cython.ulonglong)
cpdef word without(word cards, word gone) noexcept
@cython.locals(left=cython.ulonglong, card=cython.ulonglong, lane=cython.ulonglong, high=cython.ulonglong, low=cython.ulonglong)
cpdef word with_gaps(word upper, word gone) noexcept
@cython.locals(found=cython.ulonglong, lane=cython.int, held=cython.ulonglong, gaps=cython.ulonglong,
               place=cython.ulonglong)
cdef word _closed(word cards, word gone) noexcept
@cython.locals(x=cython.ulonglong)
cdef word _highest(word cards) noexcept


cdef class Kernel:
    cdef public int shapes, players, everybody, a_trick, last_trick, guess, leader, era
    cdef public bint must_win, must_trump, may_trump, by_cards, ranks_bind
    cdef public word trump, decided, random
    cdef public long long positions, most
    cdef word[::1] shape, more, bound, first, second, third, fourth, fifth, hint, hands, trick, hand
    cdef long long[::1] low, high, oldest, worth

    cpdef void rule(self, int players, bint must_win, bint must_trump, bint may_trump)
    cpdef void value(self, int a_trick, int last_trick)
    cpdef void price(self, int place, int worth)
    @cython.locals(at=cython.int)
    cpdef void forget(self)
    cpdef void set_trump(self, int lane)
    cpdef void deal(self, int place, word cards)
    cpdef void put(self, int place, word card)
    @cython.locals(total=cython.int, low=cython.int, high=cython.int, need=cython.int)
    cpdef int solve(self, int camp, int played, long long most)
    @cython.locals(best=cython.ulonglong, card=cython.ulonglong, winner=cython.int, place=cython.int)
    cdef bint _from_trick(self, int camp, int played, int total, int need) noexcept
    @cython.locals(every=cython.ulonglong, card=cython.ulonglong, cards=cython.ulonglong, longest=cython.int, held=cython.int, total=cython.int, place=cython.int)
    cpdef int _total(self, int base)
    cdef int _place(self, word card) noexcept
    @cython.locals(h0=cython.ulonglong, h1=cython.ulonglong, h2=cython.ulonglong, h3=cython.ulonglong, h4=cython.ulonglong, n0=cython.ulonglong, shape=cython.ulonglong, more=cython.ulonglong, mixed=cython.ulonglong, hint=cython.ulonglong,
                   bound=cython.ulonglong, at=cython.int, way=cython.int, sure=cython.int, lost=cython.int, found=cython.bint)
    cdef bint _lead(self, int base, int camp, int total, int need) noexcept
    @cython.locals(first=cython.ulonglong, place=cython.int, turned=cython.int)
    cdef bint _pass_lead(self, int base, int camp, int total, int need) noexcept
    @cython.locals(h0=cython.ulonglong, h1=cython.ulonglong, h2=cython.ulonglong, h3=cython.ulonglong, h4=cython.ulonglong, low=cython.int, high=cython.int, way=cython.int, slot=cython.int)
    cdef void _remember(self, int at, word shape, word more, word bound, int base, int need, int total,
                        bint found) noexcept
    @cython.locals(own=cython.ulonglong, every=cython.ulonglong, rivals=cython.ulonglong, others=cython.ulonglong,
                   cards=cython.ulonglong, ruffs=cython.ulonglong, sure=cython.int, decided=cython.ulonglong,
                   tops=cython.ulonglong, top=cython.ulonglong, lane=cython.ulonglong, run=cython.int,
                   lowest=cython.ulonglong, least=cython.int, longest=cython.int, count=cython.int, place=cython.int,
                   uneven=cython.bint)
    cdef int _sure(self, int base, int camp, int leader) noexcept
    @cython.locals(own=cython.ulonglong, tops=cython.ulonglong, top=cython.ulonglong, place=cython.int)
    cdef bint _entered(self, int base, int camp, int need) noexcept
    @cython.locals(every=cython.ulonglong, top=cython.ulonglong, best=cython.int, lowest=cython.ulonglong,
                   place=cython.int, held=cython.int)
    cdef int _top_trumps(self, int base, int camp) noexcept
    @cython.locals(own=cython.ulonglong, moves=cython.ulonglong, every=cython.ulonglong, friends=cython.ulonglong, cards=cython.ulonglong, tops=cython.ulonglong, decided=cython.ulonglong, groups0=cython.ulonglong,
                   groups1=cython.ulonglong, groups2=cython.ulonglong, groups3=cython.ulonglong, groups4=cython.ulonglong, rest=cython.ulonglong, winners=cython.ulonglong, top_runs=cython.ulonglong,
                   mask=cython.ulonglong, low=cython.ulonglong, card=cython.ulonglong, lane=cython.int, place=cython.int)
    cdef bint _try_leads(self, int base, int camp, int total, int need, word hint) noexcept
    @cython.locals(run=cython.ulonglong)
    cdef word _run_of(self, word cards, word top) noexcept
    cdef word _different(self, word cards) noexcept
    @cython.locals(lane=cython.ulonglong, cards=cython.ulonglong, wins=cython.ulonglong)
    cdef word _lawful(self, word hand, word led, word best) noexcept
    @cython.locals(hand=cython.ulonglong, moves=cython.ulonglong, ours=cython.bint, winning=cython.bint, lane=cython.ulonglong, above=cython.ulonglong, g0=cython.ulonglong, g1=cython.ulonglong, g2=cython.ulonglong,
                   decided=cython.ulonglong, card=cython.ulonglong, reached=cython.bint)
    cdef bint _turn(self, int base, int place, int camp, word led, word best, int winner, int total, int need) noexcept
    @cython.locals(gone=cython.ulonglong, worth=cython.int, below=cython.int, left=cython.ulonglong, camp_next=cython.int, place=cython.int, turned=cython.int, cards=cython.ulonglong,
                   decided=cython.ulonglong, rest=cython.ulonglong, card=cython.ulonglong, taken=cython.int, reached=cython.bint)
    cdef bint _taken(self, int base, int camp, word best, int winner, int total, int need) noexcept

    @cython.locals(taken=cython.long, at=cython.int)
    cpdef long play_outs(self, int camp, int played, int times, bint plainly)
    @cython.locals(taken=cython.int, gone=cython.ulonglong, at=cython.int, place=cython.int, cards=cython.ulonglong)
    cpdef int play_on(self, int camp, int played, int until)
    @cython.locals(players=cython.int, left=cython.ulonglong, longest=cython.int, held=cython.int, place=cython.int,
                   cards=cython.ulonglong, leader=cython.int, taken=cython.int, put=cython.int, led=cython.ulonglong,
                   best=cython.ulonglong, winner=cython.int, gone=cython.ulonglong, at=cython.int,
                   hand=cython.ulonglong, card=cython.ulonglong)
    cdef int _play_out(self, int camp, int played, bint plainly, int until) noexcept
    @cython.locals(worth=cython.int, card=cython.ulonglong)
    cdef int _worth(self, word gone, word left) noexcept
    @cython.locals(r=cython.ulonglong, skip=cython.ulonglong)
    cdef word _by_lot(self, word cards) noexcept
    @cython.locals(hand=cython.ulonglong, moves=cython.ulonglong, wins=cython.ulonglong, mine=cython.int, to_come=cython.int, cheapest=cython.ulonglong, rest=cython.ulonglong, card=cython.ulonglong)
    cdef word _plain(self, int at, int place, word led, word best, int winner, int camp) noexcept
    @cython.locals(own=cython.ulonglong, others=cython.ulonglong, rivals=cython.ulonglong, longest=cython.ulonglong, most=cython.int, lane=cython.int, mask=cython.ulonglong, mine=cython.ulonglong, top=cython.ulonglong,
                   count=cython.int, place=cython.int)
    cdef word _plain_lead(self, int at, int camp) noexcept
    @cython.locals(mine=cython.int, hand=cython.ulonglong, moves=cython.ulonglong)
    cdef bint _stands(self, int at, int to_come, word led, word card, int camp) noexcept
    @cython.locals(plain=cython.ulonglong, low=cython.ulonglong, held=cython.ulonglong, found=cython.ulonglong, lane=cython.int)
    cdef word _lowest(self, word cards) noexcept
