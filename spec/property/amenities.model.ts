// Property types, amenities, and the badges of listings.
import { decision } from 'spec-to-app/declaration';
import { oneOf, text } from 'spec-to-app/shapes';
import { constant, table, values } from 'spec-to-app/values';

const ours = decision('section 15: guests filter by type, amenities and accessibility; the lists are short enough to read');

export const PropertyType = values({
  source: ours,
  says: 'What kind of place it is',
  items: {
    cabin: { label: 'Cabin' },
    cottage: { label: 'Cottage' },
    house: { label: 'House' },
    apartment: { label: 'Apartment' },
    condo: { label: 'Condo' },
    chalet: { label: 'Chalet' },
    townhouse: { label: 'Townhouse' },
    loft: { label: 'Loft' },
    guest_suite: { label: 'Guest suite' },
    tiny_house: { label: 'Tiny house' },
    farm_stay: { label: 'Farm stay' },
    bed_and_breakfast: { label: 'Bed and breakfast' },
    yurt: { label: 'Yurt' },
    houseboat: { label: 'Houseboat' },
  },
});

export const Amenity = values({
  source: ours,
  says: 'What a property offers, in groups; a highlight may stand at the top of a listing',
  items: {
    wifi: { label: 'Wi-Fi', group: 'Essentials', highlight: false },
    heating: { label: 'Heating', group: 'Essentials', highlight: false },
    air_conditioning: { label: 'Air conditioning', group: 'Essentials', highlight: false },
    linens: { label: 'Linens and towels', group: 'Essentials', highlight: false },
    washer: { label: 'Washer', group: 'Essentials', highlight: false },
    dryer: { label: 'Dryer', group: 'Essentials', highlight: false },
    iron: { label: 'Iron', group: 'Essentials', highlight: false },
    hair_dryer: { label: 'Hair dryer', group: 'Essentials', highlight: false },
    workspace: { label: 'Dedicated workspace', group: 'Essentials', highlight: true },
    kitchen: { label: 'Full kitchen', group: 'Kitchen', highlight: false },
    kitchenette: { label: 'Kitchenette', group: 'Kitchen', highlight: false },
    dishwasher: { label: 'Dishwasher', group: 'Kitchen', highlight: false },
    oven: { label: 'Oven', group: 'Kitchen', highlight: false },
    coffee_maker: { label: 'Coffee maker', group: 'Kitchen', highlight: false },
    barbecue: { label: 'Barbecue', group: 'Kitchen', highlight: false },
    tv: { label: 'TV', group: 'Living', highlight: false },
    fireplace: { label: 'Fireplace', group: 'Living', highlight: true },
    wood_stove: { label: 'Wood stove', group: 'Living', highlight: true },
    board_games: { label: 'Board games', group: 'Living', highlight: false },
    books: { label: 'Books', group: 'Living', highlight: false },
    piano: { label: 'Piano', group: 'Living', highlight: false },
    crib: { label: 'Crib', group: 'Families', highlight: false },
    high_chair: { label: 'High chair', group: 'Families', highlight: false },
    play_area: { label: 'Play area', group: 'Families', highlight: false },
    fenced_yard: { label: 'Fenced yard', group: 'Families', highlight: false },
    hot_tub: { label: 'Hot tub', group: 'Outdoors', highlight: true },
    sauna: { label: 'Sauna', group: 'Outdoors', highlight: true },
    pool: { label: 'Pool', group: 'Outdoors', highlight: true },
    deck: { label: 'Deck or patio', group: 'Outdoors', highlight: false },
    fire_pit: { label: 'Fire pit', group: 'Outdoors', highlight: false },
    garden: { label: 'Garden', group: 'Outdoors', highlight: false },
    waterfront: { label: 'On the water', group: 'Outdoors', highlight: true },
    beach_access: { label: 'Beach access', group: 'Outdoors', highlight: true },
    dock: { label: 'Dock', group: 'Outdoors', highlight: false },
    canoe: { label: 'Canoe or kayak', group: 'Outdoors', highlight: false },
    bicycles: { label: 'Bicycles', group: 'Outdoors', highlight: false },
    ski_in_ski_out: { label: 'Ski-in, ski-out', group: 'Outdoors', highlight: true },
    mountain_view: { label: 'Mountain view', group: 'Outdoors', highlight: true },
    lake_view: { label: 'Lake view', group: 'Outdoors', highlight: true },
    ocean_view: { label: 'Ocean view', group: 'Outdoors', highlight: true },
    free_parking: { label: 'Free parking', group: 'Getting here', highlight: false },
    ev_charger: { label: 'EV charger', group: 'Getting here', highlight: true },
    self_check_in: { label: 'Self check-in', group: 'Getting here', highlight: true },
    smoke_alarm: { label: 'Smoke alarm', group: 'Safety', highlight: false },
    carbon_monoxide_alarm: { label: 'Carbon monoxide alarm', group: 'Safety', highlight: false },
    fire_extinguisher: { label: 'Fire extinguisher', group: 'Safety', highlight: false },
    first_aid_kit: { label: 'First aid kit', group: 'Safety', highlight: false },
  },
});

