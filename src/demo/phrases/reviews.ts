// The guests' reviews, in pieces.
import type { Amenity } from '../../../generated/model/values';
import type { Terrain } from '../places/place';

type Some = readonly [string, ...string[]];

export const good: Some = [
  'Lovely, simple, and cleaner than my own house.',
  'We arrived grumpy and left sunburned or windburned, depending on the person, and happy.',
  'The sort of place where you start to whisper, because it is so still.',
  'Beds made, lamps on, a note on the table. What a welcome.',
  'My husband, who reviews nothing, told me to write that the coffee grinder is excellent.',
  'Plenty of towels, plenty of plates, plenty of space to be apart.',
  'It has a really good shower. I know that it is a small thing, but it’s not.',
  'We brought too much food and cooked all of it in that kitchen.',
  'Worth the drive, and it was a long drive.',
  'Three generations, one roof, no arguments. A record for us.',
  'Tasteful without being precious: you can put your feet up.',
  'I lost an earring and it came by post a week later with a card.',
  'The windows are the best thing. The chair in front of them is second.',
  'We asked for quiet and got it.',
  'So well insulated that we didn’t know it had rained until morning.',
  'The description is modest, the place is better.',
  'We had only planned to sleep there and ended up staying in for two whole days.',
  'Everything worked, even the toaster.',
  'Our baby slept through for the first time. We will name the next one after the street.',
  'A thoughtful place; somebody has stayed in it as a guest and taken notes.',
  'Just what two tired nurses needed.',
  'There is a drawer with a bottle opener, batteries, tape and a deck of cards, and we used all four.',
  'We left rested, which I can’t say of most holidays.',
  'Big welcome, excellent pillows.',
  'We slept better here than we have in months.',
  'Exactly as described, which is rarer than it should be.',
  'Spotless when we arrived, down to the window tracks.',
  'We had planned three things a day and ended up doing one, happily.',
  'My mother, who is hard to please, asked whether we could stay another night.',
  'Quiet, warm and with enough hot water for everyone.',
  'The bed deserves a review of its own.',
  'We have stayed in many places like this and this is the one we compare the others to now.',
  'It felt like staying at a friend’s, if your friend owned good knives.',
  'Perfect for the two of us and our slow mornings.',
  'Easy to find, easy to get into, hard to leave.',
  'The kids cried when we packed the car. So, briefly, did I.',
  'Our third time here and it keeps getting better.',
  'The little things were right: hooks where you want them, a light by each side of the bed, sharp scissors.',
  'Came for work, stayed the weekend.',
  'The kitchen had everything, including a can opener that opens cans.',
  'We came with low expectations after a bad week and left with none of the week in us.',
  'No noise at all at night, and I’m a light sleeper.',
  'Great value, given what hotels were asking the same weekend.',
  'I proposed on the second evening. Answer was yes. Five stars.',
  'Everything was thought of, without any of it being fussy.',
  'The heating is excellent, and we tested it.',
  'Such a comfortable place to come back to after a long day out.',
  'Would have stayed another week if work allowed.',
  'There was fresh bread on the counter when we got in after a nine-hour drive.',
];

export const ofHost: Some = [
  '{host} wrote back within minutes each time.',
  '{host} sent a list of places to eat and every single one was right.',
  'We never met {host}, but felt looked after.',
  'Thank you, {host}, for the tip about the back road.',
  '{host} met us at the door with a flashlight and a joke.',
  'When we locked ourselves out at ten at night, {host} was there in fifteen minutes.',
  '{host} let us leave our bags until the evening, which made the last day.',
  'Instructions from {host} were short and clear.',
  '{host} is proud of the place, and ought to be.',
];

