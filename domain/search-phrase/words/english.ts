import type { Words } from './words.ts'

/** What visitors write in English. */
export const english: Words = {
  'number:0': 'zero',
  'number:1': 'one, 1st, first',
  'number:1.5': 'one and a half',
  'number:2': 'two, second',
  'number:3': 'three, third',
  'number:4': 'four, fourth',
  'number:5': 'five, fifth',
  'number:6': 'six, sixth',
  'number:7': 'seven, seventh',
  'number:8': 'eight, eighth',
  'number:9': 'nine, ninth',
  'number:10': 'ten, tenth',
  'number:11': 'eleven, eleventh',
  'number:12': 'twelve, twelfth',
  'number:13': 'thirteen*',
  'number:14': 'fourteen*',
  'number:15': 'fifteen*',
  'number:16': 'sixteen*',
  'number:17': 'seventeen*',
  'number:18': 'eighteen*',
  'number:19': 'nineteen*',
  'number:20': 'twenty, twentieth',
  'number:30': 'thirty',
  'number:40': 'forty, fourty',
  'number:50': 'fifty',
  'number:60': 'sixty',
  'number:70': 'seventy',
  'number:80': 'eighty',
  'number:90': 'ninety',
  'number:100': 'hundred*',
  'scale:3': 'k, thousand*, grand, thous, thou, thousend*, thousnd*, tys, thsd, tsd',
  'scale:6': 'm, mln, mil, million*, mill, mn, mm, mio, mils, millon, milion*, kk, mlns',
  'scale:9': 'bn, billion*, b',
  'half:6': 'half a million, half million',
  'currency:kzt': 'tenge, kzt, tg, tnge',
  'currency:foreign':
    'usd, dollar*, euro*, eur, rub, ruble*, buck*, gbp, pound*, us dollar*, american dollar*, canadian dollar*, australian dollar*, dirham*, aed, yuan*, rmb, cny, lira, liras, rupee*, inr, zloty*, franc, francs, chf, yen, som, soms, kgs, uzs',
  'unit:m2':
    'm2, sqm, sq m, sq meter*, sq metre*, square meter*, square metre*, sqr meter*, sqr metre*, sqr m, sqr, squares, square m, meters squared, metres squared, sq, msq, meters, metres, sqms, meter, metre, square',
  'unit:rooms': 'room*, rom, roms, rm, rms, roomed, r, rooms, rums, k, kk, rk, romm, romms',
  'unit:bedrooms': 'bedroom*, bed*, br, bdr, bdrm*, bedroomed, bds, bd, bhk',
  'unit:floor': 'floor*, flor, flors, fl, flr, storey up, flr, flrs',
  'unit:level': 'level*',
  'unit:storeys':
    'storey*, story, stories, storied, storeyed, floor building, floors building, floor houses, floor buildings, floor house, floor tower',
  'unit:minutes': 'min, mins, minute*, minutes walk',
  'unit:hours': 'hour*, hrs, h, hours a day',
  'unit:percent': 'percent, pct',
  'unit:quarter': 'quarter*, q, q1, q2, q3, q4',
  'unit:year': 'year*',
  'unit:bath': 'bath*, bathroom*, toilet*',
  'unit:ceiling': 'ceiling*',
  'suffix:from': 'ten',
  'suffix:ordinal': 'st, nd, rd, th',
  'bound:to':
    'the highest i can go is, the highest we can go is, the highest i d go is, the highest we d go is, highest i can go is, highest we can go is, the highest i would take is, the highest we would take is, shouldnt be more than, shouldnt exceed, shouldnt be over, shouldn t be more than, shouldn t exceed, shouldn t be over, should not be more than, should not exceed, should not be over, cant be more than, no further than, not further than, no farther than, not farther than, up to, upto, max, maximum, at most, no more than, not more than, within, not over, no over, no higher than, not above, not higher than, not exceeding, no later than, not later than, by, until, till, capped at, cap, limit, no bigger than, not bigger than, no greater than, no more then, maximal, tops at, by the end of, by end of, not to exceed, no pricier than, nothing above, nothing over, nothing more than, nothing higher than, nothing pricier than, stretch to, could stretch to, can stretch to, stretch up to, could stretch up to, can stretch up to, can go up to, could go up to, go up to, might stretch to, could push to, can push to, able to stretch to, not a penny over, not a tenge over, not a cent over, not a penny more than, not a tenge more than, not a tenge above, not a penny above, before the end of, before end of, not more expensive than, no more expensive than, not expensive than, not higher then, not more then, not bigger then, not larger then, not more expensive then, before end, not further, no further, not farther, no farther',
  'bound:from':
    'from, not cheaper than, no cheaper than, nothing cheaper than, at least, min, minimum, starting from, starting at, no less than, not less than, no fewer than, not below, no lower than, not lower than, not under, upwards of, since, no smaller than, not smaller than, not smaller than our, not smaller than our present, not smaller than our current, not smaller than my, not smaller than my present, not smaller than my current, no smaller than our current, no smaller than my current, not earlier than, no earlier than, not older than, no older than, least, not before, upward of, or above the, nothing below, nothing under, nothing less than, nothing smaller than, not less then, no less then, not lower then, not smaller then, not cheaper then',
  'bound:above':
    'over, above, more than, bigger than, bigger than our, bigger than our current, bigger than our present, bigger than my, bigger than my current, bigger than my present, larger than our current, larger than my current, larger than, higher than, greater than, after, more then, later than, beyond, exceeding, more expensive than, pricier than, dearer than, costlier than, bigger one than, larger one than, and bigger than, and larger than, and more than, and higher than, and over, and above, bigger then, larger then, higher then, greater then, more expensive then',
  'bound:below':
    'under, below, less than, fewer than, cheaper than, lower than, before, smaller than, less then, earlier than, underneath, smaller one than, cheaper one than, less expensive than, less costly than, and cheaper than, and less than, and smaller than, and lower than, smaller then, lower then, cheaper then, sub',
  'bound:around':
    'around, about, approximately, approx, roughly, circa, near to, nearly, almost, close to, ca, some, or so, like, ish, aprox, a little over, a little above, a bit over, a bit above, slightly over, slightly above, a little more than, a bit more than, slightly more than',
  'bound:between': 'between, bw, from between, anywhere between, btw, b w',
  'after:to':
    'at the highest, at highest, at the very highest, not more, no more, is my max, is our max, is my maximum, is our maximum, is my ceiling, is our ceiling, max, maximum, is the highest, is the limit, is the max, is the maximum, is my limit, is our limit, is the most, or less, at most, tops, or under, or below, or cheaper, or lower, and below, and under, limit, or fewer, or earlier, and less, or sooner, or smaller, budget max, ceiling, and lower, or down, at the latest, at latest, latest, at the very most, and not a tenge more, and not a penny more, not a penny more, not a tenge more, and not a cent more, not higher, no higher, not bigger, no bigger, not larger, not more expensive, not later, no later',
  'after:from':
    'min, minimum, not less, no less, not fewer, no fewer, or more, and up, and above, or above, or higher, plus, at least, or larger, or bigger, upwards, up, and over, or over, or later, and more, and higher, or up, onwards, or greater, and bigger, and upwards, onward, and later, or upper, at the very least, not lower, no lower, not smaller, no smaller, not cheaper, not earlier, no earlier',
  'after:around':
    'or so, approximately, ish, approx, roughly, or thereabouts, plus minus, plus or minus, give or take, more or less',
  'height:':
    'above, below, higher than, lower than, no higher than, not above, not higher than, not below, no lower than, not lower than, or above the, nothing above, nothing below, nothing higher than, and higher than, and lower than, higher then, lower then, not higher then, not lower then, not higher, no higher, not lower, no lower',
  'topic:floor': 'floor*, flor, fl',
  'not:before':
    'will not accept, won t accept, wont accept, doesn t accept, does not accept, do you have outside, you got outside, any place but, anyplace but, any city but, any town but, have outside, something outside, flats outside, apartments outside, homes outside, options outside, anything not in, everything not in, everything outside, anything outside, anywhere outside, everywhere outside, everything outside of, anything outside of, anywhere outside of, outside of, shouldn t face, should not face, shouldn t be facing, should not be facing, don t face, do not face, doesn t face, does not face, mustn t face, must not face, not, no, except, except for, without, excluding, anything but, but not, never, avoid, not on, not in, nor, neither, not the, but no, other than, don t want, do not want, dont want, isn t, is not, isnt, not a, no the, none, minus the, exclude, apart from, skip, all but, all flats but, all apartments but, any flat but, any apartment but, every flat but, all flats except, all apartments except, don t need, dont need, do not need, not facing, w o, wo, any except, anything except, definitely not, any floor but, any but, any floor except, everything except, everything but, anywhere but, anywhere except, anywhere other than, anywhere but not, everywhere but not, anywhere but in, anywhere except in, any city but, any city except, any city other than, any district but, any district except, don t like, do not like, dont like, hate, won t consider, don t take, won t take, refuse, dislike, don t consider, not keen on, rather not, rather not have, not a fan of, not fond of, afraid of, scared of, don t trust, do not trust, dont trust, can t stand, wouldn t want, would not want, don t wish, can t have, not interested in, no interest in, not looking for, not looking at, hates, hated, dislikes, doesn t want, doesn t like, does not want, does not like, refuses, nothing on, nothing on the, nothing in, nothing facing, can t afford, cannot afford, cant afford, we can t afford, i can t afford, won t pay, will not pay, wont pay, won t manage, not able to pay, not able to afford, unable to pay, unable to afford, not willing to pay, not ready to pay, not going to pay, not prepared to pay, don t want to pay, do not want to pay, don t want to spend, do not want to spend, not paying, not spending, not willing to spend, won t spend, against, under no circumstances, by no means, in no case, no way, don t show, don t show me, don t show me anything, do not show me, do not show, far from, far away from, don t offer, do not offer, dont offer, don t offer me, don t send, don t send me, do not send, don t suggest, don t suggest me, do not suggest, don t propose, do not propose, don t recommend, do not recommend, don t give me, no more of, nothing, dont show, dont send, dont suggest, dont give, never again, never ever, don t bother with, dont bother with, do not bother with, don t bother showing, don t bother me with, don t waste my time with, no point in, no point showing, nt, dnt want',
  'not:after':
    'excluded, not needed, not ok, is a no, not please, not wanted, is not ok, unwanted, is out, are out, not an option, no go, out of question, are not wanted, not considered, not interested, not for me, not for us, is not for me, are not for me, is not for us, are not for us, don t suit, doesn t suit, not suitable, are not suitable, is not suitable, won t do, will not do, no thanks, don t want, do not want, dont want, don t like, do not like, dont like, don t need, won t consider, will not consider, not acceptable, don t consider, do not consider, is not an option, are not an option, isn t an option, out of the question, is out of the question, are out of the question, scares me, is a no no, is a deal breaker, is too late, too late, is too small, is too big, is too expensive, is too pricey, are too pricey, are too expensive, too pricey, too expensive, pricey for us, pricey for me, are too small, is too much, is bad, are bad, is no good, is not good',
  'join:and': 'and, also, plus, n',
  'join:or': 'or, either, nor',
  'topic:price':
    'price*, priced, budget*, cost*, costing, for, total price, worth, spend, purchase price, price range, asking price, my budget',
  'topic:payment':
    'a month, per month, monthly, month, mo, pm, p m, each month, every month, monthly payment*, payment*, paying, pay, per mo, a mo, monthly instalment*, monthly installment*, installment of, monthly mortgage, mortgage payment*, repayment*, pcm, mthly, mth, per mth, monthly pay, instalment of, monthly budget, pay monthly, afford monthly, emi',
  'topic:first':
    'first contribution*, initial contribution*, own contribution*, down contribution*, starting payment*, start payment, starting contribution*, contribution*, down payment*, downpayment*, down, now, upfront, up front, deposit*, initial payment*, first payment*, in hand, cash, savings, saved, have, initial, on hand, we have, i have, got, i ve got, in cash, right away, at once, first instalment, first installment, initial deposit, initial instalment, saved up, set aside, put aside, put away, scraped together, today, at start, up-front, in savings, advance, in the bank, prepayment, advance payment, entry payment, in my pocket, in our pocket, in pocket, in the pocket, on my account, in my account, on our account, in our account, on the account, in the account, on deposit, on my deposit, in my savings account, on my savings account, put down, to put down, can put down, can put in, own money, of own money, of my own money, of our own money, my own money, our own money, own funds, own savings',
  'topic:ppm':
    'per m2, per sqm, per sq m, per meter, per metre, per square meter, per square metre, a meter, a metre, per square, per sq meter, per sq metre, a square metre, a square meter, m2 price, price per metre, price per meter, price per sqm, a sqm, price per square metre, price per square meter, price per m2',
  'topic:area': 'area*, size*, sized, total area, floor area, floorspace, living space, footage, big',
  'topic:kitchen':
    'kitchen*, kitchen area, kitchen of, kitchen size, kitchenette, kithcen, kitchen diner*, kitchen dining',
  'topic:living':
    'ceiling*, ceiling height, living area, living room*, balcony, balconies, loggia*, sq ft, sqft, square feet, feet, ft, hall, hallway, height',
  'topic:deadline':
    'finished, built, done, finish, handover, hand over, handed over, completion, completed in, completing, delivery, delivered, complete in, completes, deadline*, finished in, finish in, ready in, ready for, due, handed over in, finishing in, delivery date, keys, move in, moving in, move-in, to be completed, ready, complete, completion date, possession, handing over, completed, available in, finish date, completion year, year of completion',
  'filler:end': 'end of, the end of, beginning of, early, late, mid, end',
  'rooms:0': 'studio*, studio flat, studio apartment*, bedsit*, stuido',
  'rooms:1': 'single room*',
  'rooms:2': 'couple of rooms, couple rooms, pair of rooms, single bedroom',
  'rooms:3': 'couple of bedrooms, couple bedrooms, pair of bedrooms',
  'rooms:4': 'multi room*',
  'finish:rough':
    'shell, bare wall*, bare concrete, shell and core, rough, rough finish*, shell only, bare shell, bare, concrete shell, raw, shell finish*, black finish, black box',
  'finish:rough_plus':
    'shell plus screed, shell plus, shell and screed, with screed, screed*, improved shell, improved rough, improved rough finish*, shell with screed, improved чернов*, improved chernov*, improved қаралай*, rough plus',
  'finish:prefine':
    'white box, whitebox, pre finish*, prefinish*, pre finished, white walls, prefine, white boxed, pre fine, pre fine finish*, semi finished, semi finish, semi-finished, half finished, half-finished, partly finished, partially finished',
  'finish:fine': 'fine finish*, finished walls, clean finish*, fine, finish level fine',
  'finish:turnkey':
    'turnkey, turn key, fully finished, move in ready, move in condition, fully renovated, fully fitted, turnkey finish, fully fitted out, fitted out, key ready, ready made, pod kluch, pod klyuch, pod kliuch, key in hand, under key, under the key, finished fully, full finish*, complete finish*, complete finishing, full renovation, complete renovation',
  'finish:fine+turnkey':
    'no renovation needed, no renovation required, no repairs needed, no repair needed, finished, renovated, renovation, with renovation, with finish*, with finishing, refurbished, finishing, decorated, remont, with remont, with repair*, repaired, newly renovated, don t want to renovate, do not want to renovate, no need to renovate, don t want to do renovation, dont want to renovate, renovation done, renovation is done, renovation ready, renovation already done, renovation done already, with renovation already done, repair done, repair is done, repair already done, repair done already, remont done, remont already done, remont done already, designer finish*, designer renovation, designer repair, euro repair, with euro repair, euro renovation, with euro renovation, euro remont, w finish, w repair, w renovation, with good repair, with good renovation, with good finish, done repair, repair ready, ready repair, with ready repair, no repair required, no repairs required, needs no repair, need no repair, needs no renovation, need no renovation, requires no repair, requires no renovation, require no repair, require no renovation, needs no repairs, that needs no repair, does not need repair, doesn t need repair, does not need renovation, doesn t need renovation',
  'finish:rough+rough_plus':
    'unfinished, without finish*, without finishing, no finish*, unrenovated, without renovation, no renovation, no finishing, without any finishing, not finished, not renovated, undecorated, without repair*, without remont, no repair, no repairs, w o repair, w o finish, w o renovation, w o remont',
  'thing:mountains': 'mountain*, alatau, peaks, hills',
  'thing:yard': 'yard*, courtyard*, inner yard, inner court, court',
  'thing:street': 'street*, road*, avenue*, highway*',
  'thing:park': 'park, parks, garden*, green*, greenery, forest*, square, wood*, trees, boulevard*',
  'thing:water':
    'water, river*, riverside, lake*, sea*, seafront, riverfront, waterfront, embankment, caspian, beach*, promenade, canal*, coast, seaside, beachfront, na more, vid na more, vidom na more, okna na more, seaview, sea side, lake side, river side',
  'thing:city': 'city, skyline, cityscape, downtown, city lights',
  'mark:view':
    'wake up to, wake up to the, waking up to, waking up to the, look at the, look over the, outside my window*, outside the window*, outside our window*, sunset*, sunrise*, view*, views of, overlooking, overlook*, facing, face, faces, looking, look, looks, looking at, looking over, looking onto, with a view of, window*, windows to, seeing, see, views over, sight, view of, onto, looking out, vista, windows look at the, windows looking at the, that look at the, which look at the, that looks at the, which looks at the, looking at the, vw, vid na more, vidom na more, okna na more, seaview, vew, veiw, viev, veiws',
  'mark:side': 'side*, facing, sided, exposure, aspect, orientation, oriented',
  'side:n': 'north, northern, north light, northern light, n',
  'side:s': 'south, southern, s',
  'side:e': 'east, eastern, e, sunrise*',
  'side:w': 'west, western, sunset*, w',
  'side:ne': 'north east, northeast*, north eastern, ne side, ne facing, ne windows, ne exposure, n e',
  'side:nw': 'north west, northwest*, north western, nw side, nw facing, nw windows, nw exposure, nw, n w',
  'side:se': 'south east, southeast*, south eastern, se side, se facing, se windows, se exposure, se, s e',
  'side:sw': 'south west, southwest*, south western, sw side, sw facing, sw windows, sw exposure, sw, s w',
  'district:': 'microdistrict*, district*, area, dist, distr',
  'sun:2':
    'sunny, sun, sunlight, sunlit, bright, lots of light, lot of light, light filled, sunshine, daylight, natural light, lots of sun, plenty of sun, light, sunnier, lots of sunlight, plenty of light, plenty of sunlight, lots of natural light, sun filled, good light, sunny side, sunniest, direct sun, a lot of sun, well lit, lots of daylight, plenty of daylight, lots of sunshine, brighter, plenty of natural light, with plenty of natural light, loads of light, loads of natural light, good natural light, a lot of light, a lot of natural light, gets the sun, not dark, not too dark, not gloomy, naturally lit',
  'cat:flat':
    'flat*, apartment*, apt, apts, home*, appartment*, apartament*, condo*, housing, unit, place to live, property, properties, aparment*, apartmnt*, units, kvartira*',
  'cat:garage':
    'parking*, carpark*, carpark space*, parking space*, parking spot*, parking place*, garage*, car space*, car park, parking lot*, space for a car, space for my car, lock up garage*, car box*, box for a car, box for my car, underground parking, underground garage, car parking, spot for a car, place for my car, place for a car, parking bay*, car place, car places, underground parking space*, underground parking spot*, underground parking place*, underground car park, underground for my car, underground for the car, underground for a car, underground for cars, underground for our car, place for car, place for the car, place for our car, place for cars, space for car, space for the car, space for our car, spot for my car, spot for the car, spot for car, spot for our car, carplace*, carspace*, car spot*',
  'cat:storageroom':
    'storeroom*, storage, storage room*, storage unit*, store room*, storage space*, cellar*, pantry, lock up, box room',
  'cat:comm':
    'commercial, commercial space*, commercial unit*, commercial premises, commercial property, office*, retail, retail space*, office space*, shop space, premises, business premises, retail unit*, retail premises, place for a shop, place for a cafe, premises for a shop, premises for a cafe, shop premises, space for a shop, space for a cafe, space for business, storefront, shop unit, space for an office, premises for an office, commercial real estate, coffee shop, cafe, place for a coffee shop, space for a pharmacy, premises for a pharmacy, space for a clinic, premises for a clinic, space for a salon, premises for a salon, space for a restaurant, premises for a restaurant, place for an office, place for a store, beauty salon, commercial area*, retail area*, shop premise*, coffee point*, coffee kiosk*, coffee to go, takeaway coffee, comm, comm property, comm space, comm unit, comm premises, commercial prop, commercial properties, commercial estate, commercials, non residential, non residential premises, non residential space, nonresidential, business room*, comercial property, comercial space, comercial premises, comercial unit',
  'poi:bus':
    'bus, buses, public transport, bus stop*, bus station*, close to transport, near transport, near to transport, transport nearby, transport close, good transport links, transport links',
  'poi:metro':
    'metro*, subway, underground, metro station*, tube, subway station*, underground station*, tube station*, metro stop*',
  'poi:tram': 'tram*, lrt, tram stop*, light rail',
  'poi:kindergarten':
    'kindergarten*, nursery, nurseries, preschool*, daycare, kindergarden*, pre school*, kinder garten*, kinder garden*, kids garden*, kid s garden*, child garden*, children garden*, children s garden*, creche*',
  'poi:school':
    'school*, gymnasium, lyceum*, schools, primary school*, secondary school*, elementary school*, middle school*, high school*',
  'poi:university': 'university, universities, uni, college*, campus, institute',
  'poi:shop':
    'shop, shops, store*, supermarket*, grocery, groceries, grocery store*, minimarket, convenience store*',
  'poi:mall': 'mall*, shopping center*, shopping centre*, shopping mall*, shopping',
  'poi:market': 'market*, bazaar*, bazar',
  'poi:clinic': 'clinic*, polyclinic*, doctor*, medical center, medical centre',
  'poi:pharmacy': 'pharmacy, pharmacies, drugstore*, chemist*',
  'poi:hospital': 'hospital*',
  'poi:sport':
    'gym*, fitness, fitness centre, fitness center, stadium*, sports centre, sports center, sports complex, fitness club*, sports ground*, sports arena*, sport arena*, ice arena*, ice rink*, skating rink*, sports hall*, sports facilit*, sport facilit*',
  'near:before':
    'near, near to, close to, nr, by, by the, next to, beside, nearby, within walking distance of, walking distance to, walking distance from, around, not far from, along, close by, within walking distance, at the, proximity to, on the, opposite, to, from, steps from, near by, adjacent to, walk to, walk from, in walking distance of, by a, near a, near the, in front of, across from, nearest, closest to, away from, within reach of, bordering, a stone s throw from, stone s throw from, stones throw from, next door to, within a few steps of, within a few steps from, a few steps from, few steps from, a couple of steps from, couple of steps from, a few steps to, not too far from, not so far from, not very far from, not that far from, not really far from, not too far away from',
  'near:after':
    'nearby, close by, near by, within walking distance, around the corner, close, in walking distance, next door, near, not far, walking distance, not far away, around, at hand, across the street, across the road, near me, next to it, adjacent, away, within a few steps, a few steps away, few steps away, within steps, a few steps, few steps, round the corner, just round the corner, right round the corner',
  'walk:':
    'walk, walking, on foot, foot, by foot, walk away, s walk, away on foot, away, walks, walking distance',
  'drive:': 'drive, by car, driving, by bus',
  'sort:price':
    'minimum price of, minimum price for, min price of, min price for, not too expensive, not very expensive, not so expensive, not that expensive, not too pricey, not overpriced, nothing too expensive, nothing too pricey, cheap*, cheapest, cheaper, inexpensive, affordable, low cost, lowest price*, cheapest first, low price*, budget friendly, least expensive, economical, cheap ones, price low to high, lowest price first, not expensive, from cheapest, low budget, cheap first, most affordable, reasonably priced, not too expensive, by price, good price, from cheap to expensive, cheap to expensive, low to high, sort by price, price matters most, price is what matters, price is key, price is the main thing, the main thing is price, main thing is price, mainly price, only price matters, price first, price comes first, from cheapest to most expensive, cheapest to most expensive, from the cheapest, starting with the cheapest, starting from the cheapest, chep, cheep, chip price, small price, smallest price, lower price, little price, less expensive, less pricey, less costly, best price, best prices, nice price',
  'sort:-price':
    'expensive, most expensive, dearest, priciest, expensive first, most expensive first, price high to low, highest price first, highest price, from most expensive to cheapest, most expensive to cheapest, from expensive to cheap, expensive to cheap, high to low, starting with the most expensive',
  'sort:-area':
    'spacious, largest, biggest, largest first, biggest first, roomy, large, huge, most spacious, bigger, larger, big one, largest area, sort by area, by area, by size, sort by size, from big to small, from large to small, large to small, largest to smallest, big ones, from largest to smallest, from biggest to smallest, biggest to smallest, from the largest to the smallest, from the biggest to the smallest, big to small, from the largest, starting with the largest, starting with the biggest, starting from the largest, starting from the biggest',
  'sort:area':
    'smallest, compact, tiny, small, smallest first, smaller, cosy small, smallest area, from small to big, from small to large, small to large, small to big, smallest to largest, from smallest to largest, from smallest to biggest, smallest to biggest, from the smallest to the largest, from the smallest, starting with the smallest, starting from the smallest',
  'sort:deadline':
    'soonest, earliest, earliest completion, soonest completion, soonest handover, earliest handover, soonest delivery, nearest completion, completed soonest, ready soonest, as soon as possible, asap, ready first, earliest delivery, soonest ready, soonest first, ready soon, completed soon, fastest completion, soonest to be completed, nearest handover, earliest first, completion soon, handed over soonest, finished soon, ready sooner, completes first, completed first, finishes first, finished first, handed over first, done first, delivered first, built first, completes soonest, finishes soonest, done soonest, move in soonest, moving in soonest, soonest move in, earliest move in, completes earliest, finishes earliest, closest to completion, completed sooner, finishing soon, finished soonest, sooner handover, earlier handover, sooner completion, earlier completion, closest completion date, closest handover, order by handover date, order by handover, sort by handover, sort by handover date, sorted by handover, order by completion, sort by completion, sort by completion date, by handover date, by completion date, soonest completed, soonest built, soonest finished, soonest done, soonest delivered, soonest handed over, soonest complete, soonest completing, earliest completed, earliest built, earliest finished, earliest done, earliest delivered, earliest handed over, earliest ready, earliest completing, next to be completed, soonest to complete, soonest to finish, soonest to be ready, soonest to be finished, soonest to be delivered, soonest to be handed over, earliest to be completed, fastest completed, nearest completed, soon ready, soon completed, soon finished, soon to be ready, soon to be finished, soon to be completed',
  'sort:payment':
    'lowest monthly payment*, smallest monthly payment*, lowest payment*, lowest monthly, minimum monthly payment*, smallest payment*, least monthly payment*, cheapest monthly, low monthly payment*, lowest monthly payment first, small monthly payment*, minimal monthly payment*, cheapest monthly payment*, lowest instalment*, lowest installment*, sort by monthly payment, sort by payment, sorted by monthly payment',
  'sort:-kitchen':
    'largest kitchen*, biggest kitchen*, with the largest kitchen, with the biggest kitchen, biggest kitchen first, largest kitchen first, kitchen as big as possible, kitchen as large as possible, kitchen as spacious as possible, roomiest kitchen*, most spacious kitchen*, starting with the largest kitchen*, starting with the biggest kitchen*, starting from the largest kitchen*, starting from the biggest kitchen*, from the largest kitchen*, from the biggest kitchen*',
  'sort:-floor':
    'highest floor*, as high as possible, top floors first, highest floor first, highest, highest floors first, highest up, high floor*, high up, upper floor*, higher floor*, top floors, high level, upper level*, higher up, tallest floor*, by floor from the top, from the top floor down, high flr, hi floor*, hi flr',
  'sort:floor':
    'lowest floor*, as low as possible, lowest floors first, lowest floor first, low floor*, lower floor*, not too high up, not too high, not high up, not high floor, not a high floor, low level, low flr, lo floor, not very high floor, not so high floor, not too high floor, not that high floor, not high, floor not high, floor is not high, floor not too high, afraid high floor*, scared high floor*, fear high floor*',
  'bigkitchen:':
    'kitchen big, kitchen large, kitchen spacious, kitchen bigger, big kitchen*, large kitchen*, spacious kitchen*, huge kitchen*, bigger kitchen*, larger kitchen*, roomy kitchen*, decent kitchen*, proper kitchen*',
  'most:': 'most, the most',
  'attr:big': 'big, bigger, large, spacious',
  'attr:small': 'small, little',
  'attr:cheap': 'cheap, affordable, chep',
  'attr:dear': 'expensive, pricey',
  'attr:soon': 'soon',
  'ready:':
    'ready, completed, finished building, finished house, already completed, already built, ready now, ready house, complete, built, ready building, completed building, handed over already, already handed over, already delivered, delivered already, immediate move in, move in now, move in immediately, available immediately, completed house, ready apartment, already finished, ready home, ready flat, already complete, move in today, move right in, immediately, ready-built, can move in now, ready for move in, already ready, handed over, immediate occupancy, move in right away, existing building, available now, move in straight away, ready to move in, ready to move into, ready to live in, ready to move, ready in, ready for, completed in, complete in, finished in, not under construction, not in construction, no construction, not off plan, built already, moving in immediately, move in at once, keys right away, keys straight away, keys immediately, keys now, keys at once, keys today, get the keys right away, get keys right away, get the keys now, keys in hand, handed over in, don t want to wait, do not want to wait, dont want to wait, without waiting for construction, without waiting for the construction, without waiting, no waiting for construction, finished houses, finished buildings, finished block*, finished tower*, finished complex*, finished project*, houses are finished, house is finished, building is finished, buildings are finished, houses that are finished, buildings that are finished, house that is finished, building that is finished, house that s done, building that s done, house is done, building is done, house s done, is already done, already done, already commissioned, house commissioned, building commissioned, commissioned house*, commissioned building*, is commissioned, been commissioned, done already, are done already, is done already, that are done, are already done, already all done, house that is done, building that is done, houses that are done, buildings that are done, flats that are done, flat that is done, apartments that are done, finished already, completed already, complete already, ready already, done building*, commissioned already, move in tomorrow, can move in tomorrow, move in next week, move in this week, house should be finished, house must be finished, house has to be finished, building should be finished, building must be finished, building has to be finished, house to be finished, immediate possession, ready possession, keys right now, move immediately, can move immediately',
  'building:':
    'under construction, off plan, offplan, being built, not yet built, still being built, not yet completed, in construction, pre construction, not ready yet, not completed, unbuilt, still under construction, construction stage, not ready, not built yet, unfinished building*, unfinished house*, unfinished block*, unfinished tower*, unfinished project*, unfinished complex*, unfinished development*, unfinished home*, unfinished construction',
  'year:this':
    'this year, by year end, end of this year, end of the year, by the end of the year, by year s end, this yr, by new year, by the new year, before new year, before the new year, by christmas',
  'year:afternext': 'year after next, the year after next, the year after',
  'year:next': 'next year, end of next year, nxt year, next summer, next spring, next autumn, next fall',
  'promo:':
    'special offer*, any deals, deals on, discount*, promotion*, on offer, promo, promos, on sale, special deal*, sale price, with a discount, discounted, specials, on promotion, bargain*, offers on, current offers, hot offers, hot deals, top deals, seasonal offers',
  'programme:installment':
    'instalment*, installment*, instalment plan, installment plan, in instalments, in installments, interest free, payment plan, interest free instalment*, interest free installment*, interest-free, inst, interest free plan, interest-free plan, zero interest plan, no interest plan',
  'programme:lease':
    'lease with purchase, lease to own, lease to buy, lease with buyout, lease and then buy, rent to own, rent to buy, rent with purchase, rent with buyout, rent with option to buy, rent with the option to buy, lease with option to buy, rent and then buy',
  'programme:mortgage':
    'mortgage*, on mortgage, with a mortgage, home loan, loan*, credit, with mortgage, on a mortgage',
  'end:first':
    'ground, first, frst, fisrt, firts, fisrst, fist floor*, fist flor, frist, ground level, 1st, lowest, bottom, street level',
  'end:last':
    'last, las floor, lst floor, lats floor, laast floor, top, uppermost, topmost, upper most, penthouse, very top',
  'end:both': 'end',
  'middle:':
    'middle floor*, mid floor*, middle of the building, mid level floor*, mid rise floor*, in the middle of the building, mid height, somewhere in the middle',
  'vague:floor': 'high rise',
  'feature:underground_parking':
    'parking*, underground parking, undergound parking, undeground parking, garage*, car park, underground garage, parking space*, car parking, parking spot*, with parking, park my car underground, park the car underground, park our car underground, car underground, parked underground, park underground',
  'feature:playground':
    'children play area*, children s play area*, childrens play area*, kids play area*, kid s play area*, play area for children, play area for kids, play area for the kids, place for children to play, place for kids to play, somewhere for kids to play, somewhere for the kids to play, playground*, kids playground, swings, swings and slides, slides and swings, swing set, sandpit, play area*, children s playground, playgrounds, kids area, play ground, playground for kids, playground for children, playground for the kids, kid s playground',
  'feature:security_cameras':
    'video surveillance, cctv, security camera*, camera*, surveillance, security cams',
  'feature:concierge': 'concierge, reception, doorman, porter, reception desk*',
  'feature:terraces': 'terrace*, with terrace, teracce',
  'feature:panoramic_windows':
    'panoramik window*, panaramic window*, panaramik window*, panoramick window*, windows panoramic, window panoramic, windows are panoramic, panoramic window*, floor to ceiling window*, flor to ceiling window*, floor to ceiling glass, floor to ceiling glazing, windows floor to ceiling, windows from floor to ceiling, full height window*, big window*, large window*, panoramic glazing, panorama window*, tall window*, huge window*, near floor to ceiling window*, windows near the floor, windows almost to the floor, windows almost from the floor, windows close to the floor, windows down to the floor, windows to the floor, windows from the floor',
  'feature:lobby': 'lobby, lobbies',
  'feature:storerooms': 'storeroom*, storage, storage room*, store room*, storage space*',
  'feature:ev_charging':
    'ev charging, ev charger*, electric car charging, car charging, charging station*, charger*, electric car, electric cars, charging for electric cars, electric car charger*, ev, ev charging station*, charging, charge my tesla, charge a tesla, charge my car, charge my ev, charge an ev, charge an electric car, charge the car, charge my electric car, charge our ev, charge our tesla, charge electric car*, tesla, teslas, plug in my car, plug in an ev, charge a car',
  'feature:yard_without_cars':
    'cars can t enter the yard, cars don t enter the yard, cars do not enter the yard, cars cannot enter the yard, yard with no cars, courtyard with no cars, yard closed to cars, courtyard closed to cars, yard free of cars, courtyard free of cars, car free courtyard, car free yard, car free, without cars, without any cars, without cars around, no cars in the yard, traffic free, closed courtyard, closed yard, yard without cars, gated, gated yard, gated courtyard, courtyard without cars, no cars in the courtyard, no cars in yard, traffic free courtyard, carfree, gated community, enclosed yard, enclosed courtyard, private courtyard, no cars driving in the yard, no cars driving in the courtyard, cars not allowed in the yard, no cars in our yard, no cars there, no cars inside, no cars around, no cars please, no cars outside, yard and no cars, courtyard and no cars, yard with playground and no cars, yard must be closed for cars, yard closed for cars, yard is closed for cars, courtyard closed for cars, courtyard is closed for cars',
  'feature:smart_access':
    'entry with smartphone, entry with a smartphone, entry with my smartphone, entry with phone, entry with a phone, entry with my phone, entry via phone, entry via smartphone, enter with phone, enter with my phone, open door with phone, open the door with phone, open the door with my phone, open the door with a phone, open doors with phone, open doors with my phone, open door by phone, open door from phone, open the door from my phone, door opens with phone, door that opens with phone, enter by phone, entry by phone, enter with phone, enter with my phone, unlock with phone, unlock door with phone, unlock the door with phone, smart access, phone access, access by phone, access with phone, access from phone, access with my phone, access from my phone, app access, mobile access, smart lock*, entry by smartphone, smartphone entry, keyless, keyless entry, smart intercom, phone entry, app entry, smart entry, smart home entry, door opens by phone, doors open by phone, open by phone, opens with a phone, door opens with a phone, door opens with my phone, open with a phone, open with phone, opens with phone, entrance by phone, entrance with phone, entrance via phone, entrance from phone, entrance by smartphone, entrance with smartphone, entrance by app',
  'feature:shops':
    'supermarket downstairs, supermarket on the ground floor, grocery downstairs, supermarket in the building, shops on the ground floor, shop on the ground floor, shops downstairs, shop downstairs, downstairs shops, shops in the building, shop in the building, same building as a shop, same building as a supermarket, same building as a grocery, same building as a store, supermarket in the same building, shop in the same building, shops below, stores on the ground floor',
  'feature:promenade':
    'access to the embankment, embankment access, promenade access, exit to embankment, exit to the embankment, exit to promenade, exit to the promenade',
  'exists:': 'have, got, do you have, have you got, is there, are there',
  'million:': 'million',
  'house:': 'building, block, house, tower, bldg, bldng, bld',
  'winter:': 'winter, in winter, december, in december, wintertime',
  'interestfree:':
    'interest free, without interest, zero interest, no interest, with no interest, no overpayment, without overpayment, interest-free, interest free instalment*, interest free installment*, interest free plan, interest-free plan, zero interest plan, no interest plan',
  'programme:islamic':
    'islamic, islamic mortgage*, islamic finance, islamic financing, islamic bank*, halal, halal mortgage*, sharia mortgage*',
  'vague:people': 'people, person*, kids, kid, children, child, family, families',
  'vague:':
    'trade in, part exchange, dual aspect, two sides, double aspect, corner, left bank, right bank, studio kitchen, kitchen studio, both sides, on both sides',
  'quarter:': 'quarter*, q, q1, q2, q3, q4, qtr',
  'season:':
    'summer, spring, autumn, winter, fall, january, february, march, april, may, june, july, august, september, october, november, december',
  'have:': 'have, we have, i have, got, i ve got, cash, in cash, in hand, on hand, in the bank',
  'minus:': 'minus',
  'region:': 'region, oblast',
  'street:': 'street*, st, str, avenue*, ave, av, road*, boulevard*, blvd',
  'attr:low': 'low, lowest, lower, minimal, minimum, least, smallest',
  'plain:':
    'stuffy, stuffier, decade, decades, decay, deadly, molding, mole, tall, taller, tell, tells, telling, toll, tolls, form, forms, breach, bleach, rivet*, severity, forester*, not dark kitchen, not dark kitchens, not dark colours, not dark colors, not dark finish, not dark walls, not dark bathroom, not dark wood, not dark furniture, dying, half a hundred, mali, compete, competes, competed, weren, din, ken, kenny, settle*, settling, grammy, asian*, aston, charged, charting, cameron, kramer, keeper*, keller, potter, turks, perkins, sings, teresa, hollow, holly, holt, lobbying, liking, magazine, magazines, officer, officers, stored, collars, kelley, kessler, kepler, keeler, kettler, kojima, rbis, malloy, kinney, bight, lobbied, holley, taunting, tabular, ding, bitten, vedder, salina, severn, sewer*, mountaineer*, terse, ported, porte, portes, stork*, lefty, sorely, kinsey, telangana, changer*, masque*, trojan*, trotsky, trois, kenyon, keene, keenly, langer, lager*, specious, arlene, remoteness, emilia, nehru, parsing, turkmen, parkin, screwed, lizzie, laziness, billings, stubby, sturdy, stuffing, studded, solicit*, stoic*, battista, jug, jugs, camara, turban*, amato, carefree, dismounted, publicly, publicity, little one, little ones, at tengiz, in tengiz, from tengiz, on tengiz, tengiz field*, tengiz oil*, tengiz oilfield*, tengizchevroil*, tear, tears, tease*, light switch*, light lunch*, sign the deal, close the deal, finish the deal, make a deal, phone storage, storage on my, camera on my, coast is clear, bare minimum, family doctor*, office manager*, west coast, east coast, west kazakhstan, east kazakhstan, i m ready, we re ready, i am ready, we are ready, bill, bills, billing, tennis*, orange*, roman*, romance, romantic*, turkey, keen, hole, holes, holy, stone*, seed*, stopping, shipping, canada*, moor*, charming*, charter*, extensive*, expansive*, severe*, saver*, seeker*, easter, arrange*, arranging, strike*, strait, sad, sadly, garbage, tragedy, stationery, stallion, timing, kennedy, republic*, collar, killer*, stare*, traffic light*, light bulb*, light industry, light meal*, light colour*, light color*, tennis court*, basketball court*, food court*, court case*, court order*, go to court, high court, view photos, view plans, view prices, can i view, to view, book a view*, arrange a view*, in my view, point of view, park my money, park my car, park a car, can i park, where to park, park our car, parked, theme park, business park, tech park, car parking ticket*, parking ticket*, parking fine*, parking sensor*, parking meter*, river of, sea of, ocean of, sea level, sea food, drinking water, water bill*, water meter*, water supply, water heater*, water pressure, water leak*, tap water, running water, is there water, water and electricity, water gas, mountain of, mountains of, mountain bike*, city council, city hall, street food, road trip*, road map, school of, school holidays, after school, driving school, dance school, language school, old school, high school diploma, finished school, school teacher, school run, old school style, bus driver, bus ticket*, market price*, market value, market rate*, housing market, real estate market, property market, stock market, labour market, labor market, market analysis, on the market, in the market, secondary market, doctor said, i am a doctor, i m a doctor, as a doctor, doctor s degree, work in a hospital, works in a hospital, work at a hospital, store my, app store, store manager, online store*, online shop*, shop around, shopping around, shopping list, gym clothes, phone charger*, laptop charger*, service charge*, extra charge*, free of charge, in charge, no charge, charge a fee, charge fees, do you charge, you charge, phone camera*, camera phone*, deal breaker*, a great deal of, a good deal of, deal with, dealing with, big deal, done deal, real deal, promotion at work, got a promotion, got promoted, job promotion, school fees, garden centre, garden center, garden furniture, green card, green energy, greenhouse*, green light, university degree, finished university, graduated from university, credit card*, credit history, credit score, bright idea*, bright future, bright side, bright ideas, on the bright side, first time, first question, last question, last time, last week, last month, last year, first of all, last but not least, small talk, small question, small print, little question, little time, large number, huge thanks, huge fan, cheap talk, shell company, fine print, i m fine, i am fine, raw data, raw food, rough idea, rough estimate, rough guess, rough numbers, south korea, north korea, south africa, the west coast, wild west, middle east, medium, many, a year or two, year or two, a month or two, a week or two, a day or two, less sun, less sunlight, less sunny, tessa, sample*, mosque*, transport*, transit, makeup, tyrant, kale, medeo, less, yet, net, try, wide, male, bar, god, rom, mol, les, study, studying, studied, studies, student*, stories, story, special, several, server*, seller*, shore, score, storm, prize*, paper*, promise*, terms, method*, station, strong, besides, decide, daily, charge, screen, wedding, remote, basis, rule*, lodging, van, elite, son, sons, dot, port, marked, seconds, flooded, pending, risers, changing, renting, hot water, cold water, no water, dental clinic*, dental, best deal*, good deal*, deal, remotely, how big, how large, how small, place to park, park my, park our, kaspi, in school, in kindergarten, at school, in the school, in a school, in the clinic, in a clinic, at the clinic, in the kindergarten, in a kindergarten, at kindergarten, can t find, cannot find, cant find, couldn t find, can t decide, cannot decide, can t choose, cannot choose, nowhere to park, somewhere to park, easy to park, able to park, need to park, want to park, like to park, room to park, space to park, have to park, hard to park, i park, we park, park cars, park two cars, park the car, loves shopping, love shopping, likes shopping, like shopping, loves to shop, love to shop, likes to shop, shopping online, go shopping, goes shopping, shopaholic, for renting out, for renting, to rent out, to rent it out, rent it out, for rent out, rent out on airbnb, renting it out, credit is bad, my credit, credit histories, bad credit, credit record, credit rating, on credit already, looking at parking*, parking lot, water leaked, water damage*, water from the ceiling, water dripped, school bus, school buses, construction site*, facing construction, sea breeze*, sea air, last but one, second to last, second last, next to last, penultimate, from sun, from the sun, allergic to sun, sun allergy, starting over, start over, started over, starting all over, start all over, starting from scratch, start from scratch, wait for a taxi, wait for taxi, waiting for a taxi, waiting for taxi, wait for my taxi, wait for the taxi, wait for a cab, doctor told*, doctor advised, doctor says, doctors say, doctor recommended, doctor recommends, doctor suggested, doctors told*, doctors advised, built in kitchen, built in kitchens, built in wardrobe, built in wardrobes, built in closet, built in closets, built in appliances, built in furniture, built in cabinets, built-in kitchen, built-in wardrobe, built-in wardrobes, built-in closet, built-in appliances, built-in furniture, school year, school years, academic year, school holiday',
  'nopoi:': 'green*, greenery, wood*, trees, square',
  'garden:': 'garden*',
  'group:':
    'pensioner*, senior*, student*, veteran*, teacher*, doctor*, military, employee*, staff, nurse*, disabled, orphan*, newlywed*, young famil*, large famil*, loyal customer*',
  'noise:':
    'can i live, can we live, could i live, could we live, i m after, im after, we re after, we are after, i am after, move into, moving into, say, lets, address, ready to pay, ready to wait, ready to invest, ready to spend, ready to sign, ready to renovate, ready to consider, ready to compromise, offer, offers, sell me, downstairs, do you have, have you got, is there, are there, how, i, m, im, we, re, a, an, the, is, are, am, wanted, wants, need, needs, looking, look, for, search*, find, finding, show, me, us, my, our, please, pls, plz, buy, buying, to, in, on, at, of, with, and, with a, some, something, any, anything, would, like, love, d, ideally, preferably, prefer, must, should, be, it, that, this, which, where, there, have, has, having, hi, hello, hey, dear, thanks, thank, you, ok, okay, so, but, just, only, new, building*, house*, block*, complex*, development*, project*, residential, nice, good, great, lovely, beautiful, cozy, cosy, modern, decent, perfect, best, can, could, do, does, got, get, give, s, t, ll, ve, option*, available, sale, for sale, one, ones, also, really, very, about, as, then, well, let, see, if, possible, possibly, maybe, kinda, kind, sort, type, somewhere, anywhere, place, city, town, district, area, tenge, price, long, no, not, home, total, per, from, want to, will, would be, not sure, family, definitely, by, own, myself, ourselves, here, what, who, whats, ur, u, gimme, lookin, wanna, gotta, today, now, all, up, out, make, sure, other, flat*, apartment*, floor*, rooms, room, too, than, interested, list, them, within, pref, ideal, least, around, asking, afford, can afford, affording, purchase, purchasing, or, both, either, comfy, comfortable, thats, moving, live, living, ready to buy, pay, budget, prefered, preferred, bit, little bit, each, having a, how much, how many, much, looking for, morning, afternoon, evening, good morning, good afternoon, good evening, good day, condition, state, level, greetings, regards, wish, wishing, hoping, hope, seeking, contact, kindly, currently, right now, thinking, range, more, help, available in, tower*, date, flatt*, already, want, smth, flor, gets, enough, located, community, service, right, directly, situated, based, browsing, done, walkable, can be, in the building, on the, your, big thanks, huge thank you, big thank you, sunny day, have a sunny day, night, w, including, incl, bought with, tell me about, tell us about, ask about, asking about, info about, information about, know about, talk about, more about, wanted to ask about, cash buyer, cash buyers, little, offers on the market, offers on market',
  'halfmore:': 'and a half, and half',
  'half:9': 'half a billion, half billion',
  'unit:months': 'months, years old, yo, weeks, week, days, times, am, kg, o clock, oclock, th grade',
  'visit:':
    'get to your, how to get, working hours, opening hours, office hours, phone number, address of, your address, vacancies, jobs, where is your, sales office, directions, visit, visit the office, come to the office, come and see',
  'own:aside':
    'goes to school, going to school, go to school, starts school, start school, starting school, goes to kindergarten, goes to university, starts university, starting university, i teach, we teach, teaches, i m teaching, pick my kids, pick up my kids, pick up the kids, pick kids, drop my kids, drop the kids',
  'own:first':
    'i live, we live, i work, we work, i rent, we rent, i own, we own, i study, currently live, currently living, currently renting, currently rent, renting, i m living, we re living, i am living, we are living, lives, works in, grew up, was born, debt*, owe, owing, why, how come, my parents live, already own, i stay, we stay, weather, flight, flights, ticket*, taxi, delivery of, pizza, sofa, hotel*, your office, our office, my address, my office, living on, my car, in rent, a month rent, month in rent, used to live, used to rent, last flat, previous flat, old flat, last apartment, previous apartment, old apartment, our loan is, my loan is, bought, i bought, we bought, already bought, my work is, my job is, our work is, our jobs are, another company, other company, another developer, other developer, other developers, your competitors, already viewed, already saw, already seen, already visited, works next to, works near, works by, works beside, works close to, offered us, offered me, and rent a, and renting a, drive a bus, drives a bus, share one room, share a room, share one bedroom, share a bedroom, i studied, studied in, squeezed into, squeezed in, crammed into, crammed in, packed into, cooped up, have outgrown, ve outgrown, outgrew, live with parents, live with my parents, living with parents, living with my parents, elsewhere, lived, we lived, i lived, been in this, been in a, been in our, have lived, ve lived, been living',
  'own:origin': 'moved from, moving from, relocating from, coming from, move from',
  'own:sell':
    'selling, sold, we sold, i sold, i have a mortgage, we have a mortgage, already have a mortgage, paying a mortgage, pay a mortgage, paying off a mortgage, swap, swapping, exchange my, exchange our, sell my, sell our, could sell, will sell, going to sell, if i sell, if we sell, i sell, we sell',
  'need:':
    'want, wants, wanted, need, needs, looking, looking for, search*, buy, buying, seeking, would like, interested, hoping, wish, prefer, find, want to, want to buy, would like to, put that toward, put that towards, put it toward, put it towards, goes toward, goes towards, i d like, we d like, i d love, we d love, id like, id love',
  'buy:': 'buy, buying, purchase, purchasing',
  'accept:before':
    'don t mind, dont mind, do not mind, wouldn t mind, not against, ok with, okay with, fine with, happy with, could be, could also be, can be, even, not bothered about, not bothered by, not fussy about, can also be, can live with, cool with, i don t mind, we don t mind, i wouldn t mind, we wouldn t mind, i m not against, i m fine with, we re fine with',
  'accept:after':
    'ok, okay, is ok, is okay, are ok, are okay, is fine, are fine, fine, fine too, is also fine, also fine, also ok, also okay, is alright, alright, acceptable, is acceptable, no problem, not a problem, is no problem, works, works too, would work, would do, will do, is possible, doesn t matter, does not matter, doesnt matter, not important, not essential, optional, is good too, good too, also good, is also ok, too, would be fine, would be ok, is not a problem, isn t a problem, fine with me, fine with us, fine by me, fine by us, i don t mind, we don t mind, don t mind, dont mind, do not mind, is optional, not necessary, not required, not a must, is not a must, ok for us, okay for us, ok for me, okay for me, ok with us, ok with me, okay with me, okay with us, ok too, okay too, fine for us, fine for me, don t care, dont care, i don t care, i dont care, we don t care, we dont care, do not care, i do not care, who cares, makes no difference, all the same, all the same to me, couldn t care less',
  'order:': 'first, at the top, on top, to the top',
  'below:': 'downstairs, below, in the building',
  'trade:': 'shoe*, dance, dancing, driving, laptop*, music, language*',
}
