// Generated 6810e27fca45. How to read the query of /search. What does not fit counts as not given.
import type { Accessibility, Amenity, CancellationPolicy, Currency, FlexibleStay, Language, PropertyType, Province, SearchSort } from "../../model/values";
import type { PlainDate } from "../../model/wire";
import { read } from "../query";

export interface SearchQuery {
  readonly query?: string | undefined;
  readonly province?: Province | undefined;
  readonly bounds?: readonly number[] | undefined;
  readonly checkin?: PlainDate | undefined;
  readonly checkout?: PlainDate | undefined;
  readonly flex_days?: number | undefined;
  readonly flex_stay?: FlexibleStay | undefined;
  readonly flex_months?: readonly PlainDate[] | undefined;
  readonly adults?: number | undefined;
  readonly children?: number | undefined;
  readonly infants?: number | undefined;
  readonly pets?: number | undefined;
  readonly price_min?: number | undefined;
  readonly price_max?: number | undefined;
  readonly bedrooms_min?: number | undefined;
  readonly beds_min?: number | undefined;
  readonly baths_min?: number | undefined;
  readonly rating_min?: number | undefined;
  readonly types?: readonly PropertyType[] | undefined;
  readonly amenities?: readonly Amenity[] | undefined;
  readonly accessible?: readonly Accessibility[] | undefined;
  readonly languages?: readonly Language[] | undefined;
  readonly free_cancellation?: boolean | undefined;
  readonly policies?: readonly CancellationPolicy[] | undefined;
  readonly instant?: boolean | undefined;
  readonly price_currency?: Currency | undefined;
  readonly sort?: SearchSort | undefined;
  readonly page?: number | undefined;
  readonly currency?: Currency | undefined;
  readonly taxes?: boolean | undefined;
  readonly map?: boolean | undefined;
}

/** From what stands behind the question mark. */
export const searchQuery = (search: string): SearchQuery => read(search, {
  query: { is: "text", most: 120 },
  province: {
    is: "one",
    of: ["AB", "BC", "MB", "NB", "NL", "NS", "NT", "NU", "ON", "PE", "QC", "SK", "YT"],
  },
  bounds: {
    is: "list",
    of: { is: "number", least: -180, most: 180 },
    most: 4,
  },
  checkin: { is: "text", pattern: "^\\d{4}-\\d\\d-\\d\\d$" },
  checkout: { is: "text", pattern: "^\\d{4}-\\d\\d-\\d\\d$" },
  flex_days: { is: "number", whole: true, least: 1, most: 3 },
  flex_stay: {
    is: "one",
    of: ["weekend", "week", "month"],
  },
  flex_months: {
    is: "list",
    of: { is: "text", pattern: "^\\d{4}-\\d\\d-\\d\\d$" },
    most: 3,
  },
  adults: { is: "number", whole: true, least: 1, most: 30 },
  children: { is: "number", whole: true, least: 0, most: 20 },
  infants: { is: "number", whole: true, least: 0, most: 10 },
  pets: { is: "number", whole: true, least: 0, most: 10 },
  price_min: { is: "number", whole: true, least: 0, most: 2000000 },
  price_max: { is: "number", whole: true, least: 0, most: 2000000 },
  bedrooms_min: { is: "number", whole: true, least: 0, most: 30 },
  beds_min: { is: "number", whole: true, least: 0, most: 30 },
  baths_min: { is: "number", whole: true, least: 0, most: 20 },
  rating_min: { is: "number", least: 0, most: 5 },
  types: {
    is: "list",
    of: {
      is: "one",
      of: ["cabin", "cottage", "house", "apartment", "condo", "chalet", "townhouse", "loft", "guest_suite", "tiny_house", "farm_stay", "bed_and_breakfast", "yurt", "houseboat"],
    },
    most: 20,
  },
  amenities: {
    is: "list",
    of: {
      is: "one",
      of: ["wifi", "heating", "air_conditioning", "linens", "washer", "dryer", "iron", "hair_dryer", "workspace", "kitchen", "kitchenette", "dishwasher", "oven", "coffee_maker", "barbecue", "tv", "fireplace", "wood_stove", "board_games", "books", "piano", "crib", "high_chair", "play_area", "fenced_yard", "hot_tub", "sauna", "pool", "deck", "fire_pit", "garden", "waterfront", "beach_access", "dock", "canoe", "bicycles", "ski_in_ski_out", "mountain_view", "lake_view", "ocean_view", "free_parking", "ev_charger", "self_check_in", "smoke_alarm", "carbon_monoxide_alarm", "fire_extinguisher", "first_aid_kit"],
    },
    most: 60,
  },
  accessible: {
    is: "list",
    of: {
      is: "one",
      of: ["step_free", "ground_floor", "wide_doors", "elevator", "accessible_parking", "roll_in_shower", "grab_bars", "visual_alarm"],
    },
    most: 20,
  },
  languages: {
    is: "list",
    of: {
      is: "one",
      of: ["en", "fr", "ase", "ar", "bn", "yue", "cr", "chp", "nl", "de", "el", "gu", "hi", "moe", "iu", "it", "ja", "ko", "cmn", "mic", "oj", "fa", "pl", "pt", "pa", "fcs", "ro", "ru", "es", "tl", "ta", "uk", "ur", "vi"],
    },
    most: 40,
  },
  free_cancellation: { is: "flag" },
  policies: {
    is: "list",
    of: {
      is: "one",
      of: ["flexible", "moderate", "firm", "strict"],
    },
    most: 4,
  },
  instant: { is: "flag" },
  price_currency: {
    is: "one",
    of: ["CAD", "USD", "EUR", "GBP", "AUD", "JPY"],
  },
  sort: {
    is: "one",
    of: ["recommended", "price_asc", "price_desc", "rating", "newest"],
  },
  page: { is: "number", whole: true, least: 1, most: 1000 },
  currency: {
    is: "one",
    of: ["CAD", "USD", "EUR", "GBP", "AUD", "JPY"],
  },
  taxes: { is: "flag" },
  map: { is: "flag" },
}) as SearchQuery;
