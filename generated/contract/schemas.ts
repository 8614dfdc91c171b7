// Generated 6baa3ce9bdc2. Schemas that several calls refer to by name. Change the spec, not this file.
import type { SharedSchema } from "./contract";

export const sharedSchemas: readonly SharedSchema[] = [
  {
    $id: "Availability",
    type: "object",
    properties: {
      timezone: {
        type: "string",
        enum: ["America/St_Johns", "America/Halifax", "America/Glace_Bay", "America/Moncton", "America/Goose_Bay", "America/Blanc-Sablon", "America/Toronto", "America/Iqaluit", "America/Atikokan", "America/New_York", "America/Detroit", "America/Kentucky/Louisville", "America/Kentucky/Monticello", "America/Indiana/Indianapolis", "America/Indiana/Vincennes", "America/Indiana/Winamac", "America/Indiana/Marengo", "America/Indiana/Petersburg", "America/Indiana/Vevay", "America/Winnipeg", "America/Resolute", "America/Rankin_Inlet", "America/Regina", "America/Swift_Current", "America/Chicago", "America/Indiana/Tell_City", "America/Indiana/Knox", "America/Menominee", "America/North_Dakota/Center", "America/North_Dakota/New_Salem", "America/North_Dakota/Beulah", "America/Edmonton", "America/Cambridge_Bay", "America/Inuvik", "America/Creston", "America/Dawson_Creek", "America/Fort_Nelson", "America/Denver", "America/Boise", "America/Phoenix", "America/Whitehorse", "America/Dawson", "America/Vancouver", "America/Los_Angeles", "America/Anchorage", "America/Juneau", "America/Sitka", "America/Metlakatla", "America/Yakutat", "America/Nome", "America/Adak", "Pacific/Honolulu"],
      },
      checkin_time: { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" },
      checkout_time: { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" },
      min_nights: { type: "integer", minimum: 1, maximum: 90 },
      max_nights: { type: "integer", minimum: 1, maximum: 365 },
      advance_notice_hours: { type: "integer", minimum: 0, maximum: 336 },
      horizon: { type: "string", format: "date" },
      unavailable: {
        type: "array",
        items: {
          type: "object",
          properties: {
            start: { type: "string", format: "date" },
            end: { type: "string", format: "date" },
          },
          required: ["start", "end"],
          additionalProperties: false,
        },
      },
      rules: {
        type: "array",
        items: { $ref: "CalendarRule#" },
      },
      synced_at: {
        type: ["string", "null"],
        format: "date-time",
      },
    },
    required: ["timezone", "checkin_time", "checkout_time", "min_nights", "max_nights", "advance_notice_hours", "horizon", "unavailable", "rules", "synced_at"],
    additionalProperties: false,
  },
  {
    $id: "Bedroom",
    type: "object",
    properties: {
      name: { type: "string", minLength: 1, maxLength: 60 },
      beds: { type: "string", minLength: 1, maxLength: 100 },
    },
    required: ["name", "beds"],
    additionalProperties: false,
  },
  {
    $id: "BedroomInput",
    type: "object",
    properties: {
      name: { type: "string", minLength: 1, maxLength: 60 },
      beds: { type: "string", minLength: 1, maxLength: 100 },
    },
    required: ["name", "beds"],
    additionalProperties: false,
  },
  {
    $id: "BookedProperty",
    type: "object",
    properties: {
      property_id: { type: "string", format: "uuid" },
      title: { type: "string", maxLength: 80 },
      city: { type: "string", maxLength: 100 },
      province: {
        type: ["string", "null"],
        enum: ["AB", "BC", "MB", "NB", "NL", "NS", "NT", "NU", "ON", "PE", "QC", "SK", "YT", null],
      },
      property_type: {
        type: "string",
        enum: ["cabin", "cottage", "house", "apartment", "condo", "chalet", "townhouse", "loft", "guest_suite", "tiny_house", "farm_stay", "bed_and_breakfast", "yurt", "houseboat"],
      },
      place: { type: "string" },
      photo: {
        anyOf: [
          { $ref: "Photo#" },
          { type: "null" },
        ],
      },
    },
    required: ["property_id", "title", "city", "province", "property_type", "place", "photo"],
    additionalProperties: false,
  },
  {
    $id: "Booking",
    type: "object",
    properties: {
      booking_id: { type: "string", format: "uuid" },
      property_id: { type: "string", format: "uuid" },
      guest_id: { type: "string", format: "uuid" },
      host_id: { type: "string", format: "uuid" },
      reference: { type: "string", pattern: "^[A-Z2-9]{6}$" },
      status: {
        type: "string",
        enum: ["pending", "confirmed", "rejected", "cancelled", "expired"],
      },
      checkin: { type: "string", format: "date" },
      checkout: { type: "string", format: "date" },
      timezone: { type: "string" },
      checkin_time: { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" },
      checkout_time: { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" },
      guests: { $ref: "Guests#" },
      cancellation_policy: {
        type: "string",
        enum: ["flexible", "moderate", "firm", "strict"],
      },
      quote: { $ref: "Quote#" },
      currency: {
        type: "string",
        enum: ["CAD", "USD", "EUR", "GBP", "AUD", "JPY"],
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
        enum: ["card", "offline", null],
      },
      cancelled_by: {
        type: ["string", "null"],
        enum: ["guest", "host", "system", "admin", null],
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
    },
    required: ["booking_id", "property_id", "guest_id", "host_id", "reference", "status", "checkin", "checkout", "timezone", "checkin_time", "checkout_time", "guests", "cancellation_policy", "quote", "currency", "points", "message", "cancel_reason", "reject_reason", "confirmation_id", "bookingUrl", "paid_at", "accepted_at", "reply_by", "pay_by", "payment_method", "cancelled_by", "refund_cents", "reported_at", "review", "checkoutDate", "reviewWindowDays", "created_at"],
    additionalProperties: false,
  },
  {
    $id: "BookingDeed",
    type: "object",
    properties: {
      booking_id: { type: "string", format: "uuid" },
      at: { type: "string", format: "date-time" },
      event: { type: "string" },
      reason: {
        type: ["string", "null"],
      },
    },
    required: ["booking_id", "at", "event", "reason"],
    additionalProperties: false,
  },
  {
    $id: "BookingDetail",
    type: "object",
    properties: {
      booking_id: { type: "string", format: "uuid" },
      property_id: { type: "string", format: "uuid" },
      reference: { type: "string", pattern: "^[A-Z2-9]{6}$" },
      status: {
        type: "string",
        enum: ["pending", "confirmed", "rejected", "cancelled", "expired"],
      },
      checkin: { type: "string", format: "date" },
      checkout: { type: "string", format: "date" },
      timezone: { type: "string" },
      checkin_time: { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" },
      checkout_time: { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" },
      guests: { $ref: "Guests#" },
      cancellation_policy: {
        type: "string",
        enum: ["flexible", "moderate", "firm", "strict"],
      },
      quote: { $ref: "Quote#" },
      currency: {
        type: "string",
        enum: ["CAD", "USD", "EUR", "GBP", "AUD", "JPY"],
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
        enum: ["card", "offline", null],
      },
      cancelled_by: {
        type: ["string", "null"],
        enum: ["guest", "host", "system", "admin", null],
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
        enum: ["guest", "host"],
      },
      events: {
        type: "array",
        items: { $ref: "BookingHappening#" },
      },
      house_rules: { type: "string", maxLength: 2000 },
      guest: {
        type: "object",
        properties: {
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
        },
        required: ["profile_id", "first_name", "last_name", "avatar"],
        additionalProperties: false,
      },
      host: {
        type: "object",
        properties: {
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
        },
        required: ["profile_id", "first_name", "last_name", "avatar"],
        additionalProperties: false,
      },
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
    },
    required: ["booking_id", "property_id", "reference", "status", "checkin", "checkout", "timezone", "checkin_time", "checkout_time", "guests", "cancellation_policy", "quote", "currency", "points", "message", "cancel_reason", "reject_reason", "bookingUrl", "paid_at", "accepted_at", "reply_by", "pay_by", "payment_method", "cancelled_by", "refund_cents", "review", "checkoutDate", "reviewWindowDays", "created_at", "property", "side", "events", "house_rules", "guest", "host", "address", "payout", "payout_lines", "refund", "recorded_cents", "points_use", "can_review", "review_deadline"],
    additionalProperties: false,
  },
  {
    $id: "BookingDocument",
    type: "object",
    properties: {
      file_name: { type: "string" },
      pdf: { type: "string" },
    },
    required: ["file_name", "pdf"],
    additionalProperties: false,
  },
  {
    $id: "BookingHappening",
    type: "object",
    properties: {
      at: { type: "string", format: "date-time" },
      event: {
        type: "string",
        enum: ["request", "book", "update", "accept", "reject", "expire", "withdraw", "pay", "record_payment", "lapse", "cancel", "call_off", "report", "resolve"],
      },
      reason: {
        type: ["string", "null"],
      },
    },
    required: ["at", "event", "reason"],
    additionalProperties: false,
  },
  {
    $id: "BookingList",
    type: "object",
    properties: {
      bookingList: {
        type: "array",
        items: { $ref: "BookingRow#" },
      },
      total: { type: "integer", minimum: 0 },
      page: { type: "integer", minimum: 1 },
      per_page: { type: "integer", minimum: 1 },
    },
    required: ["bookingList", "total", "page", "per_page"],
    additionalProperties: false,
  },
  {
    $id: "BookingRow",
    type: "object",
    properties: {
      booking_id: { type: "string", format: "uuid" },
      property_id: { type: "string", format: "uuid" },
      reference: { type: "string", pattern: "^[A-Z2-9]{6}$" },
      status: {
        type: "string",
        enum: ["pending", "confirmed", "rejected", "cancelled", "expired"],
      },
      checkin: { type: "string", format: "date" },
      checkout: { type: "string", format: "date" },
      timezone: { type: "string" },
      checkin_time: { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" },
      checkout_time: { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" },
      guests: { $ref: "Guests#" },
      cancellation_policy: {
        type: "string",
        enum: ["flexible", "moderate", "firm", "strict"],
      },
      quote: { $ref: "Quote#" },
      currency: {
        type: "string",
        enum: ["CAD", "USD", "EUR", "GBP", "AUD", "JPY"],
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
        enum: ["card", "offline", null],
      },
      cancelled_by: {
        type: ["string", "null"],
        enum: ["guest", "host", "system", "admin", null],
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
    },
    required: ["booking_id", "property_id", "reference", "status", "checkin", "checkout", "timezone", "checkin_time", "checkout_time", "guests", "cancellation_policy", "quote", "currency", "points", "message", "cancel_reason", "reject_reason", "bookingUrl", "paid_at", "accepted_at", "reply_by", "pay_by", "payment_method", "cancelled_by", "refund_cents", "review", "checkoutDate", "reviewWindowDays", "created_at", "property", "guest", "payout", "can_review", "review_deadline"],
    additionalProperties: false,
  },
  {
    $id: "CalendarChangeInput",
    type: "object",
    properties: {
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
    },
    required: ["start", "end"],
    additionalProperties: false,
  },
  {
    $id: "CalendarConflict",
    type: "object",
    properties: {
      start: { type: "string", format: "date" },
      end: { type: "string", format: "date" },
      booking_id: { type: "string", format: "uuid" },
      feed_id: { type: "string", format: "uuid" },
      platform: {
        type: "string",
        enum: ["airbnb", "vrbo", "booking", "expedia", "generic"],
      },
    },
    required: ["start", "end", "booking_id", "feed_id", "platform"],
    additionalProperties: false,
  },
  {
    $id: "CalendarFeed",
    type: "object",
    properties: {
      feed_id: { type: "string", format: "uuid" },
      property_id: { type: "string", format: "uuid" },
      platform: {
        type: "string",
        enum: ["airbnb", "vrbo", "booking", "expedia", "generic"],
      },
      url: { type: "string", maxLength: 2048, format: "uri" },
      sync_status: {
        type: "string",
        enum: ["never", "running", "synced", "failed", "conflict"],
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
    },
    required: ["feed_id", "property_id", "platform", "url", "sync_status", "synced_at", "failed_at", "failures", "nights", "proves_ownership", "export_file", "created_at"],
    additionalProperties: false,
  },
  {
    $id: "CalendarNight",
    type: "object",
    properties: {
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
        enum: ["booking", "request", "block", "feed", "preparation", null],
      },
      platform: {
        type: ["string", "null"],
        enum: ["airbnb", "vrbo", "booking", "expedia", "generic", null],
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
    },
    required: ["date", "price_cents", "price_is_own", "min_nights", "checkin_days", "checkout_days", "taken", "platform", "booking_id", "guest", "earns_cents", "note"],
    additionalProperties: false,
  },
  {
    $id: "CalendarRule",
    type: "object",
    properties: {
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
    },
    required: ["start", "end"],
    additionalProperties: false,
  },
  {
    $id: "CancelPreview",
    type: "object",
    properties: {
      refund: { $ref: "Money#" },
      refund_cad: { $ref: "Money#" },
      kept: { $ref: "Money#" },
      points_back: { type: "integer", minimum: 0 },
      lines: {
        type: "array",
        items: {
          type: "object",
          properties: {
            label: { type: "string" },
            amount: { $ref: "Money#" },
          },
          required: ["label", "amount"],
          additionalProperties: false,
        },
      },
      step: { type: "string" },
    },
    required: ["refund", "refund_cad", "kept", "points_back", "lines", "step"],
    additionalProperties: false,
  },
  {
    $id: "CancellationTerms",
    type: "object",
    properties: {
      policy: {
        type: "string",
        enum: ["flexible", "moderate", "firm", "strict"],
      },
      free_until: {
        type: ["string", "null"],
        format: "date-time",
      },
      steps: {
        type: "array",
        items: {
          type: "object",
          properties: {
            until: {
              type: ["string", "null"],
              format: "date-time",
            },
            refund_percent: { type: "integer", minimum: 0, maximum: 100 },
            says: { type: "string" },
          },
          required: ["until", "refund_percent", "says"],
          additionalProperties: false,
        },
      },
    },
    required: ["policy", "free_until", "steps"],
    additionalProperties: false,
  },
  {
    $id: "CheckoutOffer",
    type: "object",
    properties: {
      booking_id: { type: "string", format: "uuid" },
      status: {
        type: "string",
        enum: ["pending", "confirmed", "rejected", "cancelled", "expired"],
      },
      checkin: { type: "string", format: "date" },
      checkout: { type: "string", format: "date" },
      timezone: { type: "string" },
      guests: { $ref: "Guests#" },
      cancellation_policy: {
        type: "string",
        enum: ["flexible", "moderate", "firm", "strict"],
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
        enum: ["CAD", "USD", "EUR", "GBP", "AUD", "JPY"],
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
    },
    required: ["booking_id", "status", "checkin", "checkout", "timezone", "guests", "cancellation_policy", "reply_by", "pay_by", "paid_at", "currency", "property", "house_rules", "cancellation", "quote", "supported_currencies", "may_pay"],
    additionalProperties: false,
  },
  {
    $id: "CurrencyName",
    type: "object",
    properties: {
      code: {
        type: "string",
        enum: ["CAD", "USD", "EUR", "GBP", "AUD", "JPY"],
      },
      name: { type: "string" },
    },
    required: ["code", "name"],
    additionalProperties: false,
  },
  {
    $id: "CurrentUser",
    type: "object",
    properties: {
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
          enum: ["host", "guest"],
        },
      },
      counts: {
        type: "object",
        properties: {
          bookings: { type: "integer", minimum: 0 },
          properties_connected: { type: "integer", minimum: 0 },
          properties_total: { type: "integer", minimum: 0 },
          stays: { type: "integer", minimum: 0 },
        },
        required: ["bookings", "properties_connected", "properties_total", "stays"],
        additionalProperties: false,
      },
    },
    required: ["user_id", "email", "verified_at", "profile_id", "first_name", "last_name", "avatar", "has_password", "modes", "counts"],
    additionalProperties: false,
  },
  {
    $id: "DestinationLink",
    type: "object",
    properties: {
      slug: { type: "string" },
      name: { type: "string" },
      count: { type: "integer", minimum: 0 },
    },
    required: ["slug", "name", "count"],
    additionalProperties: false,
  },
  {
    $id: "DestinationPlace",
    type: "object",
    properties: {
      slug: { type: "string" },
      name: { type: "string" },
      count: { type: "integer", minimum: 0 },
      query: {
        type: ["string", "null"],
      },
      province: {
        type: ["string", "null"],
        enum: ["AB", "BC", "MB", "NB", "NL", "NS", "NT", "NU", "ON", "PE", "QC", "SK", "YT", null],
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
    },
    required: ["slug", "name", "count", "query", "province", "from_all_in", "rating", "review_count", "pets_count", "instant_count", "others"],
    additionalProperties: false,
  },
  {
    $id: "DeviceSession",
    type: "object",
    properties: {
      session_id: { type: "string", format: "uuid" },
      device: { type: "string", maxLength: 200 },
      created_at: { type: "string", format: "date-time" },
      seen_at: { type: "string", format: "date-time" },
      current: { type: "boolean" },
    },
    required: ["session_id", "device", "created_at", "seen_at", "current"],
    additionalProperties: false,
  },
  {
    $id: "EditedProperty",
    type: "object",
    properties: {
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
        enum: ["never", "running", "synced", "failed", "conflict"],
      },
      status: {
        type: "string",
        enum: ["draft", "listed", "paused", "archived", "suspended"],
      },
      title: { type: "string", maxLength: 80 },
      description: { type: "string", maxLength: 5000 },
      property_type: {
        type: "string",
        enum: ["cabin", "cottage", "house", "apartment", "condo", "chalet", "townhouse", "loft", "guest_suite", "tiny_house", "farm_stay", "bed_and_breakfast", "yurt", "houseboat"],
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
          enum: ["wifi", "heating", "air_conditioning", "linens", "washer", "dryer", "iron", "hair_dryer", "workspace", "kitchen", "kitchenette", "dishwasher", "oven", "coffee_maker", "barbecue", "tv", "fireplace", "wood_stove", "board_games", "books", "piano", "crib", "high_chair", "play_area", "fenced_yard", "hot_tub", "sauna", "pool", "deck", "fire_pit", "garden", "waterfront", "beach_access", "dock", "canoe", "bicycles", "ski_in_ski_out", "mountain_view", "lake_view", "ocean_view", "free_parking", "ev_charger", "self_check_in", "smoke_alarm", "carbon_monoxide_alarm", "fire_extinguisher", "first_aid_kit"],
        },
        maxItems: 60,
      },
      accessibility: {
        type: "array",
        items: {
          type: "string",
          enum: ["step_free", "ground_floor", "wide_doors", "elevator", "accessible_parking", "roll_in_shower", "grab_bars", "visual_alarm"],
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
        enum: ["AB", "BC", "MB", "NB", "NL", "NS", "NT", "NU", "ON", "PE", "QC", "SK", "YT", null],
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
        enum: ["America/St_Johns", "America/Halifax", "America/Glace_Bay", "America/Moncton", "America/Goose_Bay", "America/Blanc-Sablon", "America/Toronto", "America/Iqaluit", "America/Atikokan", "America/New_York", "America/Detroit", "America/Kentucky/Louisville", "America/Kentucky/Monticello", "America/Indiana/Indianapolis", "America/Indiana/Vincennes", "America/Indiana/Winamac", "America/Indiana/Marengo", "America/Indiana/Petersburg", "America/Indiana/Vevay", "America/Winnipeg", "America/Resolute", "America/Rankin_Inlet", "America/Regina", "America/Swift_Current", "America/Chicago", "America/Indiana/Tell_City", "America/Indiana/Knox", "America/Menominee", "America/North_Dakota/Center", "America/North_Dakota/New_Salem", "America/North_Dakota/Beulah", "America/Edmonton", "America/Cambridge_Bay", "America/Inuvik", "America/Creston", "America/Dawson_Creek", "America/Fort_Nelson", "America/Denver", "America/Boise", "America/Phoenix", "America/Whitehorse", "America/Dawson", "America/Vancouver", "America/Los_Angeles", "America/Anchorage", "America/Juneau", "America/Sitka", "America/Metlakatla", "America/Yakutat", "America/Nome", "America/Adak", "Pacific/Honolulu"],
      },
      checkin_time: { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" },
      checkout_time: { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" },
      cancellation_policy: {
        type: "string",
        enum: ["flexible", "moderate", "firm", "strict"],
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
        enum: ["airbnb", "vrbo", "booking", "expedia", "generic", null],
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
        enum: ["not_needed", "missing", "in_review", "confirmed", "refused"],
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
        enum: ["registration_refused", "registration_expired", null],
      },
      missing: {
        type: "array",
        items: {
          type: "string",
          enum: ["title", "description", "photos", "photo_texts", "address", "pin", "price", "house_rules", "calendar", "ownership", "registration_number", "registration_form", "registration_expiry", "registration_expired"],
        },
      },
      synced_at: {
        type: ["string", "null"],
        format: "date-time",
      },
      open_bookings: { type: "integer", minimum: 0 },
      setup_page: {
        type: ["string", "null"],
        enum: ["basics", "place", "rooms", "amenities", "photos", "price", "rules", "calendar", "registration", "finish", null],
      },
      version: { type: "integer", minimum: 1 },
      not_saved: {
        type: "array",
        items: { $ref: "FieldProblem#" },
      },
    },
    required: ["property_id", "profile_id", "listing_url", "connection_status", "sync_status", "status", "title", "description", "property_type", "sleeps", "bedrooms", "beds", "baths", "bedroom_list", "amenities", "accessibility", "house_rules", "address", "city", "province", "postal_code", "latitude", "longitude", "timezone", "checkin_time", "checkout_time", "cancellation_policy", "instant_book", "base_cents", "weekend_cents", "cleaning_fee_cents", "pet_fee_cents", "pets_allowed", "extra_guest_cents", "guests_included", "weekly_discount_percent", "monthly_discount_percent", "early_discount_percent", "last_minute_discount_percent", "min_nights", "max_nights", "advance_notice_hours", "preparation_nights", "no_other_calendars", "registration_number", "registration_expires", "rating", "review_count", "created_at", "listed_at", "photos", "platform", "imported", "feeds", "export_url", "ownership_code", "ownership_proven_at", "registration_status", "registration_reason", "registration_duty", "suspended_for", "missing", "synced_at", "open_bookings", "setup_page", "version", "not_saved"],
    additionalProperties: false,
  },
  {
    $id: "ExchangeRate",
    type: "object",
    properties: {
      code: {
        type: "string",
        enum: ["CAD", "USD", "EUR", "GBP", "AUD", "JPY"],
      },
      name: { type: "string" },
      rate: { type: "string", pattern: "^\\d+(\\.\\d+)?$" },
      as_of: { type: "string", format: "date" },
    },
    required: ["code", "name", "rate", "as_of"],
    additionalProperties: false,
  },
  {
    $id: "FeedbackRatings",
    type: "object",
    properties: {
      understand_referral_system: { type: "integer", minimum: 1, maximum: 5 },
      likely_to_refer: { type: "integer", minimum: 1, maximum: 5 },
      worth_time: { type: "integer", minimum: 1, maximum: 5 },
      signup_satisfaction: { type: "integer", minimum: 1, maximum: 3 },
    },
    additionalProperties: false,
  },
  {
    $id: "FeedbackRatingsInput",
    type: "object",
    properties: {
      understand_referral_system: { type: "integer", minimum: 1, maximum: 5 },
      likely_to_refer: { type: "integer", minimum: 1, maximum: 5 },
      worth_time: { type: "integer", minimum: 1, maximum: 5 },
      signup_satisfaction: { type: "integer", minimum: 1, maximum: 3 },
    },
    additionalProperties: false,
  },
  {
    $id: "FieldProblem",
    type: "object",
    properties: {
      path: { type: "string" },
      code: { type: "string" },
      message: { type: "string" },
    },
    required: ["path", "code", "message"],
    additionalProperties: false,
  },
  {
    $id: "FoundPlace",
    type: "object",
    properties: {
      found: {
        type: "string",
        enum: ["town", "province"],
      },
      city: {
        type: ["string", "null"],
      },
      province: {
        type: "string",
        enum: ["AB", "BC", "MB", "NB", "NL", "NS", "NT", "NU", "ON", "PE", "QC", "SK", "YT"],
      },
      latitude: { type: "number", minimum: -90, maximum: 90 },
      longitude: { type: "number", minimum: -180, maximum: 180 },
      timezone: {
        type: ["string", "null"],
        enum: ["America/St_Johns", "America/Halifax", "America/Glace_Bay", "America/Moncton", "America/Goose_Bay", "America/Blanc-Sablon", "America/Toronto", "America/Iqaluit", "America/Atikokan", "America/New_York", "America/Detroit", "America/Kentucky/Louisville", "America/Kentucky/Monticello", "America/Indiana/Indianapolis", "America/Indiana/Vincennes", "America/Indiana/Winamac", "America/Indiana/Marengo", "America/Indiana/Petersburg", "America/Indiana/Vevay", "America/Winnipeg", "America/Resolute", "America/Rankin_Inlet", "America/Regina", "America/Swift_Current", "America/Chicago", "America/Indiana/Tell_City", "America/Indiana/Knox", "America/Menominee", "America/North_Dakota/Center", "America/North_Dakota/New_Salem", "America/North_Dakota/Beulah", "America/Edmonton", "America/Cambridge_Bay", "America/Inuvik", "America/Creston", "America/Dawson_Creek", "America/Fort_Nelson", "America/Denver", "America/Boise", "America/Phoenix", "America/Whitehorse", "America/Dawson", "America/Vancouver", "America/Los_Angeles", "America/Anchorage", "America/Juneau", "America/Sitka", "America/Metlakatla", "America/Yakutat", "America/Nome", "America/Adak", "Pacific/Honolulu", null],
      },
      postal_fits: { type: "boolean" },
    },
    required: ["found", "city", "province", "latitude", "longitude", "timezone", "postal_fits"],
    additionalProperties: false,
  },
  {
    $id: "FrozenRate",
    type: "object",
    properties: {
      currency: {
        type: "string",
        enum: ["CAD", "USD", "EUR", "GBP", "AUD", "JPY"],
      },
      rate: { type: "string", pattern: "^\\d+(\\.\\d+)?$" },
      as_of: { type: "string", format: "date" },
    },
    required: ["currency", "rate", "as_of"],
    additionalProperties: false,
  },
  {
    $id: "Guests",
    type: "object",
    properties: {
      adults: { type: "integer", minimum: 1, maximum: 30 },
      children: { type: "integer", minimum: 0, maximum: 20 },
      infants: { type: "integer", minimum: 0, maximum: 10 },
      pets: { type: "integer", minimum: 0, maximum: 10 },
    },
    required: ["adults", "children", "infants", "pets"],
    additionalProperties: false,
  },
  {
    $id: "GuestsInput",
    type: "object",
    properties: {
      adults: { type: "integer", minimum: 1, maximum: 30, default: 1 },
      children: { type: "integer", minimum: 0, maximum: 20, default: 0 },
      infants: { type: "integer", minimum: 0, maximum: 10, default: 0 },
      pets: { type: "integer", minimum: 0, maximum: 10, default: 0 },
    },
    additionalProperties: false,
  },
  {
    $id: "HostCalendar",
    type: "object",
    properties: {
      timezone: {
        type: "string",
        enum: ["America/St_Johns", "America/Halifax", "America/Glace_Bay", "America/Moncton", "America/Goose_Bay", "America/Blanc-Sablon", "America/Toronto", "America/Iqaluit", "America/Atikokan", "America/New_York", "America/Detroit", "America/Kentucky/Louisville", "America/Kentucky/Monticello", "America/Indiana/Indianapolis", "America/Indiana/Vincennes", "America/Indiana/Winamac", "America/Indiana/Marengo", "America/Indiana/Petersburg", "America/Indiana/Vevay", "America/Winnipeg", "America/Resolute", "America/Rankin_Inlet", "America/Regina", "America/Swift_Current", "America/Chicago", "America/Indiana/Tell_City", "America/Indiana/Knox", "America/Menominee", "America/North_Dakota/Center", "America/North_Dakota/New_Salem", "America/North_Dakota/Beulah", "America/Edmonton", "America/Cambridge_Bay", "America/Inuvik", "America/Creston", "America/Dawson_Creek", "America/Fort_Nelson", "America/Denver", "America/Boise", "America/Phoenix", "America/Whitehorse", "America/Dawson", "America/Vancouver", "America/Los_Angeles", "America/Anchorage", "America/Juneau", "America/Sitka", "America/Metlakatla", "America/Yakutat", "America/Nome", "America/Adak", "Pacific/Honolulu"],
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
    },
    required: ["timezone", "base_cents", "weekend_cents", "min_nights", "from", "to", "nights", "conflicts", "feeds"],
    additionalProperties: false,
  },
  {
    $id: "HostProperty",
    type: "object",
    properties: {
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
        enum: ["never", "running", "synced", "failed", "conflict"],
      },
      status: {
        type: "string",
        enum: ["draft", "listed", "paused", "archived", "suspended"],
      },
      title: { type: "string", maxLength: 80 },
      description: { type: "string", maxLength: 5000 },
      property_type: {
        type: "string",
        enum: ["cabin", "cottage", "house", "apartment", "condo", "chalet", "townhouse", "loft", "guest_suite", "tiny_house", "farm_stay", "bed_and_breakfast", "yurt", "houseboat"],
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
          enum: ["wifi", "heating", "air_conditioning", "linens", "washer", "dryer", "iron", "hair_dryer", "workspace", "kitchen", "kitchenette", "dishwasher", "oven", "coffee_maker", "barbecue", "tv", "fireplace", "wood_stove", "board_games", "books", "piano", "crib", "high_chair", "play_area", "fenced_yard", "hot_tub", "sauna", "pool", "deck", "fire_pit", "garden", "waterfront", "beach_access", "dock", "canoe", "bicycles", "ski_in_ski_out", "mountain_view", "lake_view", "ocean_view", "free_parking", "ev_charger", "self_check_in", "smoke_alarm", "carbon_monoxide_alarm", "fire_extinguisher", "first_aid_kit"],
        },
        maxItems: 60,
      },
      accessibility: {
        type: "array",
        items: {
          type: "string",
          enum: ["step_free", "ground_floor", "wide_doors", "elevator", "accessible_parking", "roll_in_shower", "grab_bars", "visual_alarm"],
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
        enum: ["AB", "BC", "MB", "NB", "NL", "NS", "NT", "NU", "ON", "PE", "QC", "SK", "YT", null],
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
        enum: ["America/St_Johns", "America/Halifax", "America/Glace_Bay", "America/Moncton", "America/Goose_Bay", "America/Blanc-Sablon", "America/Toronto", "America/Iqaluit", "America/Atikokan", "America/New_York", "America/Detroit", "America/Kentucky/Louisville", "America/Kentucky/Monticello", "America/Indiana/Indianapolis", "America/Indiana/Vincennes", "America/Indiana/Winamac", "America/Indiana/Marengo", "America/Indiana/Petersburg", "America/Indiana/Vevay", "America/Winnipeg", "America/Resolute", "America/Rankin_Inlet", "America/Regina", "America/Swift_Current", "America/Chicago", "America/Indiana/Tell_City", "America/Indiana/Knox", "America/Menominee", "America/North_Dakota/Center", "America/North_Dakota/New_Salem", "America/North_Dakota/Beulah", "America/Edmonton", "America/Cambridge_Bay", "America/Inuvik", "America/Creston", "America/Dawson_Creek", "America/Fort_Nelson", "America/Denver", "America/Boise", "America/Phoenix", "America/Whitehorse", "America/Dawson", "America/Vancouver", "America/Los_Angeles", "America/Anchorage", "America/Juneau", "America/Sitka", "America/Metlakatla", "America/Yakutat", "America/Nome", "America/Adak", "Pacific/Honolulu"],
      },
      checkin_time: { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" },
      checkout_time: { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" },
      cancellation_policy: {
        type: "string",
        enum: ["flexible", "moderate", "firm", "strict"],
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
        enum: ["airbnb", "vrbo", "booking", "expedia", "generic", null],
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
        enum: ["not_needed", "missing", "in_review", "confirmed", "refused"],
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
        enum: ["registration_refused", "registration_expired", null],
      },
      missing: {
        type: "array",
        items: {
          type: "string",
          enum: ["title", "description", "photos", "photo_texts", "address", "pin", "price", "house_rules", "calendar", "ownership", "registration_number", "registration_form", "registration_expiry", "registration_expired"],
        },
      },
      synced_at: {
        type: ["string", "null"],
        format: "date-time",
      },
      open_bookings: { type: "integer", minimum: 0 },
      setup_page: {
        type: ["string", "null"],
        enum: ["basics", "place", "rooms", "amenities", "photos", "price", "rules", "calendar", "registration", "finish", null],
      },
      version: { type: "integer", minimum: 1 },
    },
    required: ["property_id", "profile_id", "listing_url", "connection_status", "sync_status", "status", "title", "description", "property_type", "sleeps", "bedrooms", "beds", "baths", "bedroom_list", "amenities", "accessibility", "house_rules", "address", "city", "province", "postal_code", "latitude", "longitude", "timezone", "checkin_time", "checkout_time", "cancellation_policy", "instant_book", "base_cents", "weekend_cents", "cleaning_fee_cents", "pet_fee_cents", "pets_allowed", "extra_guest_cents", "guests_included", "weekly_discount_percent", "monthly_discount_percent", "early_discount_percent", "last_minute_discount_percent", "min_nights", "max_nights", "advance_notice_hours", "preparation_nights", "no_other_calendars", "registration_number", "registration_expires", "rating", "review_count", "created_at", "listed_at", "photos", "platform", "imported", "feeds", "export_url", "ownership_code", "ownership_proven_at", "registration_status", "registration_reason", "registration_duty", "suspended_for", "missing", "synced_at", "open_bookings", "setup_page", "version"],
    additionalProperties: false,
  },
  {
    $id: "ImportedListing",
    type: "object",
    properties: {
      platform: {
        type: "string",
        enum: ["airbnb", "vrbo", "booking", "expedia", "generic"],
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
        enum: ["refused", "unreachable", "nothing_found", "not_a_listing", "claimed", null],
      },
      field_sources: {
        type: "object",
        additionalProperties: {
          type: "string",
          enum: ["structured", "preview", "description", "host"],
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
    },
    required: ["platform", "source_id", "read_at", "problem", "field_sources", "unconfirmed", "photos_found", "photos_waiting", "photos_permitted"],
    additionalProperties: false,
  },
  {
    $id: "Inbox",
    type: "object",
    properties: {
      threads: {
        type: "array",
        items: { $ref: "ThreadRow#" },
      },
      unread: { type: "integer", minimum: 0 },
      total: { type: "integer", minimum: 0 },
      page: { type: "integer", minimum: 1 },
      per_page: { type: "integer", minimum: 1 },
    },
    required: ["threads", "unread", "total", "page", "per_page"],
    additionalProperties: false,
  },
  {
    $id: "LineItem",
    type: "object",
    properties: {
      code: { type: "string", maxLength: 64 },
      label: { type: "string", maxLength: 200 },
      type: {
        type: "string",
        enum: ["host", "platform", "tax", "points"],
      },
      amount: { type: "string", maxLength: 40, pattern: "^-?\\d+(\\.\\d+)? [A-Z]{3}$" },
      amount_cents: { type: "integer", minimum: -1000000000, maximum: 1000000000 },
      currency: {
        type: "string",
        enum: ["CAD", "USD", "EUR", "GBP", "AUD", "JPY"],
      },
      rate: { type: "string", maxLength: 20 },
      base_cents: { type: "integer", minimum: -1000000000, maximum: 1000000000 },
    },
    required: ["code", "label", "type", "amount", "amount_cents", "currency"],
    additionalProperties: false,
  },
  {
    $id: "LineItemInput",
    type: "object",
    properties: {
      code: { type: "string", maxLength: 64 },
      label: { type: "string", maxLength: 200 },
      type: {
        type: "string",
        enum: ["host", "platform", "tax", "points"],
      },
      amount: { type: "string", maxLength: 40, pattern: "^-?\\d+(\\.\\d+)? [A-Z]{3}$" },
      amount_cents: { type: "integer", minimum: -1000000000, maximum: 1000000000 },
      currency: {
        type: "string",
        enum: ["CAD", "USD", "EUR", "GBP", "AUD", "JPY"],
      },
      rate: { type: "string", maxLength: 20 },
      base_cents: { type: "integer", minimum: -1000000000, maximum: 1000000000 },
    },
    required: ["code", "label", "type", "amount", "amount_cents", "currency"],
    additionalProperties: false,
  },
  {
    $id: "Listing",
    type: "object",
    properties: {
      property_id: { type: "string", format: "uuid" },
      title: { type: "string", maxLength: 80 },
      property_type: {
        type: "string",
        enum: ["cabin", "cottage", "house", "apartment", "condo", "chalet", "townhouse", "loft", "guest_suite", "tiny_house", "farm_stay", "bed_and_breakfast", "yurt", "houseboat"],
      },
      sleeps: { type: "integer", minimum: 1, maximum: 30 },
      bedrooms: { type: "integer", minimum: 0, maximum: 30 },
      beds: { type: "integer", minimum: 1, maximum: 60 },
      baths: { type: "number", minimum: 0, maximum: 20 },
      city: { type: "string", maxLength: 100 },
      province: {
        type: ["string", "null"],
        enum: ["AB", "BC", "MB", "NB", "NL", "NS", "NT", "NU", "ON", "PE", "QC", "SK", "YT", null],
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
          enum: ["wifi", "heating", "air_conditioning", "linens", "washer", "dryer", "iron", "hair_dryer", "workspace", "kitchen", "kitchenette", "dishwasher", "oven", "coffee_maker", "barbecue", "tv", "fireplace", "wood_stove", "board_games", "books", "piano", "crib", "high_chair", "play_area", "fenced_yard", "hot_tub", "sauna", "pool", "deck", "fire_pit", "garden", "waterfront", "beach_access", "dock", "canoe", "bicycles", "ski_in_ski_out", "mountain_view", "lake_view", "ocean_view", "free_parking", "ev_charger", "self_check_in", "smoke_alarm", "carbon_monoxide_alarm", "fire_extinguisher", "first_aid_kit"],
        },
        maxItems: 60,
      },
      accessibility: {
        type: "array",
        items: {
          type: "string",
          enum: ["step_free", "ground_floor", "wide_doors", "elevator", "accessible_parking", "roll_in_shower", "grab_bars", "visual_alarm"],
        },
        maxItems: 20,
      },
      house_rules: { type: "string", maxLength: 2000 },
      timezone: {
        type: "string",
        enum: ["America/St_Johns", "America/Halifax", "America/Glace_Bay", "America/Moncton", "America/Goose_Bay", "America/Blanc-Sablon", "America/Toronto", "America/Iqaluit", "America/Atikokan", "America/New_York", "America/Detroit", "America/Kentucky/Louisville", "America/Kentucky/Monticello", "America/Indiana/Indianapolis", "America/Indiana/Vincennes", "America/Indiana/Winamac", "America/Indiana/Marengo", "America/Indiana/Petersburg", "America/Indiana/Vevay", "America/Winnipeg", "America/Resolute", "America/Rankin_Inlet", "America/Regina", "America/Swift_Current", "America/Chicago", "America/Indiana/Tell_City", "America/Indiana/Knox", "America/Menominee", "America/North_Dakota/Center", "America/North_Dakota/New_Salem", "America/North_Dakota/Beulah", "America/Edmonton", "America/Cambridge_Bay", "America/Inuvik", "America/Creston", "America/Dawson_Creek", "America/Fort_Nelson", "America/Denver", "America/Boise", "America/Phoenix", "America/Whitehorse", "America/Dawson", "America/Vancouver", "America/Los_Angeles", "America/Anchorage", "America/Juneau", "America/Sitka", "America/Metlakatla", "America/Yakutat", "America/Nome", "America/Adak", "Pacific/Honolulu"],
      },
      checkin_time: { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" },
      checkout_time: { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" },
      cancellation_policy: {
        type: "string",
        enum: ["flexible", "moderate", "firm", "strict"],
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
        enum: ["draft", "listed", "paused", "archived", "suspended"],
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
    },
    required: ["property_id", "title", "property_type", "sleeps", "bedrooms", "beds", "baths", "city", "province", "rating", "review_count", "lat", "lng", "description", "bedroom_list", "amenities", "accessibility", "house_rules", "timezone", "checkin_time", "checkout_time", "cancellation_policy", "instant_book", "pets_allowed", "min_nights", "max_nights", "registration_number", "status", "place", "photos", "host", "reply_rate_percent", "reply_hours", "price", "rating_parts"],
    additionalProperties: false,
  },
  {
    $id: "Message",
    type: "object",
    properties: {
      number: { type: "integer", minimum: 1 },
      side: {
        type: "string",
        enum: ["guest", "host"],
      },
      text: {
        type: ["string", "null"],
        maxLength: 2000,
      },
      is_masked: { type: "boolean" },
      at: { type: "string", format: "date-time" },
    },
    required: ["number", "side", "text", "is_masked", "at"],
    additionalProperties: false,
  },
  {
    $id: "Money",
    type: "object",
    properties: {
      amount: { type: "string", maxLength: 40, pattern: "^-?\\d+(\\.\\d+)? [A-Z]{3}$" },
      amount_cents: { type: "integer", minimum: -1000000000, maximum: 1000000000 },
      currency: {
        type: "string",
        enum: ["CAD", "USD", "EUR", "GBP", "AUD", "JPY"],
      },
    },
    required: ["amount", "amount_cents", "currency"],
    additionalProperties: false,
  },
  {
    $id: "NothingFound",
    type: "object",
    properties: {
      lack: {
        type: "string",
        enum: ["place", "pets", "guests", "dates", "together"],
      },
      alternatives: {
        type: "array",
        items: { $ref: "SearchAlternative#" },
        maxItems: 5,
      },
    },
    required: ["lack", "alternatives"],
    additionalProperties: false,
  },
  {
    $id: "PayoutRow",
    type: "object",
    properties: {
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
    },
    required: ["payout_id", "booking_id", "due_at", "paid_at", "reference", "checkin", "checkout", "title", "amount", "withheld"],
    additionalProperties: false,
  },
  {
    $id: "PayoutStanding",
    type: "object",
    properties: {
      account: {
        anyOf: [
          { $ref: "ShownAccount#" },
          { type: "null" },
        ],
      },
      payer: {
        type: ["string", "null"],
        enum: ["stripe", "sandbox", null],
      },
      payee: {
        type: "string",
        enum: ["none", "wanted", "checking", "refused", "soon", "ready"],
      },
      waiting: { $ref: "Money#" },
      paid: { $ref: "Money#" },
      owed: { $ref: "Money#" },
      payouts: {
        type: "array",
        items: { $ref: "PayoutRow#" },
        maxItems: 100,
      },
    },
    required: ["account", "payer", "payee", "waiting", "paid", "owed", "payouts"],
    additionalProperties: false,
  },
  {
    $id: "Photo",
    type: "object",
    properties: {
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
    },
    required: ["photo_id", "url", "alt", "width", "height", "widths", "colour"],
    additionalProperties: false,
  },
  {
    $id: "PlaceZone",
    type: "object",
    properties: {
      timezone: {
        type: ["string", "null"],
        enum: ["America/St_Johns", "America/Halifax", "America/Glace_Bay", "America/Moncton", "America/Goose_Bay", "America/Blanc-Sablon", "America/Toronto", "America/Iqaluit", "America/Atikokan", "America/New_York", "America/Detroit", "America/Kentucky/Louisville", "America/Kentucky/Monticello", "America/Indiana/Indianapolis", "America/Indiana/Vincennes", "America/Indiana/Winamac", "America/Indiana/Marengo", "America/Indiana/Petersburg", "America/Indiana/Vevay", "America/Winnipeg", "America/Resolute", "America/Rankin_Inlet", "America/Regina", "America/Swift_Current", "America/Chicago", "America/Indiana/Tell_City", "America/Indiana/Knox", "America/Menominee", "America/North_Dakota/Center", "America/North_Dakota/New_Salem", "America/North_Dakota/Beulah", "America/Edmonton", "America/Cambridge_Bay", "America/Inuvik", "America/Creston", "America/Dawson_Creek", "America/Fort_Nelson", "America/Denver", "America/Boise", "America/Phoenix", "America/Whitehorse", "America/Dawson", "America/Vancouver", "America/Los_Angeles", "America/Anchorage", "America/Juneau", "America/Sitka", "America/Metlakatla", "America/Yakutat", "America/Nome", "America/Adak", "Pacific/Honolulu", null],
      },
    },
    required: ["timezone"],
    additionalProperties: false,
  },
  {
    $id: "PointsBalance",
    type: "object",
    properties: {
      balance: { type: "integer", minimum: 0 },
      held: { type: "integer", minimum: 0 },
      coming: {
        type: "array",
        items: {
          type: "object",
          properties: {
            booking_id: { type: "string", format: "uuid" },
            reason: { type: "string", maxLength: 200 },
            points: { type: "integer", minimum: 0 },
            arrives_at: { type: "string", format: "date-time" },
          },
          required: ["booking_id", "reason", "points", "arrives_at"],
          additionalProperties: false,
        },
        maxItems: 100,
      },
      entries: {
        type: "array",
        items: { $ref: "PointsEntry#" },
        maxItems: 10,
      },
      total: { type: "integer", minimum: 0 },
      page: { type: "integer", minimum: 1 },
      per_page: { type: "integer", minimum: 1 },
    },
    required: ["balance", "held", "coming", "entries", "total", "page", "per_page"],
    additionalProperties: false,
  },
  {
    $id: "PointsEntry",
    type: "object",
    properties: {
      entry_id: { type: "string", format: "uuid" },
      profile_id: { type: "string", format: "uuid" },
      kind: {
        type: "string",
        enum: ["earn", "hold", "release", "spend", "reverse", "admin"],
      },
      points: { type: "integer" },
      booking_id: {
        type: ["string", "null"],
        format: "uuid",
      },
      reason: { type: "string", maxLength: 200 },
      created_at: { type: "string", format: "date-time" },
    },
    required: ["entry_id", "profile_id", "kind", "points", "booking_id", "reason", "created_at"],
    additionalProperties: false,
  },
  {
    $id: "PopularState",
    type: "object",
    properties: {
      code: {
        type: "string",
        enum: ["AB", "BC", "MB", "NB", "NL", "NS", "NT", "NU", "ON", "PE", "QC", "SK", "YT"],
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
    },
    required: ["code", "name", "count", "from_all_in", "image", "slug"],
    additionalProperties: false,
  },
  {
    $id: "PriceBar",
    type: "object",
    properties: {
      from_cents: { type: "integer", minimum: 0 },
      to_cents: { type: "integer", minimum: 0 },
      count: { type: "integer", minimum: 0 },
    },
    required: ["from_cents", "to_cents", "count"],
    additionalProperties: false,
  },
  {
    $id: "PriceCheck",
    type: "object",
    properties: {
      available: { type: "boolean" },
      reason: {
        type: ["string", "null"],
        enum: ["dates_missing", "url_mismatch", "dates_past", "dates_taken", "min_nights", "max_nights", "too_many_guests", "pets", "too_soon", "too_far", "checkin_day", "checkout_day", "not_listed", null],
      },
      quote: {
        anyOf: [
          { $ref: "Quote#" },
          { type: "null" },
        ],
      },
      source: {
        type: "object",
        properties: {
          platform: {
            type: "string",
            enum: ["airbnb", "vrbo", "booking", "expedia", "generic"],
          },
          total: {
            anyOf: [
              { $ref: "Money#" },
              { type: "null" },
            ],
          },
        },
        required: ["platform", "total"],
        additionalProperties: false,
      },
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
    },
    required: ["available", "reason", "quote", "source", "savings", "bookingUrl"],
    additionalProperties: false,
  },
  {
    $id: "PriceDifference",
    type: "object",
    properties: {
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
    },
    required: ["code", "given", "actual"],
    additionalProperties: false,
  },
  {
    $id: "PricePreview",
    type: "object",
    properties: {
      nights: { type: "integer", minimum: 1 },
      line_items: {
        type: "array",
        items: { $ref: "LineItem#" },
      },
      subtotal: { $ref: "Money#" },
      total: { $ref: "Money#" },
      payout: { $ref: "Money#" },
      elsewhere: { $ref: "Money#" },
    },
    required: ["nights", "line_items", "subtotal", "total", "payout", "elsewhere"],
    additionalProperties: false,
  },
  {
    $id: "PricingMeta",
    type: "object",
    properties: {
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
    },
    required: ["valid", "reasons", "differences", "quote", "per_night_all_in", "points", "cancellation", "deposit", "payout"],
    additionalProperties: false,
  },
  {
    $id: "Profile",
    type: "object",
    properties: {
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
    },
    required: ["profile_id", "user_id", "first_name", "last_name", "avatar", "is_host", "is_guest", "referral_code", "referral_recipient_banner_interacted_at", "referral_sender_banner_interacted_at", "marketing_consent", "created_at"],
    additionalProperties: false,
  },
  {
    $id: "Property",
    type: "object",
    properties: {
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
        enum: ["never", "running", "synced", "failed", "conflict"],
      },
      status: {
        type: "string",
        enum: ["draft", "listed", "paused", "archived", "suspended"],
      },
      title: { type: "string", maxLength: 80 },
      description: { type: "string", maxLength: 5000 },
      property_type: {
        type: "string",
        enum: ["cabin", "cottage", "house", "apartment", "condo", "chalet", "townhouse", "loft", "guest_suite", "tiny_house", "farm_stay", "bed_and_breakfast", "yurt", "houseboat"],
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
          enum: ["wifi", "heating", "air_conditioning", "linens", "washer", "dryer", "iron", "hair_dryer", "workspace", "kitchen", "kitchenette", "dishwasher", "oven", "coffee_maker", "barbecue", "tv", "fireplace", "wood_stove", "board_games", "books", "piano", "crib", "high_chair", "play_area", "fenced_yard", "hot_tub", "sauna", "pool", "deck", "fire_pit", "garden", "waterfront", "beach_access", "dock", "canoe", "bicycles", "ski_in_ski_out", "mountain_view", "lake_view", "ocean_view", "free_parking", "ev_charger", "self_check_in", "smoke_alarm", "carbon_monoxide_alarm", "fire_extinguisher", "first_aid_kit"],
        },
        maxItems: 60,
      },
      accessibility: {
        type: "array",
        items: {
          type: "string",
          enum: ["step_free", "ground_floor", "wide_doors", "elevator", "accessible_parking", "roll_in_shower", "grab_bars", "visual_alarm"],
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
        enum: ["AB", "BC", "MB", "NB", "NL", "NS", "NT", "NU", "ON", "PE", "QC", "SK", "YT", null],
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
        enum: ["America/St_Johns", "America/Halifax", "America/Glace_Bay", "America/Moncton", "America/Goose_Bay", "America/Blanc-Sablon", "America/Toronto", "America/Iqaluit", "America/Atikokan", "America/New_York", "America/Detroit", "America/Kentucky/Louisville", "America/Kentucky/Monticello", "America/Indiana/Indianapolis", "America/Indiana/Vincennes", "America/Indiana/Winamac", "America/Indiana/Marengo", "America/Indiana/Petersburg", "America/Indiana/Vevay", "America/Winnipeg", "America/Resolute", "America/Rankin_Inlet", "America/Regina", "America/Swift_Current", "America/Chicago", "America/Indiana/Tell_City", "America/Indiana/Knox", "America/Menominee", "America/North_Dakota/Center", "America/North_Dakota/New_Salem", "America/North_Dakota/Beulah", "America/Edmonton", "America/Cambridge_Bay", "America/Inuvik", "America/Creston", "America/Dawson_Creek", "America/Fort_Nelson", "America/Denver", "America/Boise", "America/Phoenix", "America/Whitehorse", "America/Dawson", "America/Vancouver", "America/Los_Angeles", "America/Anchorage", "America/Juneau", "America/Sitka", "America/Metlakatla", "America/Yakutat", "America/Nome", "America/Adak", "Pacific/Honolulu"],
      },
      checkin_time: { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" },
      checkout_time: { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" },
      cancellation_policy: {
        type: "string",
        enum: ["flexible", "moderate", "firm", "strict"],
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
    },
    required: ["property_id", "profile_id", "listing_url", "connection_status", "sync_status", "status", "title", "description", "property_type", "sleeps", "bedrooms", "beds", "baths", "bedroom_list", "amenities", "accessibility", "house_rules", "address", "city", "province", "postal_code", "latitude", "longitude", "timezone", "checkin_time", "checkout_time", "cancellation_policy", "instant_book", "base_cents", "weekend_cents", "cleaning_fee_cents", "pet_fee_cents", "pets_allowed", "extra_guest_cents", "guests_included", "weekly_discount_percent", "monthly_discount_percent", "early_discount_percent", "last_minute_discount_percent", "min_nights", "max_nights", "advance_notice_hours", "preparation_nights", "no_other_calendars", "registration_number", "registration_expires", "rating", "review_count", "created_at", "listed_at"],
    additionalProperties: false,
  },
  {
    $id: "PropertyCard",
    type: "object",
    properties: {
      property_id: { type: "string", format: "uuid" },
      title: { type: "string", maxLength: 80 },
      property_type: {
        type: "string",
        enum: ["cabin", "cottage", "house", "apartment", "condo", "chalet", "townhouse", "loft", "guest_suite", "tiny_house", "farm_stay", "bed_and_breakfast", "yurt", "houseboat"],
      },
      sleeps: { type: "integer", minimum: 1, maximum: 30 },
      bedrooms: { type: "integer", minimum: 0, maximum: 30 },
      beds: { type: "integer", minimum: 1, maximum: 60 },
      baths: { type: "number", minimum: 0, maximum: 20 },
      city: { type: "string", maxLength: 100 },
      province: {
        type: ["string", "null"],
        enum: ["AB", "BC", "MB", "NB", "NL", "NS", "NT", "NU", "ON", "PE", "QC", "SK", "YT", null],
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
        enum: ["flexible", "moderate", "firm", "strict"],
      },
      free_cancel_until: {
        type: ["string", "null"],
        format: "date-time",
      },
      badges: {
        type: "array",
        items: {
          type: "string",
          enum: ["instant_book", "new"],
        },
        maxItems: 1,
      },
    },
    required: ["property_id", "title", "property_type", "sleeps", "bedrooms", "beds", "baths", "city", "province", "rating", "review_count", "lat", "lng", "place", "photos", "price", "policy", "free_cancel_until", "badges"],
    additionalProperties: false,
  },
  {
    $id: "PropertyPrice",
    type: "object",
    properties: {
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
    },
    required: ["subtotal", "per_night_all_in", "total_with_tax", "nights", "line_items"],
    additionalProperties: false,
  },
  {
    $id: "PropertyRow",
    type: "object",
    properties: {
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
        enum: ["never", "running", "synced", "failed", "conflict"],
      },
      status: {
        type: "string",
        enum: ["draft", "listed", "paused", "archived", "suspended"],
      },
      title: { type: "string", maxLength: 80 },
      property_type: {
        type: "string",
        enum: ["cabin", "cottage", "house", "apartment", "condo", "chalet", "townhouse", "loft", "guest_suite", "tiny_house", "farm_stay", "bed_and_breakfast", "yurt", "houseboat"],
      },
      city: { type: "string", maxLength: 100 },
      province: {
        type: ["string", "null"],
        enum: ["AB", "BC", "MB", "NB", "NL", "NS", "NT", "NU", "ON", "PE", "QC", "SK", "YT", null],
      },
      timezone: {
        type: "string",
        enum: ["America/St_Johns", "America/Halifax", "America/Glace_Bay", "America/Moncton", "America/Goose_Bay", "America/Blanc-Sablon", "America/Toronto", "America/Iqaluit", "America/Atikokan", "America/New_York", "America/Detroit", "America/Kentucky/Louisville", "America/Kentucky/Monticello", "America/Indiana/Indianapolis", "America/Indiana/Vincennes", "America/Indiana/Winamac", "America/Indiana/Marengo", "America/Indiana/Petersburg", "America/Indiana/Vevay", "America/Winnipeg", "America/Resolute", "America/Rankin_Inlet", "America/Regina", "America/Swift_Current", "America/Chicago", "America/Indiana/Tell_City", "America/Indiana/Knox", "America/Menominee", "America/North_Dakota/Center", "America/North_Dakota/New_Salem", "America/North_Dakota/Beulah", "America/Edmonton", "America/Cambridge_Bay", "America/Inuvik", "America/Creston", "America/Dawson_Creek", "America/Fort_Nelson", "America/Denver", "America/Boise", "America/Phoenix", "America/Whitehorse", "America/Dawson", "America/Vancouver", "America/Los_Angeles", "America/Anchorage", "America/Juneau", "America/Sitka", "America/Metlakatla", "America/Yakutat", "America/Nome", "America/Adak", "Pacific/Honolulu"],
      },
      cancellation_policy: {
        type: "string",
        enum: ["flexible", "moderate", "firm", "strict"],
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
        enum: ["airbnb", "vrbo", "booking", "expedia", "generic", null],
      },
      problem: {
        type: ["string", "null"],
        enum: ["refused", "unreachable", "nothing_found", "not_a_listing", "claimed", null],
      },
      missing: {
        type: "array",
        items: {
          type: "string",
          enum: ["title", "description", "photos", "photo_texts", "address", "pin", "price", "house_rules", "calendar", "ownership", "registration_number", "registration_form", "registration_expiry", "registration_expired"],
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
    },
    required: ["property_id", "profile_id", "listing_url", "connection_status", "sync_status", "status", "title", "property_type", "city", "province", "timezone", "cancellation_policy", "base_cents", "rating", "review_count", "created_at", "photo", "platform", "problem", "missing", "synced_at", "next_arrival", "open_bookings"],
    additionalProperties: false,
  },
  {
    $id: "PublicProfile",
    type: "object",
    properties: {
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
    },
    required: ["profile_id", "first_name", "avatar", "is_host", "created_at"],
    additionalProperties: false,
  },
  {
    $id: "PublicReview",
    type: "object",
    properties: {
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
      author: { $ref: "PublicProfile#" },
      property_title: { type: "string" },
    },
    required: ["review_id", "property_id", "rating", "comment", "host_reply", "host_replied_at", "created_at", "author", "property_title"],
    additionalProperties: false,
  },
  {
    $id: "Quote",
    type: "object",
    properties: {
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
    },
    required: ["quote_id", "expires_at", "property_id", "checkin", "checkout", "nights", "guests", "line_items", "host_subtotal", "subtotal", "taxes", "total", "points_applied", "due", "fx"],
    additionalProperties: false,
  },
  {
    $id: "RecipientChoices",
    type: "object",
    properties: {
      aware_of_referral: {
        type: "string",
        enum: ["aware", "unaware"],
      },
      referral_affected_decision: {
        type: "string",
        enum: ["yes", "no", "not_applicable"],
      },
    },
    additionalProperties: false,
  },
  {
    $id: "RecipientChoicesInput",
    type: "object",
    properties: {
      aware_of_referral: {
        type: "string",
        enum: ["aware", "unaware"],
      },
      referral_affected_decision: {
        type: "string",
        enum: ["yes", "no", "not_applicable"],
      },
    },
    additionalProperties: false,
  },
  {
    $id: "ReferralFeedback",
    type: "object",
    properties: {
      type: {
        type: "string",
        enum: ["referral_sender", "referral_recipient"],
      },
      ratings: { $ref: "FeedbackRatings#" },
      choices: { $ref: "RecipientChoices#" },
      comment: { type: "string", maxLength: 2000 },
      followup_requested: { type: "boolean" },
    },
    required: ["type"],
    additionalProperties: false,
  },
  {
    $id: "ReferralSummary",
    type: "object",
    properties: {
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
    },
    required: ["referral_code", "link", "points_earned", "points_pending", "points_this_year", "referrals"],
    additionalProperties: false,
  },
  {
    $id: "ReferredFriend",
    type: "object",
    properties: {
      first_name: {
        type: ["string", "null"],
      },
      joined_at: { type: "string", format: "date-time" },
      stage: {
        type: "string",
        enum: ["signed_up", "verified", "stayed", "hosted", "lapsed", "void"],
      },
      points: { type: "integer", minimum: 0 },
    },
    required: ["first_name", "joined_at", "stage", "points"],
    additionalProperties: false,
  },
  {
    $id: "Referrer",
    type: "object",
    properties: {
      first_name: {
        type: ["string", "null"],
        minLength: 1,
        maxLength: 50,
      },
      avatar: {
        type: ["string", "null"],
        maxLength: 2048,
      },
    },
    required: ["first_name", "avatar"],
    additionalProperties: false,
  },
  {
    $id: "RegistrationDuty",
    type: "object",
    properties: {
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
    },
    required: ["called", "asked_by", "example", "expires", "nights_a_year"],
    additionalProperties: false,
  },
  {
    $id: "Review",
    type: "object",
    properties: {
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
    },
    required: ["review_id", "booking_id", "property_id", "profile_id", "rating", "comment", "private_note", "host_reply", "host_replied_at", "created_at"],
    additionalProperties: false,
  },
  {
    $id: "ReviewList",
    type: "object",
    properties: {
      reviews: {
        type: "array",
        items: { $ref: "PublicReview#" },
      },
      total: { type: "integer", minimum: 0 },
      page: { type: "integer", minimum: 1 },
      per_page: { type: "integer", minimum: 1 },
    },
    required: ["reviews", "total", "page", "per_page"],
    additionalProperties: false,
  },
  {
    $id: "SandboxPayment",
    type: "object",
    properties: {
      payment_id: { type: "string", format: "uuid" },
      booking_id: { type: "string", format: "uuid" },
      amount: { $ref: "Money#" },
      state: {
        type: "string",
        enum: ["open", "processing", "paid", "refused", "cancelled"],
      },
      title: { type: "string" },
      confirmation_id: {
        type: ["string", "null"],
      },
      return_path: { type: "string" },
    },
    required: ["payment_id", "booking_id", "amount", "state", "title", "confirmation_id", "return_path"],
    additionalProperties: false,
  },
  {
    $id: "SearchAlternative",
    type: "object",
    properties: {
      change: {
        type: "string",
        enum: ["without_pets", "fewer_guests", "without_filter", "without_filters", "other_dates", "any_dates", "nearby", "province", "country"],
      },
      count: { type: "integer", minimum: 1 },
      place: {
        type: ["string", "null"],
      },
      terms: {
        type: "object",
        properties: {
          query: { type: "string", maxLength: 120 },
          bounds: {
            type: "array",
            items: { type: "number", minimum: -180, maximum: 180 },
            minItems: 4,
            maxItems: 4,
          },
          province: {
            type: "string",
            enum: ["AB", "BC", "MB", "NB", "NL", "NS", "NT", "NU", "ON", "PE", "QC", "SK", "YT"],
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
        },
        additionalProperties: false,
      },
    },
    required: ["change", "count", "place", "terms"],
    additionalProperties: false,
  },
  {
    $id: "SearchAnswer",
    type: "object",
    properties: {
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
        enum: ["CAD", "USD", "EUR", "GBP", "AUD", "JPY"],
      },
    },
    required: ["results", "total", "page", "per_page", "bounds", "facets", "understood", "nothing", "currency"],
    additionalProperties: false,
  },
  {
    $id: "SearchFacets",
    type: "object",
    properties: {
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
    },
    required: ["amenities", "types", "price_histogram"],
    additionalProperties: false,
  },
  {
    $id: "SearchFilters",
    type: "object",
    properties: {
      price_min: { type: "integer", minimum: 0, maximum: 10000 },
      price_max: { type: "integer", minimum: 0, maximum: 10000 },
      bedrooms_min: { type: "integer", minimum: 0, maximum: 30 },
      beds_min: { type: "integer", minimum: 0, maximum: 30 },
      types: {
        type: "array",
        items: {
          type: "string",
          enum: ["cabin", "cottage", "house", "apartment", "condo", "chalet", "townhouse", "loft", "guest_suite", "tiny_house", "farm_stay", "bed_and_breakfast", "yurt", "houseboat"],
        },
        maxItems: 20,
      },
      amenities: {
        type: "array",
        items: {
          type: "string",
          enum: ["wifi", "heating", "air_conditioning", "linens", "washer", "dryer", "iron", "hair_dryer", "workspace", "kitchen", "kitchenette", "dishwasher", "oven", "coffee_maker", "barbecue", "tv", "fireplace", "wood_stove", "board_games", "books", "piano", "crib", "high_chair", "play_area", "fenced_yard", "hot_tub", "sauna", "pool", "deck", "fire_pit", "garden", "waterfront", "beach_access", "dock", "canoe", "bicycles", "ski_in_ski_out", "mountain_view", "lake_view", "ocean_view", "free_parking", "ev_charger", "self_check_in", "smoke_alarm", "carbon_monoxide_alarm", "fire_extinguisher", "first_aid_kit"],
        },
        maxItems: 60,
      },
      accessible: {
        type: "array",
        items: {
          type: "string",
          enum: ["step_free", "ground_floor", "wide_doors", "elevator", "accessible_parking", "roll_in_shower", "grab_bars", "visual_alarm"],
        },
        maxItems: 20,
      },
      policies: {
        type: "array",
        items: {
          type: "string",
          enum: ["flexible", "moderate", "firm", "strict"],
        },
        maxItems: 4,
      },
      instant: { type: "boolean" },
    },
    additionalProperties: false,
  },
  {
    $id: "SearchFiltersInput",
    type: "object",
    properties: {
      price_min: { type: "integer", minimum: 0, maximum: 10000 },
      price_max: { type: "integer", minimum: 0, maximum: 10000 },
      bedrooms_min: { type: "integer", minimum: 0, maximum: 30 },
      beds_min: { type: "integer", minimum: 0, maximum: 30 },
      types: {
        type: "array",
        items: {
          type: "string",
          enum: ["cabin", "cottage", "house", "apartment", "condo", "chalet", "townhouse", "loft", "guest_suite", "tiny_house", "farm_stay", "bed_and_breakfast", "yurt", "houseboat"],
        },
        maxItems: 20,
      },
      amenities: {
        type: "array",
        items: {
          type: "string",
          enum: ["wifi", "heating", "air_conditioning", "linens", "washer", "dryer", "iron", "hair_dryer", "workspace", "kitchen", "kitchenette", "dishwasher", "oven", "coffee_maker", "barbecue", "tv", "fireplace", "wood_stove", "board_games", "books", "piano", "crib", "high_chair", "play_area", "fenced_yard", "hot_tub", "sauna", "pool", "deck", "fire_pit", "garden", "waterfront", "beach_access", "dock", "canoe", "bicycles", "ski_in_ski_out", "mountain_view", "lake_view", "ocean_view", "free_parking", "ev_charger", "self_check_in", "smoke_alarm", "carbon_monoxide_alarm", "fire_extinguisher", "first_aid_kit"],
        },
        maxItems: 60,
      },
      accessible: {
        type: "array",
        items: {
          type: "string",
          enum: ["step_free", "ground_floor", "wide_doors", "elevator", "accessible_parking", "roll_in_shower", "grab_bars", "visual_alarm"],
        },
        maxItems: 20,
      },
      policies: {
        type: "array",
        items: {
          type: "string",
          enum: ["flexible", "moderate", "firm", "strict"],
        },
        maxItems: 4,
      },
      instant: { type: "boolean" },
    },
    additionalProperties: false,
  },
  {
    $id: "SentFeedback",
    type: "object",
    properties: {
      feedback_id: { type: "string", format: "uuid" },
      profile_id: { type: "string", format: "uuid" },
      type: {
        type: "string",
        enum: ["referral_sender", "referral_recipient"],
      },
      payload: { $ref: "ReferralFeedback#" },
      first_sent_at: {
        type: ["string", "null"],
        format: "date-time",
      },
    },
    required: ["feedback_id", "profile_id", "type", "payload", "first_sent_at"],
    additionalProperties: false,
  },
  {
    $id: "SentMessage",
    type: "object",
    properties: {
      thread_id: { type: "string", format: "uuid" },
      property: { type: "string" },
      side: {
        type: "string",
        enum: ["guest", "host"],
      },
      text: { type: "string" },
      at: { type: "string", format: "date-time" },
    },
    required: ["thread_id", "property", "side", "text", "at"],
    additionalProperties: false,
  },
  {
    $id: "ShownAccount",
    type: "object",
    properties: {
      kind: {
        type: "string",
        enum: ["person", "company"],
      },
      legal_name: { type: "string", minLength: 1, maxLength: 200 },
      birth_date: { type: "string", format: "date" },
      company_number: { type: "string", minLength: 1, maxLength: 30 },
      address: { type: "string", minLength: 1, maxLength: 200 },
      city: { type: "string", minLength: 1, maxLength: 100 },
      province: {
        type: "string",
        enum: ["AB", "BC", "MB", "NB", "NL", "NS", "NT", "NU", "ON", "PE", "QC", "SK", "YT"],
      },
      postal_code: { type: "string", pattern: "^[A-Z]\\d[A-Z] ?\\d[A-Z]\\d$" },
      gst_number: { type: "string", pattern: "^\\d{9} ?RT ?\\d{4}$" },
      qst_number: { type: "string", pattern: "^\\d{10} ?TQ ?\\d{4}$" },
      institution: { type: "string", pattern: "^\\d{3}$" },
      transit: { type: "string", pattern: "^\\d{5}$" },
      saved_at: { type: "string", format: "date-time" },
      tax_ending: { type: "string" },
      account_ending: { type: "string" },
    },
    required: ["kind", "legal_name", "address", "city", "province", "postal_code", "saved_at", "tax_ending"],
    additionalProperties: false,
  },
  {
    $id: "StayRefusal",
    type: "object",
    properties: {
      reason: {
        type: "string",
        enum: ["dates_missing", "url_mismatch", "dates_past", "dates_taken", "min_nights", "max_nights", "too_many_guests", "pets", "too_soon", "too_far", "checkin_day", "checkout_day", "not_listed"],
      },
      limit: {
        type: ["integer", "null"],
        minimum: 0,
      },
    },
    required: ["reason", "limit"],
    additionalProperties: false,
  },
  {
    $id: "TakenPayment",
    type: "object",
    properties: {
      payment_id: { type: "string", format: "uuid" },
      booking_id: { type: "string", format: "uuid" },
      provider: {
        type: "string",
        enum: ["stripe", "sandbox"],
      },
      state: {
        type: "string",
        enum: ["open", "processing", "paid", "refused", "cancelled"],
      },
      amount_cents: { type: "integer", minimum: 1 },
      currency: {
        type: "string",
        enum: ["CAD", "USD", "EUR", "GBP", "AUD", "JPY"],
      },
      refunded_cents: { type: "integer", minimum: 0 },
      opened_at: { type: "string", format: "date-time" },
      paid_at: {
        type: ["string", "null"],
        format: "date-time",
      },
    },
    required: ["payment_id", "booking_id", "provider", "state", "amount_cents", "currency", "refunded_cents", "opened_at", "paid_at"],
    additionalProperties: false,
  },
  {
    $id: "ThreadDetail",
    type: "object",
    properties: {
      thread_id: { type: "string", format: "uuid" },
      side: {
        type: "string",
        enum: ["guest", "host"],
      },
      property: { $ref: "BookedProperty#" },
      other: {
        type: "object",
        properties: {
          first_name: {
            type: ["string", "null"],
          },
          avatar: {
            type: ["string", "null"],
          },
        },
        required: ["first_name", "avatar"],
        additionalProperties: false,
      },
      last: { $ref: "Message#" },
      unread: { type: "integer", minimum: 0 },
      booking: {
        type: ["object", "null"],
        properties: {
          booking_id: { type: "string", format: "uuid" },
          status: {
            type: "string",
            enum: ["pending", "confirmed", "rejected", "cancelled", "expired"],
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
    },
    required: ["thread_id", "side", "property", "other", "last", "unread", "booking", "messages", "earlier", "is_open", "may_write"],
    additionalProperties: false,
  },
  {
    $id: "ThreadRow",
    type: "object",
    properties: {
      thread_id: { type: "string", format: "uuid" },
      side: {
        type: "string",
        enum: ["guest", "host"],
      },
      property: { $ref: "BookedProperty#" },
      other: {
        type: "object",
        properties: {
          first_name: {
            type: ["string", "null"],
          },
          avatar: {
            type: ["string", "null"],
          },
        },
        required: ["first_name", "avatar"],
        additionalProperties: false,
      },
      last: { $ref: "Message#" },
      unread: { type: "integer", minimum: 0 },
      booking: {
        type: ["object", "null"],
        properties: {
          booking_id: { type: "string", format: "uuid" },
          status: {
            type: "string",
            enum: ["pending", "confirmed", "rejected", "cancelled", "expired"],
          },
          checkin: { type: "string", format: "date" },
          checkout: { type: "string", format: "date" },
        },
        required: ["booking_id", "status", "checkin", "checkout"],
        additionalProperties: false,
      },
    },
    required: ["thread_id", "side", "property", "other", "last", "unread", "booking"],
    additionalProperties: false,
  },
  {
    $id: "UnderstoodSearch",
    type: "object",
    properties: {
      place: { type: "string" },
      amenities: {
        type: "array",
        items: {
          type: "object",
          properties: {
            amenity: {
              type: "string",
              enum: ["wifi", "heating", "air_conditioning", "linens", "washer", "dryer", "iron", "hair_dryer", "workspace", "kitchen", "kitchenette", "dishwasher", "oven", "coffee_maker", "barbecue", "tv", "fireplace", "wood_stove", "board_games", "books", "piano", "crib", "high_chair", "play_area", "fenced_yard", "hot_tub", "sauna", "pool", "deck", "fire_pit", "garden", "waterfront", "beach_access", "dock", "canoe", "bicycles", "ski_in_ski_out", "mountain_view", "lake_view", "ocean_view", "free_parking", "ev_charger", "self_check_in", "smoke_alarm", "carbon_monoxide_alarm", "fire_extinguisher", "first_aid_kit"],
            },
            without: { type: "string" },
          },
          required: ["amenity", "without"],
          additionalProperties: false,
        },
      },
      pets: {
        type: ["object", "null"],
        properties: {
          without: { type: "string" },
        },
        required: ["without"],
        additionalProperties: false,
      },
    },
    required: ["place", "amenities", "pets"],
    additionalProperties: false,
  },
];
