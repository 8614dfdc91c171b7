// The reference list Amenity.
// Written by the generator from the spec; change the spec, not this file.

/**
 * What a property offers, in groups; a highlight may stand at the top of a listing
 *
 * Decision: section 15: guests filter by type, amenities and accessibility; the lists are short enough to read
 */
export const Amenity = {
  wifi: { label: "Wi-Fi", group: "Essentials", highlight: false },
  heating: { label: "Heating", group: "Essentials", highlight: false },
  air_conditioning: { label: "Air conditioning", group: "Essentials", highlight: false },
  linens: { label: "Linens and towels", group: "Essentials", highlight: false },
  washer: { label: "Washer", group: "Essentials", highlight: false },
  dryer: { label: "Dryer", group: "Essentials", highlight: false },
  iron: { label: "Iron", group: "Essentials", highlight: false },
  hair_dryer: { label: "Hair dryer", group: "Essentials", highlight: false },
  workspace: { label: "Dedicated workspace", group: "Essentials", highlight: true },
  kitchen: { label: "Full kitchen", group: "Kitchen", highlight: false },
  kitchenette: { label: "Kitchenette", group: "Kitchen", highlight: false },
  dishwasher: { label: "Dishwasher", group: "Kitchen", highlight: false },
  oven: { label: "Oven", group: "Kitchen", highlight: false },
  coffee_maker: { label: "Coffee maker", group: "Kitchen", highlight: false },
  barbecue: { label: "Barbecue", group: "Kitchen", highlight: false },
  tv: { label: "TV", group: "Living", highlight: false },
  fireplace: { label: "Fireplace", group: "Living", highlight: true },
  wood_stove: { label: "Wood stove", group: "Living", highlight: true },
  board_games: { label: "Board games", group: "Living", highlight: false },
  books: { label: "Books", group: "Living", highlight: false },
  piano: { label: "Piano", group: "Living", highlight: false },
  crib: { label: "Crib", group: "Families", highlight: false },
  high_chair: { label: "High chair", group: "Families", highlight: false },
  play_area: { label: "Play area", group: "Families", highlight: false },
  fenced_yard: { label: "Fenced yard", group: "Families", highlight: false },
  hot_tub: { label: "Hot tub", group: "Outdoors", highlight: true },
  sauna: { label: "Sauna", group: "Outdoors", highlight: true },
  pool: { label: "Pool", group: "Outdoors", highlight: true },
  deck: { label: "Deck or patio", group: "Outdoors", highlight: false },
  fire_pit: { label: "Fire pit", group: "Outdoors", highlight: false },
  garden: { label: "Garden", group: "Outdoors", highlight: false },
  waterfront: { label: "On the water", group: "Outdoors", highlight: true },
  beach_access: { label: "Beach access", group: "Outdoors", highlight: true },
  dock: { label: "Dock", group: "Outdoors", highlight: false },
  canoe: { label: "Canoe or kayak", group: "Outdoors", highlight: false },
  bicycles: { label: "Bicycles", group: "Outdoors", highlight: false },
  ski_in_ski_out: { label: "Ski-in, ski-out", group: "Outdoors", highlight: true },
  mountain_view: { label: "Mountain view", group: "Outdoors", highlight: true },
  lake_view: { label: "Lake view", group: "Outdoors", highlight: true },
  ocean_view: { label: "Ocean view", group: "Outdoors", highlight: true },
  free_parking: { label: "Free parking", group: "Getting here", highlight: false },
  ev_charger: { label: "EV charger", group: "Getting here", highlight: true },
  self_check_in: { label: "Self check-in", group: "Getting here", highlight: true },
  smoke_alarm: { label: "Smoke alarm", group: "Safety", highlight: false },
  carbon_monoxide_alarm: { label: "Carbon monoxide alarm", group: "Safety", highlight: false },
  fire_extinguisher: { label: "Fire extinguisher", group: "Safety", highlight: false },
  first_aid_kit: { label: "First aid kit", group: "Safety", highlight: false },
} as const;
export type Amenity = keyof typeof Amenity;
