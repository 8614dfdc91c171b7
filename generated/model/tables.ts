// Generated 4bb9cdfaf7e8. Rows of reference data.
import type { Accessibility, Amenity, CancellationPolicy, Language, PlaceKind, PropertyType, Province, RefundStage, TaxBase } from "./values";
import type { Instant, PlainDate } from "./wire";

/** A row of accessibilityElsewhere. */
export interface AccessibilityElsewhereRow {
  /** As pages say it, in lower case, without accents and punctuation; within a longer phrase it counts as well */
  readonly said: string;
  readonly feature: Accessibility;
}

/** What makes a place usable for more people, in the words of others. */
export const accessibilityElsewhere: readonly AccessibilityElsewhereRow[] = [
  { said: "step free access", feature: "step_free" },
  { said: "step free guest entrance", feature: "step_free" },
  { said: "no stairs or steps to enter", feature: "step_free" },
  { said: "ground floor unit", feature: "ground_floor" },
  { said: "single level home", feature: "ground_floor" },
  { said: "wide entrance", feature: "wide_doors" },
  { said: "wide doorway to guest bathroom", feature: "wide_doors" },
  { said: "lift", feature: "elevator" },
  { said: "disabled parking", feature: "accessible_parking" },
  { said: "disabled parking spot", feature: "accessible_parking" },
  { said: "step free shower", feature: "roll_in_shower" },
  { said: "grab bars", feature: "grab_bars" },
  { said: "shower grab bar", feature: "grab_bars" },
  { said: "acces de plain pied", feature: "step_free" },
  { said: "entree de plain pied", feature: "step_free" },
  { said: "ascenseur", feature: "elevator" },
  { said: "stationnement accessible", feature: "accessible_parking" },
  { said: "douche de plain pied", feature: "roll_in_shower" },
  { said: "douche a litalienne", feature: "roll_in_shower" },
  { said: "barres dappui", feature: "grab_bars" },
];

/** A row of amenitiesElsewhere. */
export interface AmenitiesElsewhereRow {
  /** As pages say it, in lower case, without accents and punctuation; within a longer phrase it counts as well */
  readonly said: string;
  readonly amenity: Amenity | null;
}

/** What an amenity is called elsewhere, beside our own name of it; a phrase without one only looks like an amenity. */
export const amenitiesElsewhere: readonly AmenitiesElsewhereRow[] = [
  { said: "wi fi", amenity: "wifi" },
  { said: "wireless internet", amenity: "wifi" },
  { said: "internet", amenity: "wifi" },
  { said: "internet access", amenity: "wifi" },
  { said: "central heating", amenity: "heating" },
  { said: "ac", amenity: "air_conditioning" },
  { said: "a c", amenity: "air_conditioning" },
  { said: "air conditioned", amenity: "air_conditioning" },
  { said: "climate control", amenity: "air_conditioning" },
  { said: "essentials", amenity: "linens" },
  { said: "linens", amenity: "linens" },
  { said: "bed linens", amenity: "linens" },
  { said: "bed sheets", amenity: "linens" },
  { said: "linens provided", amenity: "linens" },
  { said: "towels", amenity: "linens" },
  { said: "washing machine", amenity: "washer" },
  { said: "washer dryer", amenity: "washer" },
  { said: "washer dryer", amenity: "dryer" },
  { said: "washer and dryer", amenity: "washer" },
  { said: "washer and dryer", amenity: "dryer" },
  { said: "clothes dryer", amenity: "dryer" },
  { said: "tumble dryer", amenity: "dryer" },
  { said: "dishwasher", amenity: "dishwasher" },
  { said: "drying rack", amenity: null },
  { said: "ironing board", amenity: "iron" },
  { said: "wrought iron", amenity: null },
  { said: "cast iron", amenity: null },
  { said: "hairdryer", amenity: "hair_dryer" },
  { said: "workspace", amenity: "workspace" },
  { said: "laptop friendly workspace", amenity: "workspace" },
  { said: "desk", amenity: "workspace" },
  { said: "front desk", amenity: null },
  { said: "kitchen", amenity: "kitchen" },
  { said: "kitchen essentials", amenity: "kitchen" },
  { said: "shared kitchen", amenity: null },
  { said: "outdoor kitchen", amenity: null },
  { said: "oven stove", amenity: "oven" },
  { said: "coffee", amenity: "coffee_maker" },
  { said: "coffee machine", amenity: "coffee_maker" },
  { said: "coffee tea maker", amenity: "coffee_maker" },
  { said: "coffee table", amenity: null },
  { said: "bbq", amenity: "barbecue" },
  { said: "bbq grill", amenity: "barbecue" },
  { said: "barbecue grill", amenity: "barbecue" },
  { said: "bbq facilities", amenity: "barbecue" },
  { said: "outdoor grill", amenity: "barbecue" },
  { said: "television", amenity: "tv" },
  { said: "hdtv", amenity: "tv" },
  { said: "cable tv", amenity: "tv" },
  { said: "flat screen tv", amenity: "tv" },
  { said: "indoor fireplace", amenity: "fireplace" },
  { said: "outdoor fireplace", amenity: "fire_pit" },
  { said: "wood burning stove", amenity: "wood_stove" },
  { said: "pellet stove", amenity: "wood_stove" },
  { said: "games", amenity: "board_games" },
  { said: "board games puzzles", amenity: "board_games" },
  { said: "video games", amenity: null },
  { said: "books and reading material", amenity: "books" },
  { said: "library", amenity: "books" },
  { said: "cot", amenity: "crib" },
  { said: "baby cot", amenity: "crib" },
  { said: "pack n play travel crib", amenity: "crib" },
  { said: "highchair", amenity: "high_chair" },
  { said: "playground", amenity: "play_area" },
  { said: "childrens playground", amenity: "play_area" },
  { said: "fenced garden", amenity: "fenced_yard" },
  { said: "fully fenced", amenity: "fenced_yard" },
  { said: "jacuzzi", amenity: "hot_tub" },
  { said: "hottub", amenity: "hot_tub" },
  { said: "spa tub", amenity: "hot_tub" },
  { said: "hot tub jacuzzi", amenity: "hot_tub" },
  { said: "swimming pool", amenity: "pool" },
  { said: "pool table", amenity: null },
  { said: "pool view", amenity: null },
  { said: "carpool", amenity: null },
  { said: "deck", amenity: "deck" },
  { said: "patio", amenity: "deck" },
  { said: "patio or balcony", amenity: "deck" },
  { said: "balcony", amenity: "deck" },
  { said: "terrace", amenity: "deck" },
  { said: "deck of cards", amenity: null },
  { said: "firepit", amenity: "fire_pit" },
  { said: "campfire", amenity: "fire_pit" },
  { said: "backyard", amenity: "garden" },
  { said: "lawn garden", amenity: "garden" },
  { said: "garden view", amenity: null },
  { said: "waterfront", amenity: "waterfront" },
  { said: "lake front", amenity: "waterfront" },
  { said: "lakefront", amenity: "waterfront" },
  { said: "oceanfront", amenity: "waterfront" },
  { said: "riverfront", amenity: "waterfront" },
  { said: "beachfront", amenity: "beach_access" },
  { said: "private beach", amenity: "beach_access" },
  { said: "private beach access", amenity: "beach_access" },
  { said: "lake access", amenity: "beach_access" },
  { said: "boat slip", amenity: "dock" },
  { said: "private dock", amenity: "dock" },
  { said: "iphone dock", amenity: null },
  { said: "kayak", amenity: "canoe" },
  { said: "kayaks", amenity: "canoe" },
  { said: "canoe", amenity: "canoe" },
  { said: "canoeing", amenity: null },
  { said: "bikes", amenity: "bicycles" },
  { said: "bike", amenity: "bicycles" },
  { said: "bike storage", amenity: null },
  { said: "ski in ski out", amenity: "ski_in_ski_out" },
  { said: "ski in out", amenity: "ski_in_ski_out" },
  { said: "ski to door", amenity: "ski_in_ski_out" },
  { said: "mountain views", amenity: "mountain_view" },
  { said: "lake views", amenity: "lake_view" },
  { said: "sea view", amenity: "ocean_view" },
  { said: "ocean views", amenity: "ocean_view" },
  { said: "parking", amenity: "free_parking" },
  { said: "free parking on premises", amenity: "free_parking" },
  { said: "free street parking", amenity: "free_parking" },
  { said: "paid parking", amenity: null },
  { said: "paid parking on premises", amenity: null },
  { said: "paid parking off premises", amenity: null },
  { said: "valet parking", amenity: null },
  { said: "accessible parking", amenity: null },
  { said: "disabled parking", amenity: null },
  { said: "electric vehicle charging", amenity: "ev_charger" },
  { said: "electric vehicle charging station", amenity: "ev_charger" },
  { said: "ev charging", amenity: "ev_charger" },
  { said: "self checkin checkout", amenity: "self_check_in" },
  { said: "contactless check in", amenity: "self_check_in" },
  { said: "keypad", amenity: "self_check_in" },
  { said: "lockbox", amenity: "self_check_in" },
  { said: "smart lock", amenity: "self_check_in" },
  { said: "smoke detector", amenity: "smoke_alarm" },
  { said: "smoke detectors", amenity: "smoke_alarm" },
  { said: "carbon monoxide detector", amenity: "carbon_monoxide_alarm" },
  { said: "co detector", amenity: "carbon_monoxide_alarm" },
  { said: "first aid", amenity: "first_aid_kit" },
];

/** A row of amenitiesInFrench. */
export interface AmenitiesInFrenchRow {
  /** As pages say it, in lower case, without accents and punctuation */
  readonly said: string;
  readonly amenity: Amenity | null;
}

