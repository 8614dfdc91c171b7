// What descriptions say of what there is; a sentence each.
import type { Amenity } from '../../../../generated/model/values';

type Some = readonly [string, ...string[]];

export const amenitySentences: Readonly<Partial<Record<Amenity, Some>>> = {
  hot_tub: [
    'The hot tub is out back, kept hot all year, and screened so that only the stars look in.',
    'There is a cedar hot tub for afterwards, whatever the before was.',
    'You can go from the back door to the hot tub in six steps, which matters in January.',
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
  ],
  fireplace: [
    'The fireplace lights with a switch and makes every evening look planned.',
    'There is a real fireplace and someone has already swept it.',
  ],
  piano: ['The piano is tuned twice a year and likes to be played.', 'Yes, the piano is there to be used, within reason and before ten.'],
  fire_pit: [
    'Out behind is a fire pit with a ring of stumps and a view of the sparks.',
    'The fire pit has wood beside it and, usually, forgotten marshmallow sticks.',
  ],
  deck: [
    'Breakfast moves to the deck from about May.',
    'The deck catches the last of the sun, so that is where people end up.',
    'There is a deck with a table, four chairs and one that rocks.',
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
  garden: ['Pick what you can use from the garden; the mint is winning anyway.', 'The garden is at its best in July and never tidy.'],
  barbecue: ['The barbecue is gas, clean, and out of the wind.', 'We leave the barbecue full, so dinner is your only worry.'],
  workspace: [
    'There is a desk by a window, and internet that has survived many meetings.',
    'If you must work, the desk is good and the chair better.',
  ],
  books: [
    'The shelves hold what guests left and what we could not part with.',
    'There are books for rain, mostly novels, and a run of old atlases.',
  ],
  board_games: [
    'A cupboard holds the games, with nearly all their pieces.',
    'There are games for four, cards for six and one puzzle nobody has finished.',
  ],
  ev_charger: ['An EV charger on the wall fills the car overnight.', 'You can charge the car at the house; bring nothing but the plug.'],
  self_check_in: [
    'Come when you like after check-in; the door has a code.',
    'A keypad lets you in, so a late ferry or a slow road is no trouble.',
  ],
  fenced_yard: ['The yard is fenced all round, for small people and dogs.', 'Behind the fence there is room for a ball and a nap.'],
  crib: ['The crib and high chair can be set up before you come.', 'Tell us if there is a baby, and the crib will be made up.'],
  washer: ['A washer stands ready for whatever the trail did to your socks.', 'You can do a load of laundry and hang it by the heater.'],
  dishwasher: ['There’s a dishwasher, and that has saved more holidays than the view.', 'Cook properly; the dishwasher will deal with it.'],
  air_conditioning: ['It stays cool in a heat wave, as not every place here does.'],
  ski_in_ski_out: ['You can be in the lift line with your coffee still warm, and ski back to the door at four.'],
  mountain_view: [
    'The mountains fill the front windows, weather permitting, and the weather is part of it.',
    'From the sink you look at a mountain. It makes the dishes go slowly.',
  ],
  lake_view: [
    'You see the lake from the kitchen and from the bed in the front room.',
    'The lake is in the window all day and in your ears at night.',
  ],
  ocean_view: [
    'The sea is in front of you, with whatever it is doing that day.',
    'On clear mornings you can watch the boats go out from the table.',
  ],
  beach_access: ['A path takes you to the sand, bare feet recommended.', 'The beach is near enough to go back for the other book.'],
  waterfront: [
    'There is nothing between the house and the water but a little grass.',
    'The water is right there, so please mind small children.',
  ],
};