type Months = 'any' | 'warm' | 'cold';
/** Sentences about a place's surroundings, by season. */
export const ofTerrain: Readonly<Record<Terrain, Readonly<Record<Months, Some>>>> = {
  mountains: {
    any: [
      'Clouds hid the peaks for two days, then lifted at supper, and nobody spoke.',
      'Close to the trails but far enough from the highway.',
      'There was room to dry all our gear.',
      'The stars! We forgot that there were that many.',
      'We had no plan but the ridge in the window, and that was plan enough.',
    ],
    warm: [
      'Wildflowers up high, ice cream down low.',
      'Hiked every day, sat on the step every evening.',
      'Cool nights, which we had come for.',
      'Saw a marmot, an elk and one very startled bear cub, from far away.',
    ],
    cold: [
      'We woke up to fresh snow and had the trail to ourselves until ten.',
      'A good base: skiing one day, soaking the next.',
      'The road was ploughed before we were up.',
      'Our boots were dry every morning, which is all I ask.',
    ],
  },
  lake: {
    any: [
      'The lake was like glass at six.',
      'Quiet shore, quiet neighbours, one heron.',
      'We watched the mist come off the water with a coffee in hand.',
      'You forget the phone by the second day.',
    ],
    warm: [
      'We swam before breakfast every day, including the cold one.',
      'Loons at night, coffee on the step in the morning.',
      'The little one caught her first fish and we have been hearing of it since.',
      'We paddled more than we drove.',
      'Bring bug spray in June. Otherwise perfect.',
    ],
    cold: [
      'We skated on the bay and had it nearly to ourselves.',
      'Snow to the sills and the stove going: just what we wanted.',
      'Walked right across the lake, which still feels like a trick.',
    ],
  },
  coast: {
    any: [
      'You can hear the waves from the bed.',
      'The fog came in and we played cards all day; no regrets.',
      'The light in the evening is something else.',
      'We walked the shore in the rain and came back to a warm kitchen.',
    ],
    warm: [
      'Saw two whales from the window, not joking.',
      'Lobster on the step, butter everywhere, no complaints.',
      'The water is cold. We went in anyway.',
      'Low tide was a whole day’s entertainment for the children.',
    ],
    cold: [
      'The storm on the second night was better than any film.',
      'Out of season, and we had every beach to ourselves.',
      'Wind enough to lean on, and a warm place to come home to.',
    ],
  },
  prairie: {
    any: [
      'The sunset took up the whole sky and most of an hour.',
      'So quiet that we could hear the neighbour’s dog think.',
      'Real dark at night. We lay on the car and looked up.',
    ],
    warm: [
      'Watched a storm come in from the porch, best show of the trip.',
      'Meadowlarks at five in the morning, and we forgave them.',
      'Dust on everything and nobody minded.',
    ],
    cold: ['Hoarfrost on every wire; we took far too many photographs.', 'Cold and clear, with northern lights one night.'],
  },
  city: {
    any: [
      'We walked everywhere and didn’t touch the car.',
      'Great street: bakery, bar and bookshop within a block.',
      'Central, but calm once the door is shut.',
      'Parking was a bit of a puzzle; transit wasn’t.',
      'We liked pretending that we lived here.',
      'The neighbourhood is the real luxury.',
      'Close to the concert and far enough from the crowd after.',
    ],
    warm: [
      'Patios in all directions.',
      'Windows open at night, and only a little street.',
      'We rented bikes and saw three times what we had planned.',
    ],
    cold: [
      'It was cold enough to make the soup place on the corner feel like a find.',
      'We skated by day and slept very well by night.',
      'Warm floors, which in January is everything.',
    ],
  },
  north: {
    any: [
      'People in town were so kind to us.',
      'We learned more in four days than on any trip so far.',
      'The quiet takes a day to get used to and a week to get over.',
      'Bring groceries if you can, and an extra day in case the plane is late.',
    ],
    warm: [
      'The blinds really do keep out the midnight sun.',
      'Walked home at one in the morning in full daylight.',
      'Berries everywhere by late August.',
    ],
    cold: [
      'We saw the northern lights on two nights out of three.',
      'It was minus thirty-four and we were warm the entire time.',
      'The parkas we borrowed are better than anything we own.',
      'Aurora over the roof at midnight; we ran out in slippers.',
    ],
  },
};

/** Amenities of the summer. */
export const summerThings: readonly Amenity[] = ['dock', 'canoe', 'pool', 'bicycles', 'fire_pit'];
export const ofAmenity: Readonly<Partial<Record<Amenity, Some>>> = {
  hot_tub: [
    'The hot tub at the end of the day was worth the price alone.',
    'We spent a silly amount of time in the hot tub.',
    'Hot tub was clean and properly hot.',
  ],
  sauna: ['The sauna heats quickly and smells wonderful.', 'Sauna, cold plunge, repeat.'],
  wood_stove: ['Kept the stove going all weekend.', 'It took us an evening to learn the stove and now we want one.'],
  fireplace: ['Read a whole novel beside the fire.'],
  dock: ['The dock is where we lived.', 'Coffee on the dock at sunrise, every day.'],
  canoe: ['The canoe is old, stable and well loved.', 'We took the canoe out twice a day.'],
  piano: ['My daughter played the piano every evening, and it is in tune!'],
  crib: ['They had the crib set up, with a clean sheet, before we asked.'],
  workspace: ['Internet was fast enough for two people on calls.', 'A real desk, thank goodness.'],
  fenced_yard: ['The fenced yard meant our dog had a holiday too.'],
  board_games: ['We found a game none of us knew and played it until two.'],
  bicycles: ['We used the bikes every day.'],
  ocean_view: ['The view doesn’t stop being the view.'],
  lake_view: ['I did the dishes slowly on purpose, for the window over the sink.'],
  mountain_view: ['That view from the front room!'],
  pool: ['The pool kept three children busy for four days straight.'],
  self_check_in: ['Check-in with the code was painless, even at midnight.'],
  ev_charger: ['Charged the car overnight without having to think about it.'],
  fire_pit: ['Fire pit, stars, done.'],
};