/** What an amenity is called on French pages; a phrase without one only looks like an amenity. */
export const amenitiesInFrench: readonly AmenitiesInFrenchRow[] = [
  { said: "connexion internet", amenity: "wifi" },
  { said: "reseau sans fil", amenity: "wifi" },
  { said: "chauffage", amenity: "heating" },
  { said: "chauffage central", amenity: "heating" },
  { said: "climatisation", amenity: "air_conditioning" },
  { said: "climatiseur", amenity: "air_conditioning" },
  { said: "draps", amenity: "linens" },
  { said: "serviettes", amenity: "linens" },
  { said: "literie", amenity: "linens" },
  { said: "linge de lit", amenity: "linens" },
  { said: "equipements de base", amenity: "linens" },
  { said: "lave linge", amenity: "washer" },
  { said: "laveuse", amenity: "washer" },
  { said: "machine a laver", amenity: "washer" },
  { said: "laveuse secheuse", amenity: "washer" },
  { said: "seche linge", amenity: "dryer" },
  { said: "secheuse", amenity: "dryer" },
  { said: "laveuse secheuse", amenity: "dryer" },
  { said: "fer a repasser", amenity: "iron" },
  { said: "seche cheveux", amenity: "hair_dryer" },
  { said: "espace de travail", amenity: "workspace" },
  { said: "bureau", amenity: "workspace" },
  { said: "cuisine", amenity: "kitchen" },
  { said: "cuisine exterieure", amenity: null },
  { said: "cuisine commune", amenity: null },
  { said: "cuisine partagee", amenity: null },
  { said: "lave vaisselle", amenity: "dishwasher" },
  { said: "four", amenity: "oven" },
  { said: "cuisiniere", amenity: "oven" },
  { said: "four a micro ondes", amenity: null },
  { said: "cafetiere", amenity: "coffee_maker" },
  { said: "machine a cafe", amenity: "coffee_maker" },
  { said: "gril", amenity: "barbecue" },
  { said: "televiseur", amenity: "tv" },
  { said: "cheminee", amenity: "fireplace" },
  { said: "foyer", amenity: "fireplace" },
  { said: "foyer interieur", amenity: "fireplace" },
  { said: "poele a bois", amenity: "wood_stove" },
  { said: "poele a granules", amenity: "wood_stove" },
  { said: "jeux de societe", amenity: "board_games" },
  { said: "livres", amenity: "books" },
  { said: "lit pour bebe", amenity: "crib" },
  { said: "lit parapluie", amenity: "crib" },
  { said: "chaise haute", amenity: "high_chair" },
  { said: "aire de jeux", amenity: "play_area" },
  { said: "cour cloturee", amenity: "fenced_yard" },
  { said: "jardin cloture", amenity: "fenced_yard" },
  { said: "spa prive", amenity: "hot_tub" },
  { said: "bain a remous", amenity: "hot_tub" },
  { said: "bain tourbillon", amenity: "hot_tub" },
  { said: "piscine", amenity: "pool" },
  { said: "table de billard", amenity: null },
  { said: "vue sur la piscine", amenity: null },
  { said: "vue sur le jardin", amenity: null },
  { said: "terrasse", amenity: "deck" },
  { said: "balcon", amenity: "deck" },
  { said: "patio ou balcon", amenity: "deck" },
  { said: "foyer exterieur", amenity: "fire_pit" },
  { said: "feu de camp", amenity: "fire_pit" },
  { said: "brasero", amenity: "fire_pit" },
  { said: "jardin", amenity: "garden" },
  { said: "cour arriere", amenity: "garden" },
  { said: "arriere cour", amenity: "garden" },
  { said: "bord de leau", amenity: "waterfront" },
  { said: "bord de lac", amenity: "waterfront" },
  { said: "bord du lac", amenity: "waterfront" },
  { said: "front de mer", amenity: "waterfront" },
  { said: "acces a la plage", amenity: "beach_access" },
  { said: "acces plage", amenity: "beach_access" },
  { said: "acces au lac", amenity: "beach_access" },
  { said: "plage privee", amenity: "beach_access" },
  { said: "quai", amenity: "dock" },
  { said: "quai prive", amenity: "dock" },
  { said: "canot", amenity: "canoe" },
  { said: "canots", amenity: "canoe" },
  { said: "canoe kayak", amenity: "canoe" },
  { said: "velos", amenity: "bicycles" },
  { said: "rangement pour velos", amenity: null },
  { said: "ski aux pieds", amenity: "ski_in_ski_out" },
  { said: "acces direct aux pistes", amenity: "ski_in_ski_out" },
  { said: "vue sur la montagne", amenity: "mountain_view" },
  { said: "vue sur les montagnes", amenity: "mountain_view" },
  { said: "vue sur le lac", amenity: "lake_view" },
  { said: "vue sur la mer", amenity: "ocean_view" },
  { said: "vue sur locean", amenity: "ocean_view" },
  { said: "stationnement", amenity: "free_parking" },
  { said: "parking gratuit", amenity: "free_parking" },
  { said: "parking payant", amenity: null },
  { said: "stationnement payant", amenity: null },
  { said: "borne de recharge", amenity: "ev_charger" },
  { said: "chargeur pour vehicules electriques", amenity: "ev_charger" },
  { said: "arrivee autonome", amenity: "self_check_in" },
  { said: "boite a cle", amenity: "self_check_in" },
  { said: "boite a cles", amenity: "self_check_in" },
  { said: "serrure intelligente", amenity: "self_check_in" },
  { said: "clavier numerique", amenity: "self_check_in" },
  { said: "detecteur de fumee", amenity: "smoke_alarm" },
  { said: "avertisseur de fumee", amenity: "smoke_alarm" },
  { said: "detecteur de monoxyde de carbone", amenity: "carbon_monoxide_alarm" },
  { said: "avertisseur de monoxyde de carbone", amenity: "carbon_monoxide_alarm" },
  { said: "extincteur", amenity: "fire_extinguisher" },
  { said: "trousse de premiers soins", amenity: "first_aid_kit" },
  { said: "kit de premiers secours", amenity: "first_aid_kit" },
];

/** A row of amenityWords. */
export interface AmenityWordsRow {
  readonly typed: string;
  readonly amenity: Amenity;
}

/** Words of a search that are understood as filters, beside the names of the amenities. */
export const amenityWords: readonly AmenityWordsRow[] = [
  { typed: "jacuzzi", amenity: "hot_tub" },
  { typed: "hottub", amenity: "hot_tub" },
  { typed: "swimming pool", amenity: "pool" },
  { typed: "wifi", amenity: "wifi" },
  { typed: "internet", amenity: "wifi" },
  { typed: "aircon", amenity: "air_conditioning" },
  { typed: "ac", amenity: "air_conditioning" },
  { typed: "kitchen", amenity: "kitchen" },
  { typed: "bbq", amenity: "barbecue" },
  { typed: "ski in ski out", amenity: "ski_in_ski_out" },
  { typed: "ski in", amenity: "ski_in_ski_out" },
  { typed: "waterfront", amenity: "waterfront" },
  { typed: "oceanview", amenity: "ocean_view" },
  { typed: "sea view", amenity: "ocean_view" },
  { typed: "parking", amenity: "free_parking" },
  { typed: "ev charging", amenity: "ev_charger" },
  { typed: "firepit", amenity: "fire_pit" },
  { typed: "kayak", amenity: "canoe" },
  { typed: "canoe", amenity: "canoe" },
];

/** A row of commonLanguages. */
export interface CommonLanguagesRow {
  readonly language: Language;
}

/** The languages that a list shows before it is asked for all of them. */
export const commonLanguages: readonly CommonLanguagesRow[] = [
  { language: "en" },
  { language: "fr" },
  { language: "ar" },
  { language: "yue" },
  { language: "cmn" },
  { language: "pa" },
  { language: "es" },
  { language: "tl" },
];

/** A row of easyPolicies. */
export interface EasyPoliciesRow {
  readonly policy: CancellationPolicy;
}

/** The policies that the filter for free cancellation stands for where there are no dates. */
export const easyPolicies: readonly EasyPoliciesRow[] = [
  { policy: "flexible" },
  { policy: "moderate" },
];

/** A row of kindsElsewhere. */
export interface KindsElsewhereRow {
  /** As pages say it, in lower case, without accents and punctuation; within a longer phrase it counts as well */
  readonly said: string;
  readonly kind: PropertyType;
}

/** What kind of place it is, in the words of others, beside our own names. */
export const kindsElsewhere: readonly KindsElsewhereRow[] = [
  { said: "lodge", kind: "cabin" },
  { said: "log home", kind: "cabin" },
  { said: "single family residence", kind: "house" },
  { said: "home", kind: "house" },
  { said: "villa", kind: "house" },
  { said: "bungalow", kind: "house" },
  { said: "vacation home", kind: "house" },
  { said: "flat", kind: "apartment" },
  { said: "rental unit", kind: "apartment" },
  { said: "serviced apartment", kind: "apartment" },
  { said: "condominium", kind: "condo" },
  { said: "townhome", kind: "townhouse" },
  { said: "suite", kind: "guest_suite" },
  { said: "guesthouse", kind: "guest_suite" },
  { said: "guest house", kind: "guest_suite" },
  { said: "tiny home", kind: "tiny_house" },
  { said: "farm", kind: "farm_stay" },
  { said: "ranch", kind: "farm_stay" },
  { said: "b b", kind: "bed_and_breakfast" },
  { said: "house boat", kind: "houseboat" },
  { said: "boat", kind: "houseboat" },
  { said: "cabane", kind: "cabin" },
  { said: "camp en bois rond", kind: "cabin" },
  { said: "maison", kind: "house" },
  { said: "appartement", kind: "apartment" },
  { said: "copropriete", kind: "condo" },
  { said: "maison de ville", kind: "townhouse" },
  { said: "maison en rangee", kind: "townhouse" },
  { said: "mini maison", kind: "tiny_house" },
  { said: "ferme", kind: "farm_stay" },
  { said: "gite", kind: "bed_and_breakfast" },
  { said: "chambre dhotes", kind: "bed_and_breakfast" },
  { said: "yourte", kind: "yurt" },
  { said: "maison flottante", kind: "houseboat" },
  { said: "bateau", kind: "houseboat" },
];

/** A row of landmarks. */
export interface LandmarksRow {
  readonly name: string;
  readonly also: readonly string[];
  readonly kind: PlaceKind;
  readonly province: Province;
  readonly latitude: number;
  readonly longitude: number;
}

