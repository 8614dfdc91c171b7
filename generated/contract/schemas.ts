// Generated 3854c815fefc. Schemas that several calls refer to by name. Change the spec, not this file.
import { fields, type SharedSchema } from "./contract";
import { Accessibility, Amenity, AwareOfReferral, Badge, BookingEvent, BookingSide, BookingStatus, CancellationPolicy, CancelledBy, Currency, FeedbackType, ImportProblem, ImportSource, LineType, ListingNeed, NightTaken, PayeeKind, PayeeState, PaymentMethod, PaymentProvider, PaymentState, PlaceFound, PointsEntryKind, PropertyStatus, PropertyType, Province, QuoteRefusal, ReferralAffectedDecision, ReferralStage, RegistrationStatus, ReportedFor, ReportedKind, ReviewState, ReviewWait, SearchChange, SearchLack, SetupPage, SourcePlatform, SuspensionReason, SyncStatus, TimeZone, UserMode, VoidBecause } from "../model/values";

export const sharedSchemas: readonly SharedSchema[] = [
  {
    $id: "Availability",
    ...fields({
      timezone: {
        type: "string",
        enum: Object.keys(TimeZone),
      },
      checkin_time: { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" },
      checkout_time: { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" },
      min_nights: { type: "integer", minimum: 1, maximum: 90 },
      max_nights: { type: "integer", minimum: 1, maximum: 365 },
      advance_notice_hours: { type: "integer", minimum: 0, maximum: 336 },
      horizon: { type: "string", format: "date" },
      unavailable: {
        type: "array",
        items: fields({
          start: { type: "string", format: "date" },
          end: { type: "string", format: "date" },
        }),
      },
      rules: {
        type: "array",
        items: { $ref: "CalendarRule#" },
      },
      synced_at: {
        type: ["string", "null"],
        format: "date-time",
      },
    }),
  },
  {
    $id: "Bedroom",
    ...fields({
      name: { type: "string", minLength: 1, maxLength: 60 },
      beds: { type: "string", minLength: 1, maxLength: 100 },
    }),
  },
  {
    $id: "BedroomInput",
    ...fields({
      name: { type: "string", minLength: 1, maxLength: 60 },
      beds: { type: "string", minLength: 1, maxLength: 100 },
    }),
  },
  {
    $id: "BookedProperty",
    ...fields({
      property_id: { type: "string", format: "uuid" },
      title: { type: "string", maxLength: 80 },
      city: { type: "string", maxLength: 100 },
      province: {
        type: ["string", "null"],
        enum: [...Object.keys(Province), null],
      },
      property_type: {
        type: "string",
        enum: Object.keys(PropertyType),
      },
      place: { type: "string" },
      photo: {
        anyOf: [
          { $ref: "Photo#" },
          { type: "null" },
        ],
      },
    }),
  },
  {
    $id: "Booking",
    ...fields({
      booking_id: { type: "string", format: "uuid" },
      property_id: { type: "string", format: "uuid" },
      guest_id: { type: "string", format: "uuid" },
      host_id: { type: "string", format: "uuid" },
      reference: { type: "string", pattern: "^[A-Z2-9]{6}$" },
      status: {
        type: "string",
        enum: Object.keys(BookingStatus),
      },
      checkin: { type: "string", format: "date" },
      checkout: { type: "string", format: "date" },
      timezone: { type: "string" },
      checkin_time: { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" },
      checkout_time: { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" },
      guests: { $ref: "Guests#" },
      cancellation_policy: {
        type: "string",
        enum: Object.keys(CancellationPolicy),
      },
      quote: { $ref: "Quote#" },
      currency: {
        type: "string",
        enum: Object.keys(Currency),
      },
      points: { type: "integer", minimum: 0 },
      message: {
        type: ["string", "null"],
        maxLength: 2000,
      },
      cancel_reason: {
        type: ["string", "null"],
        maxLength: 500,
      },
      reject_reason: {
        type: ["string", "null"],
        maxLength: 500,
      },
      confirmation_id: {
        type: ["string", "null"],
        maxLength: 100,
      },
      bookingUrl: { type: "string", maxLength: 2048 },
      paid_at: {
        type: ["string", "null"],
        format: "date-time",
      },
      accepted_at: {
        type: ["string", "null"],
        format: "date-time",
      },
      reply_by: {
        type: ["string", "null"],
        format: "date-time",
      },
      pay_by: {
        type: ["string", "null"],
        format: "date-time",
      },
      payment_method: {
        type: ["string", "null"],
        enum: [...Object.keys(PaymentMethod), null],
      },
      cancelled_by: {
        type: ["string", "null"],
        enum: [...Object.keys(CancelledBy), null],
      },
      refund_cents: {
        type: ["integer", "null"],
      },
      reported_at: {
        type: ["string", "null"],
        format: "date-time",
      },
      review: {
        type: ["string", "null"],
        format: "uuid",
      },
      checkoutDate: { type: "string", format: "date-time" },
      reviewWindowDays: { type: "integer", minimum: 0 },
      created_at: { type: "string", format: "date-time" },
    }),
  },
  {
    $id: "BookingDeed",
    ...fields({
      booking_id: { type: "string", format: "uuid" },
      at: { type: "string", format: "date-time" },
      event: { type: "string" },
      reason: {
        type: ["string", "null"],
      },
    }),
  },
  {
    $id: "BookingDetail",
    ...fields({
      booking_id: { type: "string", format: "uuid" },
      property_id: { type: "string", format: "uuid" },
      reference: { type: "string", pattern: "^[A-Z2-9]{6}$" },
      status: {
        type: "string",
        enum: Object.keys(BookingStatus),
      },
      checkin: { type: "string", format: "date" },
      checkout: { type: "string", format: "date" },
      timezone: { type: "string" },
      checkin_time: { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" },
      checkout_time: { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" },
      guests: { $ref: "Guests#" },
      cancellation_policy: {
        type: "string",
        enum: Object.keys(CancellationPolicy),
      },
      quote: { $ref: "Quote#" },
      currency: {
        type: "string",
        enum: Object.keys(Currency),
      },
      points: { type: "integer", minimum: 0 },
      message: {
        type: ["string", "null"],
        maxLength: 2000,
      },
      cancel_reason: {
        type: ["string", "null"],
        maxLength: 500,
      },
      reject_reason: {
        type: ["string", "null"],
        maxLength: 500,
      },
      bookingUrl: { type: "string", maxLength: 2048 },
      paid_at: {
        type: ["string", "null"],
        format: "date-time",
      },
      accepted_at: {
        type: ["string", "null"],
        format: "date-time",
      },
      reply_by: {
        type: ["string", "null"],
        format: "date-time",
      },
      pay_by: {
        type: ["string", "null"],
        format: "date-time",
      },
      payment_method: {
        type: ["string", "null"],
        enum: [...Object.keys(PaymentMethod), null],
      },
      cancelled_by: {
        type: ["string", "null"],
        enum: [...Object.keys(CancelledBy), null],
      },
      refund_cents: {
        type: ["integer", "null"],
      },
      review: {
        type: ["string", "null"],
        format: "uuid",
      },
      checkoutDate: { type: "string", format: "date-time" },
      reviewWindowDays: { type: "integer", minimum: 0 },
      created_at: { type: "string", format: "date-time" },
      property: { $ref: "BookedProperty#" },
      side: {
        type: "string",
        enum: Object.keys(BookingSide),
      },
      events: {
        type: "array",
        items: { $ref: "BookingHappening#" },
      },
      house_rules: { type: "string", maxLength: 2000 },
      guest: fields({
        profile_id: { type: "string", format: "uuid" },
        first_name: {
          type: ["string", "null"],
        },
        last_name: {
          type: ["string", "null"],
        },
        avatar: {
          type: ["string", "null"],
        },
      }),
      host: fields({
        profile_id: { type: "string", format: "uuid" },
        first_name: {
          type: ["string", "null"],
        },
        last_name: {
          type: ["string", "null"],
        },
        avatar: {
          type: ["string", "null"],
        },
      }),
      address: {
        type: ["string", "null"],
      },
      payout: {
        anyOf: [
          { $ref: "Money#" },
          { type: "null" },
        ],
      },
      payout_lines: {
        type: "array",
        items: { $ref: "LineItem#" },
      },
      refund: {
        anyOf: [
          { $ref: "Money#" },
          { type: "null" },
        ],
      },
      recorded_cents: { type: "integer", minimum: 0 },
      points_use: {
        type: ["object", "null"],
        properties: {
          balance: { type: "integer", minimum: 0 },
          max: { type: "integer", minimum: 0 },
        },
        required: ["balance", "max"],
        additionalProperties: false,
      },
      can_review: { type: "boolean" },
      review_deadline: { type: "string", format: "date-time" },
    }),
  },
  {
    $id: "BookingDocument",
    ...fields({
      file_name: { type: "string" },
      pdf: { type: "string" },
    }),
  },
  {
    $id: "BookingHappening",
    ...fields({
      at: { type: "string", format: "date-time" },
      event: {
        type: "string",
        enum: Object.keys(BookingEvent),
      },
      reason: {
        type: ["string", "null"],
      },
    }),
  },
  {
    $id: "BookingList",
    ...fields({
      bookingList: {
        type: "array",
        items: { $ref: "BookingRow#" },
      },
      total: { type: "integer", minimum: 0 },
      page: { type: "integer", minimum: 1 },
      per_page: { type: "integer", minimum: 1 },
    }),
  },
  {
    $id: "BookingRow",
    ...fields({
      booking_id: { type: "string", format: "uuid" },
      property_id: { type: "string", format: "uuid" },
      reference: { type: "string", pattern: "^[A-Z2-9]{6}$" },
      status: {
        type: "string",
        enum: Object.keys(BookingStatus),
      },
      checkin: { type: "string", format: "date" },
      checkout: { type: "string", format: "date" },
      timezone: { type: "string" },
      checkin_time: { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" },
      checkout_time: { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" },
      guests: { $ref: "Guests#" },
      cancellation_policy: {
        type: "string",
        enum: Object.keys(CancellationPolicy),
      },
      quote: { $ref: "Quote#" },
      currency: {
        type: "string",
        enum: Object.keys(Currency),
      },
      points: { type: "integer", minimum: 0 },
      message: {
        type: ["string", "null"],
        maxLength: 2000,
      },
      cancel_reason: {
        type: ["string", "null"],
        maxLength: 500,
      },
      reject_reason: {
        type: ["string", "null"],
        maxLength: 500,
      },
      bookingUrl: { type: "string", maxLength: 2048 },
      paid_at: {
        type: ["string", "null"],
        format: "date-time",
      },
      accepted_at: {
        type: ["string", "null"],
        format: "date-time",
      },
      reply_by: {
        type: ["string", "null"],
        format: "date-time",
      },
      pay_by: {
        type: ["string", "null"],
        format: "date-time",
      },
      payment_method: {
        type: ["string", "null"],
        enum: [...Object.keys(PaymentMethod), null],
      },
      cancelled_by: {
        type: ["string", "null"],
        enum: [...Object.keys(CancelledBy), null],
      },
      refund_cents: {
        type: ["integer", "null"],
      },
      review: {
        type: ["string", "null"],
        format: "uuid",
      },
      checkoutDate: { type: "string", format: "date-time" },
      reviewWindowDays: { type: "integer", minimum: 0 },
      created_at: { type: "string", format: "date-time" },
      property: { $ref: "BookedProperty#" },
      guest: {
        type: ["object", "null"],
        properties: {
          first_name: {
            type: ["string", "null"],
          },
          avatar: {
            type: ["string", "null"],
          },
          rating: {
            type: ["integer", "null"],
            minimum: 1,
            maximum: 5,
          },
        },
        required: ["first_name", "avatar", "rating"],
        additionalProperties: false,
      },
      payout: {
        anyOf: [
          { $ref: "Money#" },
          { type: "null" },
        ],
      },
      can_review: { type: "boolean" },
      review_deadline: { type: "string", format: "date-time" },
    }),
  },
  {
    $id: "CalendarChangeInput",
    ...fields({
      start: { type: "string", format: "date" },
      end: { type: "string", format: "date" },
      blocked: { type: "boolean" },
      price_cents: {
        type: ["integer", "null"],
        minimum: 1000,
        maximum: 1000000,
      },
      min_nights: {
        type: ["integer", "null"],
        minimum: 1,
        maximum: 365,
      },
      checkin_days: {
        type: ["array", "null"],
        items: { type: "integer", minimum: 0, maximum: 6 },
        minItems: 1,
        maxItems: 7,
      },
      checkout_days: {
        type: ["array", "null"],
        items: { type: "integer", minimum: 0, maximum: 6 },
        minItems: 1,
        maxItems: 7,
      },
      note: {
        type: ["string", "null"],
        maxLength: 200,
      },
    }, ["blocked", "price_cents", "min_nights", "checkin_days", "checkout_days", "note"]),
  },
  {
    $id: "CalendarConflict",
    ...fields({
      start: { type: "string", format: "date" },
      end: { type: "string", format: "date" },
      booking_id: { type: "string", format: "uuid" },
      feed_id: { type: "string", format: "uuid" },
      platform: {
        type: "string",
        enum: Object.keys(SourcePlatform),
      },
    }),
  },
  {
    $id: "CalendarFeed",
    ...fields({
      feed_id: { type: "string", format: "uuid" },
      property_id: { type: "string", format: "uuid" },
      platform: {
        type: "string",
        enum: Object.keys(SourcePlatform),
      },
      url: { type: "string", maxLength: 2048, format: "uri" },
      sync_status: {
        type: "string",
        enum: Object.keys(SyncStatus),
      },
      synced_at: {
        type: ["string", "null"],
        format: "date-time",
      },
      failed_at: {
        type: ["string", "null"],
        format: "date-time",
      },
      failures: { type: "integer", minimum: 0 },
      nights: { type: "integer", minimum: 0 },
      proves_ownership: { type: "boolean" },
      export_file: { type: "string" },
      created_at: { type: "string", format: "date-time" },
    }),
  },
  {
    $id: "CalendarNight",
    ...fields({
      date: { type: "string", format: "date" },
      price_cents: { type: "integer", minimum: 0 },
      price_is_own: { type: "boolean" },
      min_nights: { type: "integer", minimum: 1 },
      checkin_days: {
        type: ["array", "null"],
        items: { type: "integer", minimum: 0, maximum: 6 },
        minItems: 1,
        maxItems: 7,
      },
      checkout_days: {
        type: ["array", "null"],
        items: { type: "integer", minimum: 0, maximum: 6 },
        minItems: 1,
        maxItems: 7,
      },
      taken: {
        type: ["string", "null"],
        enum: [...Object.keys(NightTaken), null],
      },
      platform: {
        type: ["string", "null"],
        enum: [...Object.keys(SourcePlatform), null],
      },
      booking_id: {
        type: ["string", "null"],
        format: "uuid",
      },
      guest: {
        type: ["string", "null"],
      },
      earns_cents: {
        type: ["integer", "null"],
        minimum: 0,
      },
      note: {
        type: ["string", "null"],
        maxLength: 200,
      },
    }),
  },
  {
    $id: "CalendarRule",
    ...fields({
      start: { type: "string", format: "date" },
      end: { type: "string", format: "date" },
      min_nights: { type: "integer", minimum: 1 },
      checkin_days: {
        type: "array",
        items: { type: "integer", minimum: 0, maximum: 6 },
      },
      checkout_days: {
        type: "array",
        items: { type: "integer", minimum: 0, maximum: 6 },
      },
    }, ["min_nights", "checkin_days", "checkout_days"]),
  },
  {
    $id: "CancelPreview",
    ...fields({
      refund: { $ref: "Money#" },
      refund_cad: { $ref: "Money#" },
      kept: { $ref: "Money#" },
      points_back: { type: "integer", minimum: 0 },
      lines: {
        type: "array",
        items: fields({
          label: { type: "string" },
          amount: { $ref: "Money#" },
        }),
      },
      step: { type: "string" },
    }),
  },
  {
    $id: "CancellationTerms",
    ...fields({
      policy: {
        type: "string",
        enum: Object.keys(CancellationPolicy),
      },
      free_until: {
        type: ["string", "null"],
        format: "date-time",
      },
      steps: {
        type: "array",
        items: fields({
          until: {
            type: ["string", "null"],
            format: "date-time",
          },
          refund_percent: { type: "integer", minimum: 0, maximum: 100 },
          says: { type: "string" },
        }),
      },
    }),
  },
  {
    $id: "CheckoutOffer",
    ...fields({
      booking_id: { type: "string", format: "uuid" },
      status: {
        type: "string",
        enum: Object.keys(BookingStatus),
      },
      checkin: { type: "string", format: "date" },
      checkout: { type: "string", format: "date" },
      timezone: { type: "string" },
      guests: { $ref: "Guests#" },
      cancellation_policy: {
        type: "string",
        enum: Object.keys(CancellationPolicy),
      },
      reply_by: {
        type: ["string", "null"],
        format: "date-time",
      },
      pay_by: {
        type: ["string", "null"],
        format: "date-time",
      },
      paid_at: {
        type: ["string", "null"],
        format: "date-time",
      },
      currency: {
        type: "string",
        enum: Object.keys(Currency),
      },
      property: { $ref: "BookedProperty#" },
      house_rules: { type: "string" },
      cancellation: { $ref: "CancellationTerms#" },
      quote: { $ref: "Quote#" },
      supported_currencies: {
        type: "array",
        items: { $ref: "CurrencyName#" },
      },
      may_pay: { type: "boolean" },
    }),
  },
  {
    $id: "CurrencyName",
    ...fields({
      code: {
        type: "string",
        enum: Object.keys(Currency),
      },
      name: { type: "string" },
    }),
  },
  {
    $id: "CurrentUser",
    ...fields({
      user_id: { type: "string", format: "uuid" },
      email: { type: "string", maxLength: 254, format: "idn-email" },
      verified_at: {
        type: ["string", "null"],
        format: "date-time",
      },
      profile_id: { type: "string", format: "uuid" },
      first_name: {
        type: ["string", "null"],
        minLength: 1,
        maxLength: 50,
      },
      last_name: {
        type: ["string", "null"],
        minLength: 1,
        maxLength: 50,
      },
      avatar: {
        type: ["string", "null"],
        maxLength: 2048,
      },
      has_password: { type: "boolean" },
      modes: {
        type: "array",
        items: {
          type: "string",
          enum: Object.keys(UserMode),
        },
      },
      counts: fields({
        bookings: { type: "integer", minimum: 0 },
        properties_connected: { type: "integer", minimum: 0 },
        properties_total: { type: "integer", minimum: 0 },
        stays: { type: "integer", minimum: 0 },
      }),
    }),
  },
  {
    $id: "DestinationLink",
    ...fields({
      slug: { type: "string" },
      name: { type: "string" },
      count: { type: "integer", minimum: 0 },
    }),
  },
  {
    $id: "DestinationPlace",
    ...fields({
      slug: { type: "string" },
      name: { type: "string" },
      count: { type: "integer", minimum: 0 },
      query: {
        type: ["string", "null"],
      },
      province: {
        type: ["string", "null"],
        enum: [...Object.keys(Province), null],
      },
      from_all_in: {
        anyOf: [
          { $ref: "Money#" },
          { type: "null" },
        ],
      },
      rating: {
        type: ["number", "null"],
        minimum: 1,
        maximum: 5,
      },
      review_count: { type: "integer", minimum: 0 },
      pets_count: { type: "integer", minimum: 0 },
      instant_count: { type: "integer", minimum: 0 },
      others: {
        type: "array",
        items: { $ref: "DestinationLink#" },
        maxItems: 40,
      },
    }),
  },
  {
    $id: "DeviceSession",
    ...fields({
      session_id: { type: "string", format: "uuid" },
      device: { type: "string", maxLength: 200 },
      created_at: { type: "string", format: "date-time" },
      seen_at: { type: "string", format: "date-time" },
      current: { type: "boolean" },
    }),
  },
  {
    $id: "EditedProperty",
    ...fields({
      property_id: { type: "string", format: "uuid" },
      profile_id: { type: "string", format: "uuid" },
      listing_url: {
        type: ["string", "null"],
        maxLength: 8192,
      },
      connection_status: {
        type: ["string", "null"],
        enum: ["connected", null],
      },
      sync_status: {
        type: "string",
        enum: Object.keys(SyncStatus),
      },
      status: {
        type: "string",
        enum: Object.keys(PropertyStatus),
      },
      title: { type: "string", maxLength: 80 },
      description: { type: "string", maxLength: 5000 },
      property_type: {
        type: "string",
        enum: Object.keys(PropertyType),
      },
      sleeps: { type: "integer", minimum: 1, maximum: 30 },
      bedrooms: { type: "integer", minimum: 0, maximum: 30 },
      beds: { type: "integer", minimum: 1, maximum: 60 },
      baths: { type: "number", minimum: 0, maximum: 20 },
      bedroom_list: {
        type: "array",
        items: { $ref: "Bedroom#" },
        maxItems: 30,
      },
      amenities: {
        type: "array",
        items: {
          type: "string",
          enum: Object.keys(Amenity),
        },
        maxItems: 60,
      },
      accessibility: {
        type: "array",
        items: {
          type: "string",
          enum: Object.keys(Accessibility),
        },
        maxItems: 20,
      },
      house_rules: { type: "string", maxLength: 2000 },
      address: {
        type: ["string", "null"],
        maxLength: 200,
      },
      city: { type: "string", maxLength: 100 },
      province: {
        type: ["string", "null"],
        enum: [...Object.keys(Province), null],
      },
      postal_code: {
        type: ["string", "null"],
        maxLength: 10,
        pattern: "^[A-Za-z]\\d[A-Za-z] ?\\d[A-Za-z]\\d$",
      },
      latitude: {
        type: ["number", "null"],
        minimum: -90,
        maximum: 90,
      },
      longitude: {
        type: ["number", "null"],
        minimum: -180,
        maximum: 180,
      },
      timezone: {
        type: "string",
        enum: Object.keys(TimeZone),
      },
      checkin_time: { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" },
      checkout_time: { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" },
      cancellation_policy: {
        type: "string",
        enum: Object.keys(CancellationPolicy),
      },
      instant_book: { type: "boolean" },
      base_cents: { type: "integer", minimum: 0, maximum: 1000000 },
      weekend_cents: {
        type: ["integer", "null"],
        minimum: 1000,
        maximum: 1000000,
      },
      cleaning_fee_cents: { type: "integer", minimum: 0, maximum: 1000000 },
      pet_fee_cents: { type: "integer", minimum: 0, maximum: 1000000 },
      pets_allowed: { type: "boolean" },
      extra_guest_cents: { type: "integer", minimum: 0, maximum: 1000000 },
      guests_included: { type: "integer", minimum: 1, maximum: 30 },
      weekly_discount_percent: { type: "integer", minimum: 0, maximum: 60 },
      monthly_discount_percent: { type: "integer", minimum: 0, maximum: 80 },
      early_discount_percent: { type: "integer", minimum: 0, maximum: 40 },
      last_minute_discount_percent: { type: "integer", minimum: 0, maximum: 60 },
      min_nights: { type: "integer", minimum: 1, maximum: 90 },
      max_nights: { type: "integer", minimum: 1, maximum: 365 },
      advance_notice_hours: { type: "integer", minimum: 0, maximum: 336 },
      preparation_nights: { type: "integer", minimum: 0, maximum: 7 },
      no_other_calendars: { type: "boolean" },
      registration_number: {
        type: ["string", "null"],
        maxLength: 60,
      },
      registration_expires: {
        type: ["string", "null"],
        format: "date",
      },
      rating: {
        type: ["number", "null"],
        minimum: 1,
        maximum: 5,
      },
      review_count: { type: "integer", minimum: 0 },
      created_at: { type: "string", format: "date-time" },
      listed_at: {
        type: ["string", "null"],
        format: "date-time",
      },
      photos: {
        type: "array",
        items: { $ref: "Photo#" },
        maxItems: 50,
      },
      platform: {
        type: ["string", "null"],
        enum: [...Object.keys(SourcePlatform), null],
      },
      imported: {
        anyOf: [
          { $ref: "ImportedListing#" },
          { type: "null" },
        ],
      },
      feeds: {
        type: "array",
        items: { $ref: "CalendarFeed#" },
      },
      export_url: { type: "string", maxLength: 2048 },
      ownership_code: { type: "string" },
      ownership_proven_at: {
        type: ["string", "null"],
        format: "date-time",
      },
      registration_status: {
        type: "string",
        enum: Object.keys(RegistrationStatus),
      },
      registration_reason: {
        type: ["string", "null"],
        maxLength: 500,
      },
      registration_duty: {
        anyOf: [
          { $ref: "RegistrationDuty#" },
          { type: "null" },
        ],
      },
      suspended_for: {
        type: ["string", "null"],
        enum: [...Object.keys(SuspensionReason), null],
      },
      suspended_because: {
        type: ["string", "null"],
        maxLength: 500,
      },
      missing: {
        type: "array",
        items: {
          type: "string",
          enum: Object.keys(ListingNeed),
        },
      },
      synced_at: {
        type: ["string", "null"],
        format: "date-time",
      },
      open_bookings: { type: "integer", minimum: 0 },
      setup_page: {
        type: ["string", "null"],
        enum: [...Object.keys(SetupPage), null],
      },
      version: { type: "integer", minimum: 1 },
      not_saved: {
        type: "array",
        items: { $ref: "FieldProblem#" },
      },
    }),
  },
  {
    $id: "ExchangeRate",
    ...fields({
      code: {
        type: "string",
        enum: Object.keys(Currency),
      },
      name: { type: "string" },
      rate: { type: "string", pattern: "^\\d+(\\.\\d+)?$" },
      as_of: { type: "string", format: "date" },
    }),
  },
  {
    $id: "FeedbackRatings",
    ...fields({
      understand_referral_system: { type: "integer", minimum: 1, maximum: 5 },
      likely_to_refer: { type: "integer", minimum: 1, maximum: 5 },
      worth_time: { type: "integer", minimum: 1, maximum: 5 },
      signup_satisfaction: { type: "integer", minimum: 1, maximum: 3 },
    }, ["understand_referral_system", "likely_to_refer", "worth_time", "signup_satisfaction"]),
  },
  {
    $id: "FeedbackRatingsInput",
    ...fields({
      understand_referral_system: { type: "integer", minimum: 1, maximum: 5 },
      likely_to_refer: { type: "integer", minimum: 1, maximum: 5 },
      worth_time: { type: "integer", minimum: 1, maximum: 5 },
      signup_satisfaction: { type: "integer", minimum: 1, maximum: 3 },
    }, ["understand_referral_system", "likely_to_refer", "worth_time", "signup_satisfaction"]),
  },
  {
    $id: "FieldProblem",
    ...fields({
      path: { type: "string" },
      code: { type: "string" },
      message: { type: "string" },
    }),
  },
  {
    $id: "FoundPlace",
    ...fields({
      found: {
        type: "string",
        enum: Object.keys(PlaceFound),
      },
      city: {
        type: ["string", "null"],
      },
      province: {
        type: "string",
        enum: Object.keys(Province),
      },
      latitude: { type: "number", minimum: -90, maximum: 90 },
      longitude: { type: "number", minimum: -180, maximum: 180 },
      timezone: {
        type: ["string", "null"],
        enum: [...Object.keys(TimeZone), null],
      },
      postal_fits: { type: "boolean" },
    }),
  },
  {
    $id: "FrozenRate",
    ...fields({
      currency: {
        type: "string",
        enum: Object.keys(Currency),
      },
      rate: { type: "string", pattern: "^\\d+(\\.\\d+)?$" },
      as_of: { type: "string", format: "date" },
    }),
  },
  {
    $id: "Guests",
    ...fields({
      adults: { type: "integer", minimum: 1, maximum: 30 },
      children: { type: "integer", minimum: 0, maximum: 20 },
      infants: { type: "integer", minimum: 0, maximum: 10 },
      pets: { type: "integer", minimum: 0, maximum: 10 },
    }),
  },
  {
    $id: "GuestsInput",
    ...fields({
      adults: { type: "integer", minimum: 1, maximum: 30, default: 1 },
      children: { type: "integer", minimum: 0, maximum: 20, default: 0 },
      infants: { type: "integer", minimum: 0, maximum: 10, default: 0 },
      pets: { type: "integer", minimum: 0, maximum: 10, default: 0 },
    }, ["adults", "children", "infants", "pets"]),
  },
  {
    $id: "HostCalendar",
    ...fields({
      timezone: {
        type: "string",
        enum: Object.keys(TimeZone),
      },
      base_cents: { type: "integer", minimum: 0, maximum: 1000000 },
      weekend_cents: {
        type: ["integer", "null"],
        minimum: 1000,
        maximum: 1000000,
      },
      min_nights: { type: "integer", minimum: 1, maximum: 90 },
      from: { type: "string", format: "date" },
      to: { type: "string", format: "date" },
      nights: {
        type: "array",
        items: { $ref: "CalendarNight#" },
        maxItems: 600,
      },
      conflicts: {
        type: "array",
        items: { $ref: "CalendarConflict#" },
      },
      feeds: {
        type: "array",
        items: { $ref: "CalendarFeed#" },
      },
    }),
  },
  {
    $id: "HostProperty",
    ...fields({
      property_id: { type: "string", format: "uuid" },
      profile_id: { type: "string", format: "uuid" },
      listing_url: {
        type: ["string", "null"],
        maxLength: 8192,
      },
      connection_status: {
        type: ["string", "null"],
        enum: ["connected", null],
      },
      sync_status: {
        type: "string",
        enum: Object.keys(SyncStatus),
      },
      status: {
        type: "string",
        enum: Object.keys(PropertyStatus),
      },
      title: { type: "string", maxLength: 80 },
      description: { type: "string", maxLength: 5000 },
      property_type: {
        type: "string",
        enum: Object.keys(PropertyType),
      },
      sleeps: { type: "integer", minimum: 1, maximum: 30 },
      bedrooms: { type: "integer", minimum: 0, maximum: 30 },
      beds: { type: "integer", minimum: 1, maximum: 60 },
      baths: { type: "number", minimum: 0, maximum: 20 },
      bedroom_list: {
        type: "array",
        items: { $ref: "Bedroom#" },
        maxItems: 30,
      },
      amenities: {
        type: "array",
        items: {
          type: "string",
          enum: Object.keys(Amenity),
        },
        maxItems: 60,
      },
      accessibility: {
        type: "array",
        items: {
          type: "string",
          enum: Object.keys(Accessibility),
        },
        maxItems: 20,
      },
      house_rules: { type: "string", maxLength: 2000 },
      address: {
        type: ["string", "null"],
        maxLength: 200,
      },
      city: { type: "string", maxLength: 100 },
      province: {
        type: ["string", "null"],
        enum: [...Object.keys(Province), null],
      },
      postal_code: {
        type: ["string", "null"],
        maxLength: 10,
        pattern: "^[A-Za-z]\\d[A-Za-z] ?\\d[A-Za-z]\\d$",
      },
      latitude: {
        type: ["number", "null"],
        minimum: -90,
        maximum: 90,
      },
      longitude: {
        type: ["number", "null"],
        minimum: -180,
        maximum: 180,
      },
      timezone: {
        type: "string",
        enum: Object.keys(TimeZone),
      },
      checkin_time: { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" },
      checkout_time: { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" },
      cancellation_policy: {
        type: "string",
        enum: Object.keys(CancellationPolicy),
      },
      instant_book: { type: "boolean" },
      base_cents: { type: "integer", minimum: 0, maximum: 1000000 },
      weekend_cents: {
        type: ["integer", "null"],
        minimum: 1000,
        maximum: 1000000,
      },
      cleaning_fee_cents: { type: "integer", minimum: 0, maximum: 1000000 },
      pet_fee_cents: { type: "integer", minimum: 0, maximum: 1000000 },
      pets_allowed: { type: "boolean" },
      extra_guest_cents: { type: "integer", minimum: 0, maximum: 1000000 },
      guests_included: { type: "integer", minimum: 1, maximum: 30 },
      weekly_discount_percent: { type: "integer", minimum: 0, maximum: 60 },
      monthly_discount_percent: { type: "integer", minimum: 0, maximum: 80 },
      early_discount_percent: { type: "integer", minimum: 0, maximum: 40 },
      last_minute_discount_percent: { type: "integer", minimum: 0, maximum: 60 },
      min_nights: { type: "integer", minimum: 1, maximum: 90 },
      max_nights: { type: "integer", minimum: 1, maximum: 365 },
      advance_notice_hours: { type: "integer", minimum: 0, maximum: 336 },
      preparation_nights: { type: "integer", minimum: 0, maximum: 7 },
      no_other_calendars: { type: "boolean" },
      registration_number: {
        type: ["string", "null"],
        maxLength: 60,
      },
      registration_expires: {
        type: ["string", "null"],
        format: "date",
      },
      rating: {
        type: ["number", "null"],
        minimum: 1,
        maximum: 5,
      },
      review_count: { type: "integer", minimum: 0 },
      created_at: { type: "string", format: "date-time" },
      listed_at: {
        type: ["string", "null"],
        format: "date-time",
      },
      photos: {
        type: "array",
        items: { $ref: "Photo#" },
        maxItems: 50,
      },
      platform: {
        type: ["string", "null"],
        enum: [...Object.keys(SourcePlatform), null],
      },
      imported: {
        anyOf: [
          { $ref: "ImportedListing#" },
          { type: "null" },
        ],
      },
      feeds: {
        type: "array",
        items: { $ref: "CalendarFeed#" },
      },
      export_url: { type: "string", maxLength: 2048 },
      ownership_code: { type: "string" },
      ownership_proven_at: {
        type: ["string", "null"],
        format: "date-time",
      },
      registration_status: {
        type: "string",
        enum: Object.keys(RegistrationStatus),
      },
      registration_reason: {
        type: ["string", "null"],
        maxLength: 500,
      },
      registration_duty: {
        anyOf: [
          { $ref: "RegistrationDuty#" },
          { type: "null" },
        ],
      },
      suspended_for: {
        type: ["string", "null"],
        enum: [...Object.keys(SuspensionReason), null],
      },
      suspended_because: {
        type: ["string", "null"],
        maxLength: 500,
      },
      missing: {
        type: "array",
        items: {
          type: "string",
          enum: Object.keys(ListingNeed),
        },
      },
      synced_at: {
        type: ["string", "null"],
        format: "date-time",
      },
      open_bookings: { type: "integer", minimum: 0 },
      setup_page: {
        type: ["string", "null"],
        enum: [...Object.keys(SetupPage), null],
      },
      version: { type: "integer", minimum: 1 },
    }),
  },
  {
    $id: "ImportedListing",
    ...fields({
      platform: {
        type: "string",
        enum: Object.keys(SourcePlatform),
      },
      source_id: {
        type: ["string", "null"],
        maxLength: 200,
      },
      read_at: {
        type: ["string", "null"],
        format: "date-time",
      },
      problem: {
        type: ["string", "null"],
        enum: [...Object.keys(ImportProblem), null],
      },
      field_sources: {
        type: "object",
        additionalProperties: {
          type: "string",
          enum: Object.keys(ImportSource),
        },
      },
      unconfirmed: {
        type: "array",
        items: { type: "string" },
        maxItems: 60,
      },
      photos_found: { type: "integer", minimum: 0 },
      photos_waiting: { type: "integer", minimum: 0 },
      photos_permitted: { type: "boolean" },
    }),
  },
  {
    $id: "Inbox",
    ...fields({
      threads: {
        type: "array",
        items: { $ref: "ThreadRow#" },
      },
      unread: { type: "integer", minimum: 0 },
      total: { type: "integer", minimum: 0 },
      page: { type: "integer", minimum: 1 },
      per_page: { type: "integer", minimum: 1 },
    }),
  },
  {
    $id: "LineItem",
    ...fields({
      code: { type: "string", maxLength: 64 },
      label: { type: "string", maxLength: 200 },
      type: {
        type: "string",
        enum: Object.keys(LineType),
      },
      amount: { type: "string", maxLength: 40, pattern: "^-?\\d+(\\.\\d+)? [A-Z]{3}$" },
      amount_cents: { type: "integer", minimum: -1000000000, maximum: 1000000000 },
      currency: {
        type: "string",
        enum: Object.keys(Currency),
      },
      rate: { type: "string", maxLength: 20 },
      base_cents: { type: "integer", minimum: -1000000000, maximum: 1000000000 },
    }, ["rate", "base_cents"]),
  },
  {
    $id: "LineItemInput",
    ...fields({
      code: { type: "string", maxLength: 64 },
      label: { type: "string", maxLength: 200 },
      type: {
        type: "string",
        enum: Object.keys(LineType),
      },
      amount: { type: "string", maxLength: 40, pattern: "^-?\\d+(\\.\\d+)? [A-Z]{3}$" },
      amount_cents: { type: "integer", minimum: -1000000000, maximum: 1000000000 },
      currency: {
        type: "string",
        enum: Object.keys(Currency),
      },
      rate: { type: "string", maxLength: 20 },
      base_cents: { type: "integer", minimum: -1000000000, maximum: 1000000000 },
    }, ["rate", "base_cents"]),
  },
  {
    $id: "Listing",
    ...fields({
      property_id: { type: "string", format: "uuid" },
      title: { type: "string", maxLength: 80 },
      property_type: {
        type: "string",
        enum: Object.keys(PropertyType),
      },
      sleeps: { type: "integer", minimum: 1, maximum: 30 },
      bedrooms: { type: "integer", minimum: 0, maximum: 30 },
      beds: { type: "integer", minimum: 1, maximum: 60 },
      baths: { type: "number", minimum: 0, maximum: 20 },
      city: { type: "string", maxLength: 100 },
      province: {
        type: ["string", "null"],
        enum: [...Object.keys(Province), null],
      },
      rating: {
        type: ["number", "null"],
        minimum: 1,
        maximum: 5,
      },
      review_count: { type: "integer", minimum: 0 },
      lat: {
        type: ["number", "null"],
        minimum: -90,
        maximum: 90,
      },
      lng: {
        type: ["number", "null"],
        minimum: -180,
        maximum: 180,
      },
      description: { type: "string", maxLength: 5000 },
      bedroom_list: {
        type: "array",
        items: { $ref: "Bedroom#" },
        maxItems: 30,
      },
      amenities: {
        type: "array",
        items: {
          type: "string",
          enum: Object.keys(Amenity),
        },
        maxItems: 60,
      },
      accessibility: {
        type: "array",
        items: {
          type: "string",
          enum: Object.keys(Accessibility),
        },
        maxItems: 20,
      },
      house_rules: { type: "string", maxLength: 2000 },
      timezone: {
        type: "string",
        enum: Object.keys(TimeZone),
      },
      checkin_time: { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" },
      checkout_time: { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" },
      cancellation_policy: {
        type: "string",
        enum: Object.keys(CancellationPolicy),
      },
      instant_book: { type: "boolean" },
      pets_allowed: { type: "boolean" },
      min_nights: { type: "integer", minimum: 1, maximum: 90 },
      max_nights: { type: "integer", minimum: 1, maximum: 365 },
      registration_number: {
        type: ["string", "null"],
        maxLength: 60,
      },
      status: {
        type: "string",
        enum: Object.keys(PropertyStatus),
      },
      place: { type: "string" },
      photos: {
        type: "array",
        items: { $ref: "Photo#" },
        maxItems: 50,
      },
      host: { $ref: "PublicProfile#" },
      reply_rate_percent: {
        type: ["integer", "null"],
        minimum: 0,
        maximum: 100,
      },
      reply_hours: {
        type: ["integer", "null"],
        minimum: 0,
      },
      price: { $ref: "PropertyPrice#" },
      rating_parts: {
        type: ["object", "null"],
        additionalProperties: { type: "number", minimum: 1, maximum: 5 },
      },
    }),
  },
  {
    $id: "Message",
    ...fields({
      number: { type: "integer", minimum: 1 },
      side: {
        type: "string",
        enum: Object.keys(BookingSide),
      },
      text: {
        type: ["string", "null"],
        maxLength: 2000,
      },
      is_removed: { type: "boolean" },
      is_masked: { type: "boolean" },
      at: { type: "string", format: "date-time" },
    }),
  },
  {
    $id: "Money",
    ...fields({
      amount: { type: "string", maxLength: 40, pattern: "^-?\\d+(\\.\\d+)? [A-Z]{3}$" },
      amount_cents: { type: "integer", minimum: -1000000000, maximum: 1000000000 },
      currency: {
        type: "string",
        enum: Object.keys(Currency),
      },
    }),
  },
  {
    $id: "NothingFound",
    ...fields({
      lack: {
        type: "string",
        enum: Object.keys(SearchLack),
      },
      alternatives: {
        type: "array",
        items: { $ref: "SearchAlternative#" },
        maxItems: 5,
      },
    }),
  },
  {
    $id: "PayoutRow",
    ...fields({
      payout_id: { type: "string", format: "uuid" },
      booking_id: { type: "string", format: "uuid" },
      due_at: { type: "string", format: "date-time" },
      paid_at: {
        type: ["string", "null"],
        format: "date-time",
      },
      reference: { type: "string", pattern: "^[A-Z2-9]{6}$" },
      checkin: { type: "string", format: "date" },
      checkout: { type: "string", format: "date" },
      title: { type: "string" },
      amount: { $ref: "Money#" },
      withheld: { $ref: "Money#" },
    }),
  },
  {
    $id: "PayoutStanding",
    ...fields({
      account: {
        anyOf: [
          { $ref: "ShownAccount#" },
          { type: "null" },
        ],
      },
      payer: {
        type: ["string", "null"],
        enum: [...Object.keys(PaymentProvider), null],
      },
      payee: {
        type: "string",
        enum: Object.keys(PayeeState),
      },
      waiting: { $ref: "Money#" },
      paid: { $ref: "Money#" },
      owed: { $ref: "Money#" },
      payouts: {
        type: "array",
        items: { $ref: "PayoutRow#" },
        maxItems: 100,
      },
    }),
  },
  {
    $id: "Photo",
    ...fields({
      photo_id: { type: "string", format: "uuid" },
      url: { type: "string", maxLength: 2048 },
      alt: { type: "string", maxLength: 200 },
      width: { type: "integer", minimum: 1 },
      height: { type: "integer", minimum: 1 },
      widths: {
        type: "array",
        items: { type: "integer", minimum: 1 },
        maxItems: 10,
      },
      colour: { type: "string", pattern: "^#[0-9a-f]{6}$" },
    }),
  },
  {
    $id: "PlaceZone",
    ...fields({
      timezone: {
        type: ["string", "null"],
        enum: [...Object.keys(TimeZone), null],
      },
    }),
  },
  {
    $id: "PointsBalance",
    ...fields({
      balance: { type: "integer", minimum: 0 },
      held: { type: "integer", minimum: 0 },
      coming: {
        type: "array",
        items: fields({
          booking_id: { type: "string", format: "uuid" },
          reason: { type: "string", maxLength: 200 },
          points: { type: "integer", minimum: 0 },
          arrives_at: { type: "string", format: "date-time" },
        }),
        maxItems: 100,
      },
      welcome: {
        type: ["object", "null"],
        properties: {
          points: { type: "integer", minimum: 0 },
          is_waiting: { type: "boolean" },
          because: {
            type: "string",
            enum: Object.keys(VoidBecause),
          },
          decided: {
            type: ["string", "null"],
            maxLength: 500,
          },
        },
        required: ["points", "is_waiting", "because", "decided"],
        additionalProperties: false,
      },
      entries: {
        type: "array",
        items: { $ref: "PointsEntry#" },
        maxItems: 10,
      },
      total: { type: "integer", minimum: 0 },
      page: { type: "integer", minimum: 1 },
      per_page: { type: "integer", minimum: 1 },
    }),
  },
  {
    $id: "PointsEntry",
    ...fields({
      entry_id: { type: "string", format: "uuid" },
      profile_id: { type: "string", format: "uuid" },
      kind: {
        type: "string",
        enum: Object.keys(PointsEntryKind),
      },
      points: { type: "integer" },
      booking_id: {
        type: ["string", "null"],
        format: "uuid",
      },
      reason: { type: "string", maxLength: 200 },
      created_at: { type: "string", format: "date-time" },
    }),
  },
  {
    $id: "PopularState",
    ...fields({
      code: {
        type: "string",
        enum: Object.keys(Province),
      },
      name: { type: "string" },
      count: { type: "integer", minimum: 0 },
      from_all_in: {
        anyOf: [
          { $ref: "Money#" },
          { type: "null" },
        ],
      },
      image: { type: "string", maxLength: 2048 },
      slug: { type: "string" },
    }),
  },
  {
    $id: "PriceBar",
    ...fields({
      from_cents: { type: "integer", minimum: 0 },
      to_cents: { type: "integer", minimum: 0 },
      count: { type: "integer", minimum: 0 },
    }),
  },
  {
    $id: "PriceCheck",
    ...fields({
      available: { type: "boolean" },
      reason: {
        type: ["string", "null"],
        enum: [...Object.keys(QuoteRefusal), null],
      },
      quote: {
        anyOf: [
          { $ref: "Quote#" },
          { type: "null" },
        ],
      },
      source: fields({
        platform: {
          type: "string",
          enum: Object.keys(SourcePlatform),
        },
        total: {
          anyOf: [
            { $ref: "Money#" },
            { type: "null" },
          ],
        },
      }),
      savings: {
        type: ["object", "null"],
        properties: {
          amount_cents: { type: "integer" },
          percent: { type: "number" },
        },
        required: ["amount_cents", "percent"],
        additionalProperties: false,
      },
      bookingUrl: { type: "string", maxLength: 2048 },
    }),
  },
  {
    $id: "PriceDifference",
    ...fields({
      code: { type: "string" },
      given: {
        anyOf: [
          { $ref: "Money#" },
          { type: "null" },
        ],
      },
      actual: {
        anyOf: [
          { $ref: "Money#" },
          { type: "null" },
        ],
      },
    }),
  },
  {
    $id: "PricePreview",
    ...fields({
      nights: { type: "integer", minimum: 1 },
      line_items: {
        type: "array",
        items: { $ref: "LineItem#" },
      },
      subtotal: { $ref: "Money#" },
      total: { $ref: "Money#" },
      payout: { $ref: "Money#" },
      elsewhere: { $ref: "Money#" },
    }),
  },
  {
    $id: "PricingMeta",
    ...fields({
      valid: { type: "boolean" },
      reasons: {
        type: "array",
        items: { $ref: "StayRefusal#" },
        maxItems: 12,
      },
      differences: {
        type: "array",
        items: { $ref: "PriceDifference#" },
      },
      quote: {
        anyOf: [
          { $ref: "Quote#" },
          { type: "null" },
        ],
      },
      per_night_all_in: {
        anyOf: [
          { $ref: "Money#" },
          { type: "null" },
        ],
      },
      points: {
        type: ["object", "null"],
        properties: {
          balance: { type: "integer", minimum: 0 },
          max: { type: "integer", minimum: 0 },
          earn: { type: "integer", minimum: 0 },
        },
        required: ["balance", "max", "earn"],
        additionalProperties: false,
      },
      cancellation: {
        anyOf: [
          { $ref: "CancellationTerms#" },
          { type: "null" },
        ],
      },
      deposit: {
        anyOf: [
          { $ref: "Money#" },
          { type: "null" },
        ],
      },
      payout: {
        anyOf: [
          { $ref: "Money#" },
          { type: "null" },
        ],
      },
    }),
  },
  {
    $id: "Profile",
    ...fields({
      profile_id: { type: "string", format: "uuid" },
      user_id: { type: "string", format: "uuid" },
      first_name: {
        type: ["string", "null"],
        minLength: 1,
        maxLength: 50,
      },
      last_name: {
        type: ["string", "null"],
        minLength: 1,
        maxLength: 50,
      },
      avatar: {
        type: ["string", "null"],
        maxLength: 2048,
      },
      is_host: { type: "boolean" },
      is_guest: { type: "boolean" },
      referral_code: { type: "string" },
      show_referral_recipient_banner: { type: "boolean" },
      show_referral_sender_banner: { type: "boolean" },
      show_referral_sender_modal: { type: "boolean" },
      referral_recipient_banner_interacted_at: {
        type: ["string", "null"],
        format: "date-time",
      },
      referral_sender_banner_interacted_at: {
        type: ["string", "null"],
        format: "date-time",
      },
      marketing_consent: { type: "boolean" },
      created_at: { type: "string", format: "date-time" },
    }, ["show_referral_recipient_banner", "show_referral_sender_banner", "show_referral_sender_modal"]),
  },
  {
    $id: "Property",
    ...fields({
      property_id: { type: "string", format: "uuid" },
      profile_id: { type: "string", format: "uuid" },
      listing_url: {
        type: ["string", "null"],
        maxLength: 8192,
      },
      connection_status: {
        type: ["string", "null"],
        enum: ["connected", null],
      },
      sync_status: {
        type: "string",
        enum: Object.keys(SyncStatus),
      },
      status: {
        type: "string",
        enum: Object.keys(PropertyStatus),
      },
      title: { type: "string", maxLength: 80 },
      description: { type: "string", maxLength: 5000 },
      property_type: {
        type: "string",
        enum: Object.keys(PropertyType),
      },
      sleeps: { type: "integer", minimum: 1, maximum: 30 },
      bedrooms: { type: "integer", minimum: 0, maximum: 30 },
      beds: { type: "integer", minimum: 1, maximum: 60 },
      baths: { type: "number", minimum: 0, maximum: 20 },
      bedroom_list: {
        type: "array",
        items: { $ref: "Bedroom#" },
        maxItems: 30,
      },
      amenities: {
        type: "array",
        items: {
          type: "string",
          enum: Object.keys(Amenity),
        },
        maxItems: 60,
      },
      accessibility: {
        type: "array",
        items: {
          type: "string",
          enum: Object.keys(Accessibility),
        },
        maxItems: 20,
      },
      house_rules: { type: "string", maxLength: 2000 },
      address: {
        type: ["string", "null"],
        maxLength: 200,
      },
      city: { type: "string", maxLength: 100 },
      province: {
        type: ["string", "null"],
        enum: [...Object.keys(Province), null],
      },
      postal_code: {
        type: ["string", "null"],
        maxLength: 10,
        pattern: "^[A-Za-z]\\d[A-Za-z] ?\\d[A-Za-z]\\d$",
      },
      latitude: {
        type: ["number", "null"],
        minimum: -90,
        maximum: 90,
      },
      longitude: {
        type: ["number", "null"],
        minimum: -180,
        maximum: 180,
      },
      timezone: {
        type: "string",
        enum: Object.keys(TimeZone),
      },
      checkin_time: { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" },
      checkout_time: { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" },
      cancellation_policy: {
        type: "string",
        enum: Object.keys(CancellationPolicy),
      },
      instant_book: { type: "boolean" },
      base_cents: { type: "integer", minimum: 0, maximum: 1000000 },
      weekend_cents: {
        type: ["integer", "null"],
        minimum: 1000,
        maximum: 1000000,
      },
      cleaning_fee_cents: { type: "integer", minimum: 0, maximum: 1000000 },
      pet_fee_cents: { type: "integer", minimum: 0, maximum: 1000000 },
      pets_allowed: { type: "boolean" },
      extra_guest_cents: { type: "integer", minimum: 0, maximum: 1000000 },
      guests_included: { type: "integer", minimum: 1, maximum: 30 },
      weekly_discount_percent: { type: "integer", minimum: 0, maximum: 60 },
      monthly_discount_percent: { type: "integer", minimum: 0, maximum: 80 },
      early_discount_percent: { type: "integer", minimum: 0, maximum: 40 },
      last_minute_discount_percent: { type: "integer", minimum: 0, maximum: 60 },
      min_nights: { type: "integer", minimum: 1, maximum: 90 },
      max_nights: { type: "integer", minimum: 1, maximum: 365 },
      advance_notice_hours: { type: "integer", minimum: 0, maximum: 336 },
      preparation_nights: { type: "integer", minimum: 0, maximum: 7 },
      no_other_calendars: { type: "boolean" },
      registration_number: {
        type: ["string", "null"],
        maxLength: 60,
      },
      registration_expires: {
        type: ["string", "null"],
        format: "date",
      },
      rating: {
        type: ["number", "null"],
        minimum: 1,
        maximum: 5,
      },
      review_count: { type: "integer", minimum: 0 },
      created_at: { type: "string", format: "date-time" },
      listed_at: {
        type: ["string", "null"],
        format: "date-time",
      },
    }),
  },
  {
    $id: "PropertyCard",
    ...fields({
      property_id: { type: "string", format: "uuid" },
      title: { type: "string", maxLength: 80 },
      property_type: {
        type: "string",
        enum: Object.keys(PropertyType),
      },
      sleeps: { type: "integer", minimum: 1, maximum: 30 },
      bedrooms: { type: "integer", minimum: 0, maximum: 30 },
      beds: { type: "integer", minimum: 1, maximum: 60 },
      baths: { type: "number", minimum: 0, maximum: 20 },
      city: { type: "string", maxLength: 100 },
      province: {
        type: ["string", "null"],
        enum: [...Object.keys(Province), null],
      },
      rating: {
        type: ["number", "null"],
        minimum: 1,
        maximum: 5,
      },
      review_count: { type: "integer", minimum: 0 },
      lat: {
        type: ["number", "null"],
        minimum: -90,
        maximum: 90,
      },
      lng: {
        type: ["number", "null"],
        minimum: -180,
        maximum: 180,
      },
      place: { type: "string" },
      photos: {
        type: "array",
        items: { $ref: "Photo#" },
        maxItems: 5,
      },
      price: { $ref: "PropertyPrice#" },
      policy: {
        type: "string",
        enum: Object.keys(CancellationPolicy),
      },
      free_cancel_until: {
        type: ["string", "null"],
        format: "date-time",
      },
      badges: {
        type: "array",
        items: {
          type: "string",
          enum: Object.keys(Badge),
        },
        maxItems: 1,
      },
    }),
  },
  {
    $id: "PropertyPrice",
    ...fields({
      subtotal: {
        anyOf: [
          { $ref: "Money#" },
          { type: "null" },
        ],
      },
      per_night_all_in: { $ref: "Money#" },
      total_with_tax: {
        anyOf: [
          { $ref: "Money#" },
          { type: "null" },
        ],
      },
      nights: {
        type: ["integer", "null"],
        minimum: 1,
      },
      line_items: {
        type: "array",
        items: { $ref: "LineItem#" },
      },
    }),
  },
  {
    $id: "PropertyRow",
    ...fields({
      property_id: { type: "string", format: "uuid" },
      profile_id: { type: "string", format: "uuid" },
      listing_url: {
        type: ["string", "null"],
        maxLength: 8192,
      },
      connection_status: {
        type: ["string", "null"],
        enum: ["connected", null],
      },
      sync_status: {
        type: "string",
        enum: Object.keys(SyncStatus),
      },
      status: {
        type: "string",
        enum: Object.keys(PropertyStatus),
      },
      title: { type: "string", maxLength: 80 },
      property_type: {
        type: "string",
        enum: Object.keys(PropertyType),
      },
      city: { type: "string", maxLength: 100 },
      province: {
        type: ["string", "null"],
        enum: [...Object.keys(Province), null],
      },
      timezone: {
        type: "string",
        enum: Object.keys(TimeZone),
      },
      cancellation_policy: {
        type: "string",
        enum: Object.keys(CancellationPolicy),
      },
      base_cents: { type: "integer", minimum: 0, maximum: 1000000 },
      rating: {
        type: ["number", "null"],
        minimum: 1,
        maximum: 5,
      },
      review_count: { type: "integer", minimum: 0 },
      created_at: { type: "string", format: "date-time" },
      photo: {
        anyOf: [
          { $ref: "Photo#" },
          { type: "null" },
        ],
      },
      platform: {
        type: ["string", "null"],
        enum: [...Object.keys(SourcePlatform), null],
      },
      problem: {
        type: ["string", "null"],
        enum: [...Object.keys(ImportProblem), null],
      },
      missing: {
        type: "array",
        items: {
          type: "string",
          enum: Object.keys(ListingNeed),
        },
      },
      synced_at: {
        type: ["string", "null"],
        format: "date-time",
      },
      next_arrival: {
        type: ["string", "null"],
        format: "date",
      },
      open_bookings: { type: "integer", minimum: 0 },
    }),
  },
  {
    $id: "PublicProfile",
    ...fields({
      profile_id: { type: "string", format: "uuid" },
      first_name: {
        type: ["string", "null"],
        minLength: 1,
        maxLength: 50,
      },
      avatar: {
        type: ["string", "null"],
        maxLength: 2048,
      },
      is_host: { type: "boolean" },
      created_at: { type: "string", format: "date-time" },
    }),
  },
  {
    $id: "PublicReview",
    ...fields({
      review_id: { type: "string", format: "uuid" },
      property_id: { type: "string", format: "uuid" },
      rating: { type: "integer", minimum: 1, maximum: 5 },
      cleanliness: { type: "integer", minimum: 1, maximum: 5 },
      accuracy: { type: "integer", minimum: 1, maximum: 5 },
      checkin: { type: "integer", minimum: 1, maximum: 5 },
      communication: { type: "integer", minimum: 1, maximum: 5 },
      location: { type: "integer", minimum: 1, maximum: 5 },
      value: { type: "integer", minimum: 1, maximum: 5 },
      comment: { type: "string", minLength: 20, maxLength: 2000 },
      host_reply: {
        type: ["string", "null"],
        maxLength: 1000,
      },
      host_replied_at: {
        type: ["string", "null"],
        format: "date-time",
      },
      created_at: { type: "string", format: "date-time" },
      paid_directly: { type: "boolean" },
      state: {
        type: "string",
        enum: Object.keys(ReviewState),
      },
      waits_for: {
        type: ["string", "null"],
        enum: [...Object.keys(ReviewWait), null],
      },
      hidden_because: {
        type: ["string", "null"],
        maxLength: 500,
      },
      author: { $ref: "PublicProfile#" },
      property_title: { type: "string" },
    }, ["cleanliness", "accuracy", "checkin", "communication", "location", "value"]),
  },
  {
    $id: "Quote",
    ...fields({
      quote_id: { type: "string", format: "uuid" },
      expires_at: { type: "string", format: "date-time" },
      property_id: { type: "string", format: "uuid" },
      checkin: { type: "string", format: "date" },
      checkout: { type: "string", format: "date" },
      nights: { type: "integer", minimum: 1 },
      guests: { $ref: "Guests#" },
      line_items: {
        type: "array",
        items: { $ref: "LineItem#" },
      },
      host_subtotal: { $ref: "Money#" },
      subtotal: { $ref: "Money#" },
      taxes: { $ref: "Money#" },
      total: { $ref: "Money#" },
      points_applied: { type: "integer", minimum: 0 },
      due: { $ref: "Money#" },
      fx: { $ref: "FrozenRate#" },
    }),
  },
  {
    $id: "RecipientChoices",
    ...fields({
      aware_of_referral: {
        type: "string",
        enum: Object.keys(AwareOfReferral),
      },
      referral_affected_decision: {
        type: "string",
        enum: Object.keys(ReferralAffectedDecision),
      },
    }, ["aware_of_referral", "referral_affected_decision"]),
  },
  {
    $id: "RecipientChoicesInput",
    ...fields({
      aware_of_referral: {
        type: "string",
        enum: Object.keys(AwareOfReferral),
      },
      referral_affected_decision: {
        type: "string",
        enum: Object.keys(ReferralAffectedDecision),
      },
    }, ["aware_of_referral", "referral_affected_decision"]),
  },
  {
    $id: "ReferralFeedback",
    ...fields({
      type: {
        type: "string",
        enum: Object.keys(FeedbackType),
      },
      ratings: { $ref: "FeedbackRatings#" },
      choices: { $ref: "RecipientChoices#" },
      comment: { type: "string", maxLength: 2000 },
      followup_requested: { type: "boolean" },
    }, ["ratings", "choices", "comment", "followup_requested"]),
  },
  {
    $id: "ReferralSummary",
    ...fields({
      referral_code: { type: "string" },
      link: { type: "string", maxLength: 2048, format: "uri" },
      points_earned: { type: "integer", minimum: 0 },
      points_pending: { type: "integer", minimum: 0 },
      points_this_year: { type: "integer", minimum: 0, maximum: 50000 },
      referrals: {
        type: "array",
        items: { $ref: "ReferredFriend#" },
        maxItems: 500,
      },
    }),
  },
  {
    $id: "ReferredFriend",
    ...fields({
      first_name: {
        type: ["string", "null"],
      },
      joined_at: { type: "string", format: "date-time" },
      stage: {
        type: "string",
        enum: Object.keys(ReferralStage),
      },
      points: { type: "integer", minimum: 0 },
      because: {
        type: ["string", "null"],
        enum: [...Object.keys(VoidBecause), null],
      },
      decided: {
        type: ["string", "null"],
        maxLength: 500,
      },
    }),
  },
  {
    $id: "Referrer",
    ...fields({
      first_name: {
        type: ["string", "null"],
        minLength: 1,
        maxLength: 50,
      },
      avatar: {
        type: ["string", "null"],
        maxLength: 2048,
      },
    }),
  },
  {
    $id: "RegistrationDuty",
    ...fields({
      called: { type: "string" },
      asked_by: { type: "string" },
      example: {
        type: ["string", "null"],
      },
      expires: { type: "boolean" },
      nights_a_year: {
        type: ["integer", "null"],
        minimum: 1,
      },
    }),
  },
  {
    $id: "Review",
    ...fields({
      review_id: { type: "string", format: "uuid" },
      booking_id: { type: "string", format: "uuid" },
      property_id: { type: "string", format: "uuid" },
      profile_id: { type: "string", format: "uuid" },
      rating: { type: "integer", minimum: 1, maximum: 5 },
      cleanliness: { type: "integer", minimum: 1, maximum: 5 },
      accuracy: { type: "integer", minimum: 1, maximum: 5 },
      checkin: { type: "integer", minimum: 1, maximum: 5 },
      communication: { type: "integer", minimum: 1, maximum: 5 },
      location: { type: "integer", minimum: 1, maximum: 5 },
      value: { type: "integer", minimum: 1, maximum: 5 },
      comment: { type: "string", minLength: 20, maxLength: 2000 },
      private_note: {
        type: ["string", "null"],
        maxLength: 1000,
      },
      host_reply: {
        type: ["string", "null"],
        maxLength: 1000,
      },
      host_replied_at: {
        type: ["string", "null"],
        format: "date-time",
      },
      created_at: { type: "string", format: "date-time" },
      paid_directly: { type: "boolean" },
      state: {
        type: "string",
        enum: Object.keys(ReviewState),
      },
      waits_for: {
        type: ["string", "null"],
        enum: [...Object.keys(ReviewWait), null],
      },
      hidden_because: {
        type: ["string", "null"],
        maxLength: 500,
      },
    }, ["cleanliness", "accuracy", "checkin", "communication", "location", "value"]),
  },
  {
    $id: "ReviewList",
    ...fields({
      reviews: {
        type: "array",
        items: { $ref: "PublicReview#" },
      },
      total: { type: "integer", minimum: 0 },
      page: { type: "integer", minimum: 1 },
      per_page: { type: "integer", minimum: 1 },
    }),
  },
  {
    $id: "SandboxPayment",
    ...fields({
      payment_id: { type: "string", format: "uuid" },
      booking_id: { type: "string", format: "uuid" },
      amount: { $ref: "Money#" },
      state: {
        type: "string",
        enum: Object.keys(PaymentState),
      },
      title: { type: "string" },
      confirmation_id: {
        type: ["string", "null"],
      },
      return_path: { type: "string" },
    }),
  },
  {
    $id: "SearchAlternative",
    ...fields({
      change: {
        type: "string",
        enum: Object.keys(SearchChange),
      },
      count: { type: "integer", minimum: 1 },
      place: {
        type: ["string", "null"],
      },
      terms: fields({
        query: { type: "string", maxLength: 120 },
        bounds: {
          type: "array",
          items: { type: "number", minimum: -180, maximum: 180 },
          minItems: 4,
          maxItems: 4,
        },
        province: {
          type: "string",
          enum: Object.keys(Province),
        },
        checkin: {
          type: ["string", "null"],
          format: "date",
        },
        checkout: {
          type: ["string", "null"],
          format: "date",
        },
        guests: { $ref: "Guests#" },
        filters: { $ref: "SearchFilters#" },
      }, ["query", "bounds", "province", "checkin", "checkout", "guests", "filters"]),
    }),
  },
  {
    $id: "SearchAnswer",
    ...fields({
      results: {
        type: "array",
        items: { $ref: "PropertyCard#" },
      },
      total: { type: "integer", minimum: 0 },
      page: { type: "integer", minimum: 1 },
      per_page: { type: "integer", minimum: 1 },
      bounds: {
        type: ["array", "null"],
        items: { type: "number", minimum: -180, maximum: 180 },
        minItems: 4,
        maxItems: 4,
      },
      facets: { $ref: "SearchFacets#" },
      understood: { $ref: "UnderstoodSearch#" },
      nothing: {
        anyOf: [
          { $ref: "NothingFound#" },
          { type: "null" },
        ],
      },
      currency: {
        type: "string",
        enum: Object.keys(Currency),
      },
    }),
  },
  {
    $id: "SearchFacets",
    ...fields({
      amenities: {
        type: "object",
        additionalProperties: { type: "integer", minimum: 0 },
      },
      types: {
        type: "object",
        additionalProperties: { type: "integer", minimum: 0 },
      },
      price_histogram: {
        type: "array",
        items: { $ref: "PriceBar#" },
      },
    }),
  },
  {
    $id: "SearchFilters",
    ...fields({
      price_min: { type: "integer", minimum: 0, maximum: 10000 },
      price_max: { type: "integer", minimum: 0, maximum: 10000 },
      bedrooms_min: { type: "integer", minimum: 0, maximum: 30 },
      beds_min: { type: "integer", minimum: 0, maximum: 30 },
      types: {
        type: "array",
        items: {
          type: "string",
          enum: Object.keys(PropertyType),
        },
        maxItems: 20,
      },
      amenities: {
        type: "array",
        items: {
          type: "string",
          enum: Object.keys(Amenity),
        },
        maxItems: 60,
      },
      accessible: {
        type: "array",
        items: {
          type: "string",
          enum: Object.keys(Accessibility),
        },
        maxItems: 20,
      },
      policies: {
        type: "array",
        items: {
          type: "string",
          enum: Object.keys(CancellationPolicy),
        },
        maxItems: 4,
      },
      instant: { type: "boolean" },
    }, ["price_min", "price_max", "bedrooms_min", "beds_min", "types", "amenities", "accessible", "policies", "instant"]),
  },
  {
    $id: "SearchFiltersInput",
    ...fields({
      price_min: { type: "integer", minimum: 0, maximum: 10000 },
      price_max: { type: "integer", minimum: 0, maximum: 10000 },
      bedrooms_min: { type: "integer", minimum: 0, maximum: 30 },
      beds_min: { type: "integer", minimum: 0, maximum: 30 },
      types: {
        type: "array",
        items: {
          type: "string",
          enum: Object.keys(PropertyType),
        },
        maxItems: 20,
      },
      amenities: {
        type: "array",
        items: {
          type: "string",
          enum: Object.keys(Amenity),
        },
        maxItems: 60,
      },
      accessible: {
        type: "array",
        items: {
          type: "string",
          enum: Object.keys(Accessibility),
        },
        maxItems: 20,
      },
      policies: {
        type: "array",
        items: {
          type: "string",
          enum: Object.keys(CancellationPolicy),
        },
        maxItems: 4,
      },
      instant: { type: "boolean" },
    }, ["price_min", "price_max", "bedrooms_min", "beds_min", "types", "amenities", "accessible", "policies", "instant"]),
  },
  {
    $id: "SentFeedback",
    ...fields({
      feedback_id: { type: "string", format: "uuid" },
      profile_id: { type: "string", format: "uuid" },
      type: {
        type: "string",
        enum: Object.keys(FeedbackType),
      },
      payload: { $ref: "ReferralFeedback#" },
      first_sent_at: {
        type: ["string", "null"],
        format: "date-time",
      },
    }),
  },
  {
    $id: "SentMessage",
    ...fields({
      thread_id: { type: "string", format: "uuid" },
      property: { type: "string" },
      side: {
        type: "string",
        enum: Object.keys(BookingSide),
      },
      text: { type: "string" },
      at: { type: "string", format: "date-time" },
    }),
  },
  {
    $id: "SentReport",
    ...fields({
      report_id: { type: "string", format: "uuid" },
      profile_id: { type: "string", format: "uuid" },
      kind: {
        type: "string",
        enum: Object.keys(ReportedKind),
      },
      thing_id: { type: "string", format: "uuid" },
      number: {
        type: ["integer", "null"],
      },
      wrong: {
        type: "string",
        enum: Object.keys(ReportedFor),
      },
      message: {
        type: ["string", "null"],
        maxLength: 1000,
      },
      created_at: { type: "string", format: "date-time" },
    }),
  },
  {
    $id: "ShownAccount",
    ...fields({
      kind: {
        type: "string",
        enum: Object.keys(PayeeKind),
      },
      legal_name: { type: "string", minLength: 1, maxLength: 200 },
      birth_date: { type: "string", format: "date" },
      company_number: { type: "string", minLength: 1, maxLength: 30 },
      address: { type: "string", minLength: 1, maxLength: 200 },
      city: { type: "string", minLength: 1, maxLength: 100 },
      province: {
        type: "string",
        enum: Object.keys(Province),
      },
      postal_code: { type: "string", pattern: "^[A-Z]\\d[A-Z] ?\\d[A-Z]\\d$" },
      gst_number: { type: "string", pattern: "^\\d{9} ?RT ?\\d{4}$" },
      qst_number: { type: "string", pattern: "^\\d{10} ?TQ ?\\d{4}$" },
      institution: { type: "string", pattern: "^\\d{3}$" },
      transit: { type: "string", pattern: "^\\d{5}$" },
      saved_at: { type: "string", format: "date-time" },
      tax_ending: { type: "string" },
      account_ending: { type: "string" },
    }, ["birth_date", "company_number", "gst_number", "qst_number", "institution", "transit", "account_ending"]),
  },
  {
    $id: "StayRefusal",
    ...fields({
      reason: {
        type: "string",
        enum: Object.keys(QuoteRefusal),
      },
      limit: {
        type: ["integer", "null"],
        minimum: 0,
      },
    }),
  },
  {
    $id: "TakenPayment",
    ...fields({
      payment_id: { type: "string", format: "uuid" },
      booking_id: { type: "string", format: "uuid" },
      provider: {
        type: "string",
        enum: Object.keys(PaymentProvider),
      },
      state: {
        type: "string",
        enum: Object.keys(PaymentState),
      },
      amount_cents: { type: "integer", minimum: 1 },
      currency: {
        type: "string",
        enum: Object.keys(Currency),
      },
      refunded_cents: { type: "integer", minimum: 0 },
      opened_at: { type: "string", format: "date-time" },
      paid_at: {
        type: ["string", "null"],
        format: "date-time",
      },
    }),
  },
  {
    $id: "ThreadDetail",
    ...fields({
      thread_id: { type: "string", format: "uuid" },
      side: {
        type: "string",
        enum: Object.keys(BookingSide),
      },
      property: { $ref: "BookedProperty#" },
      other: fields({
        first_name: {
          type: ["string", "null"],
        },
        avatar: {
          type: ["string", "null"],
        },
      }),
      last: { $ref: "Message#" },
      unread: { type: "integer", minimum: 0 },
      booking: {
        type: ["object", "null"],
        properties: {
          booking_id: { type: "string", format: "uuid" },
          status: {
            type: "string",
            enum: Object.keys(BookingStatus),
          },
          checkin: { type: "string", format: "date" },
          checkout: { type: "string", format: "date" },
        },
        required: ["booking_id", "status", "checkin", "checkout"],
        additionalProperties: false,
      },
      messages: {
        type: "array",
        items: { $ref: "Message#" },
      },
      earlier: { type: "boolean" },
      is_open: { type: "boolean" },
      may_write: { type: "boolean" },
    }),
  },
  {
    $id: "ThreadRow",
    ...fields({
      thread_id: { type: "string", format: "uuid" },
      side: {
        type: "string",
        enum: Object.keys(BookingSide),
      },
      property: { $ref: "BookedProperty#" },
      other: fields({
        first_name: {
          type: ["string", "null"],
        },
        avatar: {
          type: ["string", "null"],
        },
      }),
      last: { $ref: "Message#" },
      unread: { type: "integer", minimum: 0 },
      booking: {
        type: ["object", "null"],
        properties: {
          booking_id: { type: "string", format: "uuid" },
          status: {
            type: "string",
            enum: Object.keys(BookingStatus),
          },
          checkin: { type: "string", format: "date" },
          checkout: { type: "string", format: "date" },
        },
        required: ["booking_id", "status", "checkin", "checkout"],
        additionalProperties: false,
      },
    }),
  },
  {
    $id: "UnderstoodSearch",
    ...fields({
      place: { type: "string" },
      amenities: {
        type: "array",
        items: fields({
          amenity: {
            type: "string",
            enum: Object.keys(Amenity),
          },
          without: { type: "string" },
        }),
      },
      pets: {
        type: ["object", "null"],
        properties: {
          without: { type: "string" },
        },
        required: ["without"],
        additionalProperties: false,
      },
    }),
  },
];