export const ends: Some = [
  'We will be back.',
  'Highly recommended.',
  'Already looking at dates for next year.',
  'Thank you!',
  'Can’t say enough good things.',
  'Would book again without thinking.',
  'Don’t hesitate.',
  'See you next summer, we hope.',
  'Ten out of ten from all four of us.',
  'I almost don’t want to tell people about it.',
];

export const mixed: Some = [
  'Lovely place, but the water pressure in the shower is not what it could be.',
  'The bed in the second bedroom is on the soft side; the tall one of us woke up sore.',
  'It was colder than we expected on the first evening, until we found the thermostat.',
  'Good stay overall. The walls are thin and the neighbours start early.',
  'Smaller than we had pictured, though well laid out.',
  'Kitchen could use a better frying pan and one more sharp knife.',
  'The road in is rougher than the description says, so go slowly.',
  'Internet dropped out now and then, which mattered because one of us had to work.',
  'A few cobwebs and crumbs under the toaster; otherwise clean.',
  'Parking took some circling in the evening.',
  'Check-in instructions came late in the day, so we waited in the car a while.',
  'We liked it, only the blinds in the bedroom let in a lot of light.',
  'Fine for a night or two. For a week I would want more storage.',
  'The barbecue was out of gas, and it took until the next day to get more.',
];
export const poor: Some = [
  'I’m afraid it wasn’t clean when we came: hair in the shower and dishes in the sink.',
  'The heating failed on our second night and we slept in our coats. It was fixed the next day, but still.',
  'There was construction next door from seven in the morning, and nobody had told us.',
  'Not what we had expected from the description. Tired furniture, and a smell of damp in the back bedroom.',
  'We wrote three times about the hot water and got one answer.',
  'For this price I would expect towels that dry.',
  'The mattress is finished. Please replace it.',
];
export const butStill: Some = [
  'The location makes up for a lot.',
  'I would still come back, in a warmer month.',
  'The host did try to make it right, and gave us a part of the price back.',
  'It could be a great place with some care.',
  'Otherwise the place is pleasant enough.',
  'To be fair, the neighbourhood is excellent.',
];

export const stories: Some = [
  'Long version: we were four adults, two toddlers and one elderly spaniel, and I had been dreading it since February. The spaniel found the warm spot by the window, the toddlers found the pot lids, and the adults, for the first time since the wedding, finished a conversation. On the last morning my sister-in-law did the dishes without being asked. I can’t promise it will do that for your family.',
  'My wife and I come to a place like this once a year with the phones off. What we look for is simple: a good chair for each of us, a table that isn’t wobbly, and a walk that starts from the door. All three are here. We read, we cooked, we walked until our feet hurt. By the third day we were talking about retirement, and by the fourth we were looking at real estate, which is when you know that it is time to go home.',
  'We arrived two hours late because of a flat tire, with hungry children and half the groceries melted. There was a light on, the house was warm, and someone had put soup in the fridge with a note. I have stayed in hotels with marble lobbies that never once did that. The rest of the week was beautiful too, but it is the soup I’ll remember.',
  'I travel for work about a hundred nights a year and have become impossible. So, for the record: blackout blinds that black out, a shower that stays one temperature, a kettle, a desk with a plug beside it, no scented anything, and silence from ten to seven. I slept eight hours twice. I have written to ask whether it can be had every month.',
  'We had picked the worst weekend for weather, and it turned out to be the best thing. It rained sideways for two days. We made a large puzzle, a stew, and a plan to come back. On Sunday the sky cleared at four o’clock and we ran outside like children, coats over pyjamas, and saw what all the fuss is about.',
];

export const french: Some = [
  'Un séjour parfait, tout était propre et bien pensé. On reviendra avec plaisir.',
  'Accueil chaleureux, lit confortable, et le silence. Que demander de plus ?',
  'Emplacement idéal pour tout faire à pied. {host} répond très vite.',
  'La cuisine est bien équipée et la vue, magnifique. Les enfants ont adoré.',
  'Petit nid douillet, exactement comme décrit. Merci {host} !',
  'Très bon séjour en famille. Un peu de bruit le matin, rien de grave.',
  'On a tout aimé, sauf partir.',
  'Le calme, l’odeur du bois, le café sur le balcon : on s’y sent chez soi.',
  'Rien à redire. {host} a même pensé aux croissants.',
  'Magnifique région et logement impeccable. Nos amis européens en parlent encore.',
];

export const privateNotes: Some = [
  'The tap in the bathroom drips a little.',
  'One of the wine glasses broke, sorry; we left some money under the fruit bowl.',
  'We took the liberty of oiling the gate.',
  'You may want to look at the smoke alarm in the hall, it chirps.',
  'We left the extra maple syrup for you.',
];
