// The dozen listings of the stand-ins of other platforms, in the words that such platforms use.
import type { SourcePlatform } from '../../../generated/model/values';
import type { Scene } from '../pictures/draw';

export type StandInPlatform = Exclude<SourcePlatform, 'expedia' | 'generic'>;

export interface ElsewhereListing {
  readonly platform: StandInPlatform;
  /** Its id there: a number, or a name in the address. */
  readonly id: string;
  readonly title: string;
  readonly kind: string;
  readonly description: string;
  readonly place: readonly [street: string, city: string, province: string, postal: string];
  readonly position: readonly [latitude: number, longitude: number];
  readonly rooms: { readonly guests: number; readonly bedrooms: number; readonly beds: number; readonly baths: number };
  readonly amenities: readonly string[];
  readonly scene: Scene;
}

type Rooms = readonly [guests: number, bedrooms: number, beds: number, baths: number];
type Row = readonly [
  id: string,
  title: string,
  kind: string,
  scene: Scene,
  place: ElsewhereListing['place'],
  position: ElsewhereListing['position'],
  rooms: Rooms,
  amenities: string,
  description: string,
];

const listingOf =
  (platform: StandInPlatform) =>
  ([id, title, kind, scene, place, position, [guests, bedrooms, beds, baths], amenities, description]: Row): ElsewhereListing => ({
    platform,
    id,
    title,
    kind,
    scene,
    place,
    position,
    rooms: { guests, bedrooms, beds, baths },
    amenities: amenities.split(', '),
    description,
  });