/** Parks and lakes, where most people reach them: a search for one finds the stays around it. */
export const landmarks: readonly LandmarksRow[] = [
  { name: "Banff National Park", also: ["Parc national Banff"], kind: "park", province: "AB", latitude: 51.5, longitude: -115.93 },
  { name: "Jasper National Park", also: ["Parc national Jasper"], kind: "park", province: "AB", latitude: 52.87, longitude: -118.08 },
  { name: "Waterton Lakes National Park", also: ["Parc national des Lacs-Waterton"], kind: "park", province: "AB", latitude: 49.08, longitude: -113.92 },
  { name: "Elk Island National Park", also: ["Parc national Elk Island"], kind: "park", province: "AB", latitude: 53.6, longitude: -112.87 },
  { name: "Kananaskis Country", also: ["Kananaskis"], kind: "park", province: "AB", latitude: 50.92, longitude: -115.14 },
  { name: "Dinosaur Provincial Park", also: [], kind: "park", province: "AB", latitude: 50.76, longitude: -111.51 },
  { name: "Cypress Hills Interprovincial Park", also: [], kind: "park", province: "SK", latitude: 49.66, longitude: -109.6 },
  { name: "Yoho National Park", also: ["Parc national Yoho"], kind: "park", province: "BC", latitude: 51.4, longitude: -116.49 },
  { name: "Kootenay National Park", also: ["Parc national Kootenay"], kind: "park", province: "BC", latitude: 50.88, longitude: -116.05 },
  { name: "Glacier National Park", also: ["Parc national des Glaciers"], kind: "park", province: "BC", latitude: 51.3, longitude: -117.52 },
  { name: "Mount Revelstoke National Park", also: ["Parc national du Mont-Revelstoke"], kind: "park", province: "BC", latitude: 51.08, longitude: -118.07 },
  { name: "Pacific Rim National Park", also: ["Pacific Rim National Park Reserve", "Parc national Pacific Rim"], kind: "park", province: "BC", latitude: 49.02, longitude: -125.66 },
  { name: "Garibaldi Provincial Park", also: [], kind: "park", province: "BC", latitude: 49.93, longitude: -122.75 },
  { name: "Strathcona Provincial Park", also: [], kind: "park", province: "BC", latitude: 49.65, longitude: -125.7 },
  { name: "Wells Gray Provincial Park", also: [], kind: "park", province: "BC", latitude: 52.32, longitude: -120.16 },
  { name: "Mount Robson Provincial Park", also: [], kind: "park", province: "BC", latitude: 53.05, longitude: -119.23 },
  { name: "E.C. Manning Provincial Park", also: ["Manning Park"], kind: "park", province: "BC", latitude: 49.07, longitude: -120.79 },
  { name: "Grasslands National Park", also: ["Parc national des Prairies"], kind: "park", province: "SK", latitude: 49.12, longitude: -107.43 },
  { name: "Whiteshell Provincial Park", also: [], kind: "park", province: "MB", latitude: 49.98, longitude: -95.3 },
  { name: "Algonquin Provincial Park", also: ["Parc provincial Algonquin"], kind: "park", province: "ON", latitude: 45.58, longitude: -78.36 },
  { name: "Arrowhead Provincial Park", also: [], kind: "park", province: "ON", latitude: 45.39, longitude: -79.2 },
  { name: "Killarney Provincial Park", also: [], kind: "park", province: "ON", latitude: 46.05, longitude: -81.35 },
  { name: "Killbear Provincial Park", also: [], kind: "park", province: "ON", latitude: 45.35, longitude: -80.21 },
  { name: "Sandbanks Provincial Park", also: [], kind: "park", province: "ON", latitude: 43.91, longitude: -77.27 },
  { name: "Bon Echo Provincial Park", also: [], kind: "park", province: "ON", latitude: 44.9, longitude: -77.2 },
  { name: "Pinery Provincial Park", also: [], kind: "park", province: "ON", latitude: 43.26, longitude: -81.83 },
  { name: "Point Pelee National Park", also: ["Parc national de la Pointe-Pelée"], kind: "park", province: "ON", latitude: 41.96, longitude: -82.52 },
  { name: "Bruce Peninsula National Park", also: ["Parc national de la Péninsule-Bruce"], kind: "park", province: "ON", latitude: 45.23, longitude: -81.52 },
  { name: "Georgian Bay Islands National Park", also: ["Parc national des Îles-de-la-Baie-Georgienne"], kind: "park", province: "ON", latitude: 44.88, longitude: -79.87 },
  { name: "Thousand Islands National Park", also: ["Parc national des Mille-Îles"], kind: "park", province: "ON", latitude: 44.45, longitude: -75.86 },
  { name: "Rouge National Urban Park", also: ["Parc urbain national de la Rouge"], kind: "park", province: "ON", latitude: 43.82, longitude: -79.2 },
  { name: "Gatineau Park", also: ["Parc de la Gatineau"], kind: "park", province: "QC", latitude: 45.53, longitude: -75.93 },
  { name: "La Mauricie National Park", also: ["Parc national de la Mauricie"], kind: "park", province: "QC", latitude: 46.8, longitude: -72.97 },
  { name: "Forillon National Park", also: ["Parc national Forillon"], kind: "park", province: "QC", latitude: 48.9, longitude: -64.35 },
  { name: "Mont-Tremblant National Park", also: ["Parc national du Mont-Tremblant"], kind: "park", province: "QC", latitude: 46.44, longitude: -74.36 },
  { name: "Jacques-Cartier National Park", also: ["Parc national de la Jacques-Cartier"], kind: "park", province: "QC", latitude: 47.17, longitude: -71.37 },
  { name: "Oka National Park", also: ["Parc national d’Oka"], kind: "park", province: "QC", latitude: 45.47, longitude: -74.02 },
  { name: "Gaspésie National Park", also: ["Parc national de la Gaspésie"], kind: "park", province: "QC", latitude: 48.94, longitude: -66.21 },
  { name: "Saguenay Fjord National Park", also: ["Parc national du Fjord-du-Saguenay"], kind: "park", province: "QC", latitude: 48.26, longitude: -70.15 },
  { name: "Bic National Park", also: ["Parc national du Bic"], kind: "park", province: "QC", latitude: 48.35, longitude: -68.78 },
  { name: "Mont-Orford National Park", also: ["Parc national du Mont-Orford"], kind: "park", province: "QC", latitude: 45.34, longitude: -72.21 },
  { name: "Fundy National Park", also: ["Parc national Fundy"], kind: "park", province: "NB", latitude: 45.6, longitude: -65.04 },
  { name: "Kouchibouguac National Park", also: ["Parc national Kouchibouguac"], kind: "park", province: "NB", latitude: 46.83, longitude: -64.97 },
  { name: "Prince Edward Island National Park", also: ["Parc national de l’Île-du-Prince-Édouard"], kind: "park", province: "PE", latitude: 46.42, longitude: -63.08 },
  { name: "Kejimkujik National Park", also: ["Parc national Kejimkujik"], kind: "park", province: "NS", latitude: 44.38, longitude: -65.27 },
  { name: "Cape Breton Highlands National Park", also: ["Parc national des Hautes-Terres-du-Cap-Breton"], kind: "park", province: "NS", latitude: 46.73, longitude: -60.66 },
  { name: "Gros Morne National Park", also: ["Parc national du Gros-Morne"], kind: "park", province: "NL", latitude: 49.6, longitude: -57.7 },
  { name: "Terra Nova National Park", also: ["Parc national Terra-Nova"], kind: "park", province: "NL", latitude: 48.53, longitude: -53.95 },
  { name: "Kluane National Park", also: ["Parc national Kluane"], kind: "park", province: "YT", latitude: 60.75, longitude: -138 },
  { name: "Lake Minnewanka", also: ["Lac Minnewanka"], kind: "lake", province: "AB", latitude: 51.25, longitude: -115.38 },
  { name: "Sylvan Lake", also: ["Lac Sylvan"], kind: "lake", province: "AB", latitude: 52.32, longitude: -114.16 },
  { name: "Okanagan Lake", also: ["Lac Okanagan"], kind: "lake", province: "BC", latitude: 49.9, longitude: -119.5 },
  { name: "Shuswap Lake", also: ["Lac Shuswap"], kind: "lake", province: "BC", latitude: 50.93, longitude: -119.2 },
  { name: "Kootenay Lake", also: ["Lac Kootenay"], kind: "lake", province: "BC", latitude: 49.61, longitude: -116.92 },
  { name: "Harrison Lake", also: ["Lac Harrison"], kind: "lake", province: "BC", latitude: 49.5, longitude: -121.83 },
  { name: "Emma Lake", also: ["Lac Emma"], kind: "lake", province: "SK", latitude: 53.58, longitude: -105.9 },
  { name: "Lake Diefenbaker", also: ["Lac Diefenbaker"], kind: "lake", province: "SK", latitude: 51.05, longitude: -106.8 },
  { name: "Lake Winnipeg", also: ["Lac Winnipeg"], kind: "lake", province: "MB", latitude: 50.6, longitude: -96.95 },
  { name: "Lake of the Woods", also: ["Lac des Bois"], kind: "lake", province: "ON", latitude: 49.6, longitude: -94.5 },
  { name: "Lake Muskoka", also: ["Lac Muskoka"], kind: "lake", province: "ON", latitude: 45.02, longitude: -79.42 },
  { name: "Lake Rosseau", also: ["Lac Rosseau"], kind: "lake", province: "ON", latitude: 45.17, longitude: -79.58 },
  { name: "Lake Joseph", also: ["Lac Joseph"], kind: "lake", province: "ON", latitude: 45.18, longitude: -79.72 },
  { name: "Lake of Bays", also: ["Lac des Baies"], kind: "lake", province: "ON", latitude: 45.25, longitude: -79 },
  { name: "Lake Simcoe", also: ["Lac Simcoe"], kind: "lake", province: "ON", latitude: 44.43, longitude: -79.34 },
  { name: "Lake Nipissing", also: ["Lac Nipissing"], kind: "lake", province: "ON", latitude: 46.28, longitude: -79.8 },
  { name: "Rice Lake", also: ["Lac Rice"], kind: "lake", province: "ON", latitude: 44.18, longitude: -78.15 },
  { name: "Lake Huron", also: ["Lac Huron"], kind: "lake", province: "ON", latitude: 44.3, longitude: -81.6 },
  { name: "Lake Erie", also: ["Lac Érié"], kind: "lake", province: "ON", latitude: 42.66, longitude: -80.8 },
  { name: "Lake Ontario", also: ["Lac Ontario"], kind: "lake", province: "ON", latitude: 43.95, longitude: -77.8 },
  { name: "Lake Superior", also: ["Lac Supérieur"], kind: "lake", province: "ON", latitude: 47.95, longitude: -84.85 },
  { name: "Lake Memphremagog", also: ["Lac Memphrémagog"], kind: "lake", province: "QC", latitude: 45.13, longitude: -72.25 },
  { name: "Lake Massawippi", also: ["Lac Massawippi"], kind: "lake", province: "QC", latitude: 45.22, longitude: -72 },
  { name: "Lake Saint-Jean", also: ["Lac Saint-Jean"], kind: "lake", province: "QC", latitude: 48.58, longitude: -72.03 },
  { name: "Bras d’Or Lake", also: ["Lac Bras d’Or"], kind: "lake", province: "NS", latitude: 45.87, longitude: -60.8 },
  { name: "Great Slave Lake", also: ["Grand lac des Esclaves"], kind: "lake", province: "NT", latitude: 62.3, longitude: -114.3 },
];

