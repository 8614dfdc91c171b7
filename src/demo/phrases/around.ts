// How descriptions speak of what is around, by kind of land, and how they end.
import type { Terrain } from '../places/place';

type Some = readonly [string, ...string[]];

export const arounds: Readonly<Record<Terrain, Some>> = {
  mountains: [
    'Mornings begin late in a valley, because the sun has to climb first.',
    'Snow changes the sound of everything from November on, and it can stay until April.',
    'Leave the boots on; the trails begin close by.',
    'You will want layers in any month, and in July you will want them by nine in the evening.',
    'The weather comes over the ridge in ten minutes, and it is worth watching.',
  ],
  lake: [
    'By August the water is as warm as it gets, and that is enough.',
    'Evenings here are mostly about who saw the loon.',
    'Ice is usually in by December and out by the end of April, and both are small events.',
    'Swim before breakfast, when the surface is still flat.',
    'The mosquitoes have June; after that it’s ours again.',
  ],
  coast: [
    'Fog comes and goes without asking, and makes a good excuse for a second coffee.',
    'Keep the tide table on the fridge in mind; it runs the day here.',
    'The wind is honest, so bring a jacket even with a blue sky.',
    'You fall asleep to the sea whether it is loud or not.',
    'When it blows, the windows rattle a little and the place holds.',
  ],
  prairie: [
    'There is more sky here than people are ready for.',
    'Storms can be seen coming for an hour, and the porch is the place to be for it.',
    'At night it goes properly dark, and quiet enough to hear grass.',
    'The wind does stop, usually around supper.',
  ],
  city: [
    'You can leave the car where it is and do the rest on foot.',
    'There is good coffee within two minutes in either direction.',
    'The street is lively until eleven and calm after.',
    'Transit is close, and there’s a grocer on the way back.',
    'It’s a neighbourhood where people sit on their steps, so say hello.',
  ],
  north: [
    'In winter bring real boots; we lend parkas if you ask ahead.',
    'In summer the blinds matter more than the heating.',
    'The aurora is not on a schedule, but we will tell you when it starts.',
    'Groceries cost what they cost here, so tuck some coffee into your bag.',
    'The cold is dry and the house is tight: nobody has been chilly in it yet.',
  ],
};

export const endings: Some = [
  'We live ten minutes away and can be there in eight.',
  'There is a spare key with the neighbour, and a story about why.',
  'Tell us what you like to do and we will mark it on the map before you come.',
  'First-night firewood, coffee and milk are on us.',
  'Cots, boosters and night lights are in the hall closet; just ask if you can’t find one.',
  'If you come by bus, write to us and we will see what we can do.',
  'Longer stays are welcome; a week here is about right.',
  'You will have the whole place to yourselves.',
  'Please sign the guest book. We read it in November.',
  'Check the weather twice and bring the warmer coat.',
  'Many guests come back, and a few have bought next door.',
  'The lamp on the landing is temperamental. Everything else is sound.',
  'We answer messages quickly and otherwise leave you alone.',
  'Ask us anything; we have lived here long enough to have opinions about supper.',
  'A binder on the table says how everything works, including the stove.',
  'We leave bread, butter and coffee for the first morning.',
  'If something isn’t right, tell us the same day and we will put it right.',
  'We keep two nights free around long weekends for people who need to travel slowly; do ask.',
  'It isn’t a party house. It is a very good sleeping house.',
  'You won’t find a television in every room, and nobody has missed it.',
  'Late arrival is fine. The light over the door stays on.',
  'Everything you need for a first breakfast is in the cupboard; replace what you finish, if you like.',
  'Our dog may walk by to see who you are. The answer to everything is no, kindly said.',
  'There’s a drawer with maps, a corkscrew and plasters. It is the best drawer.',
  'Please use the place as though your grandmother owned it, the one you liked.',
];

export const frenchEndings: Some = [
  'On vous accueille en français ou en anglais, comme ça vient.',
  'Au plaisir de vous recevoir : la clé est sous votre code, le café dans l’armoire.',
  'Nous habitons tout près et répondons vite, dans les deux langues.',
];

export const rules: Readonly<Record<'always' | 'some' | 'bears' | 'wood' | 'town' | 'north' | 'water', Some>> = {
  always: ['No smoking or vaping indoors.', 'Please do not smoke inside; there is a tin by the back door.', 'Smoke-free inside, please.'],
  some: [
    'Boots and shoes off at the door.',
    'Only the guests in the booking stay the night.',
    'Recycling goes in the blue bin, food scraps in the green one.',
    'Turn the heat down when you go out for the day.',
    'Close the windows when you leave; the weather turns quickly.',
    'Leave the dishes clean; the rest is ours.',
    'Candles stay in the drawer, please.',
    'Tell us if something breaks. It happens.',
  ],
  bears: ['Keep garbage inside until you leave: bears read no labels.', 'Coolers and bird seed come in at night, because of the bears.'],
  wood: [
    'No fires when there is a fire ban; the sign at the gate says so.',
    'Only what is in the shed goes in the stove, no driftwood or boxes.',
  ],
  town: ['Take the stairs softly after ten; we share a wall.', 'Park only in the marked space, or the neighbour will tell you.'],
  north: ['Keep the inside porch door closed in winter.', 'Plug the car in below minus twenty; the cord is on the hook.'],
  water: ['Children near the water only with an adult.', 'Lifejackets in the boats, always.'],
};
export const quiet: Some = [
  'Quiet hours from 10 p.m. to 8 a.m.',
  'Quiet after 10 p.m.; sound carries here.',
  'Please keep it down outdoors after 10 in the evening.',
  'Quiet from 11 p.m. to 7 a.m.',
];
export const parties: Some = ['No parties or events.', 'No parties, please; a birthday supper is not a party.', 'Not for events.'];
export const petsWelcome: Some = [
  'Dogs are welcome, on the floor and off the beds.',
  'Pets are fine if they are house-trained; towels for paws are by the door.',
  'Well-behaved pets welcome. Please do not leave them alone in the place.',
];
export const petsNot: Some = ['No pets in this one.', 'No pets, please.', 'Sorry, no animals.'];
