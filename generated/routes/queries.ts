// Generated d95b4882dc7e. How to read the query of each page. What does not fit counts as not given. Change the spec, not this file.
import type { Accessibility, Amenity, CancellationPolicy, ContactTopic, Currency, PropertyType, Province, SearchSort } from "../model/values";
import type { PlainDate } from "../model/wire";
import { read } from "./query";

/** The query of each page that has one, from what stands behind the question mark. */
export const queryOf = {
  account: (search: string): {
    readonly token?: string | undefined;
    readonly payouts?: string | undefined;
  } => read(search, {
    token: { is: "text", most: 200 },
    payouts: { is: "text", most: 10 },
  }) as {
    readonly token?: string | undefined;
    readonly payouts?: string | undefined;
  },
  checkout: (search: string): {
    readonly property_id?: string | undefined;
    readonly checkin?: PlainDate | undefined;
    readonly checkout?: PlainDate | undefined;
    readonly adults?: number | undefined;
    readonly children?: number | undefined;
    readonly infants?: number | undefined;
    readonly pets?: number | undefined;
    readonly sandbox?: string | undefined;
    readonly payment?: string | undefined;
  } => read(search, {
    property_id: { is: "text" },
    checkin: { is: "text", pattern: "^\\d{4}-\\d\\d-\\d\\d$" },
    checkout: { is: "text", pattern: "^\\d{4}-\\d\\d-\\d\\d$" },
    adults: { is: "number", whole: true, least: 1, most: 30 },
    children: { is: "number", whole: true, least: 0, most: 20 },
    infants: { is: "number", whole: true, least: 0, most: 10 },
    pets: { is: "number", whole: true, least: 0, most: 10 },
    sandbox: { is: "text" },
    payment: { is: "text", most: 100 },
  }) as {
    readonly property_id?: string | undefined;
    readonly checkin?: PlainDate | undefined;
    readonly checkout?: PlainDate | undefined;
    readonly adults?: number | undefined;
    readonly children?: number | undefined;
    readonly infants?: number | undefined;
    readonly pets?: number | undefined;
    readonly sandbox?: string | undefined;
    readonly payment?: string | undefined;
  },
  completeProfile: (search: string): {
    readonly from?: string | undefined;
  } => read(search, {
    from: { is: "text", most: 2048 },
  }) as {
    readonly from?: string | undefined;
  },
  connectProperties: (search: string): {
    readonly properties?: readonly string[] | undefined;
  } => read(search, {
    properties: {
      is: "list",
      of: { is: "text" },
      most: 25,
    },
  }) as {
    readonly properties?: readonly string[] | undefined;
  },
  connectProperty: (search: string): {
    readonly property?: string | undefined;
  } => read(search, {
    property: { is: "text" },
  }) as {
    readonly property?: string | undefined;
  },
  contact: (search: string): {
    readonly topic?: ContactTopic | undefined;
  } => read(search, {
    topic: {
      is: "one",
      of: ["booking", "hosting", "call", "points", "account", "privacy", "other"],
    },
  }) as {
    readonly topic?: ContactTopic | undefined;
  },
  denied: (search: string): {
    readonly from?: string | undefined;
  } => read(search, {
    from: { is: "text", most: 2048 },
  }) as {
    readonly from?: string | undefined;
  },
  listing: (search: string): {
    readonly checkin?: PlainDate | undefined;
    readonly checkout?: PlainDate | undefined;
    readonly adults?: number | undefined;
    readonly children?: number | undefined;
    readonly infants?: number | undefined;
    readonly pets?: number | undefined;
    readonly currency?: Currency | undefined;
  } => read(search, {
    checkin: { is: "text", pattern: "^\\d{4}-\\d\\d-\\d\\d$" },
    checkout: { is: "text", pattern: "^\\d{4}-\\d\\d-\\d\\d$" },
    adults: { is: "number", whole: true, least: 1, most: 30 },
    children: { is: "number", whole: true, least: 0, most: 20 },
    infants: { is: "number", whole: true, least: 0, most: 10 },
    pets: { is: "number", whole: true, least: 0, most: 10 },
    currency: {
      is: "one",
      of: ["CAD", "USD", "EUR", "GBP", "AUD", "JPY"],
    },
  }) as {
    readonly checkin?: PlainDate | undefined;
    readonly checkout?: PlainDate | undefined;
    readonly adults?: number | undefined;
    readonly children?: number | undefined;
    readonly infants?: number | undefined;
    readonly pets?: number | undefined;
    readonly currency?: Currency | undefined;
  },
  login: (search: string): {
    readonly from?: string | undefined;
    readonly code?: string | undefined;
    readonly problem?: string | undefined;
  } => read(search, {
    from: { is: "text", most: 2048 },
    code: { is: "text", most: 200 },
    problem: { is: "text", most: 100 },
  }) as {
    readonly from?: string | undefined;
    readonly code?: string | undefined;
    readonly problem?: string | undefined;
  },
  reset: (search: string): {
    readonly token?: string | undefined;
    readonly email?: string | undefined;
  } => read(search, {
    token: { is: "text", most: 200 },
    email: { is: "text", most: 254 },
  }) as {
    readonly token?: string | undefined;
    readonly email?: string | undefined;
  },
  search: (search: string): {
    readonly query?: string | undefined;
    readonly province?: Province | undefined;
    readonly bounds?: readonly number[] | undefined;
    readonly checkin?: PlainDate | undefined;
    readonly checkout?: PlainDate | undefined;
    readonly adults?: number | undefined;
    readonly children?: number | undefined;
    readonly infants?: number | undefined;
    readonly pets?: number | undefined;
    readonly price_min?: number | undefined;
    readonly price_max?: number | undefined;
    readonly bedrooms_min?: number | undefined;
    readonly beds_min?: number | undefined;
    readonly types?: readonly PropertyType[] | undefined;
    readonly amenities?: readonly Amenity[] | undefined;
    readonly accessible?: readonly Accessibility[] | undefined;
    readonly policies?: readonly CancellationPolicy[] | undefined;
    readonly instant?: boolean | undefined;
    readonly sort?: SearchSort | undefined;
    readonly page?: number | undefined;
    readonly currency?: Currency | undefined;
    readonly taxes?: boolean | undefined;
  } => read(search, {
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
    adults: { is: "number", whole: true, least: 1, most: 30 },
    children: { is: "number", whole: true, least: 0, most: 20 },
    infants: { is: "number", whole: true, least: 0, most: 10 },
    pets: { is: "number", whole: true, least: 0, most: 10 },
    price_min: { is: "number", whole: true, least: 0, most: 10000 },
    price_max: { is: "number", whole: true, least: 0, most: 10000 },
    bedrooms_min: { is: "number", whole: true, least: 0, most: 30 },
    beds_min: { is: "number", whole: true, least: 0, most: 30 },
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
    policies: {
      is: "list",
      of: {
        is: "one",
        of: ["flexible", "moderate", "firm", "strict"],
      },
      most: 4,
    },
    instant: { is: "flag" },
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
  }) as {
    readonly query?: string | undefined;
    readonly province?: Province | undefined;
    readonly bounds?: readonly number[] | undefined;
    readonly checkin?: PlainDate | undefined;
    readonly checkout?: PlainDate | undefined;
    readonly adults?: number | undefined;
    readonly children?: number | undefined;
    readonly infants?: number | undefined;
    readonly pets?: number | undefined;
    readonly price_min?: number | undefined;
    readonly price_max?: number | undefined;
    readonly bedrooms_min?: number | undefined;
    readonly beds_min?: number | undefined;
    readonly types?: readonly PropertyType[] | undefined;
    readonly amenities?: readonly Amenity[] | undefined;
    readonly accessible?: readonly Accessibility[] | undefined;
    readonly policies?: readonly CancellationPolicy[] | undefined;
    readonly instant?: boolean | undefined;
    readonly sort?: SearchSort | undefined;
    readonly page?: number | undefined;
    readonly currency?: Currency | undefined;
    readonly taxes?: boolean | undefined;
  },
  signup: (search: string): {
    readonly from?: string | undefined;
  } => read(search, {
    from: { is: "text", most: 2048 },
  }) as {
    readonly from?: string | undefined;
  },
  stays: (search: string): {
    readonly review?: boolean | undefined;
  } => read(search, {
    review: { is: "flag" },
  }) as {
    readonly review?: boolean | undefined;
  },
  verify: (search: string): {
    readonly token?: string | undefined;
    readonly from?: string | undefined;
  } => read(search, {
    token: { is: "text", most: 200 },
    from: { is: "text", most: 2048 },
  }) as {
    readonly token?: string | undefined;
    readonly from?: string | undefined;
  },
  welcome: (search: string): {
    readonly from?: string | undefined;
  } => read(search, {
    from: { is: "text", most: 2048 },
  }) as {
    readonly from?: string | undefined;
  },
};
