// Generated 790be62be989. How to read the query of each page. What does not fit counts as not given.
import type { Accessibility, Amenity, BookingTab, CancellationPolicy, ContactTopic, Currency, FlexibleStay, PropertiesView, PropertyType, Province, SearchSort } from "../model/values";
import type { PlainDate } from "../model/wire";
import { read } from "./query";

export interface AccountQuery {
  readonly token?: string | undefined;
  readonly payouts?: string | undefined;
}

export interface BookingsQuery {
  readonly tab?: BookingTab | undefined;
  readonly words?: string | undefined;
  readonly review?: boolean | undefined;
}

export interface CheckoutQuery {
  readonly property_id?: string | undefined;
  readonly checkin?: PlainDate | undefined;
  readonly checkout?: PlainDate | undefined;
  readonly adults?: number | undefined;
  readonly children?: number | undefined;
  readonly infants?: number | undefined;
  readonly pets?: number | undefined;
  readonly sandbox?: string | undefined;
  readonly payment?: string | undefined;
}

export interface CohostQuery {
  readonly token?: string | undefined;
}

export interface ComparePageQuery {
  readonly stays?: readonly string[] | undefined;
  readonly checkin?: PlainDate | undefined;
  readonly checkout?: PlainDate | undefined;
  readonly adults?: number | undefined;
  readonly children?: number | undefined;
  readonly infants?: number | undefined;
  readonly pets?: number | undefined;
}

export interface CompleteProfileQuery {
  readonly from?: string | undefined;
}

export interface ConnectPropertiesQuery {
  readonly properties?: readonly string[] | undefined;
}

export interface ConnectPropertyQuery {
  readonly property?: string | undefined;
}

export interface ContactQuery {
  readonly topic?: ContactTopic | undefined;
}

export interface DeniedQuery {
  readonly from?: string | undefined;
}

export interface ListingQuery {
  readonly checkin?: PlainDate | undefined;
  readonly checkout?: PlainDate | undefined;
  readonly adults?: number | undefined;
  readonly children?: number | undefined;
  readonly infants?: number | undefined;
  readonly pets?: number | undefined;
  readonly currency?: Currency | undefined;
  readonly message?: boolean | undefined;
}

export interface LoginQuery {
  readonly from?: string | undefined;
  readonly code?: string | undefined;
  readonly problem?: string | undefined;
}

export interface PropertiesQuery {
  readonly view?: PropertiesView | undefined;
  readonly from?: PlainDate | undefined;
  readonly page?: number | undefined;
  readonly closed?: string | undefined;
}

export interface ResetQuery {
  readonly token?: string | undefined;
  readonly email?: string | undefined;
}

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

export interface SignupQuery {
  readonly from?: string | undefined;
}

export interface StaysQuery {
  readonly review?: boolean | undefined;
  readonly payment?: string | undefined;
}

export interface VerifyQuery {
  readonly token?: string | undefined;
  readonly from?: string | undefined;
}

export interface WelcomeQuery {
  readonly from?: string | undefined;
}

/** The query of each page that has one, from what stands behind the question mark. */
export const queryOf = {
  account: (search: string): AccountQuery => read(search, {
    token: { is: "text", most: 200 },
    payouts: { is: "text", most: 10 },
  }) as AccountQuery,
  bookings: (search: string): BookingsQuery => read(search, {
    tab: {
      is: "one",
      of: ["requests", "current", "upcoming", "unpaid", "past", "cancelled"],
    },
    words: { is: "text", most: 300 },
    review: { is: "flag" },
  }) as BookingsQuery,
  checkout: (search: string): CheckoutQuery => read(search, {
    property_id: { is: "text" },
    checkin: { is: "text", pattern: "^\\d{4}-\\d\\d-\\d\\d$" },
    checkout: { is: "text", pattern: "^\\d{4}-\\d\\d-\\d\\d$" },
    adults: { is: "number", whole: true, least: 1, most: 30 },
    children: { is: "number", whole: true, least: 0, most: 20 },
    infants: { is: "number", whole: true, least: 0, most: 10 },
    pets: { is: "number", whole: true, least: 0, most: 10 },
    sandbox: { is: "text" },
    payment: { is: "text", most: 100 },
  }) as CheckoutQuery,
  cohost: (search: string): CohostQuery => read(search, {
    token: { is: "text", most: 200 },
  }) as CohostQuery,
  comparePage: (search: string): ComparePageQuery => read(search, {
    stays: {
      is: "list",
      of: { is: "text" },
      most: 3,
    },
    checkin: { is: "text", pattern: "^\\d{4}-\\d\\d-\\d\\d$" },
    checkout: { is: "text", pattern: "^\\d{4}-\\d\\d-\\d\\d$" },
    adults: { is: "number", whole: true, least: 1, most: 30 },
    children: { is: "number", whole: true, least: 0, most: 20 },
    infants: { is: "number", whole: true, least: 0, most: 10 },
    pets: { is: "number", whole: true, least: 0, most: 10 },
  }) as ComparePageQuery,
  completeProfile: (search: string): CompleteProfileQuery => read(search, {
    from: { is: "text", most: 2048 },
  }) as CompleteProfileQuery,
  connectProperties: (search: string): ConnectPropertiesQuery => read(search, {
    properties: {
      is: "list",
      of: { is: "text" },
      most: 25,
    },
  }) as ConnectPropertiesQuery,
  connectProperty: (search: string): ConnectPropertyQuery => read(search, {
    property: { is: "text" },
  }) as ConnectPropertyQuery,
  contact: (search: string): ContactQuery => read(search, {
    topic: {
      is: "one",
      of: ["booking", "hosting", "call", "points", "account", "privacy", "other"],
    },
  }) as ContactQuery,
  denied: (search: string): DeniedQuery => read(search, {
    from: { is: "text", most: 2048 },
  }) as DeniedQuery,
  listing: (search: string): ListingQuery => read(search, {
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
    message: { is: "flag" },
  }) as ListingQuery,
  login: (search: string): LoginQuery => read(search, {
    from: { is: "text", most: 2048 },
    code: { is: "text", most: 200 },
    problem: { is: "text", most: 100 },
  }) as LoginQuery,
  properties: (search: string): PropertiesQuery => read(search, {
    view: {
      is: "one",
      of: ["calendar"],
    },
    from: { is: "text", pattern: "^\\d{4}-\\d\\d-\\d\\d$" },
    page: { is: "number", whole: true, least: 1, most: 1000 },
    closed: { is: "text", most: 2048 },
  }) as PropertiesQuery,
  reset: (search: string): ResetQuery => read(search, {
    token: { is: "text", most: 200 },
    email: { is: "text", most: 254 },
  }) as ResetQuery,
  search: (search: string): SearchQuery => read(search, {
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
  }) as SearchQuery,
  signup: (search: string): SignupQuery => read(search, {
    from: { is: "text", most: 2048 },
  }) as SignupQuery,
  stays: (search: string): StaysQuery => read(search, {
    review: { is: "flag" },
    payment: { is: "text", most: 100 },
  }) as StaysQuery,
  verify: (search: string): VerifyQuery => read(search, {
    token: { is: "text", most: 200 },
    from: { is: "text", most: 2048 },
  }) as VerifyQuery,
  welcome: (search: string): WelcomeQuery => read(search, {
    from: { is: "text", most: 2048 },
  }) as WelcomeQuery,
};