/** A row of namedDestinations. */
export interface NamedDestinationsRow {
  readonly slug: string;
  readonly name: string;
  readonly town: string;
  /** A province code, or nothing */
  readonly province: string;
}

/** Destination pages that are always there, beside those of provinces and territories; without a town the whole country. Source: §2. */
export const namedDestinations: readonly NamedDestinationsRow[] = [
  { slug: "all", name: "Canada", town: "", province: "" },
  { slug: "whistler", name: "Whistler, BC", town: "Whistler", province: "BC" },
];

/** A row of petWords. */
export interface PetWordsRow {
  readonly typed: string;
}

/** Words of a search that ask for places that take pets. */
export const petWords: readonly PetWordsRow[] = [
  { typed: "pet friendly" },
  { typed: "pets allowed" },
  { typed: "dog friendly" },
  { typed: "dogs allowed" },
  { typed: "with dog" },
];

/** A row of postalLetters. */
export interface PostalLettersRow {
  readonly letter: string;
  readonly provinces: readonly Province[];
}

/** Where the postal codes are that begin with a letter. */
export const postalLetters: readonly PostalLettersRow[] = [
  { letter: "A", provinces: ["NL"] },
  { letter: "B", provinces: ["NS"] },
  { letter: "C", provinces: ["PE"] },
  { letter: "E", provinces: ["NB"] },
  { letter: "G", provinces: ["QC"] },
  { letter: "H", provinces: ["QC"] },
  { letter: "J", provinces: ["QC"] },
  { letter: "K", provinces: ["ON"] },
  { letter: "L", provinces: ["ON"] },
  { letter: "M", provinces: ["ON"] },
  { letter: "N", provinces: ["ON"] },
  { letter: "P", provinces: ["ON"] },
  { letter: "R", provinces: ["MB"] },
  { letter: "S", provinces: ["SK"] },
  { letter: "T", provinces: ["AB"] },
  { letter: "V", provinces: ["BC"] },
  { letter: "X", provinces: ["NT", "NU"] },
  { letter: "Y", provinces: ["YT"] },
];

/** A row of provinceNames. */
export interface ProvinceNamesRow {
  readonly typed: string;
  readonly province: Province;
}

/** What people also call a province or territory, beside its name and its code. */
export const provinceNames: readonly ProvinceNamesRow[] = [
  { typed: "PEI", province: "PE" },
  { typed: "Île-du-Prince-Édouard", province: "PE" },
  { typed: "NWT", province: "NT" },
  { typed: "Northwest", province: "NT" },
  { typed: "Newfoundland", province: "NL" },
  { typed: "Newfoundland & Labrador", province: "NL" },
  { typed: "Labrador", province: "NL" },
  { typed: "Terre-Neuve", province: "NL" },
  { typed: "Colombie-Britannique", province: "BC" },
  { typed: "Nouvelle-Écosse", province: "NS" },
  { typed: "Nouveau-Brunswick", province: "NB" },
  { typed: "Yukon Territory", province: "YT" },
  { typed: "PQ", province: "QC" },
  { typed: "Sask", province: "SK" },
  { typed: "Alta", province: "AB" },
  { typed: "Ont", province: "ON" },
  { typed: "Man", province: "MB" },
];

/** A row of refundSteps. */
export interface RefundStepsRow {
  readonly policy: CancellationPolicy;
  readonly stage: RefundStage;
  /** The step’s limit as time that passes */
  readonly hours?: number | undefined;
  /** The step’s limit in days of the property’s calendar: on that day the clock shows check-in time */
  readonly days?: number | undefined;
  /** Nights that the host keeps whole: the first ones, or after check-in the next one */
  readonly nights_kept: number;
  /** How much of the other, unused nights comes back, in percent */
  readonly rest_back: number;
  /** Cleaning and pet fees come back in full */
  readonly fees_back: boolean;
  /** Our fee comes back */
  readonly service_fee_back: boolean;
}

/** What a guest who cancels gets back, step by step; a host or the product that cancels gives everything back. */
export const refundSteps: readonly RefundStepsRow[] = [
  { policy: "flexible", stage: "before_checkin", hours: 24, nights_kept: 0, rest_back: 100, fees_back: true, service_fee_back: true },
  { policy: "flexible", stage: "before_checkin", hours: 0, nights_kept: 1, rest_back: 100, fees_back: true, service_fee_back: false },
  { policy: "flexible", stage: "after_checkin", nights_kept: 1, rest_back: 100, fees_back: false, service_fee_back: false },
  { policy: "moderate", stage: "before_checkin", days: 5, nights_kept: 0, rest_back: 100, fees_back: true, service_fee_back: true },
  { policy: "moderate", stage: "before_checkin", hours: 0, nights_kept: 1, rest_back: 50, fees_back: true, service_fee_back: false },
  { policy: "moderate", stage: "after_checkin", nights_kept: 1, rest_back: 50, fees_back: false, service_fee_back: false },
  { policy: "firm", stage: "before_checkin", days: 30, nights_kept: 0, rest_back: 100, fees_back: true, service_fee_back: true },
  { policy: "firm", stage: "before_checkin", days: 7, nights_kept: 0, rest_back: 50, fees_back: true, service_fee_back: false },
  { policy: "firm", stage: "before_checkin", hours: 0, nights_kept: 0, rest_back: 0, fees_back: true, service_fee_back: false },
  { policy: "firm", stage: "after_checkin", nights_kept: 0, rest_back: 0, fees_back: false, service_fee_back: false },
  { policy: "strict", stage: "after_booking", hours: 48, nights_kept: 0, rest_back: 100, fees_back: true, service_fee_back: true },
  { policy: "strict", stage: "before_checkin", days: 7, nights_kept: 0, rest_back: 50, fees_back: true, service_fee_back: false },
  { policy: "strict", stage: "before_checkin", hours: 0, nights_kept: 0, rest_back: 0, fees_back: true, service_fee_back: false },
  { policy: "strict", stage: "after_checkin", nights_kept: 0, rest_back: 0, fees_back: false, service_fee_back: false },
];

/** A row of regionCurrencies. */
export interface RegionCurrenciesRow {
  readonly language_contains: string;
  readonly currency: string;
}

/** The first currency of a visit, by what the browser’s language contains; the first row that fits. Source: §9. */
export const regionCurrencies: readonly RegionCurrenciesRow[] = [
  { language_contains: "CA", currency: "CAD" },
  { language_contains: "US", currency: "USD" },
];

/** A row of regions. */
export interface RegionsRow {
  readonly name: string;
  /** It is said with “the” */
  readonly article: boolean;
  readonly province: Province;
  readonly towns: readonly string[];
}

