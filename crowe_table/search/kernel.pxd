# Types with which the build compiles kernel.py. Without them, it runs as plain Python.
cimport cython

ctypedef unsigned long long word

cdef word FEW_BITS, SECOND_LANE, THIRD_LANE, FOURTH_LANE, WORD, LANES, TWOS, FOURS, EIGHTS, SIXTEENS, MIX, MIX_MORE
cdef int MOST_PLAYERS, WAYS, DEEP, GROUPS, NOBODY, FOR_TRICKS, FOR_CARDS, FOR_LEAST

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
@cython.locals(x=cython.ulonglong)
cdef word _highest(word cards) noexcept


cdef class Kernel:
    cdef public int shapes, players, everybody, a_trick, last_trick, guess
    cdef public bint must_win, must_trump, may_trump, by_cards, by_points, compared
    cdef public word trump, decided, random, era, pack, privileged, joined
    cdef public long long positions, most
    cdef word[::1] shape, more, bound, first, second, third, fourth, fifth, hint, hands, trick, hand
    cdef word[::1] groups, alike, fell, void, called, led_by
    cdef word led_lanes, whole, gone, table, choice
    cdef int round, surprised, aim, dear, alarm
    cdef bint sure_lead
    cdef long long[::1] low, high, oldest, points, took, made, latest, gift

    cpdef void rule(self, int players, bint must_win, bint must_trump, bint may_trump)
    cpdef void value(self, int a_trick, int last_trick)
    cpdef void price(self, int place, int points)
    cpdef void privilege(self, word cards)
    cdef void _settle_law(self)
    @cython.locals(place=cython.int, card=cython.ulonglong, run=cython.ulonglong, alike=cython.bint)
    cdef void _compare(self)
    @cython.locals(at=cython.int)
    cpdef void forget(self)
    cpdef void play_for(self, int aim, int dear)
    cpdef void give(self, int place, int gift)
    cpdef void beware(self, int alarm)
    cpdef void set_trump(self, int lane)
    cpdef void deal(self, int place, word cards)
    @cython.locals(low=cython.int, high=cython.int, guess=cython.int, need=cython.int)
    cdef int _solve_by_points(self, int side, int played, int total)
    @cython.locals(found=cython.int)
    cpdef int reaches(self, int side, int played, int need, long long most)
    cpdef void put(self, int place, word card)
    @cython.locals(total=cython.int, low=cython.int, high=cython.int, need=cython.int)
    cpdef int solve(self, int side, int played, long long most)
    @cython.locals(best=cython.ulonglong, card=cython.ulonglong, winner=cython.int, place=cython.int,
                   reached=cython.bint)
    cdef int _from_trick(self, int side, int played, int total, int need) noexcept
    @cython.locals(every=cython.ulonglong, card=cython.ulonglong, cards=cython.ulonglong, longest=cython.int, held=cython.int, total=cython.int, place=cython.int)
    cpdef int _total(self, int base)
    cdef int _place(self, word card) noexcept
    @cython.locals(h0=cython.ulonglong, h1=cython.ulonglong, h2=cython.ulonglong, h3=cython.ulonglong, h4=cython.ulonglong, n0=cython.ulonglong, shape=cython.ulonglong, more=cython.ulonglong, mixed=cython.ulonglong, hint=cython.ulonglong,
                   bound=cython.ulonglong, at=cython.int, way=cython.int, sure=cython.int, lost=cython.int, found=cython.bint)
    cdef bint _lead(self, int base, int side, int total, int need) noexcept
    @cython.locals(first=cython.ulonglong, place=cython.int)
    cdef int _passed_on(self, int base, int side) noexcept
    @cython.locals(h0=cython.ulonglong, h1=cython.ulonglong, h2=cython.ulonglong, h3=cython.ulonglong,
                   h4=cython.ulonglong, low=cython.int, high=cython.int)
    cdef void _remember(self, int at, word shape, word more, word bound, int base, int need, int total,
                        bint found) noexcept
    @cython.locals(way=cython.int, slot=cython.int)
    cdef void _write(self, int at, word shape, word more, word bound, word h0, word h1, word h2, word h3, word h4,
                     int low, int high, word hint) noexcept
    @cython.locals(own=cython.ulonglong, every=cython.ulonglong, rivals=cython.ulonglong, others=cython.ulonglong,
                   cards=cython.ulonglong, ruffs=cython.ulonglong, sure=cython.int, decided=cython.ulonglong,
                   tops=cython.ulonglong, top=cython.ulonglong, lane=cython.ulonglong, run=cython.int,
                   lowest=cython.ulonglong, least=cython.int, longest=cython.int, count=cython.int, place=cython.int,
                   uneven=cython.bint)
    cdef int _sure(self, int base, int side, int leader) noexcept
    @cython.locals(own=cython.ulonglong, tops=cython.ulonglong, top=cython.ulonglong, place=cython.int)
    cdef bint _entered(self, int base, int side, int need) noexcept
    @cython.locals(every=cython.ulonglong, top=cython.ulonglong, best=cython.int, lowest=cython.ulonglong,
                   place=cython.int, held=cython.int)
    cdef int _top_trumps(self, int base, int side) noexcept
    @cython.locals(own=cython.ulonglong, moves=cython.ulonglong, every=cython.ulonglong, friends=cython.ulonglong,
                   cards=cython.ulonglong, tops=cython.ulonglong, decided=cython.ulonglong, winners=cython.ulonglong,
                   helped=cython.ulonglong, lowest=cython.ulonglong, rest=cython.ulonglong, low=cython.ulonglong,
                   mask=cython.ulonglong, card=cython.ulonglong, lane=cython.int, place=cython.int, at=cython.int,
                   group=cython.int)
    cdef bint _try_leads(self, int base, int side, int total, int need, word hint) noexcept
    @cython.locals(run=cython.ulonglong)
    cdef word _run_of(self, word cards, word top) noexcept
    @cython.locals(decided=cython.ulonglong, upper=cython.ulonglong, between=cython.ulonglong)
    cdef word _deciding(self, word hand, word card) noexcept
    cdef word _different(self, word cards) noexcept
    @cython.locals(lane=cython.ulonglong, cards=cython.ulonglong, wins=cython.ulonglong)
    cdef word _lawful(self, word hand, word led, word best) noexcept
    @cython.locals(hand=cython.ulonglong, moves=cython.ulonglong, ours=cython.bint, winning=cython.bint,
                   lane=cython.ulonglong, above=cython.ulonglong, first=cython.ulonglong, second=cython.ulonglong,
                   decided=cython.ulonglong, card=cython.ulonglong, rest=cython.ulonglong, reached=cython.bint,
                   at=cython.int, group=cython.int)
    cdef bint _turn(self, int base, int place, int side, word led, word best, int winner, int total, int need) noexcept
    @cython.locals(gone=cython.ulonglong, points=cython.int, below=cython.int, left=cython.ulonglong, camp_next=cython.int, place=cython.int, turned=cython.int, cards=cython.ulonglong,
                   decided=cython.ulonglong, rest=cython.ulonglong, card=cython.ulonglong, taken=cython.int, reached=cython.bint)
    cdef bint _taken(self, int base, int side, word best, int winner, int total, int need) noexcept

    @cython.locals(h0=cython.ulonglong, h1=cython.ulonglong, h2=cython.ulonglong, h3=cython.ulonglong,
                   h4=cython.ulonglong, shape=cython.ulonglong, more=cython.ulonglong, mixed=cython.ulonglong,
                   hint=cython.ulonglong, at=cython.int, way=cython.int, most=cython.int, least=cython.int,
                   found=cython.int)
    cdef int _lead_by_points(self, int base, int side, int total, int need) noexcept
    @cython.locals(every=cython.ulonglong, trumps=cython.ulonglong, own=cython.ulonglong, card=cython.ulonglong,
                   points=cython.int, most=cython.int, held=cython.int, place=cython.int)
    cdef int _highest_trumps(self, int base, int side) noexcept
    @cython.locals(own=cython.ulonglong, moves=cython.ulonglong, rest=cython.ulonglong, winners=cython.ulonglong,
                   helped=cython.ulonglong, mask=cython.ulonglong, every=cython.ulonglong, friends=cython.ulonglong,
                   top=cython.ulonglong, card=cython.ulonglong, lane=cython.int, place=cython.int, at=cython.int,
                   group=cython.int, found=cython.int, taken=cython.int)
    cdef int _try_leads_by_points(self, int base, int side, int total, int need, word hint) noexcept
    @cython.locals(found=cython.ulonglong, rest=cython.ulonglong, card=cython.ulonglong, value=cython.longlong,
                   points=cython.longlong)
    cdef word _choose(self, word cards, bint dear) noexcept
    cdef word _unlike(self, word cards) noexcept
    @cython.locals(moves=cython.ulonglong, ours=cython.bint, winning=cython.bint, threat=cython.ulonglong,
                   above=cython.ulonglong, standing=cython.ulonglong, top=cython.ulonglong, safe=cython.bint,
                   dear=cython.bint, card=cython.ulonglong, rest=cython.ulonglong, at=cython.int, group=cython.int,
                   found=cython.int, taken=cython.int)
    cdef int _turn_by_points(self, int base, int place, int side, word led, word best, int winner, int total,
                            int need) noexcept
    @cython.locals(found=cython.ulonglong, cards=cython.ulonglong, later=cython.int)
    cdef word _threat(self, int base, int place, int side, word led) noexcept
    cdef bint _beaten(self, word best, word threat) noexcept
    @cython.locals(gone=cython.ulonglong, left=cython.ulonglong, cards=cython.ulonglong, points=cython.int,
                   taken=cython.int, below=cython.int, camp_next=cython.int, place=cython.int, turned=cython.int)
    cdef int _taken_by_points(self, int base, int side, int winner, int total, int need) noexcept
    @cython.locals(left=cython.ulonglong, card=cython.ulonglong, above=cython.ulonglong)
    cdef word _closed(self, word cards, word gone) noexcept

    cpdef void fall(self, int number, word card)
    cpdef word fallen(self, int number)
    @cython.locals(taken=cython.long)
    cpdef long play_outs(self, int side, int fallen, int times, bint plainly)
    cpdef int surprises(self, int side, int fallen, int watcher)
    @cython.locals(players=cython.int, longest=cython.int, most=cython.int, held=cython.int, place=cython.int,
                   cards=cython.ulonglong, leader=cython.int, taken=cython.int, number=cython.int, led=cython.ulonglong,
                   best=cython.ulonglong, winner=cython.int, at=cython.int, guess=cython.ulonglong,
                   hand=cython.ulonglong, card=cython.ulonglong, points=cython.int)
    cdef int _play_out(self, int side, int fallen, bint plainly, int watcher) noexcept
    cpdef int taken_by(self, int place)
    cpdef int tricks_of(self, int place)
    cpdef int last_trick_of(self, int place)
    @cython.locals(points=cython.int, card=cython.ulonglong)
    cdef int _points_in(self, word gone, bint last) noexcept
    @cython.locals(r=cython.ulonglong, skip=cython.ulonglong)
    cdef word _by_lot(self, word cards) noexcept
    @cython.locals(hand=cython.ulonglong, moves=cython.ulonglong, suit=cython.ulonglong, unseen=cython.ulonglong,
                   friendly=cython.bint, friends=cython.int, rivals=cython.int, place=cython.int,
                   wins=cython.ulonglong, card=cython.ulonglong, lane=cython.ulonglong, under=cython.ulonglong)
    cdef word _plain(self, int at, int to_come, word led, word best, int winner, int side) noexcept
    @cython.locals(place=cython.int, void=cython.int)
    cdef bint _may_follow(self, word suit, int places) noexcept
    @cython.locals(place=cython.int)
    cdef bint _may_ruff(self, word suit, word unseen, int places) noexcept
    cdef bint _stands(self, word best, word suit, word unseen, int rivals) noexcept
    @cython.locals(suit=cython.ulonglong, ace=cython.ulonglong, king=cython.ulonglong, queen=cython.ulonglong,
                   ten=cython.ulonglong, count=cython.int, top=cython.ulonglong, pairs=cython.ulonglong,
                   low=cython.ulonglong)
    cdef word _plain_second(self, word own, word unseen, word led, word best) noexcept
    @cython.locals(suit=cython.ulonglong, trumps=cython.ulonglong, wins=cython.ulonglong, plain=cython.ulonglong,
                   count=cython.int, ruffs=cython.bint, above=cython.ulonglong, asked=cython.bint,
                   found=cython.ulonglong, least=cython.int, lane=cython.int, mask=cython.ulonglong,
                   own=cython.ulonglong, value=cython.int)
    cdef word _plain_void(self, int at, word moves, word unseen, word led, word best, bint friendly, int friends,
                          int rivals) noexcept
    @cython.locals(count=cython.int, low=cython.ulonglong, top=cython.ulonglong, ace=cython.ulonglong,
                   strength=cython.int, step=cython.int, guards=cython.int)
    cdef int _loss(self, word own, word unseen, word mask) noexcept
    @cython.locals(hand=cython.ulonglong, unseen=cython.ulonglong, friends=cython.int, rivals=cython.int,
                   place=cython.int, trumps_out=cython.ulonglong, longest=cython.ulonglong, most=cython.int,
                   lane=cython.int, mask=cython.ulonglong, own=cython.ulonglong, value=cython.int, best=cython.int,
                   found=cython.ulonglong)
    cdef word _plain_lead(self, int at, int side) noexcept
    @cython.locals(count=cython.int, ace=cython.ulonglong, top=cython.ulonglong, honours=cython.int)
    cdef int _trump_lead(self, word own, word unseen, word trumps_out) noexcept
    @cython.locals(count=cython.int, top=cython.ulonglong, low=cython.ulonglong, ace=cython.ulonglong,
                   king=cython.ulonglong, queen=cython.ulonglong, rounds=cython.int, ruff=cython.bint,
                   place=cython.int, value=cython.int, trumps=cython.ulonglong)
    cdef int _suit_lead(self, int at, word own, word unseen, word mask, word trumps_out, int friends,
                        int rivals) noexcept
    @cython.locals(hand=cython.ulonglong, moves=cython.ulonglong, unseen=cython.ulonglong, friends=cython.int,
                   rivals=cython.int, place=cython.int, friendly=cython.bint, found=cython.ulonglong,
                   most=cython.longlong, value=cython.longlong, card=cython.ulonglong)
    cdef word _for_cards(self, int at, int to_come, word led, word best, int winner, int side) noexcept
    @cython.locals(points=cython.longlong, trick=cython.longlong, suit=cython.ulonglong, chance=cython.longlong,
                   more=cython.longlong)
    cdef long long _counted(self, word hand, word card, word led, word best, bint friendly, word unseen,
                            int friends, int rivals) noexcept
    @cython.locals(out=cython.int)
    cdef long long _drawing(self, word hand, word unseen, int friends) noexcept
    @cython.locals(lane=cython.ulonglong, point=cython.longlong, height=cython.int, points=cython.longlong,
                   own=cython.int, kept=cython.longlong)
    cdef long long _keeping(self, word hand, word card, word unseen) noexcept
    @cython.locals(lane=cython.ulonglong, able=cython.int, share=cython.int, chance=cython.int, higher=cython.int,
                   left=cython.int, place=cython.int)
    cdef int _chance_to_stand(self, word card, word suit, word unseen, int rivals) noexcept
    @cython.locals(lane=cython.ulonglong, points=cython.longlong, trick=cython.longlong, suit=cython.ulonglong,
                   chance=cython.longlong, height=cython.int, danger=cython.longlong, more=cython.longlong,
                   value=cython.longlong, gift=cython.longlong)
    cdef long long _shunned(self, word hand, word card, word led, word best, word unseen, int rivals) noexcept
    @cython.locals(lane=cython.ulonglong, others=cython.int, none_lower=cython.int, low=cython.int,
                   none_higher=cython.int, high=cython.int, forced=cython.int, chance=cython.int, place=cython.int)
    cdef int _chance_shunned(self, word card, word suit, word unseen, int rivals) noexcept
    @cython.locals(gift=cython.longlong, card=cython.ulonglong)
    cdef long long _gift_in(self, word cards) noexcept
    @cython.locals(runner=cython.int, place=cython.int, chance=cython.longlong, rest=cython.ulonglong,
                   own=cython.ulonglong)
    cdef long long _warned(self, int at, word hand, word card, word led, word best, int winner, word unseen,
                           int rivals) noexcept
    @cython.locals(lane=cython.ulonglong, low=cython.ulonglong, high=cython.ulonglong)
    cdef bint _alike(self, word hand, word one, word other) noexcept
    @cython.locals(plain=cython.ulonglong, low=cython.ulonglong, held=cython.ulonglong, found=cython.ulonglong, lane=cython.int)
    cdef word _lowest(self, word cards) noexcept
