// First sentences of descriptions, by type of place. `{place}`, `{street}`, `{rooms}` and `{sleeps}` are filled in.
import type { PropertyType } from '../../../../generated/model/values';

type Some = readonly [string, ...string[]];

export const openers: Readonly<Record<PropertyType, Some>> = {
  cabin: [
    'My grandfather built this cabin one summer at a time, and we have only ever fixed what needed fixing. It has {rooms}, a table that seats everyone, and a door that wants a shoulder in wet weather.',
    'A cabin, honestly: wood walls, wood smoke, {rooms}, and a kettle that is nearly always on. It is small enough to be warm in twenty minutes.',
    'You turn off {street}, the radio fades, and there it is between the trees. Inside are {rooms} and not one thing you need to be careful with.',
    'We spent four years looking for a place like this in {place} and three more making it tight against the weather. Now it is snug, simple and very quiet.',
    'There are bigger cabins near {place}. There are few with a better chair by the window.',
  ],
  cottage: [
    'Three generations have left their paperbacks here, and you are welcome to all of them. The cottage has {rooms} and sleeps {sleeps} without anyone drawing the short straw.',
    'This is a cottage in the old sense: floors that creak, doors that are never locked at noon, and {rooms} that smell of cedar when it rains.',
    'We painted it, rewired it, and left everything else alone. If you spent your childhood summers somewhere like {place}, you will know where the mugs are.',
    'Simple, bright and close to everything you came for. With {rooms} it suits a family, or friends who get along at breakfast.',
    'The cottage stands a little apart on {street}, with room to hang towels and nobody looking in.',
  ],
  house: [
    'A whole house in {place}, with {rooms} and enough space for people to disappear in the afternoon and turn up again for supper.',
    'We live here ourselves for part of the year, so the knives are sharp, the beds are good and the heating makes sense. There are {rooms}; it sleeps {sleeps}.',
    'Built long before either of us and looked after ever since, the house on {street} has tall windows, {rooms} and a kitchen that people end up in.',
    'Come in through the mud room, like everyone. Behind it are a long kitchen, {rooms}, and a living room where the light goes round with the day.',
    'If you are travelling with parents, children or old friends, a house works better than three hotel rooms. Ours has {rooms} and one very large table.',
    'It isn’t grand, but it is the real thing: a family house in {place}, {rooms}, a porch, and neighbours who wave.',
  ],
  apartment: [
    'A bright apartment on {street}, up one flight, with {rooms} and windows on two sides. You hear the street wake up, but not before you do.',
    'This was my first apartment and I never quite let it go. It is calm, well equipped and in the middle of everything in {place}.',
    'High ceilings, old floors, {rooms}. The kitchen is small and cooks well; the armchair belonged to my aunt and forgives everything.',
    'Good for two people with a plan and for one person with none. The apartment sleeps {sleeps} and has everything you forget to pack.',
    'Plain white walls, a proper bed, fast internet, and {place} outside the door.',
  ],
  condo: [
    'An easy place to arrive at: parking sorted, key code on your phone, lift to the door. The condo has {rooms} and sleeps {sleeps}.',
    'We bought this for weekends and are not here nearly enough. New kitchen, quiet bedrooms, and a balcony that gets the evening.',
    'Tidy, warm and well insulated, with {rooms} and storage for all the gear that {place} seems to require.',
    'Everything works, nothing squeaks, and it takes five minutes to feel at home. {place} starts at the front door.',
  ],
  chalet: [
    'Built for a crowd coming in with wet boots: hooks by the dozen, a bench to sit on, and {rooms} upstairs and down. It sleeps {sleeps} with nobody on a sofa they resent.',
    'Timber, stone and a great deal of glass. The chalet has {rooms}, one long table, and a fire that can be seen from all of it.',
    'We rent our chalet when we aren’t in it, which is why there is a good corkscrew and too many sleds.',
    'Two families fit here easily, with {rooms} on two floors, so the early and the late need never meet.',
  ],
  townhouse: [
    'Three storeys, tall and narrow: boots and bikes at the bottom, cooking and company in the middle, sleeping on top. There are {rooms}.',
    'Our townhouse is in a quiet row, a short walk from what you came to {place} for. It has {rooms} and a terrace for the first coffee.',
    'A whole house without the lawn. {rooms}, a good kitchen, and a door of your own on {street}.',
    'We raised two children here, so it takes some wear. It sleeps {sleeps}, and the stairs are the only exercise you strictly need.',
  ],
  loft: [
    'One big room with a very high ceiling, a bed up a few steps, and windows that took two people to wash. People write, paint and sleep well here.',
    'The building was put up for work, and you can still see the beams that held it. Now it is a loft for {sleeps} in the liveliest bit of {place}.',
    'Brick on one side, books on the other. The loft is warm in winter, airy in summer and closer to supper than you would think.',
    'I am a photographer and lived here for six years for the light. The bed, the kitchen and the shower were all improved after I left.',
  ],
  guest_suite: [
    'A suite of your own at the side of our house, with its own entrance, its own thermostat and a door between us that stays shut. We are upstairs if the kettle fails.',
    'It began as a place for grandparents, which is why the bed is excellent and the lights are easy to find at night. It sleeps {sleeps}.',
    'Small, spotless and private. You come and go by the garden gate on {street}; we mostly see you when you want advice.',
    'We made this suite for the sort of traveller we are: out all day, glad of a good shower, and asleep by ten.',
  ],
  tiny_house: [
    'Everything has its place, and most things have two uses. It is a tiny house with a full-sized bed, a real shower and a window seat for the rain.',
    'I built it on a trailer over two winters and it has not moved since. It sleeps {sleeps}, provided you like one another.',
    'Twenty-two square metres, thought through to the hooks. You will be outside most of the day anyhow.',
    'Less house, more sky. The ladder is short, the mattress is good, and the kettle is within reach of everywhere.',
  ],
  farm_stay: [
    'This is a working place. You may be woken by a rooster, you may be asked to admire a calf, and you will be left in peace in the house with its {rooms}.',
    'We farm, and we like company at the gate. The house for guests is a field away from ours, with {rooms} and eggs in the fridge.',
    'Gumboots in several sizes stand by the door. Help yourself, shut the gates behind you, and walk as far as the last fence.',
  ],
  bed_and_breakfast: [
    'We have kept a bed and breakfast in this house for many years, and we still like it. Your room is at the quiet end of the hall, with its own bath and a good reading lamp.',
    'Breakfast is at the big table between eight and ten: fruit, something hot, and toast for as long as you can keep up. The room looks over the garden.',
    'One guest room, so you are never part of a crowd. There is tea in the parlour at five, whether or not you are sociable.',
  ],
  yurt: [
    'Round, warm and filled with light from the dome, the yurt stands on a wooden platform well away from the house. You will hear wind, owls and not much else.',
    'A real bed, thick felt, and a fire you can watch from under the covers. The washroom is a short lit walk away, and a hot shower is in it.',
    'Canvas walls make you notice the weather, which is rather the point. We have slept here in every month of the year.',
  ],
  houseboat: [
    'The floor moves a little; after an hour you miss it when it doesn’t. The boat is moored for good, heated, and sleeps {sleeps}.',
    'Wake up level with the ducks. There is a proper galley, a proper bed and a deck for looking at other people’s boats.',
    'We lived aboard for seven years before we had a dog. It is compact and shipshape, and the evenings are the best in {place}.',
  ],
};