/** Regions that people look for by name, and towns under another name, by the towns that are meant. */
export const regions: readonly RegionsRow[] = [
  { name: "Quebec City", article: false, province: "QC", towns: ["Québec"] },
  { name: "Ville de Québec", article: false, province: "QC", towns: ["Québec"] },
  { name: "Vancouver Island", article: false, province: "BC", towns: ["Victoria", "Tofino", "Ucluelet", "Nanaimo", "Parksville", "Qualicum Beach", "Courtenay", "Comox", "Cumberland", "Campbell River", "Duncan", "Cowichan Bay", "Lake Cowichan", "Chemainus", "Ladysmith", "Sooke", "Sidney", "Port Alberni", "Bamfield", "Port Hardy", "Port McNeill", "Telegraph Cove", "Port Renfrew", "Langford", "Saanich", "Oak Bay", "Esquimalt"] },
  { name: "Gulf Islands", article: true, province: "BC", towns: ["Salt Spring Island", "Ganges", "Galiano Island", "Mayne Island", "Pender Island", "Saturna Island", "Gabriola Island", "Denman Island", "Hornby Island"] },
  { name: "Sunshine Coast", article: true, province: "BC", towns: ["Gibsons", "Sechelt", "Roberts Creek", "Halfmoon Bay", "Madeira Park", "Powell River", "Lund"] },
  { name: "Haida Gwaii", article: false, province: "BC", towns: ["Daajing Giids", "Queen Charlotte", "Masset", "Skidegate", "Tlell", "Port Clements", "Sandspit"] },
  { name: "Okanagan", article: true, province: "BC", towns: ["Kelowna", "West Kelowna", "Lake Country", "Peachland", "Summerland", "Naramata", "Penticton", "Vernon", "Oliver", "Osoyoos", "Okanagan Falls", "Kaleden", "Enderby", "Armstrong", "Coldstream"] },
  { name: "Okanagan Valley", article: true, province: "BC", towns: ["Kelowna", "West Kelowna", "Lake Country", "Peachland", "Summerland", "Naramata", "Penticton", "Vernon", "Oliver", "Osoyoos", "Okanagan Falls", "Kaleden", "Enderby", "Armstrong", "Coldstream"] },
  { name: "Kootenays", article: true, province: "BC", towns: ["Nelson", "Fernie", "Rossland", "Kimberley", "Cranbrook", "Invermere", "Radium Hot Springs", "Kaslo", "New Denver", "Nakusp", "Castlegar", "Trail", "Creston", "Golden", "Revelstoke"] },
  { name: "Shuswap", article: true, province: "BC", towns: ["Salmon Arm", "Sicamous", "Sorrento", "Blind Bay", "Chase", "Enderby"] },
  { name: "Fraser Valley", article: true, province: "BC", towns: ["Abbotsford", "Chilliwack", "Mission", "Harrison Hot Springs", "Agassiz", "Hope", "Langley"] },
  { name: "Sea to Sky", article: false, province: "BC", towns: ["Squamish", "Whistler", "Pemberton", "Lions Bay", "Britannia Beach"] },
  { name: "Cowichan Valley", article: true, province: "BC", towns: ["Duncan", "Cowichan Bay", "Lake Cowichan", "Chemainus", "Ladysmith"] },
  { name: "Comox Valley", article: true, province: "BC", towns: ["Courtenay", "Comox", "Cumberland"] },
  { name: "Rockies", article: true, province: "AB", towns: ["Banff", "Canmore", "Lake Louise", "Exshaw", "Jasper", "Hinton", "Nordegg", "Waterton Park", "Blairmore", "Coleman", "Grande Cache"] },
  { name: "Rocky Mountains", article: true, province: "AB", towns: ["Banff", "Canmore", "Lake Louise", "Exshaw", "Jasper", "Hinton", "Nordegg", "Waterton Park", "Blairmore", "Coleman", "Grande Cache"] },
  { name: "Canadian Rockies", article: true, province: "AB", towns: ["Banff", "Canmore", "Lake Louise", "Exshaw", "Jasper", "Hinton", "Nordegg", "Waterton Park", "Blairmore", "Coleman", "Grande Cache"] },
  { name: "Rocheuses", article: false, province: "AB", towns: ["Banff", "Canmore", "Lake Louise", "Exshaw", "Jasper", "Hinton", "Nordegg", "Waterton Park", "Blairmore", "Coleman", "Grande Cache"] },
  { name: "Bow Valley", article: true, province: "AB", towns: ["Banff", "Canmore", "Lake Louise", "Exshaw"] },
  { name: "Muskoka", article: false, province: "ON", towns: ["Huntsville", "Bracebridge", "Gravenhurst", "Port Carling", "Port Sydney", "Bala", "Rosseau", "Baysville", "Dorset", "Windermere"] },
  { name: "Cottage Country", article: false, province: "ON", towns: ["Huntsville", "Bracebridge", "Gravenhurst", "Port Carling", "Port Sydney", "Bala", "Rosseau", "Baysville", "Dorset", "Windermere", "Lindsay", "Kawartha Lakes", "Bobcaygeon", "Fenelon Falls", "Peterborough", "Lakefield", "Buckhorn", "Coboconk", "Kirkfield", "Haliburton", "Minden", "Minden Hills", "Dysart", "Algonquin Highlands", "Wilberforce", "Carnarvon", "Collingwood", "Wasaga Beach", "Midland", "Penetanguishene", "Parry Sound", "Meaford", "Thornbury", "Owen Sound", "Tobermory", "Wiarton", "Killarney"] },
  { name: "Kawartha Lakes", article: true, province: "ON", towns: ["Lindsay", "Kawartha Lakes", "Bobcaygeon", "Fenelon Falls", "Peterborough", "Lakefield", "Buckhorn", "Coboconk", "Kirkfield"] },
  { name: "Kawarthas", article: true, province: "ON", towns: ["Lindsay", "Kawartha Lakes", "Bobcaygeon", "Fenelon Falls", "Peterborough", "Lakefield", "Buckhorn", "Coboconk", "Kirkfield"] },
  { name: "Haliburton Highlands", article: true, province: "ON", towns: ["Haliburton", "Minden", "Minden Hills", "Dysart", "Algonquin Highlands", "Wilberforce", "Carnarvon"] },
  { name: "Prince Edward County", article: false, province: "ON", towns: ["Picton", "Wellington", "Bloomfield", "Consecon", "Cherry Valley", "Milford", "Hillier"] },
  { name: "Niagara Falls", article: false, province: "ON", towns: ["Niagara Falls"] },
  { name: "Niagara", article: false, province: "ON", towns: ["Niagara Falls", "Niagara-on-the-Lake", "St. Catharines", "Fort Erie", "Welland", "Port Colborne", "Jordan", "Beamsville", "Grimsby"] },
  { name: "Bruce Peninsula", article: true, province: "ON", towns: ["Tobermory", "Lion’s Head", "Wiarton", "Sauble Beach"] },
  { name: "Blue Mountains", article: true, province: "ON", towns: ["Collingwood", "The Blue Mountains", "Thornbury", "Clarksburg", "Craigleith"] },
  { name: "Georgian Bay", article: false, province: "ON", towns: ["Collingwood", "Wasaga Beach", "Midland", "Penetanguishene", "Parry Sound", "Meaford", "Thornbury", "Owen Sound", "Tobermory", "Wiarton", "Killarney"] },
  { name: "Baie Georgienne", article: false, province: "ON", towns: ["Collingwood", "Wasaga Beach", "Midland", "Penetanguishene", "Parry Sound", "Meaford", "Thornbury", "Owen Sound", "Tobermory", "Wiarton", "Killarney"] },
  { name: "Thousand Islands", article: true, province: "ON", towns: ["Gananoque", "Kingston", "Rockport", "Brockville"] },
  { name: "Laurentians", article: true, province: "QC", towns: ["Mont-Tremblant", "Saint-Sauveur", "Sainte-Adèle", "Val-David", "Sainte-Agathe-des-Monts", "Morin-Heights"] },
  { name: "Laurentides", article: false, province: "QC", towns: ["Mont-Tremblant", "Saint-Sauveur", "Sainte-Adèle", "Val-David", "Sainte-Agathe-des-Monts", "Morin-Heights"] },
  { name: "Tremblant", article: false, province: "QC", towns: ["Mont-Tremblant"] },
  { name: "Charlevoix", article: false, province: "QC", towns: ["Baie-Saint-Paul", "La Malbaie", "Petite-Rivière-Saint-François", "Les Éboulements", "Tadoussac"] },
  { name: "Eastern Townships", article: true, province: "QC", towns: ["Magog", "Orford", "Bromont", "Sutton", "Knowlton", "North Hatley", "Lac-Mégantic", "Sherbrooke"] },
  { name: "Cantons-de-l’Est", article: false, province: "QC", towns: ["Magog", "Orford", "Bromont", "Sutton", "Knowlton", "North Hatley", "Lac-Mégantic", "Sherbrooke"] },
  { name: "Outaouais", article: true, province: "QC", towns: ["Gatineau", "Chelsea", "Wakefield", "La Pêche", "Val-des-Monts", "Cantley"] },
  { name: "Lanaudière", article: false, province: "QC", towns: ["Joliette", "Rawdon", "Saint-Donat", "Saint-Côme"] },
  { name: "Saguenay", article: false, province: "QC", towns: ["Saguenay", "Chicoutimi", "La Baie", "L’Anse-Saint-Jean", "Jonquière"] },
  { name: "Gaspésie", article: false, province: "QC", towns: ["Percé", "Gaspé", "Carleton-sur-Mer", "Sainte-Anne-des-Monts"] },
  { name: "Magdalen Islands", article: true, province: "QC", towns: ["Les Îles-de-la-Madeleine"] },
  { name: "Cape Breton", article: false, province: "NS", towns: ["Sydney", "North Sydney", "Sydney Mines", "Glace Bay", "New Waterford", "Louisbourg", "Baddeck", "Ingonish", "Ingonish Beach", "Cape North", "Dingwall", "Neils Harbour", "Pleasant Bay", "Chéticamp", "Margaree Harbour", "Margaree Forks", "Inverness", "Mabou", "Port Hood", "Judique", "Whycocomagh", "St. Peter’s", "Arichat", "Isle Madame", "Port Hawkesbury"] },
  { name: "Cape Breton Island", article: false, province: "NS", towns: ["Sydney", "North Sydney", "Sydney Mines", "Glace Bay", "New Waterford", "Louisbourg", "Baddeck", "Ingonish", "Ingonish Beach", "Cape North", "Dingwall", "Neils Harbour", "Pleasant Bay", "Chéticamp", "Margaree Harbour", "Margaree Forks", "Inverness", "Mabou", "Port Hood", "Judique", "Whycocomagh", "St. Peter’s", "Arichat", "Isle Madame", "Port Hawkesbury"] },
  { name: "South Shore", article: true, province: "NS", towns: ["Lunenburg", "Mahone Bay", "Chester", "Bridgewater", "Liverpool", "Shelburne", "Hubbards"] },
  { name: "Annapolis Valley", article: true, province: "NS", towns: ["Wolfville", "Kentville", "Annapolis Royal", "Canning", "Grand Pré", "Middleton", "Windsor"] },
  { name: "Bay of Fundy", article: true, province: "NB", towns: ["Alma", "Saint Andrews", "St. Martins", "Grand Manan", "Saint John", "Hopewell Cape"] },
  { name: "Gros Morne", article: false, province: "NL", towns: ["Rocky Harbour", "Woody Point", "Norris Point", "Trout River", "Cow Head"] },
  { name: "Fogo Island", article: false, province: "NL", towns: ["Fogo", "Joe Batt’s Arm", "Tilting"] },
  { name: "Riding Mountain", article: false, province: "MB", towns: ["Wasagaming", "Clear Lake", "Onanole"] },
  { name: "Prince Albert National Park", article: false, province: "SK", towns: ["Waskesiu Lake"] },
  { name: "Kluane", article: false, province: "YT", towns: ["Haines Junction", "Destruction Bay", "Burwash Landing"] },
];

