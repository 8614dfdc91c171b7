// Generated d43b8ca791f3. The form filterForm.
import { formOf } from "./every-form";
import type { Accessibility, Amenity, CancellationPolicy, Language, PropertyType } from "../model/values";
import { priceRangeFits } from "../rules/property";

/** What "Filters" collects. */
export interface FilterFormValues {
  readonly price_min?: number | undefined;
  readonly price_max?: number | undefined;
  readonly free_cancellation?: boolean | undefined;
  readonly bedrooms_min?: number | undefined;
  readonly beds_min?: number | undefined;
  readonly baths_min?: number | undefined;
  readonly rating_min?: number | undefined;
  readonly types?: readonly PropertyType[] | undefined;
  readonly amenities?: readonly Amenity[] | undefined;
  readonly accessible?: readonly Accessibility[] | undefined;
  readonly languages?: readonly Language[] | undefined;
  readonly policies?: readonly CancellationPolicy[] | undefined;
  readonly instant?: boolean | undefined;
}

/** Filters. */
export const filterForm = formOf<FilterFormValues>({
  id: "filterForm",
  title: "Filters",
  submit: "Show stays",
  schema: {
    properties: {
      price_min: { type: "integer", minimum: 0, maximum: 2000000 },
      price_max: { type: "integer", minimum: 0, maximum: 2000000 },
      free_cancellation: { type: "boolean" },
      bedrooms_min: { type: "integer", minimum: 0, maximum: 30 },
      beds_min: { type: "integer", minimum: 0, maximum: 30 },
      baths_min: { type: "integer", minimum: 0, maximum: 20 },
      rating_min: { type: "number", minimum: 0, maximum: 5 },
      types: {
        type: "array",
        items: {
          type: "string",
          enum: ["cabin", "cottage", "house", "apartment", "condo", "chalet", "townhouse", "loft", "guest_suite", "tiny_house", "farm_stay", "bed_and_breakfast", "yurt", "houseboat"],
        },
        maxItems: 20,
        uniqueItems: true,
      },
      amenities: {
        type: "array",
        items: {
          type: "string",
          enum: ["wifi", "heating", "air_conditioning", "linens", "washer", "dryer", "iron", "hair_dryer", "workspace", "kitchen", "kitchenette", "dishwasher", "oven", "coffee_maker", "barbecue", "tv", "fireplace", "wood_stove", "board_games", "books", "piano", "crib", "high_chair", "play_area", "fenced_yard", "hot_tub", "sauna", "pool", "deck", "fire_pit", "garden", "waterfront", "beach_access", "dock", "canoe", "bicycles", "ski_in_ski_out", "mountain_view", "lake_view", "ocean_view", "free_parking", "ev_charger", "self_check_in", "smoke_alarm", "carbon_monoxide_alarm", "fire_extinguisher", "first_aid_kit"],
        },
        maxItems: 60,
        uniqueItems: true,
      },
      accessible: {
        type: "array",
        items: {
          type: "string",
          enum: ["step_free", "ground_floor", "wide_doors", "elevator", "accessible_parking", "roll_in_shower", "grab_bars", "visual_alarm"],
        },
        maxItems: 20,
        uniqueItems: true,
      },
      languages: {
        type: "array",
        items: {
          type: "string",
          enum: ["en", "fr", "ase", "ar", "bn", "yue", "cr", "chp", "nl", "de", "el", "gu", "hi", "moe", "iu", "it", "ja", "ko", "cmn", "mic", "oj", "fa", "pl", "pt", "pa", "fcs", "ro", "ru", "es", "tl", "ta", "uk", "ur", "vi"],
        },
        maxItems: 40,
        uniqueItems: true,
      },
      policies: {
        type: "array",
        items: {
          type: "string",
          enum: ["flexible", "moderate", "firm", "strict"],
        },
        maxItems: 4,
        uniqueItems: true,
      },
      instant: { type: "boolean" },
    },
  },
  uiSchema: {
    price_min: { "ui:title": "Minimum price per night", "ui:widget": "number", "ui:help": "Average per night, with fees, before taxes" },
    price_max: { "ui:title": "Maximum price per night", "ui:widget": "number" },
    free_cancellation: { "ui:title": "Free cancellation", "ui:widget": "checkbox" },
    bedrooms_min: { "ui:title": "Bedrooms", "ui:widget": "stepper" },
    beds_min: { "ui:title": "Beds", "ui:widget": "stepper" },
    baths_min: { "ui:title": "Bathrooms", "ui:widget": "stepper" },
    rating_min: { "ui:title": "Guest rating", "ui:widget": "number" },
    types: {
      "ui:title": "Property type",
      "ui:widget": "checkboxes",
      "ui:enumNames": { cabin: "Cabin", cottage: "Cottage", house: "House", apartment: "Apartment", condo: "Condo", chalet: "Chalet", townhouse: "Townhouse", loft: "Loft", guest_suite: "Guest suite", tiny_house: "Tiny house", farm_stay: "Farm stay", bed_and_breakfast: "Bed and breakfast", yurt: "Yurt", houseboat: "Houseboat" },
    },
    amenities: {
      "ui:title": "Amenities",
      "ui:widget": "checkboxes",
      "ui:enumNames": { wifi: "Wi-Fi", heating: "Heating", air_conditioning: "Air conditioning", linens: "Linens and towels", washer: "Washer", dryer: "Dryer", iron: "Iron", hair_dryer: "Hair dryer", workspace: "Dedicated workspace", kitchen: "Full kitchen", kitchenette: "Kitchenette", dishwasher: "Dishwasher", oven: "Oven", coffee_maker: "Coffee maker", barbecue: "Barbecue", tv: "TV", fireplace: "Fireplace", wood_stove: "Wood stove", board_games: "Board games", books: "Books", piano: "Piano", crib: "Crib", high_chair: "High chair", play_area: "Play area", fenced_yard: "Fenced yard", hot_tub: "Hot tub", sauna: "Sauna", pool: "Pool", deck: "Deck or patio", fire_pit: "Fire pit", garden: "Garden", waterfront: "On the water", beach_access: "Beach access", dock: "Dock", canoe: "Canoe or kayak", bicycles: "Bicycles", ski_in_ski_out: "Ski-in, ski-out", mountain_view: "Mountain view", lake_view: "Lake view", ocean_view: "Ocean view", free_parking: "Free parking", ev_charger: "EV charger", self_check_in: "Self check-in", smoke_alarm: "Smoke alarm", carbon_monoxide_alarm: "Carbon monoxide alarm", fire_extinguisher: "Fire extinguisher", first_aid_kit: "First aid kit" },
    },
    accessible: {
      "ui:title": "Accessibility",
      "ui:widget": "checkboxes",
      "ui:enumNames": { step_free: "Step-free entrance", ground_floor: "Bedroom and bath on the ground floor", wide_doors: "Doors at least 81 cm wide", elevator: "Elevator", accessible_parking: "Accessible parking", roll_in_shower: "Roll-in shower", grab_bars: "Grab bars in the bathroom", visual_alarm: "Visual smoke alarm" },
    },
    languages: {
      "ui:title": "Host speaks",
      "ui:widget": "checkboxes",
      "ui:enumNames": { en: "English", fr: "French", ase: "American Sign Language", ar: "Arabic", bn: "Bengali", yue: "Cantonese", cr: "Cree", chp: "Dene", nl: "Dutch", de: "German", el: "Greek", gu: "Gujarati", hi: "Hindi", moe: "Innu", iu: "Inuktitut", it: "Italian", ja: "Japanese", ko: "Korean", cmn: "Mandarin", mic: "Mi’kmaw", oj: "Ojibwe", fa: "Persian", pl: "Polish", pt: "Portuguese", pa: "Punjabi", fcs: "Quebec Sign Language", ro: "Romanian", ru: "Russian", es: "Spanish", tl: "Tagalog", ta: "Tamil", uk: "Ukrainian", ur: "Urdu", vi: "Vietnamese" },
    },
    policies: {
      "ui:title": "Cancellation",
      "ui:widget": "checkboxes",
      "ui:enumNames": { flexible: "Flexible", moderate: "Moderate", firm: "Firm", strict: "Strict" },
    },
    instant: { "ui:title": "Instant book", "ui:widget": "checkbox", "ui:help": "Book without waiting for the host" },
  },
  steps: [
    {
      title: "Price per night",
      fields: ["price_min", "price_max"],
      submit: "Continue",
    },
    {
      title: "Rooms and beds",
      fields: ["bedrooms_min", "beds_min", "baths_min"],
      submit: "Continue",
    },
    {
      title: "Guest rating",
      fields: ["rating_min"],
      submit: "Continue",
    },
    {
      title: "Type",
      fields: ["types"],
      submit: "Continue",
    },
    {
      title: "Amenities",
      fields: ["amenities"],
      submit: "Continue",
    },
    {
      title: "Booking options",
      fields: ["instant"],
      submit: "Continue",
    },
    {
      title: "Cancellation",
      fields: ["free_cancellation", "policies"],
      submit: "Continue",
    },
    {
      title: "Accessibility",
      fields: ["accessible"],
      submit: "Continue",
    },
    {
      title: "Host speaks",
      fields: ["languages"],
      submit: "Show stays",
    },
  ],
  errors: {
    price_min: { type: "Enter a whole number.", minimum: "Enter 0 or more.", maximum: "Enter 2,000,000 or less." },
    price_max: { type: "Enter a whole number.", minimum: "Enter 0 or more.", maximum: "Enter 2,000,000 or less." },
    bedrooms_min: { type: "Enter a whole number.", minimum: "Enter 0 or more.", maximum: "Enter 30 or less." },
    beds_min: { type: "Enter a whole number.", minimum: "Enter 0 or more.", maximum: "Enter 30 or less." },
    baths_min: { type: "Enter a whole number.", minimum: "Enter 0 or more.", maximum: "Enter 20 or less." },
    rating_min: { type: "Enter a number.", minimum: "Enter 0 or more.", maximum: "Enter 5 or less." },
    types: { maxItems: "Choose at most 20 options.", uniqueItems: "This is listed twice." },
    "types.*": { enum: "Choose one of the options.", otherwise: "Fill this in: Entry." },
    amenities: { maxItems: "Choose at most 60 options.", uniqueItems: "This is listed twice." },
    "amenities.*": { enum: "Choose one of the options.", otherwise: "Fill this in: Entry." },
    accessible: { maxItems: "Choose at most 20 options.", uniqueItems: "This is listed twice." },
    "accessible.*": { enum: "Choose one of the options.", otherwise: "Fill this in: Entry." },
    languages: { maxItems: "Choose at most 40 options.", uniqueItems: "This is listed twice." },
    "languages.*": { enum: "Choose one of the options.", otherwise: "Fill this in: Entry." },
    policies: { maxItems: "Choose at most 4 options.", uniqueItems: "This is listed twice." },
    "policies.*": { enum: "Choose one of the options.", otherwise: "Fill this in: Entry." },
  },
  rules: [
    {
      id: "priceRangeFits",
      ask: (values) => priceRangeFits({ searchFilters: { price_max: values.price_max, price_min: values.price_min } }),
      says: {
        "property.prices_reversed": { text: "The minimum price is higher than the maximum.", field: "price_min" },
      },
    },
  ],
});