const airbnb: readonly Row[] = [
  [
    '91000001',
    'Cedar loft above the harbour',
    'Loft',
    'coast',
    ['312 Campbell Street', 'Tofino', 'British Columbia', 'V0R 2Z0'],
    [49.1527, -125.9054],
    [4, 1, 2, 1],
    'Fast wifi – 312 Mbps, Kitchen, Indoor fireplace, Washer, Dryer, Sea view, Smoke alarm, Self check-in, Pool table',
    'A bright loft over the boats, two minutes from the coffee and ten from the long beach.\n\nThe whole front is glass: you see the weather come in from the sound. The bed is up the stairs, the sofa bed takes two more.',
  ],
  [
    '91000002',
    'Row house on the hill',
    'Townhouse',
    'town',
    ['27 Victoria Street', 'St. John’s', 'Newfoundland and Labrador', 'A1C 3V3'],
    [47.5667, -52.7103],
    [6, 3, 4, 1.5],
    'Wifi, Kitchen, Heating, Washer, Dedicated workspace, Harbour view, Carbon monoxide alarm, Free street parking',
    'Three floors of painted wood, with a kitchen that looks over the harbour. Music is a five-minute walk downhill, and quiet begins at the door.',
  ],
  [
    '91000003',
    'Ski-out chalet with hot tub',
    'Chalet',
    'mountains',
    ['110 Chemin des Skieurs', 'Mont-Tremblant', 'Québec', 'J8E 1T1'],
    [46.2126, -74.5851],
    [10, 4, 7, 3],
    'Private hot tub - available all year, Ski-in/Ski-out, Wifi, Indoor fireplace, Kitchen, Dishwasher, Free parking on premises, EV charger, BBQ grill',
    'You put your skis on at the door and take them off at the hot tub.\n\nFour bedrooms, a long table, and a fire that is easy to light.',
  ],
  [
    '91000004',
    'Cabin at the quiet lake',
    'Cabin',
    'lake',
    ['48 Cottage Lane', 'Huntsville', 'Ontario', 'P1H 2J2'],
    [45.3269, -79.2184],
    [5, 2, 3, 1],
    'Lake access, Private dock, Kayak, Fire pit, Kitchen, Coffee maker, Wood-burning stove, Board games',
    'Loons in the morning, a fire in the evening, and a dock that gets the last sun. The water is shallow for the first ten metres.',
  ],
  [
    '91000005',
    'Garden suite near the market',
    'Guest suite',
    'cabin',
    ['905 Rue Saint-Jean', 'Québec', 'QC', 'G1R 1R4'],
    [46.8139, -71.2157],
    [2, 1, 1, 1],
    'Wifi, Kitchenette, Air conditioning, Essentials, Hair dryer, Patio or balcony, Step-free guest entrance',
    'A small suite with its own garden door. Bread is across the street from seven.',
  ],
];
const vrbo: readonly Row[] = [
  [
    '7200011',
    'Farmhouse among the vines',
    'House',
    'prairie',
    ['1450 Naramata Road', 'Naramata', 'BC', 'V0H 1N1'],
    [49.5956, -119.5949],
    [8, 4, 5, 2.5],
    'internet, kitchen, outdoorGrill, washerDryer, patio, pool, airConditioning, mountain views',
    'A farmhouse of 1912 between two vineyards, with a pool behind the barn and the lake at the end of the road.',
  ],
  [
    '7200012',
    'Oceanfront cottage',
    'Cottage',
    'coast',
    ['77 Lighthouse Road', 'Lunenburg', 'Nova Scotia', 'B0J 2C0'],
    [44.3776, -64.3094],
    [6, 3, 4, 2],
    'Oceanfront, beachAccess, fireplace, wifi, kitchen, deck, dishwasher',
    'The tide comes to the end of the lawn. Three bedrooms face the water, and so does the tub.',
  ],
  [
    '7200013',
    'Condo at the gondola',
    'Condo',
    'mountains',
    ['4280 Mountain Square', 'Whistler', 'BC', 'V8E 1B1'],
    [50.1139, -122.9542],
    [4, 1, 2, 1],
    'wifi, hotTub, pool, kitchen, elevator, ski in/out, parking',
    'One bedroom and a sofa bed, one hundred steps from the gondola. Skis stay in the locker downstairs.',
  ],
  [
    '7200014',
    'Log home under the northern lights',
    'Log home',
    'tundra',
    ['12 Hidden Valley Drive', 'Whitehorse', 'Yukon', 'Y1A 0A1'],
    [60.7642, -135.1427],
    [6, 2, 3, 1],
    'sauna, wood stove, wifi, heating, kitchen, satellite tv, Pets allowed',
    'Far enough from town for a dark sky, near enough for dinner. The sauna heats in forty minutes.',
  ],
];
const booking: readonly Row[] = [
  [
    'ca/old-port-flat',
    'Old Port Flat',
    'Apartment',
    'town',
    ['410 Rue Saint-Paul', 'Montréal', 'Quebec', 'H2Y 2B1'],
    [45.5075, -73.5541],
    [4, 2, 2, 1],
    'Free WiFi, Kitchen, Air conditioning, Flat-screen TV, Lift',
    'Stone walls, tall windows, and the river at the end of the street. Sleeps 4 in 2 bedrooms.',
  ],
  [
    'ca/bay-house',
    'Bay House',
    'Vacation home',
    'lake',
    ['9 Bay Street', 'Charlottetown', 'Prince Edward Island', 'C1A 1A1'],
    [46.2337, -63.1262],
    [6, 3, 4, 2],
    'Free parking, BBQ facilities, Garden, Washing machine',
    'A white house by the bay with a swing in the garden. Sleeps 6 in 3 bedrooms.',
  ],
  [
    'ca/harbour-guest-house',
    'Harbour Guest House',
    'Guest house',
    'town',
    ['3 Water Street', 'Lunenburg', 'Nova Scotia', 'B0J 2C0'],
    [44.3762, -64.3111],
    [2, 1, 1, 1],
    'Free WiFi, Breakfast',
    'Its owner lets no robots read about it.',
  ],
];

export const elsewhereListings: readonly ElsewhereListing[] = [
  ...airbnb.map(listingOf('airbnb')),
  ...vrbo.map(listingOf('vrbo')),
  ...booking.map(listingOf('booking')),
];
/** The one whose platform forbids that it is read. */
export const forbiddenId = 'ca/harbour-guest-house';