/** A row of registrationDuties. */
export interface RegistrationDutiesRow {
  readonly province: Province;
  /** None: the whole province */
  readonly city: string | null;
  /** What the number is called there */
  readonly called: string;
  /** The form of the number, as a regular expression */
  readonly pattern: string | null;
  readonly example: string | null;
  /** The number is given for a time, so its last day is asked for too; of a city’s licence it is not */
  readonly expires: boolean;
  /** Who gives it out */
  readonly asked_by: string;
  /** The most nights a year */
  readonly nights_a_year: number | null;
  /** Read at the source; otherwise somebody must confirm it */
  readonly confirmed: boolean;
}

/** Where a property is listed only with a registration number. */
export const registrationDuties: readonly RegistrationDutiesRow[] = [
  { province: "BC", city: null, called: "registration number", pattern: "^[A-Z]{1,2}\\d{9}$", example: "PM123456789", expires: true, asked_by: "the Short-Term Rental Branch", nights_a_year: null, confirmed: true },
  { province: "QC", city: null, called: "CITQ establishment number", pattern: "^\\d{6}$", example: "123456", expires: true, asked_by: "the Corporation de l’industrie touristique du Québec", nights_a_year: null, confirmed: true },
  { province: "NS", city: null, called: "Tourist Accommodations Registry number", pattern: null, example: null, expires: true, asked_by: "Tourism Nova Scotia", nights_a_year: null, confirmed: true },
  { province: "NL", city: null, called: "tourist accommodation registration number", pattern: null, example: null, expires: true, asked_by: "the Government of Newfoundland and Labrador", nights_a_year: null, confirmed: true },
  { province: "PE", city: null, called: "tourism establishment licence number", pattern: null, example: null, expires: true, asked_by: "Tourism PEI", nights_a_year: null, confirmed: false },
  { province: "MB", city: "Winnipeg", called: "short-term rental licence number", pattern: null, example: null, expires: true, asked_by: "the City of Winnipeg", nights_a_year: null, confirmed: true },
  { province: "ON", city: "Toronto", called: "short-term rental registration number", pattern: "^STR-\\d{4}-[A-Z]{6}$", example: "STR-0000-ABCDEF", expires: true, asked_by: "the City of Toronto", nights_a_year: 180, confirmed: true },
  { province: "ON", city: "Ottawa", called: "host permit number", pattern: null, example: null, expires: true, asked_by: "the City of Ottawa", nights_a_year: null, confirmed: false },
  { province: "AB", city: "Calgary", called: "short-term rental licence number", pattern: null, example: null, expires: true, asked_by: "the City of Calgary", nights_a_year: null, confirmed: false },
  { province: "BC", city: "Vancouver", called: "short-term rental business licence number", pattern: "^\\d{2}-\\d{6}$", example: "26-123456", expires: false, asked_by: "the City of Vancouver", nights_a_year: null, confirmed: false },
  { province: "BC", city: "Victoria", called: "short-term rental business licence number", pattern: null, example: null, expires: false, asked_by: "the City of Victoria", nights_a_year: null, confirmed: false },
  { province: "BC", city: "Whistler", called: "tourist accommodation business licence number", pattern: null, example: null, expires: false, asked_by: "the Resort Municipality of Whistler", nights_a_year: null, confirmed: true },
  { province: "BC", city: "Kelowna", called: "short-term rental business licence number", pattern: null, example: null, expires: false, asked_by: "the City of Kelowna", nights_a_year: null, confirmed: false },
  { province: "BC", city: "West Kelowna", called: "short-term rental business licence number", pattern: null, example: null, expires: false, asked_by: "the City of West Kelowna", nights_a_year: null, confirmed: true },
  { province: "BC", city: "Penticton", called: "vacation rental business licence number", pattern: null, example: null, expires: false, asked_by: "the City of Penticton", nights_a_year: null, confirmed: true },
  { province: "QC", city: "Montréal", called: "host permit or certificate of occupancy number", pattern: null, example: null, expires: false, asked_by: "the City of Montréal", nights_a_year: null, confirmed: false },
  { province: "QC", city: "Québec", called: "certificate of authorization number", pattern: null, example: null, expires: false, asked_by: "the City of Québec", nights_a_year: null, confirmed: true },
];

/** A row of registrationReminders. */
export interface RegistrationRemindersRow {
  readonly days: number;
}

/** How many days before a registration ends its host is reminded. */
export const registrationReminders: readonly RegistrationRemindersRow[] = [
  { days: 30 },
  { days: 7 },
];

/** A row of salesTaxes. */
export interface SalesTaxesRow {
  readonly tax: string;
}

/** The taxes that are due only on nights that cost more. */
export const salesTaxes: readonly SalesTaxesRow[] = [
  { tax: "gst" },
  { tax: "hst" },
  { tax: "qst" },
];

/** A row of settledZones. */
export interface SettledZonesRow {
  /** As the zone database calls it */
  readonly zone: string;
  /** When clocks would have gone back, and did not */
  readonly since: Instant;
  /** How far ahead of UTC its clocks are from then on */
  readonly hours_ahead: number;
  /** Who keeps it */
  readonly where: string;
}

/** Zones that kept their summer time for good, which the engines that we run on may not know yet. */
export const settledZones: readonly SettledZonesRow[] = [
  { zone: "America/Vancouver", since: "2026-11-01T09:00:00Z" as Instant, hours_ahead: -7, where: "British Columbia" },
  { zone: "America/Edmonton", since: "2026-11-01T08:00:00Z" as Instant, hours_ahead: -6, where: "Alberta" },
  { zone: "America/Yellowknife", since: "2026-11-01T08:00:00Z" as Instant, hours_ahead: -6, where: "Northwest Territories" },
  { zone: "America/Inuvik", since: "2026-11-01T08:00:00Z" as Instant, hours_ahead: -6, where: "Northwest Territories" },
  { zone: "America/Winnipeg", since: "2026-11-01T07:00:00Z" as Instant, hours_ahead: -5, where: "Manitoba" },
];

/** A row of taxAreas. */
export interface TaxAreasRow {
  /** The area, as tax rows name it */
  readonly area: string;
  readonly province: Province;
  readonly towns: readonly string[];
  /** Our reading; somebody must confirm which towns and addresses belong to it */
  readonly to_confirm?: boolean | undefined;
  /** The page it was read from */
  readonly read_at: string;
}

/** The areas that have local taxes of their own, by the towns in them. */
export const taxAreas: readonly TaxAreasRow[] = [
  { area: "vancouver", province: "BC", towns: ["Vancouver"], read_at: "https://www2.gov.bc.ca/gov/content/taxes/sales-taxes/pst/accommodation" },
  { area: "bc_mrdt", province: "BC", towns: ["Whistler", "Victoria", "Tofino", "Ucluelet", "Campbell River", "Chilliwack", "Hornby Island", "Port McNeill", "Alert Bay"], read_at: "https://www2.gov.bc.ca/assets/gov/taxes/sales-taxes/publications/pst-120-accommodation.pdf" },
  { area: "bc_mrdt_interior", province: "BC", towns: ["Kelowna", "Penticton", "Golden", "Radium Hot Springs", "Revelstoke", "Fernie", "Invermere", "Kimberley", "Osoyoos", "Rossland", "Sun Peaks", "Harrison Hot Springs", "Valemount", "Nelson", "Kamloops"], to_confirm: true, read_at: "https://www2.gov.bc.ca/assets/gov/taxes/sales-taxes/publications/pst-120-accommodation.pdf" },
  { area: "bc_mrdt_2", province: "BC", towns: ["Grand Forks", "Greenwood", "Midway", "Christina Lake"], to_confirm: true, read_at: "https://www2.gov.bc.ca/assets/gov/taxes/sales-taxes/publications/pst-120-accommodation.pdf" },
  { area: "winnipeg", province: "MB", towns: ["Winnipeg"], read_at: "https://www.winnipeg.ca/assessment-taxes-corporate/other-city-taxes/accommodation-tax" },
  { area: "toronto", province: "ON", towns: ["Toronto", "Etobicoke", "North York", "Scarborough", "East York", "York"], read_at: "https://www.toronto.ca/services-payments/property-taxes-utilities/municipal-accommodation-tax-mat/" },
  { area: "ottawa", province: "ON", towns: ["Ottawa", "Kanata", "Nepean", "Gloucester", "Orléans"], read_at: "https://ottawa.ca/en/living-ottawa/laws-licences-and-permits/laws/laws-z/municipal-accommodation-tax-law-no-2022-56" },
  { area: "on_mat_room", province: "ON", towns: ["Huntsville", "Tobermory", "Lion’s Head", "Picton", "Wellington", "Bloomfield", "North Bay"], to_confirm: true, read_at: "https://huntsville.ca/business-development-environment/municipal-accommodation-tax" },
  { area: "on_mat", province: "ON", towns: ["Barrie", "Brockville", "Sudbury", "Greater Sudbury", "Newmarket", "London"], to_confirm: true, read_at: "https://london.ca" },
  { area: "halifax", province: "NS", towns: ["Halifax", "Dartmouth", "Bedford", "Peggy’s Cove", "Sheet Harbour"], read_at: "https://www.halifax.ca" },
  { area: "cape_breton", province: "NS", towns: ["Sydney", "North Sydney", "Sydney Mines", "Glace Bay", "New Waterford", "Louisbourg", "Baddeck", "Ingonish", "Ingonish Beach", "Cape North", "Dingwall", "Neils Harbour", "Pleasant Bay", "Chéticamp", "Margaree Harbour", "Margaree Forks", "Inverness", "Mabou", "Port Hood", "Judique", "Whycocomagh", "St. Peter’s", "Arichat", "Isle Madame", "Port Hawkesbury"], read_at: "https://destinationcapebreton.com/marketing-levy/" },
  { area: "moncton", province: "NB", towns: ["Moncton", "Dieppe"], to_confirm: true, read_at: "https://www.moncton.ca/lets-do-business/tourism-accommodation-levy" },
  { area: "saint_andrews", province: "NB", towns: ["Saint Andrews", "St. Andrews", "Bayside", "Chamcook"], read_at: "https://www.townofsaintandrews.ca/tourism-accommodation-levy/" },
  { area: "st_johns", province: "NL", towns: ["St. John’s", "Saint John’s"], to_confirm: true, read_at: "https://www.stjohns.ca" },
  { area: "charlottetown", province: "PE", towns: ["Charlottetown"], to_confirm: true, read_at: "https://www.charlottetown.ca" },
  { area: "yellowknife", province: "NT", towns: ["Yellowknife"], to_confirm: true, read_at: "https://www.yellowknife.ca" },
];

