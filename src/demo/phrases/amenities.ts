// The sentences of descriptions about amenities, one each.
import type { Amenity } from '../../../generated/model/values';

type Some = readonly [string, ...string[]];

export const amenitySentences: Readonly<Partial<Record<Amenity, Some>>> = {
  hot_tub: [
    'The hot tub is out back, kept hot all year, and screened so that only the stars look in.',
    'There is a cedar hot tub for afterwards, whatever the before was.',
    'You can go from the back door to the hot tub in six steps, which matters in January.',
    'A hot tub steams on the terrace in all weathers.',
  ],
  sauna: [
    'The sauna heats in forty minutes and there is a bucket for the brave.',
    'A wood-fired sauna stands beside the house; the birch is split and stacked.',
    'Take the sauna after supper, then sit on the step and steam.',
  ],
  pool: ['The pool is open and warm from late May to mid-September.', 'There is a pool, and chairs that face both the sun and the shade.'],
  wood_stove: [
    'The wood stove does most of the heating; kindling and a lesson are included.',
    'Light the stove when you come in and the place is warm before the soup is.',
    'There is dry wood under the eaves for as many evenings as you stay.',
    'The wood stove ticks as it warms, and everybody moves closer.',
  ],
  fireplace: [
    'The fireplace lights with a switch and makes every evening look planned.',
    'There is a real fireplace and someone has already swept it.',
    'On grey evenings there is the fireplace.',
  ],
  piano: ['The piano is tuned twice a year and likes to be played.', 'Yes, the piano is there to be used, within reason and before ten.'],
  fire_pit: [
    'Out behind is a fire pit with a ring of stumps and a view of the sparks.',
    'The fire pit has wood beside it and, usually, forgotten marshmallow sticks.',
    'Sit round the fire pit until the blankets come out.',
  ],
  deck: [
    'Breakfast moves to the deck from about May.',
    'The deck catches the last of the sun, so that is where people end up.',
    'There is a deck with a table, four chairs and one that rocks.',
    'In good weather the deck is the largest room.',
    'Out on the deck you can eat, nap, or do nothing with a view.',
  ],
  canoe: [
    'A canoe, paddles and lifejackets are in the shed, and the landing is close.',
    'Take the canoe out early, before the wind gets up.',
  ],
  dock: [
    'The dock is long enough to dive from and flat enough to nap on.',
    'You can tie up at the dock or just let your feet hang off it.',
  ],
  bicycles: ['Two bicycles lean in the porch; pump the tires and go.', 'Borrow the bicycles, they are old and quick.'],
  garden: [
    'Pick what you can use from the garden; the mint is winning anyway.',
    'The garden is at its best in July and never tidy.',
    'A small garden goes with it, bees included.',
  ],
  barbecue: [
    'The barbecue is gas, clean, and out of the wind.',
    'We leave the barbecue full, so dinner is your only worry.',
    'There is a barbecue by the door with a light over it, for the early dark.',
    'Bring something to grill.',
  ],
  workspace: [
    'There is a desk by a window, and internet that has survived many meetings.',
    'If you must work, the desk is good and the chair better.',
    'A desk, a lamp and a decent chair stand ready in the corner.',
    'The internet is quick and the desk faces a wall, on purpose.',
  ],
  books: [
    'The shelves hold what guests left and what we could not part with.',
    'There are books for rain, mostly novels, and a run of old atlases.',
    'One wall is books; borrow freely, finish them by post if you must.',
    'There is a reading chair with a lamp in the right place.',
  ],
  board_games: [
    'A cupboard holds the games, with nearly all their pieces.',
    'There are games for four, cards for six and one puzzle nobody has finished.',
    'The games are on the low shelf, where children find them first.',
    'Rainy days are covered: cards, dominoes and a chess set short one pawn.',
  ],
  ev_charger: ['An EV charger on the wall fills the car overnight.', 'You can charge the car at the house; bring nothing but the plug.'],
  self_check_in: [
    'Come when you like after check-in; the door has a code.',
    'A keypad lets you in, so a late ferry or a slow road is no trouble.',
    'You let yourselves in with a code that we send the day before.',
    'Nobody has to wait up for you; there is a lock box and a light.',
  ],
  fenced_yard: ['The yard is fenced all round, for small people and dogs.', 'Behind the fence there is room for a ball and a nap.'],
  crib: [
    'The crib and high chair can be set up before you come.',
    'Tell us if there is a baby, and the crib will be made up.',
    'We have a crib and will make it up for you.',
  ],
  washer: [
    'A washer stands ready for whatever the trail did to your socks.',
    'You can do a load of laundry and hang it by the heater.',
    'The washer is in the hall cupboard, with soap.',
    'Muddy clothes go straight into the washer by the door.',
  ],
  dishwasher: [
    'There’s a dishwasher, and that has saved more holidays than the view.',
    'Cook properly; the dishwasher will deal with it.',
    'There is a dishwasher, so the only argument is about who loads it.',
    'A dishwasher, yes.',
  ],
  air_conditioning: ['It stays cool in a heat wave, as not every place here does.'],
  ski_in_ski_out: ['You can be in the lift line with your coffee still warm, and ski back to the door at four.'],
  mountain_view: [
    'The mountains fill the front windows, weather permitting, and the weather is part of it.',
    'From the sink you look at a mountain. It makes the dishes go slowly.',
    'Whichever way you turn the chair, there is a mountain in it.',
  ],
  lake_view: [
    'You see the lake from the kitchen and from the bed in the front room.',
    'The lake is in the window all day and in your ears at night.',
    'You can tell the hour by the colour of the lake.',
  ],
  ocean_view: [
    'The sea is in front of you, with whatever it is doing that day.',
    'On clear mornings you can watch the boats go out from the table.',
    'There is always something going by on the water.',
  ],
  beach_access: ['A path takes you to the sand, bare feet recommended.', 'The beach is near enough to go back for the other book.'],
  waterfront: [
    'There is nothing between the house and the water but a little grass.',
    'The water is right there, so please mind small children.',
  ],
};