export const Accessibility = values({
  source: ours,
  says: 'What makes a place usable for more people',
  items: {
    step_free: { label: 'Step-free entrance' },
    ground_floor: { label: 'Bedroom and bath on the ground floor' },
    wide_doors: { label: 'Doors at least 81 cm wide' },
    elevator: { label: 'Elevator' },
    accessible_parking: { label: 'Accessible parking' },
    roll_in_shower: { label: 'Roll-in shower' },
    grab_bars: { label: 'Grab bars in the bathroom' },
    visual_alarm: { label: 'Visual smoke alarm' },
  },
});

export const amenityWords = table({
  source: decision('look and feel: who types “hot tub Tofino” wants a filter and a place'),
  says: 'Words of a search that are understood as filters, beside the names of the amenities',
  columns: { typed: text(), amenity: oneOf(Amenity) },
  rows: [
    { typed: 'jacuzzi', amenity: 'hot_tub' },
    { typed: 'hottub', amenity: 'hot_tub' },
    { typed: 'swimming pool', amenity: 'pool' },
    { typed: 'wifi', amenity: 'wifi' },
    { typed: 'internet', amenity: 'wifi' },
    { typed: 'aircon', amenity: 'air_conditioning' },
    { typed: 'ac', amenity: 'air_conditioning' },
    { typed: 'kitchen', amenity: 'kitchen' },
    { typed: 'bbq', amenity: 'barbecue' },
    { typed: 'ski in ski out', amenity: 'ski_in_ski_out' },
    { typed: 'ski in', amenity: 'ski_in_ski_out' },
    { typed: 'waterfront', amenity: 'waterfront' },
    { typed: 'oceanview', amenity: 'ocean_view' },
    { typed: 'sea view', amenity: 'ocean_view' },
    { typed: 'parking', amenity: 'free_parking' },
    { typed: 'ev charging', amenity: 'ev_charger' },
    { typed: 'firepit', amenity: 'fire_pit' },
    { typed: 'kayak', amenity: 'canoe' },
    { typed: 'canoe', amenity: 'canoe' },
  ],
});

export const petWords = table({
  source: decision('look and feel: who brings a dog says so'),
  says: 'Words of a search that ask for places that take pets',
  columns: { typed: text() },
  rows: [{ typed: 'pet friendly' }, { typed: 'pets allowed' }, { typed: 'dog friendly' }, { typed: 'dogs allowed' }, { typed: 'with dog' }],
});

export const Badge = values({
  source: decision('look and feel: at most one badge on a picture; a badge is earned by numbers, never bought'),
  says: 'What sets a listing apart; a card’s picture shows the first of the pictured ones, the host’s part of a listing the other',
  items: {
    guest_favourite: { label: 'Guest favourite', pictured: true },
    instant_book: { label: 'Instant book', pictured: true },
    answers_fast: { label: 'Answers fast', pictured: false },
  },
});

const badges = decision('a badge says something only where enough guests or answers stand behind it');
export const favouriteRating = constant(4.8, { source: badges, says: 'The lowest average rating of a guest favourite' });
export const favouriteReviews = constant(5, { source: badges, unit: 'reviews', says: 'The fewest reviews of a guest favourite' });
export const fastReplyHours = constant(2, {
  source: badges,
  unit: 'hours',
  says: 'The longest usual time to an answer of a host who answers fast',
});
export const fastReplyPercent = constant(90, {
  source: badges,
  says: 'The smallest share of requests that a host who answers fast answers',
});