/** A row of taxRates. */
export interface TaxRatesRow {
  readonly province: Province;
  /** None: the rest of the province */
  readonly area: string | null;
  /** The tax, as lines and rows name it */
  readonly tax: string;
  readonly label: string;
  readonly percent: number;
  readonly on: readonly TaxBase[];
  /** The taxes that are taxed again */
  readonly plus?: readonly string[] | undefined;
  /** The first day on which it is due */
  readonly from?: PlainDate | undefined;
  /** The last day on which it is due */
  readonly to?: PlainDate | undefined;
  /** Our reading; somebody must confirm it */
  readonly to_confirm?: boolean | undefined;
  /** The longest stay that is taxed */
  readonly max_nights: number;
  /** The page it was read from */
  readonly read_at: string;
}

/** Taxes on short stays, by place. */
export const taxRates: readonly TaxRatesRow[] = [
  { province: "BC", area: null, tax: "pst", label: "BC PST 8%", percent: 8, on: ["nights", "host_fees"], max_nights: 26, read_at: "https://www2.gov.bc.ca/gov/content/taxes/sales-taxes/pst/accommodation" },
  { province: "BC", area: null, tax: "gst", label: "GST 5%", percent: 5, on: ["nights", "host_fees", "service_fee"], max_nights: 30, read_at: "https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/gst-hst-businesses/digital-economy-gsthst/platform-based-short-term-accommodation.html" },
  { province: "BC", area: "bc_mrdt", tax: "pst", label: "BC PST 8%", percent: 8, on: ["nights", "host_fees"], max_nights: 26, read_at: "https://www2.gov.bc.ca/gov/content/taxes/sales-taxes/pst/accommodation" },
  { province: "BC", area: "bc_mrdt", tax: "mrdt", label: "MRDT 3%", percent: 3, on: ["nights", "host_fees"], max_nights: 26, read_at: "https://www2.gov.bc.ca/gov/content/taxes/sales-taxes/pst/accommodation" },
  { province: "BC", area: "bc_mrdt", tax: "gst", label: "GST 5%", percent: 5, on: ["nights", "host_fees", "service_fee"], max_nights: 30, read_at: "https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/gst-hst-businesses/digital-economy-gsthst/platform-based-short-term-accommodation.html" },
  { province: "BC", area: "bc_mrdt_interior", tax: "pst", label: "BC PST 8%", percent: 8, on: ["nights", "host_fees"], max_nights: 26, read_at: "https://www2.gov.bc.ca/gov/content/taxes/sales-taxes/pst/accommodation" },
  { province: "BC", area: "bc_mrdt_interior", tax: "mrdt", label: "MRDT 3%", percent: 3, on: ["nights", "host_fees"], to_confirm: true, max_nights: 26, read_at: "https://www2.gov.bc.ca/gov/content/taxes/sales-taxes/pst/accommodation" },
  { province: "BC", area: "bc_mrdt_interior", tax: "gst", label: "GST 5%", percent: 5, on: ["nights", "host_fees", "service_fee"], max_nights: 30, read_at: "https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/gst-hst-businesses/digital-economy-gsthst/platform-based-short-term-accommodation.html" },
  { province: "BC", area: "bc_mrdt_2", tax: "pst", label: "BC PST 8%", percent: 8, on: ["nights", "host_fees"], max_nights: 26, read_at: "https://www2.gov.bc.ca/gov/content/taxes/sales-taxes/pst/accommodation" },
  { province: "BC", area: "bc_mrdt_2", tax: "mrdt", label: "MRDT 2%", percent: 2, on: ["nights", "host_fees"], to_confirm: true, max_nights: 26, read_at: "https://www2.gov.bc.ca/gov/content/taxes/sales-taxes/pst/accommodation" },
  { province: "BC", area: "bc_mrdt_2", tax: "gst", label: "GST 5%", percent: 5, on: ["nights", "host_fees", "service_fee"], max_nights: 30, read_at: "https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/gst-hst-businesses/digital-economy-gsthst/platform-based-short-term-accommodation.html" },
  { province: "BC", area: "vancouver", tax: "pst", label: "BC PST 8%", percent: 8, on: ["nights", "host_fees"], max_nights: 26, read_at: "https://www2.gov.bc.ca/gov/content/taxes/sales-taxes/pst/accommodation" },
  { province: "BC", area: "vancouver", tax: "mrdt", label: "MRDT 3%", percent: 3, on: ["nights", "host_fees"], max_nights: 26, read_at: "https://www2.gov.bc.ca/gov/content/taxes/sales-taxes/pst/accommodation" },
  { province: "BC", area: "vancouver", tax: "major_events", label: "Major Events MRDT 2.5%", percent: 2.5, on: ["nights", "host_fees"], from: "2023-02-01" as PlainDate, to: "2030-01-31" as PlainDate, max_nights: 26, read_at: "https://www2.gov.bc.ca/gov/content/taxes/sales-taxes/pst/accommodation" },
  { province: "BC", area: "vancouver", tax: "gst", label: "GST 5%", percent: 5, on: ["nights", "host_fees", "service_fee"], plus: ["pst", "mrdt", "major_events"], max_nights: 30, read_at: "https://taxinterpretations.com/cra/news/114" },
  { province: "AB", area: null, tax: "tourism_levy", label: "Alberta tourism levy 4%", percent: 4, on: ["nights", "host_fees", "service_fee"], to: "2026-03-31" as PlainDate, max_nights: 27, read_at: "https://www.alberta.ca/tourism-levy" },
  { province: "AB", area: null, tax: "tourism_levy", label: "Alberta tourism levy 6%", percent: 6, on: ["nights", "host_fees", "service_fee"], from: "2026-04-01" as PlainDate, max_nights: 27, read_at: "https://www.alberta.ca/tourism-levy" },
  { province: "AB", area: null, tax: "gst", label: "GST 5%", percent: 5, on: ["nights", "host_fees", "service_fee"], to_confirm: true, max_nights: 30, read_at: "https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/gst-hst-businesses/digital-economy-gsthst/platform-based-short-term-accommodation.html" },
  { province: "SK", area: null, tax: "pst", label: "SK PST 6%", percent: 6, on: ["nights", "host_fees"], max_nights: 29, read_at: "https://www.saskatchewan.ca/business/taxes-licensing-and-reporting/provincial-taxes-policies-and-bulletins/provincial-sales-tax" },
  { province: "SK", area: null, tax: "gst", label: "GST 5%", percent: 5, on: ["nights", "host_fees", "service_fee"], to_confirm: true, max_nights: 30, read_at: "https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/gst-hst-businesses/digital-economy-gsthst/platform-based-short-term-accommodation.html" },
  { province: "MB", area: null, tax: "rst", label: "MB RST 7%", percent: 7, on: ["nights", "host_fees"], max_nights: 29, read_at: "https://www.gov.mb.ca/finance/taxation/taxes/retail.html" },
  { province: "MB", area: null, tax: "gst", label: "GST 5%", percent: 5, on: ["nights", "host_fees", "service_fee"], max_nights: 30, read_at: "https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/gst-hst-businesses/digital-economy-gsthst/platform-based-short-term-accommodation.html" },
  { province: "MB", area: "winnipeg", tax: "accommodation_tax", label: "Winnipeg accommodation tax 6%", percent: 6, on: ["nights", "host_fees"], max_nights: 29, read_at: "https://www.winnipeg.ca/assessment-taxes-corporate/other-city-taxes/accommodation-tax" },
  { province: "MB", area: "winnipeg", tax: "rst", label: "MB RST 7%", percent: 7, on: ["nights", "host_fees"], max_nights: 29, read_at: "https://www.gov.mb.ca/finance/taxation/taxes/retail.html" },
  { province: "MB", area: "winnipeg", tax: "gst", label: "GST 5%", percent: 5, on: ["nights", "host_fees", "service_fee"], plus: ["accommodation_tax"], max_nights: 30, read_at: "https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/gst-hst-businesses/digital-economy-gsthst/platform-based-short-term-accommodation.html" },
  { province: "ON", area: null, tax: "hst", label: "HST 13%", percent: 13, on: ["nights", "host_fees", "service_fee"], max_nights: 30, read_at: "https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/gst-hst-businesses/digital-economy-gsthst/platform-based-short-term-accommodation.html" },
  { province: "ON", area: "toronto", tax: "mat", label: "Toronto MAT 6%", percent: 6, on: ["nights", "host_fees"], to: "2025-05-31" as PlainDate, max_nights: 27, read_at: "https://www.toronto.ca/services-payments/property-taxes-utilities/municipal-accommodation-tax-mat/" },
  { province: "ON", area: "toronto", tax: "mat", label: "Toronto MAT 8.5%", percent: 8.5, on: ["nights", "host_fees"], from: "2025-06-01" as PlainDate, to: "2026-07-31" as PlainDate, max_nights: 27, read_at: "https://www.toronto.ca/services-payments/property-taxes-utilities/municipal-accommodation-tax-mat/" },
  { province: "ON", area: "toronto", tax: "mat", label: "Toronto MAT 6%", percent: 6, on: ["nights", "host_fees"], from: "2026-08-01" as PlainDate, to_confirm: true, max_nights: 27, read_at: "https://www.toronto.ca/services-payments/property-taxes-utilities/municipal-accommodation-tax-mat/" },
  { province: "ON", area: "toronto", tax: "hst", label: "HST 13%", percent: 13, on: ["nights", "host_fees", "service_fee"], plus: ["mat"], max_nights: 30, read_at: "https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/gst-hst-businesses/digital-economy-gsthst/platform-based-short-term-accommodation.html" },
  { province: "ON", area: "ottawa", tax: "mat", label: "Ottawa MAT 5%", percent: 5, on: ["nights", "host_fees"], max_nights: 29, read_at: "https://ottawa.ca/en/living-ottawa/laws-licences-and-permits/laws/laws-z/municipal-accommodation-tax-law-no-2022-56" },
  { province: "ON", area: "ottawa", tax: "hst", label: "HST 13%", percent: 13, on: ["nights", "host_fees", "service_fee"], plus: ["mat"], max_nights: 30, read_at: "https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/gst-hst-businesses/digital-economy-gsthst/platform-based-short-term-accommodation.html" },
  { province: "ON", area: "on_mat", tax: "mat", label: "Municipal accommodation tax 4%", percent: 4, on: ["nights", "host_fees"], to_confirm: true, max_nights: 29, read_at: "https://london.ca" },
  { province: "ON", area: "on_mat", tax: "hst", label: "HST 13%", percent: 13, on: ["nights", "host_fees", "service_fee"], plus: ["mat"], to_confirm: true, max_nights: 30, read_at: "https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/gst-hst-businesses/digital-economy-gsthst/platform-based-short-term-accommodation.html" },
  { province: "ON", area: "on_mat_room", tax: "mat", label: "Municipal accommodation tax 4%", percent: 4, on: ["nights"], to_confirm: true, max_nights: 29, read_at: "https://huntsville.ca/business-development-environment/municipal-accommodation-tax" },
  { province: "ON", area: "on_mat_room", tax: "hst", label: "HST 13%", percent: 13, on: ["nights", "host_fees", "service_fee"], plus: ["mat"], to_confirm: true, max_nights: 30, read_at: "https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/gst-hst-businesses/digital-economy-gsthst/platform-based-short-term-accommodation.html" },
  { province: "QC", area: null, tax: "lodging_tax", label: "Quebec lodging tax 3.5%", percent: 3.5, on: ["nights"], max_nights: 31, read_at: "https://www.revenuquebec.ca/en/businesses/consumption-taxes/tax-on-lodging/" },
  { province: "QC", area: null, tax: "gst", label: "GST 5%", percent: 5, on: ["nights", "host_fees", "service_fee"], plus: ["lodging_tax"], max_nights: 30, read_at: "https://www.revenuquebec.ca/en/businesses/consumption-taxes/tax-on-lodging/" },
  { province: "QC", area: null, tax: "qst", label: "QST 9.975%", percent: 9.975, on: ["nights", "host_fees", "service_fee"], plus: ["lodging_tax"], max_nights: 30, read_at: "https://www.revenuquebec.ca/en/businesses/consumption-taxes/tax-on-lodging/" },
  { province: "NS", area: null, tax: "hst", label: "HST 14%", percent: 14, on: ["nights", "host_fees", "service_fee"], from: "2025-04-01" as PlainDate, max_nights: 30, read_at: "https://novascotia.ca/finance/en/home/taxation/tax101/hst.html" },
  { province: "NS", area: "halifax", tax: "marketing_levy", label: "Halifax marketing levy 3%", percent: 3, on: ["nights", "host_fees"], max_nights: 30, read_at: "https://www.halifax.ca" },
  { province: "NS", area: "halifax", tax: "hst", label: "HST 14%", percent: 14, on: ["nights", "host_fees", "service_fee"], plus: ["marketing_levy"], from: "2025-04-01" as PlainDate, max_nights: 30, read_at: "https://novascotia.ca/finance/en/home/taxation/tax101/hst.html" },
  { province: "NS", area: "cape_breton", tax: "marketing_levy", label: "Cape Breton marketing levy 3%", percent: 3, on: ["nights", "host_fees"], max_nights: 30, read_at: "https://destinationcapebreton.com/marketing-levy/" },
  { province: "NS", area: "cape_breton", tax: "hst", label: "HST 14%", percent: 14, on: ["nights", "host_fees", "service_fee"], plus: ["marketing_levy"], from: "2025-04-01" as PlainDate, max_nights: 30, read_at: "https://novascotia.ca/finance/en/home/taxation/tax101/hst.html" },
  { province: "NB", area: null, tax: "hst", label: "HST 15%", percent: 15, on: ["nights", "host_fees", "service_fee"], max_nights: 30, read_at: "https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/gst-hst-businesses/digital-economy-gsthst/platform-based-short-term-accommodation.html" },
  { province: "NB", area: "moncton", tax: "accommodation_levy", label: "Tourism accommodation levy 3.5%", percent: 3.5, on: ["nights", "host_fees"], to_confirm: true, max_nights: 31, read_at: "https://www.moncton.ca/lets-do-business/tourism-accommodation-levy" },
  { province: "NB", area: "moncton", tax: "hst", label: "HST 15%", percent: 15, on: ["nights", "host_fees", "service_fee"], plus: ["accommodation_levy"], to_confirm: true, max_nights: 30, read_at: "https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/gst-hst-businesses/digital-economy-gsthst/platform-based-short-term-accommodation.html" },
  { province: "NB", area: "saint_andrews", tax: "accommodation_levy", label: "Saint Andrews accommodation levy 3.5%", percent: 3.5, on: ["nights", "host_fees"], max_nights: 31, read_at: "https://www.townofsaintandrews.ca/tourism-accommodation-levy/" },
  { province: "NB", area: "saint_andrews", tax: "hst", label: "HST 15%", percent: 15, on: ["nights", "host_fees", "service_fee"], plus: ["accommodation_levy"], to_confirm: true, max_nights: 30, read_at: "https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/gst-hst-businesses/digital-economy-gsthst/platform-based-short-term-accommodation.html" },
  { province: "NL", area: null, tax: "hst", label: "HST 15%", percent: 15, on: ["nights", "host_fees", "service_fee"], max_nights: 30, read_at: "https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/gst-hst-businesses/digital-economy-gsthst/platform-based-short-term-accommodation.html" },
  { province: "NL", area: "st_johns", tax: "accommodation_tax", label: "St. John’s accommodation tax 4%", percent: 4, on: ["nights", "host_fees"], to_confirm: true, max_nights: 30, read_at: "https://www.stjohns.ca" },
  { province: "NL", area: "st_johns", tax: "hst", label: "HST 15%", percent: 15, on: ["nights", "host_fees", "service_fee"], plus: ["accommodation_tax"], max_nights: 30, read_at: "https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/gst-hst-businesses/digital-economy-gsthst/platform-based-short-term-accommodation.html" },
  { province: "PE", area: null, tax: "hst", label: "HST 15%", percent: 15, on: ["nights", "host_fees", "service_fee"], max_nights: 30, read_at: "https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/gst-hst-businesses/digital-economy-gsthst/platform-based-short-term-accommodation.html" },
  { province: "PE", area: "charlottetown", tax: "accommodation_levy", label: "Charlottetown accommodation levy 3%", percent: 3, on: ["nights", "host_fees"], to_confirm: true, max_nights: 30, read_at: "https://www.charlottetown.ca" },
  { province: "PE", area: "charlottetown", tax: "hst", label: "HST 15%", percent: 15, on: ["nights", "host_fees", "service_fee"], plus: ["accommodation_levy"], to_confirm: true, max_nights: 30, read_at: "https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/gst-hst-businesses/digital-economy-gsthst/platform-based-short-term-accommodation.html" },
  { province: "YT", area: null, tax: "gst", label: "GST 5%", percent: 5, on: ["nights", "host_fees", "service_fee"], max_nights: 30, read_at: "https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/gst-hst-businesses/digital-economy-gsthst/platform-based-short-term-accommodation.html" },
  { province: "NT", area: null, tax: "gst", label: "GST 5%", percent: 5, on: ["nights", "host_fees", "service_fee"], max_nights: 30, read_at: "https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/gst-hst-businesses/digital-economy-gsthst/platform-based-short-term-accommodation.html" },
  { province: "NT", area: "yellowknife", tax: "accommodation_levy", label: "Yellowknife accommodation levy 4%", percent: 4, on: ["nights", "host_fees"], to_confirm: true, max_nights: 30, read_at: "https://www.yellowknife.ca" },
  { province: "NT", area: "yellowknife", tax: "gst", label: "GST 5%", percent: 5, on: ["nights", "host_fees", "service_fee"], plus: ["accommodation_levy"], to_confirm: true, max_nights: 30, read_at: "https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/gst-hst-businesses/digital-economy-gsthst/platform-based-short-term-accommodation.html" },
  { province: "NU", area: null, tax: "gst", label: "GST 5%", percent: 5, on: ["nights", "host_fees", "service_fee"], max_nights: 30, read_at: "https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/gst-hst-businesses/digital-economy-gsthst/platform-based-short-term-accommodation.html" },
];

/** A row of wideRegions. */
export interface WideRegionsRow {
  readonly name: string;
  /** It is said with “the” */
  readonly article: boolean;
  readonly provinces: readonly Province[];
}

/** Parts of the country that people look for by name, by their provinces and territories. */
export const wideRegions: readonly WideRegionsRow[] = [
  { name: "Maritimes", article: true, provinces: ["NB", "NS", "PE"] },
  { name: "Maritime Provinces", article: true, provinces: ["NB", "NS", "PE"] },
  { name: "Provinces maritimes", article: false, provinces: ["NB", "NS", "PE"] },
  { name: "Atlantic Canada", article: false, provinces: ["NB", "NL", "NS", "PE"] },
  { name: "Atlantic Provinces", article: true, provinces: ["NB", "NL", "NS", "PE"] },
  { name: "Prairies", article: true, provinces: ["AB", "MB", "SK"] },
  { name: "Prairie Provinces", article: true, provinces: ["AB", "MB", "SK"] },
  { name: "Western Canada", article: false, provinces: ["AB", "BC", "MB", "SK"] },
  { name: "Northern Canada", article: false, provinces: ["NT", "NU", "YT"] },
];
