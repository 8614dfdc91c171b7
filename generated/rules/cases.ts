// Boundary cases: facts around every limit, and the answer that the spec itself gives.
// Written by the generator from the spec; change the spec, not this file.

/** Facts that a case starts from, and what is other than there. */
export type CaseFacts = { readonly [name: string]: unknown };

export interface Suite {
  /** The id of what is asked. */
  readonly of: string;
  readonly facts: CaseFacts;
  /** What is particular, the facts that differ, and the answer: see each list. */
  readonly cases: readonly (readonly [what: string, but: CaseFacts, want: string | readonly string[]])[];
}

/** The facts of one case. */
export function factsOf(facts: CaseFacts, but: CaseFacts): CaseFacts {
  const isThing = (value: unknown): value is CaseFacts => typeof value === 'object' && value !== null && !Array.isArray(value);
  const whole: Record<string, unknown> = { ...facts };
  for (const [name, value] of Object.entries(but)) {
    const was = facts[name];
    whole[name] = isThing(value) && isThing(was) ? { ...was, ...value } : value;
  }
  return whole;
}

/** For each rule: the wire codes of every reason against, in order; none where it holds. */
export const ruleCases: readonly Suite[] = [
  { of: "bookingMessageIsGiven", facts: { bookingMessage: { message: "We arrive on the evening ferry, around nine." } }, cases: [
    ["as it is", {}, []],
    [
      "the length of the message about a booking's message: just below 1 character", { bookingMessage: { message: "" } },
      ["booking.message_missing"],
    ],
    ["the length of the message about a booking's message: exactly 1 character", { bookingMessage: { message: "x" } }, []],
    ["the length of the message about a booking's message: just above 1 character", { bookingMessage: { message: "xx" } }, []],
    ["the message about a booking's message is missing", { bookingMessage: { message: null } }, ["booking.message_missing"]],
  ] },
  { of: "changeNamesBooking", facts: { bookingReference: { booking_id: "00000000-0000-4000-8000-000000000001" } }, cases: [
    ["as it is", {}, []],
    ["the request about a booking's booking ID is missing", { bookingReference: { booking_id: null } }, ["booking.id_invalid"]],
    ["the request about a booking's booking ID is empty", { bookingReference: { booking_id: " " } }, ["booking.id_invalid"]],
  ] }, {
    of: "closedSurveyIsSent",
    facts: { senderFeedback: { comment: "words", followup_requested: true }, senderRatings: {
      likely_to_refer: 1, understand_referral_system: 1, worth_time: 1,
    } },
    cases: [
      ["as it is", {}, []],
      [
        "the sender’s ratings' understand referral system is there",
        { senderFeedback: { comment: null, followup_requested: false }, senderRatings: { likely_to_refer: null, worth_time: null } },
        [],
      ], [
        "the sender’s ratings' understand referral system is missing",
        { senderFeedback: { comment: null, followup_requested: false }, senderRatings: {
          likely_to_refer: null, understand_referral_system: null, worth_time: null,
        } },
        ["referral.nothing_to_send"],
      ], [
        "the sender’s ratings' likely to refer is there",
        { senderFeedback: { comment: null, followup_requested: false }, senderRatings: {
          understand_referral_system: null, worth_time: null,
        } },
        [],
      ], [
        "the sender’s ratings' worth time is there",
        { senderFeedback: { comment: null, followup_requested: false }, senderRatings: {
          likely_to_refer: null, understand_referral_system: null,
        } },
        [],
      ], [
        "the sender’s feedback's comment is there",
        { senderFeedback: { followup_requested: false }, senderRatings: {
          likely_to_refer: null, understand_referral_system: null, worth_time: null,
        } },
        [],
      ], [
        "the sender’s feedback's comment is empty",
        { senderFeedback: { comment: " ", followup_requested: false }, senderRatings: {
          likely_to_refer: null, understand_referral_system: null, worth_time: null,
        } },
        ["referral.nothing_to_send"],
      ], [
        "the sender’s feedback's followup requested: yes",
        {
          senderFeedback: { comment: null },
          senderRatings: { likely_to_refer: null, understand_referral_system: null, worth_time: null },
        },
        [],
      ], [
        "the sender’s feedback's followup requested is missing",
        { senderFeedback: { comment: null, followup_requested: null }, senderRatings: {
          likely_to_refer: null, understand_referral_system: null, worth_time: null,
        } },
        ["referral.nothing_to_send"],
      ],
    ],
  },
  { of: "contactIsByPerson", facts: { contactMessage: { seconds: 3, website: null } }, cases: [
    ["as it is", {}, []],
    ["the contact message's website is there", { contactMessage: { website: "words" } }, ["pages.looks_automatic"]],
    ["the contact message's seconds: just below 3 seconds", { contactMessage: { seconds: 2 } }, ["pages.looks_automatic"]],
    ["the contact message's seconds: just above 3 seconds", { contactMessage: { seconds: 4 } }, []],
    ["the contact message's seconds is missing", { contactMessage: { seconds: null } }, ["pages.looks_automatic"]],
  ] },
  { of: "cookieFits", facts: { cookieToSet: { bytes: 1 } }, cases: [
    ["as it is", {}, []],
    ["the size of the cookie: just below 4,096 bytes", { cookieToSet: { bytes: 4095 } }, []],
    ["the size of the cookie: exactly 4,096 bytes", { cookieToSet: { bytes: 4096 } }, []],
    ["the size of the cookie: just above 4,096 bytes", { cookieToSet: { bytes: 4097 } }, ["browser.cookie_too_large"]],
    ["the cookie's bytes is missing", { cookieToSet: { bytes: null } }, ["browser.cookie_too_large"]],
  ] }, {
    of: "feedbackFits",
    facts: {
      feedbackRatings: { likely_to_refer: 1, signup_satisfaction: null, understand_referral_system: 1, worth_time: 1 },
      referralFeedback: { choices: null, comment: "words", followup_requested: true, type: "referral_sender" },
    },
    cases: [
      ["as it is", {}, []],
      ["the referral feedback's type: another", { referralFeedback: { type: "referral_recipient" } }, ["referral.feedback_mixed"]],
      ["the referral feedback's type is missing", { referralFeedback: { type: null } }, ["referral.feedback_mixed"]],
      ["the referral feedback's choices is there", { referralFeedback: { choices: {} } }, ["referral.feedback_mixed"]],
      ["the ratings' signup satisfaction is there", { feedbackRatings: { signup_satisfaction: 1 } }, ["referral.feedback_mixed"]],
      [
        "the referral feedback's type: the same",
        { feedbackRatings: { likely_to_refer: null, understand_referral_system: null, worth_time: null }, referralFeedback: {
          comment: null, followup_requested: false, type: "referral_recipient",
        } },
        [],
      ], [
        "the referral feedback's type: another",
        { feedbackRatings: { likely_to_refer: null, understand_referral_system: null, worth_time: null }, referralFeedback: {
          comment: null, followup_requested: false,
        } },
        [],
      ], [
        "the referral feedback's type is missing",
        { feedbackRatings: { likely_to_refer: null, understand_referral_system: null, worth_time: null }, referralFeedback: {
          comment: null, followup_requested: false, type: null,
        } },
        ["referral.feedback_mixed"],
      ], [
        "the referral feedback's comment is there",
        { feedbackRatings: { likely_to_refer: null, understand_referral_system: null, worth_time: null }, referralFeedback: {
          followup_requested: false, type: "referral_recipient",
        } },
        ["referral.feedback_mixed"],
      ], [
        "the referral feedback's followup requested: yes",
        { feedbackRatings: { likely_to_refer: null, understand_referral_system: null, worth_time: null }, referralFeedback: {
          comment: null, type: "referral_recipient",
        } },
        ["referral.feedback_mixed"],
      ], [
        "the referral feedback's followup requested is missing",
        { feedbackRatings: { likely_to_refer: null, understand_referral_system: null, worth_time: null }, referralFeedback: {
          comment: null, followup_requested: null, type: "referral_recipient",
        } },
        [],
      ], [
        "the ratings' understand referral system is there",
        { feedbackRatings: { likely_to_refer: null, worth_time: null }, referralFeedback: {
          comment: null, followup_requested: false, type: "referral_recipient",
        } },
        ["referral.feedback_mixed"],
      ], [
        "the ratings' likely to refer is there",
        { feedbackRatings: { understand_referral_system: null, worth_time: null }, referralFeedback: {
          comment: null, followup_requested: false, type: "referral_recipient",
        } },
        ["referral.feedback_mixed"],
      ], [
        "the ratings' worth time is there",
        { feedbackRatings: { likely_to_refer: null, understand_referral_system: null }, referralFeedback: {
          comment: null, followup_requested: false, type: "referral_recipient",
        } },
        ["referral.feedback_mixed"],
      ],
    ],
  },
  { of: "feedbackIsNew", facts: { sentFeedback: { first_sent_at: "2027-02-12T20:00:00Z" }, now: "2027-02-12T20:00:00Z" }, cases: [
    ["as it is", {}, []],
    ["the sent feedback's first-sent-at time is there", { now: "2027-02-13T20:00:01Z" }, ["referral.feedback_already_sent"]],
    ["the sent feedback's first-sent-at time is missing", { sentFeedback: { first_sent_at: null }, now: "2027-02-13T20:00:01Z" }, []],
    ["now: just below 24 hours after the sent feedback's first-sent-at time", { now: "2027-02-13T19:59:59Z" }, []],
    ["now: exactly 24 hours after the sent feedback's first-sent-at time", { now: "2027-02-13T20:00:00Z" }, []],
    ["the sent feedback's first-sent-at time is missing", { sentFeedback: { first_sent_at: null } }, []],
  ] }, {
    of: "guestMayCancel",
    facts: { booking: { checkout: "2027-02-12", checkout_time: "16:00", timezone: "America/Vancouver" }, now: "2027-02-12T20:00:00Z" },
    cases: [
      ["as it is", {}, []],
      ["now: just below check-out time", { now: "2027-02-12T22:59:59Z" }, []],
      ["now: exactly check-out time", { now: "2027-02-12T23:00:00Z" }, ["booking.cancel_too_late"]],
      ["now: just above check-out time", { now: "2027-02-12T23:00:01Z" }, ["booking.cancel_too_late"]],
      ["the booking's timezone is America/St_Johns", { booking: { timezone: "America/St_Johns" } }, ["booking.cancel_too_late"]],
      ["the booking's timezone is no time zone", { booking: { timezone: "Nowhere/Never" } }, ["booking.cancel_too_late"]],
      ["the booking's checkout date is missing", { booking: { checkout: null } }, ["booking.cancel_too_late"]],
      ["the booking's checkout time is missing", { booking: { checkout_time: null } }, ["booking.cancel_too_late"]],
      ["the booking's timezone is missing", { booking: { timezone: null } }, ["booking.cancel_too_late"]],
    ],
  }, {
    of: "hostMayCancel",
    facts: { booking: { checkin: "2027-02-12", checkin_time: "16:00", timezone: "America/Vancouver" }, now: "2027-02-12T20:00:00Z" },
    cases: [
      ["as it is", {}, []],
      ["now: just below check-in time", { now: "2027-02-12T22:59:59Z" }, []],
      ["now: exactly check-in time", { now: "2027-02-12T23:00:00Z" }, ["booking.cancel_too_late"]],
      ["now: just above check-in time", { now: "2027-02-12T23:00:01Z" }, ["booking.cancel_too_late"]],
      ["the booking's timezone is America/St_Johns", { booking: { timezone: "America/St_Johns" } }, ["booking.cancel_too_late"]],
      ["the booking's timezone is no time zone", { booking: { timezone: "Nowhere/Never" } }, ["booking.cancel_too_late"]],
      ["the booking's checkin date is missing", { booking: { checkin: null } }, ["booking.cancel_too_late"]],
      ["the booking's checkin time is missing", { booking: { checkin_time: null } }, ["booking.cancel_too_late"]],
      ["the booking's timezone is missing", { booking: { timezone: null } }, ["booking.cancel_too_late"]],
    ],
  },
  { of: "hostMessageIsGiven", facts: { hostContact: { message: "Is there room for a canoe on the roof of the garage?" } }, cases: [
    ["as it is", {}, []],
    [
      "the length of the message of the message to a host: just below 1 character", { hostContact: { message: "" } },
      ["property.no_message"],
    ],
    ["the length of the message of the message to a host: exactly 1 character", { hostContact: { message: "x" } }, []],
    ["the length of the message of the message to a host: just above 1 character", { hostContact: { message: "xx" } }, []],
    ["the message of the message to a host is missing", { hostContact: { message: null } }, ["property.no_message"]],
  ] },
  { of: "hostMessageIsSent", facts: { visitor: { signed_in: true } }, cases: [
    ["as it is", {}, []],
    ["the visitor's signed in: no", { visitor: { signed_in: false } }, ["account.not_signed_in"]],
    ["the visitor's signed in is missing", { visitor: { signed_in: null } }, ["account.not_signed_in"]],
  ] },
  { of: "linkHasScheme", facts: { link: { address: "https://example.com/" } }, cases: [
    ["as it is", {}, []],
    ["the link's address: does not fit", { link: { address: "example.ca/cabin" } }, ["browser.link_without_scheme"]],
    ["the link's address is missing", { link: { address: null } }, ["browser.link_without_scheme"]],
  ] },
  { of: "listingUrlIsSaved", facts: { property: { listing_url: "https://www.airbnb.ca/rooms/123" } }, cases: [
    ["as it is", {}, []],
    ["the property's listing URL is missing", { property: { listing_url: null } }, ["property.no_listing_url"]],
    ["the property's listing URL is empty", { property: { listing_url: " " } }, ["property.no_listing_url"]],
  ] },
  { of: "mayAnswer", facts: { booking: { reply_by: "2027-02-12T20:00:00Z" }, now: "2027-02-12T20:00:00Z" }, cases: [
    ["as it is", {}, []],
    ["the booking's reply-by time is there", { now: "2027-02-12T20:00:01Z" }, ["booking.reply_late"]],
    ["the booking's reply-by time is missing", { booking: { reply_by: null }, now: "2027-02-12T20:00:01Z" }, []],
    ["now: just below the booking's reply-by time", { now: "2027-02-12T19:59:59Z" }, []],
    ["the booking's reply-by time is missing", { booking: { reply_by: null } }, []],
  ] }, {
    of: "mayBeListed",
    facts: {
      listingCheck: {
        calendars: 1, ownership_proven: true, photos: 5, photos_without_text: 0, registration_fits: true, registration_needed: true,
        registration_undated: false,
      },
      property: {
        address: "words", base_cents: 1000, city: "Whistler", description: "words", house_rules: "words", latitude: 1, longitude: 1,
        no_other_calendars: true, postal_code: "words", province: "AB", registration_expires: "2027-02-12",
        registration_number: "PM123456789", timezone: "America/Vancouver", title: "Cedar cabin by the lake",
      },
      now: "2027-02-12T20:00:00Z",
    },
    cases: [
      ["as it is", {}, []],
      ["the property's title is missing", { property: { title: null } }, ["property.title_missing"]],
      ["the property's title is empty", { property: { title: " " } }, ["property.title_missing"]],
      ["the property's description is missing", { property: { description: null } }, ["property.description_missing"]],
      ["the property's description is empty", { property: { description: " " } }, ["property.description_missing"]],
      ["the number of pictures: just below 5", { listingCheck: { photos: 4 } }, ["property.photos_missing"]],
      ["the number of pictures: just above 5", { listingCheck: { photos: 6 } }, []],
      ["the listing check's photos is missing", { listingCheck: { photos: null } }, ["property.photos_missing"]],
      [
        "the number of pictures without words: just below 0", { listingCheck: { photos_without_text: -1 } },
        ["property.photo_texts_missing"],
      ], [
        "the number of pictures without words: just above 0", { listingCheck: { photos_without_text: 1 } },
        ["property.photo_texts_missing"],
      ], [
        "the listing check's photos without text is missing", { listingCheck: { photos_without_text: null } },
        ["property.photo_texts_missing"],
      ],
      ["the property's address is missing", { property: { address: null } }, ["property.address_missing"]],
      ["the property's address is empty", { property: { address: " " } }, ["property.address_missing"]],
      ["the property's city is missing", { property: { city: null } }, ["property.address_missing"]],
      ["the property's city is empty", { property: { city: " " } }, ["property.address_missing"]],
      ["the property's province is missing", { property: { province: null } }, ["property.address_missing"]],
      ["the property's province is empty", { property: { province: " " } }, ["property.address_missing"]],
      ["the property's postal code is missing", { property: { postal_code: null } }, ["property.address_missing"]],
      ["the property's postal code is empty", { property: { postal_code: " " } }, ["property.address_missing"]],
      ["the property's latitude is missing", { property: { latitude: null } }, ["property.pin_missing"]],
      ["the property's longitude is missing", { property: { longitude: null } }, ["property.pin_missing"]],
      ["the price of a night: just below 1,000 cents CAD", { property: { base_cents: 999 } }, ["property.price_missing"]],
      ["the price of a night: just above 1,000 cents CAD", { property: { base_cents: 1001 } }, []],
      ["the property's base is missing", { property: { base_cents: null } }, ["property.price_missing"]],
      ["the property's house rules is missing", { property: { house_rules: null } }, ["property.house_rules_missing"]],
      ["the property's house rules is empty", { property: { house_rules: " " } }, ["property.house_rules_missing"]],
      [
        "the number of calendars: just below 1",
        { listingCheck: { calendars: 0 }, property: { no_other_calendars: false } },
        ["property.calendar_missing"],
      ],
      ["the number of calendars: exactly 1", { property: { no_other_calendars: false } }, []],
      ["the number of calendars: just above 1", { listingCheck: { calendars: 2 }, property: { no_other_calendars: false } }, []],
      [
        "the listing check's calendars is missing",
        { listingCheck: { calendars: null }, property: { no_other_calendars: false } },
        ["property.calendar_missing"],
      ],
      ["the property's no other calendars: yes", { listingCheck: { calendars: 0 } }, []],
      [
        "the property's no other calendars is missing",
        { listingCheck: { calendars: 0 }, property: { no_other_calendars: null } },
        ["property.calendar_missing"],
      ],
      ["the listing check's ownership proven: no", { listingCheck: { ownership_proven: false } }, ["property.ownership_missing"]],
      ["the listing check's ownership proven is missing", { listingCheck: { ownership_proven: null } }, ["property.ownership_missing"]],
      ["the listing check's registration needed: yes", { property: { registration_number: null } }, ["property.registration_required"]],
      [
        "the listing check's registration needed: no",
        { listingCheck: { registration_needed: false }, property: { registration_number: null } },
        [],
      ], [
        "the listing check's registration needed is missing",
        { listingCheck: { registration_needed: null }, property: { registration_number: null } },
        ["property.registration_required"],
      ],
      ["the property's registration number is empty", { property: { registration_number: " " } }, ["property.registration_required"]],
      ["the property's registration number is there", { listingCheck: { registration_fits: false } }, ["property.registration_misfit"]],
      [
        "the property's registration number is missing",
        { listingCheck: { registration_fits: false }, property: { registration_number: null } },
        ["property.registration_required"],
      ],
      [
        "the listing check's registration fits is missing",
        { listingCheck: { registration_fits: null } },
        ["property.registration_misfit"],
      ],
      [
        "the listing check's registration undated: yes", { listingCheck: { registration_undated: true } },
        ["property.registration_undated"],
      ], [
        "the listing check's registration undated is missing", { listingCheck: { registration_undated: null } },
        ["property.registration_undated"],
      ],
      ["the property's registration expires date is missing", { property: { registration_expires: null } }, []],
      [
        "the last day of the registration: just below today (the property's timezone)",
        { property: { registration_expires: "2027-02-11" } }, ["property.registration_expired"],
      ], [
        "the last day of the registration: just above today (the property's timezone)",
        { property: { registration_expires: "2027-02-13" } }, [],
      ],
      ["the property's timezone is America/St_Johns", { property: { timezone: "America/St_Johns" } }, []],
      ["the property's timezone is no time zone", { property: { timezone: "Nowhere/Never" } }, ["property.registration_expired"]],
      ["the property's timezone is missing", { property: { timezone: null } }, ["property.registration_expired"]],
    ],
  }, {
    of: "mayChangePoints",
    facts: {
      booking: { paid_at: null, pay_by: "2027-02-12T20:00:00Z", payment_method: "card", status: "pending" },
      now: "2027-02-12T20:00:00Z",
    },
    cases: [
      ["as it is", {}, []],
      ["the booking's status: “confirmed”", { booking: { status: "confirmed" } }, []],
      ["the booking's status: another", { booking: { status: "rejected" } }, ["booking.illegal_transition"]],
      ["the booking's status is missing", { booking: { status: null } }, ["booking.illegal_transition"]],
      ["the booking's paid-at time is there", { booking: { paid_at: "2027-02-12T20:00:00Z" } }, ["booking.already_paid"]],
      ["the booking's payment method: the same", { booking: { payment_method: "offline" } }, ["checkout.paid_directly"]],
      ["the booking's payment method is missing", { booking: { payment_method: null } }, []],
      ["the booking's pay-by time is there", { now: "2027-02-12T20:00:01Z" }, ["booking.payment_late"]],
      ["the booking's pay-by time is missing", { booking: { pay_by: null }, now: "2027-02-12T20:00:01Z" }, []],
      ["now: just below the booking's pay-by time", { now: "2027-02-12T19:59:59Z" }, []],
      ["the booking's pay-by time is missing", { booking: { pay_by: null } }, []],
    ],
  }, {
    of: "mayPay",
    facts: { booking: { paid_at: null, pay_by: "2027-02-12T20:00:00Z", status: "confirmed" }, now: "2027-02-12T20:00:00Z" },
    cases: [
      ["as it is", {}, []],
      ["the booking's status: another", { booking: { status: "pending" } }, ["booking.not_confirmed"]],
      ["the booking's status is missing", { booking: { status: null } }, ["booking.not_confirmed"]],
      ["the booking's paid-at time is there", { booking: { paid_at: "2027-02-12T20:00:00Z" } }, ["booking.already_paid"]],
      ["the booking's pay-by time is there", { now: "2027-02-12T20:00:01Z" }, ["booking.payment_late"]],
      ["the booking's pay-by time is missing", { booking: { pay_by: null }, now: "2027-02-12T20:00:01Z" }, []],
      ["now: just below the booking's pay-by time", { now: "2027-02-12T19:59:59Z" }, []],
      ["the booking's pay-by time is missing", { booking: { pay_by: null } }, []],
    ],
  },
  { of: "mayRecordPayment", facts: { booking: { paid_at: null, payment_method: "offline", status: "confirmed" } }, cases: [
    ["as it is", {}, []],
    ["the booking's status: another", { booking: { status: "pending" } }, ["booking.not_confirmed"]],
    ["the booking's status is missing", { booking: { status: null } }, ["booking.not_confirmed"]],
    ["the booking's paid-at time is there", { booking: { paid_at: "2027-02-12T20:00:00Z" } }, ["booking.already_paid"]],
    ["the booking's payment method: the same", { booking: { payment_method: "card" } }, ["booking.not_offline"]],
    ["the booking's payment method is missing", { booking: { payment_method: null } }, []],
  ] },
  { of: "mayReply", facts: { review: { created_at: "2027-02-12T20:00:00Z", host_reply: null }, now: "2027-02-12T20:00:00Z" }, cases: [
    ["as it is", {}, []],
    ["the review's host reply is there", { review: { host_reply: "words" } }, ["review.already_replied"]],
    ["now: just below 30 days after the review's created-at time", { now: "2027-03-14T19:59:59Z" }, []],
    ["now: exactly 30 days after the review's created-at time", { now: "2027-03-14T20:00:00Z" }, []],
    ["now: just above 30 days after the review's created-at time", { now: "2027-03-14T20:00:01Z" }, ["review.reply_too_late"]],
    ["the review's created-at time is missing", { review: { created_at: null } }, ["review.reply_too_late"]],
  ] }, {
    of: "mayReport",
    facts: { booking: { checkout: "2027-02-12", checkout_time: "16:00", timezone: "America/Vancouver" }, now: "2027-02-12T20:00:00Z" },
    cases: [
      ["as it is", {}, []],
      ["now: just below 14 days after check-out time", { now: "2027-02-26T22:59:59Z" }, []],
      ["now: exactly 14 days after check-out time", { now: "2027-02-26T23:00:00Z" }, []],
      ["now: just above 14 days after check-out time", { now: "2027-02-26T23:00:01Z" }, ["booking.report_too_late"]],
      ["the booking's timezone is America/St_Johns", { booking: { timezone: "America/St_Johns" } }, []],
      ["the booking's timezone is no time zone", { booking: { timezone: "Nowhere/Never" } }, ["booking.report_too_late"]],
      ["the booking's checkout date is missing", { booking: { checkout: null } }, ["booking.report_too_late"]],
      ["the booking's checkout time is missing", { booking: { checkout_time: null } }, ["booking.report_too_late"]],
      ["the booking's timezone is missing", { booking: { timezone: null } }, ["booking.report_too_late"]],
    ],
  }, {
    of: "mayReview",
    facts: {
      booking: {
        checkout: "2027-02-12", checkout_time: "16:00", review: null, reviewWindowDays: 1, status: "confirmed",
        timezone: "America/Vancouver",
      },
      now: "2027-02-12T23:00:01Z",
    },
    cases: [
      ["as it is", {}, []],
      ["the booking's status: another", { booking: { status: "pending" } }, ["review.not_confirmed"]],
      ["the booking's status is missing", { booking: { status: null } }, ["review.not_confirmed"]],
      ["now: just below check-out time", { now: "2027-02-12T22:59:59Z" }, ["review.stay_not_over"]],
      ["now: exactly check-out time", { now: "2027-02-12T23:00:00Z" }, ["review.stay_not_over"]],
      ["the booking's timezone is America/St_Johns", { booking: { timezone: "America/St_Johns" } }, []],
      ["the booking's timezone is no time zone", { booking: { timezone: "Nowhere/Never" } }, ["review.stay_not_over", "review.too_late"]],
      ["the booking's checkout date is missing", { booking: { checkout: null } }, ["review.stay_not_over", "review.too_late"]],
      ["the booking's checkout time is missing", { booking: { checkout_time: null } }, ["review.stay_not_over", "review.too_late"]],
      ["the booking's timezone is missing", { booking: { timezone: null } }, ["review.stay_not_over", "review.too_late"]],
      ["now: just below the booking's review window after check-out time", { now: "2027-02-13T22:59:59Z" }, []],
      ["now: exactly the booking's review window after check-out time", { now: "2027-02-13T23:00:00Z" }, []],
      ["now: just above the booking's review window after check-out time", { now: "2027-02-13T23:00:01Z" }, ["review.too_late"]],
      ["the booking's review window days is missing", { booking: { reviewWindowDays: null } }, ["review.too_late"]],
      ["the booking's review is there", { booking: { review: "00000000-0000-4000-8000-000000000001" } }, ["review.already_there"]],
    ],
  },
  { of: "mayTakeTokenAlong", facts: { wayOn: { token: "words", url: "/stays" } }, cases: [
    ["as it is", {}, []],
    ["the redirect's URL is missing", { wayOn: { url: null } }, ["account.address_unknown", "account.address_outside"]],
    ["the redirect's URL is empty", { wayOn: { url: " " } }, ["account.address_unknown", "account.address_outside"]],
    ["the redirect's token is missing", { wayOn: { token: null } }, ["account.token_unknown"]],
    ["the redirect's token is empty", { wayOn: { token: " " } }, ["account.token_unknown"]],
    ["the redirect's URL: does not fit", { wayOn: { url: "https://example.com/" } }, ["account.address_outside"]],
  ] },
  { of: "mayUsePoints", facts: { pointsUse: { balance: 1, max: 1, points: 0 } }, cases: [
    ["as it is", {}, []],
    ["the number of points asked for: just below 0", { pointsUse: { points: -1 } }, ["points.too_few"]],
    ["the number of points asked for: just above 0", { pointsUse: { points: 1 } }, ["points.too_few"]],
    [
      "the points of the use of points is missing", { pointsUse: { points: null } },
      ["points.too_few", "points.not_enough", "points.too_many"],
    ], [
      "the number of points asked for: just below 100 points", { pointsUse: { points: 99 } },
      ["points.too_few", "points.not_enough", "points.too_many"],
    ],
    ["the number of points asked for: exactly 100 points", { pointsUse: { points: 100 } }, ["points.not_enough", "points.too_many"]],
    ["the number of points asked for: just above 100 points", { pointsUse: { points: 101 } }, ["points.not_enough", "points.too_many"]],
    [
      "the number of points asked for: just above the guest’s balance", { pointsUse: { points: 2 } },
      ["points.too_few", "points.not_enough", "points.too_many"],
    ],
    ["the balance of the use of points is missing", { pointsUse: { balance: null } }, ["points.not_enough"]],
    ["the maximum of the use of points is missing", { pointsUse: { max: null } }, ["points.too_many"]],
  ] },
  { of: "messageNamesBooking", facts: { bookingReference: { booking_id: "00000000-0000-4000-8000-000000000001" } }, cases: [
    ["as it is", {}, []],
    ["the request about a booking's booking ID is missing", { bookingReference: { booking_id: null } }, ["booking.id_missing"]],
    ["the request about a booking's booking ID is empty", { bookingReference: { booking_id: " " } }, ["booking.id_missing"]],
  ] },
  { of: "nightsFit", facts: { property: { max_nights: 1, min_nights: 1 } }, cases: [
    ["as it is", {}, []],
    ["the shortest stay: just below the longest stay", { property: { min_nights: 0 } }, []],
    ["the shortest stay: just above the longest stay", { property: { min_nights: 2 } }, ["property.nights_reversed"]],
    ["the property's minimum nights is missing", { property: { min_nights: null } }, ["property.nights_reversed"]],
    ["the property's maximum nights is missing", { property: { max_nights: null } }, ["property.nights_reversed"]],
  ] }, {
    of: "notOwnProperty",
    facts: { property: { profile_id: "00000000-0000-4000-8000-000000000002" }, visitor: {
      profile_id: "00000000-0000-4000-8000-000000000001",
    } },
    cases: [
      ["as it is", {}, []],
      [
        "the property's profile ID: the same",
        { property: { profile_id: "00000000-0000-4000-8000-000000000001" } },
        ["booking.own_property"],
      ],
      ["the property's profile ID is missing", { property: { profile_id: null } }, []],
      ["the visitor's profile ID is missing", { visitor: { profile_id: null } }, []],
    ],
  },
  { of: "payeeIsKnown", facts: { payoutDetails: { birth_date: "1980-05-17", company_number: "words", kind: "person" } }, cases: [
    ["as it is", {}, []],
    ["the payout details' kind: the same", { payoutDetails: { birth_date: null, kind: "company" } }, []],
    ["the payout details' kind: another", { payoutDetails: { birth_date: null } }, ["payout.birth_date_missing"]],
    ["the payout details' kind is missing", { payoutDetails: { birth_date: null, kind: null } }, ["payout.birth_date_missing"]],
    ["the payout details' birth date is empty", { payoutDetails: { birth_date: " " } }, ["payout.birth_date_missing"]],
    ["the payout details' kind: the same", { payoutDetails: { company_number: null } }, []],
    ["the payout details' kind: another", { payoutDetails: { company_number: null, kind: "company" } }, ["payout.company_number_missing"]],
    ["the payout details' kind is missing", { payoutDetails: { company_number: null, kind: null } }, ["payout.company_number_missing"]],
    ["the payout details' company number is there", { payoutDetails: { kind: "company" } }, []],
    [
      "the payout details' company number is empty", { payoutDetails: { company_number: " ", kind: "company" } },
      ["payout.company_number_missing"],
    ],
  ] },
  { of: "placeIsBookable", facts: { property: { status: "listed" } }, cases: [
    ["as it is", {}, []],
    ["the property's status: another", { property: { status: "draft" } }, ["booking.not_bookable"]],
    ["the property's status is missing", { property: { status: null } }, ["booking.not_bookable"]],
  ] },
  { of: "priceRangeFits", facts: { searchFilters: { price_max: 1, price_min: 1 } }, cases: [
    ["as it is", {}, []],
    ["the price minimum of the set of filters is missing", { searchFilters: { price_min: null } }, []],
    ["the price maximum of the set of filters is there", { searchFilters: { price_min: 2 } }, ["property.prices_reversed"]],
    ["the price maximum of the set of filters is missing", { searchFilters: { price_max: null, price_min: 2 } }, []],
    [
      "the price minimum of the set of filters: just below the price maximum of the set of filters", { searchFilters: { price_min: 0 } },
      [],
    ],
    ["the price maximum of the set of filters is missing", { searchFilters: { price_max: null } }, []],
  ] },
  { of: "propertyIsGiven", facts: { propertyRequest: { property_id: "00000000-0000-4000-8000-000000000001" } }, cases: [
    ["as it is", {}, []],
    ["the request about a property's property ID is missing", { propertyRequest: { property_id: null } }, ["property.no_property_id"]],
    ["the request about a property's property ID is empty", { propertyRequest: { property_id: " " } }, ["property.no_property_id"]],
  ] },
  { of: "recipientAnswersGiven", facts: { recipientChoices: { aware_of_referral: "aware", referral_affected_decision: "yes" } }, cases: [
    ["as it is", {}, []],
    [
      "the recipient’s choices' aware of referral is missing", { recipientChoices: { aware_of_referral: null } },
      ["referral.answers_missing"],
    ],
    [
      "the recipient’s choices' aware of referral is empty",
      { recipientChoices: { aware_of_referral: " " } },
      ["referral.answers_missing"],
    ],
    [
      "the recipient’s choices' referral affected decision is missing", { recipientChoices: { referral_affected_decision: null } },
      ["referral.answers_missing"],
    ], [
      "the recipient’s choices' referral affected decision is empty", { recipientChoices: { referral_affected_decision: " " } },
      ["referral.answers_missing"],
    ],
  ] }, {
    of: "recipientBannerShows",
    facts: { bannerVisit: { path: "/referral-center" }, profile: { show_referral_recipient_banner: true } },
    cases: [
      ["as it is", {}, []],
      ["the visited page's path: does not fit", { bannerVisit: { path: "https://example.com/" } }, ["referral.banner_elsewhere"]],
      ["the visited page's path is missing", { bannerVisit: { path: null } }, ["referral.banner_elsewhere"]],
      [
        "the profile's show referral recipient banner: no", { profile: { show_referral_recipient_banner: false } },
        ["referral.banner_hidden"],
      ],
      ["the profile's show referral recipient banner is missing", { profile: { show_referral_recipient_banner: null } }, []],
    ],
  },
  { of: "referralCodeIsKept", facts: { referralClick: { kept_code: null }, visitor: { signed_in: false } }, cases: [
    ["as it is", {}, []],
    ["the referral click's kept code is there", { referralClick: { kept_code: "words" } }, ["referral.already_kept"]],
    ["the visitor's signed in: yes", { visitor: { signed_in: true } }, ["referral.too_late"]],
    ["the visitor's signed in is missing", { visitor: { signed_in: null } }, []],
  ] },
  { of: "returnIsInside", facts: { wayOn: { url: "/stays" } }, cases: [
    ["as it is", {}, []],
    ["the redirect's URL is missing", { wayOn: { url: null } }, ["account.address_unknown", "account.address_outside"]],
    ["the redirect's URL is empty", { wayOn: { url: " " } }, ["account.address_unknown", "account.address_outside"]],
    ["the redirect's URL: does not fit", { wayOn: { url: "https://example.com/" } }, ["account.address_outside"]],
  ] }, {
    of: "senderBannerShows",
    facts: { bannerVisit: { path: "https://example.com/" }, profile: {
      show_referral_sender_banner: true, show_referral_sender_modal: true,
    } },
    cases: [
      ["as it is", {}, ["referral.banner_elsewhere"]],
      ["the visited page's path: fits", { bannerVisit: { path: "/referral-center" } }, ["referral.banner_hidden"]],
      ["the visited page's path is missing", { bannerVisit: { path: null } }, ["referral.banner_elsewhere"]],
      [
        "the profile's show referral sender banner: no", { profile: { show_referral_sender_banner: false } },
        ["referral.banner_elsewhere", "referral.banner_hidden"],
      ], [
        "the profile's show referral sender banner is missing", { profile: { show_referral_sender_banner: null } },
        ["referral.banner_elsewhere"],
      ],
      ["the profile's show referral sender modal: no", { profile: { show_referral_sender_modal: false } }, ["referral.banner_elsewhere"]],
      [
        "the profile's show referral sender modal is missing", { profile: { show_referral_sender_modal: null } },
        ["referral.banner_elsewhere"],
      ],
    ],
  },
  { of: "senderRatingsGiven", facts: { senderRatings: { likely_to_refer: 1, understand_referral_system: 1, worth_time: 1 } }, cases: [
    ["as it is", {}, []],
    [
      "the sender’s ratings' understand referral system is missing", { senderRatings: { understand_referral_system: null } },
      ["referral.ratings_missing"],
    ],
    ["the sender’s ratings' likely to refer is missing", { senderRatings: { likely_to_refer: null } }, ["referral.ratings_missing"]],
    ["the sender’s ratings' worth time is missing", { senderRatings: { worth_time: null } }, ["referral.ratings_missing"]],
  ] },
  { of: "senderSurveyOpens", facts: { bannerVisit: { path: "/referral-center" }, profile: { show_referral_sender_modal: true } }, cases: [
    ["as it is", {}, []],
    ["the visited page's path: does not fit", { bannerVisit: { path: "https://example.com/" } }, ["referral.survey_not_due"]],
    ["the visited page's path is missing", { bannerVisit: { path: null } }, ["referral.survey_not_due"]],
    ["the profile's show referral sender modal: no", { profile: { show_referral_sender_modal: false } }, ["referral.survey_not_due"]],
    [
      "the profile's show referral sender modal is missing",
      { profile: { show_referral_sender_modal: null } },
      ["referral.survey_not_due"],
    ],
  ] },
  { of: "sessionIsStillOurs", facts: { tokenChange: { elsewhere: "words", here: "words" } }, cases: [
    ["as it is", {}, []],
    ["the token stored now is missing", { tokenChange: { elsewhere: null } }, []],
    ["the token stored now: another", { tokenChange: { elsewhere: "wordsx" } }, ["account.session_changed_elsewhere"]],
    ["the token change's here is missing", { tokenChange: { here: null } }, ["account.session_changed_elsewhere"]],
  ] }, {
    of: "stayFits",
    facts: {
      property: {
        advance_notice_hours: 1, checkin_time: "14:00", max_nights: 1, min_nights: 1, pets_allowed: true, sleeps: 1,
        timezone: "America/Vancouver",
      },
      stayRequest: { adults: 0, checkin: "2027-02-12", checkout: "2027-02-13", children: 1, pets: 1 },
      now: "2027-02-12T20:00:00Z",
    },
    cases: [
      ["as it is", {}, []],
      [
        "the stay's checkin date: exactly the stay's checkout date", { stayRequest: { checkin: "2027-02-13" } },
        ["booking.checkout_before_checkin", "booking.min_nights"],
      ], [
        "the stay's checkin date: just above the stay's checkout date", { stayRequest: { checkin: "2027-02-14" } },
        ["booking.checkout_before_checkin", "booking.min_nights"],
      ], [
        "the stay's checkin date is missing", { stayRequest: { checkin: null } },
        ["booking.checkout_before_checkin", "booking.checkin_past", "booking.min_nights", "booking.max_nights"],
      ], [
        "the stay's checkout date is missing", { stayRequest: { checkout: null } },
        ["booking.checkout_before_checkin", "booking.too_far_ahead", "booking.min_nights", "booking.max_nights"],
      ], [
        "check-in time: just below the property's advance notice after now",
        { property: { checkin_time: "13:59" }, now: "2027-02-12T19:59:01Z" },
        ["booking.checkin_past"],
      ],
      ["check-in time: just above the property's advance notice after now", { now: "2027-02-12T19:59:59Z" }, []],
      ["the property's timezone is America/St_Johns", { property: { timezone: "America/St_Johns" } }, ["booking.checkin_past"]],
      [
        "the property's timezone is no time zone", { property: { timezone: "Nowhere/Never" } },
        ["booking.checkin_past", "booking.too_far_ahead"],
      ],
      ["the property's checkin time is missing", { property: { checkin_time: null } }, ["booking.checkin_past"]],
      ["the property's timezone is missing", { property: { timezone: null } }, ["booking.checkin_past", "booking.too_far_ahead"]],
      ["the property's advance notice hours is missing", { property: { advance_notice_hours: null } }, ["booking.checkin_past"]],
      [
        "the stay's checkout date: just below 540 days after today (the property's timezone)", { stayRequest: { checkout: "2028-08-04" } },
        ["booking.max_nights"],
      ], [
        "the stay's checkout date: exactly 540 days after today (the property's timezone)", { stayRequest: { checkout: "2028-08-05" } },
        ["booking.max_nights"],
      ], [
        "the stay's checkout date: just above 540 days after today (the property's timezone)", { stayRequest: { checkout: "2028-08-06" } },
        ["booking.too_far_ahead", "booking.max_nights"],
      ], [
        "the number of nights from the stay's checkin date to the stay's checkout date: just below the property's minimum nights",
        { stayRequest: { checkout: "2027-02-12" } }, ["booking.checkout_before_checkin", "booking.min_nights"],
      ], [
        "the number of nights from the stay's checkin date to the stay's checkout date: just above the property's minimum nights",
        { stayRequest: { checkout: "2027-02-14" } }, ["booking.max_nights"],
      ],
      ["the property's minimum nights is missing", { property: { min_nights: null } }, ["booking.min_nights"]],
      ["the property's maximum nights is missing", { property: { max_nights: null } }, ["booking.max_nights"]],
      ["the sum of the stay's adults and the stay's children: just below the property's sleeps", { stayRequest: { adults: -1 } }, []],
      [
        "the sum of the stay's adults and the stay's children: just above the property's sleeps", { stayRequest: { adults: 1 } },
        ["booking.too_many_guests"],
      ],
      ["the stay's adults is missing", { stayRequest: { adults: null } }, ["booking.too_many_guests"]],
      ["the stay's children is missing", { stayRequest: { children: null } }, ["booking.too_many_guests"]],
      ["the property's sleeps is missing", { property: { sleeps: null } }, ["booking.too_many_guests"]],
      ["the stay's pets: just below 1", { property: { pets_allowed: false }, stayRequest: { pets: 0 } }, []],
      ["the stay's pets: exactly 1", { property: { pets_allowed: false } }, ["booking.pets_refused"]],
      ["the stay's pets: just above 1", { property: { pets_allowed: false }, stayRequest: { pets: 2 } }, ["booking.pets_refused"]],
      ["the stay's pets is missing", { property: { pets_allowed: false }, stayRequest: { pets: null } }, ["booking.pets_refused"]],
      ["the property's pets allowed is missing", { property: { pets_allowed: null } }, ["booking.pets_refused"]],
    ],
  },
  { of: "stillUnpaid", facts: { booking: { paid_at: null } }, cases: [
    ["as it is", {}, []],
    ["the booking's paid-at time is there", { booking: { paid_at: "2027-02-12T20:00:00Z" } }, ["booking.already_paid"]],
  ] }, {
    of: "targetIsGiven",
    facts: { priceTarget: { url: "https://www.airbnb.ca/rooms/123?check_in=2027-02-12&check_out=2027-02-15&adults=2" } },
    cases: [
      ["as it is", {}, []],
      ["the price target's URL is missing", { priceTarget: { url: null } }, ["property.no_target_url"]],
      ["the price target's URL is empty", { priceTarget: { url: " " } }, ["property.no_target_url"]],
    ],
  },
  { of: "threadMessageIsGiven", facts: { threadMessage: { message: "The canoe is in the shed on the left." } }, cases: [
    ["as it is", {}, []],
    [
      "the length of the message of the message in a thread: just below 1 character",
      { threadMessage: { message: "" } },
      ["message.empty"],
    ],
    ["the length of the message of the message in a thread: exactly 1 character", { threadMessage: { message: "x" } }, []],
    ["the length of the message of the message in a thread: just above 1 character", { threadMessage: { message: "xx" } }, []],
    ["the message of the message in a thread is missing", { threadMessage: { message: null } }, ["message.empty"]],
  ] },
  { of: "tripDatesFit", facts: { tripSearch: { checkin: null, checkout: null } }, cases: [
    ["as it is", {}, []],
    ["the trip's checkin date is there", { tripSearch: { checkin: "2027-02-12" } }, ["property.date_missing"]],
    ["the trip's checkout date is there", { tripSearch: { checkout: "2027-02-12" } }, ["property.date_missing"]],
    ["the trip's checkin date is there", { tripSearch: { checkin: "2027-02-12", checkout: "2027-02-12" } }, ["property.dates_reversed"]],
    ["the trip's checkin date is empty", { tripSearch: { checkin: " ", checkout: "2027-02-12" } }, ["property.date_missing"]],
    ["the trip's checkout date is empty", { tripSearch: { checkin: "2027-02-12", checkout: " " } }, ["property.date_missing"]],
    [
      "the trip's checkin date: just below the trip's checkout date",
      { tripSearch: { checkin: "2027-02-11", checkout: "2027-02-12" } },
      [],
    ],
    [
      "the trip's checkin date: just above the trip's checkout date",
      { tripSearch: { checkin: "2027-02-13", checkout: "2027-02-12" } },
      ["property.dates_reversed"],
    ],
    ["the trip's checkout date is missing", { tripSearch: { checkin: "2027-02-11" } }, ["property.date_missing"]],
  ] },
];

/** For each guard with all before it: the guard that refuses and the codes of its reasons; none where it lets pass. */
export const guardCases: readonly Suite[] = [
  { of: "anyone", facts: {}, cases: [["as it is", {}, []]] },
  {
    of: "guestMode",
    facts: { visitor: { first_name: "Jo", is_guest: true, last_name: "Tremblay", signed_in: true, verified_at: "2027-02-12T20:00:00Z" } },
    cases: [
      ["as it is", {}, []],
      ["the visitor's is guest: no", { visitor: { is_guest: false } }, ["guestMode", "account.wrong_mode"]],
      ["the visitor's is guest is missing", { visitor: { is_guest: null } }, ["guestMode", "account.wrong_mode"]],
      ["not so: the visitor is signed in", { visitor: { signed_in: false } }, ["signedIn", "account.not_signed_in"]],
      ["not so: the visitor has a verified-at time", { visitor: { verified_at: null } }, ["verified", "account.not_verified"]],
      ["not so: the visitor has a first name", { visitor: { first_name: null } }, ["named", "account.not_named"]],
      ["not so: the visitor has a last name", { visitor: { last_name: null } }, ["named", "account.not_named"]],
    ],
  }, {
    of: "guestOfBooking",
    facts: { booking: { guest_id: "00000000-0000-4000-8000-000000000001", host_id: "00000000-0000-4000-8000-000000000001" }, visitor: {
      first_name: "Jo", last_name: "Tremblay", profile_id: "00000000-0000-4000-8000-000000000001", signed_in: true,
      verified_at: "2027-02-12T20:00:00Z",
    } },
    cases: [
      ["as it is", {}, []],
      [
        "the booking's guest ID: another",
        { booking: { guest_id: "00000000-0000-4000-8000-000000000002" } },
        ["guestOfBooking", "booking.not_this_side"],
      ],
      ["the booking's guest ID is missing", { booking: { guest_id: null } }, ["guestOfBooking", "booking.not_this_side"]],
      ["the visitor's profile ID is missing", { visitor: { profile_id: null } }, ["partyToBooking", "booking.not_found"]],
      ["not so: the visitor is signed in", { visitor: { signed_in: false } }, ["signedIn", "account.not_signed_in"]],
      ["not so: the visitor has a verified-at time", { visitor: { verified_at: null } }, ["verified", "account.not_verified"]],
      ["not so: the visitor has a first name", { visitor: { first_name: null } }, ["named", "account.not_named"]],
      ["not so: the visitor has a last name", { visitor: { last_name: null } }, ["named", "account.not_named"]],
      [
        "not so: the booking's guest ID is the visitor's profile ID or the booking's host ID is the visitor's profile ID",
        { booking: { guest_id: "00000000-0000-4000-8000-000000000002", host_id: "00000000-0000-4000-8000-000000000002" } },
        ["partyToBooking", "booking.not_found"],
      ],
      ["the booking does not exist", { booking: null }, ["partyToBooking", "booking.not_found"]],
    ],
  }, {
    of: "hostMode",
    facts: { visitor: { first_name: "Jo", is_host: true, last_name: "Tremblay", signed_in: true, verified_at: "2027-02-12T20:00:00Z" } },
    cases: [
      ["as it is", {}, []],
      ["the visitor's is host: no", { visitor: { is_host: false } }, ["hostMode", "account.wrong_mode"]],
      ["the visitor's is host is missing", { visitor: { is_host: null } }, ["hostMode", "account.wrong_mode"]],
      ["not so: the visitor is signed in", { visitor: { signed_in: false } }, ["signedIn", "account.not_signed_in"]],
      ["not so: the visitor has a verified-at time", { visitor: { verified_at: null } }, ["verified", "account.not_verified"]],
      ["not so: the visitor has a first name", { visitor: { first_name: null } }, ["named", "account.not_named"]],
      ["not so: the visitor has a last name", { visitor: { last_name: null } }, ["named", "account.not_named"]],
    ],
  }, {
    of: "hostOfBooking",
    facts: { booking: { guest_id: "00000000-0000-4000-8000-000000000001", host_id: "00000000-0000-4000-8000-000000000001" }, visitor: {
      first_name: "Jo", last_name: "Tremblay", profile_id: "00000000-0000-4000-8000-000000000001", signed_in: true,
      verified_at: "2027-02-12T20:00:00Z",
    } },
    cases: [
      ["as it is", {}, []],
      [
        "the booking's host ID: another",
        { booking: { host_id: "00000000-0000-4000-8000-000000000002" } },
        ["hostOfBooking", "booking.not_this_side"],
      ],
      ["the booking's host ID is missing", { booking: { host_id: null } }, ["hostOfBooking", "booking.not_this_side"]],
      ["the visitor's profile ID is missing", { visitor: { profile_id: null } }, ["partyToBooking", "booking.not_found"]],
      ["not so: the visitor is signed in", { visitor: { signed_in: false } }, ["signedIn", "account.not_signed_in"]],
      ["not so: the visitor has a verified-at time", { visitor: { verified_at: null } }, ["verified", "account.not_verified"]],
      ["not so: the visitor has a first name", { visitor: { first_name: null } }, ["named", "account.not_named"]],
      ["not so: the visitor has a last name", { visitor: { last_name: null } }, ["named", "account.not_named"]],
      [
        "not so: the booking's guest ID is the visitor's profile ID or the booking's host ID is the visitor's profile ID",
        { booking: { guest_id: "00000000-0000-4000-8000-000000000002", host_id: "00000000-0000-4000-8000-000000000002" } },
        ["partyToBooking", "booking.not_found"],
      ],
      ["the booking does not exist", { booking: null }, ["partyToBooking", "booking.not_found"]],
    ],
  }, {
    of: "named",
    facts: { visitor: { first_name: "Jo", last_name: "Tremblay", signed_in: true, verified_at: "2027-02-12T20:00:00Z" } },
    cases: [
      ["as it is", {}, []],
      ["the visitor's first name is missing", { visitor: { first_name: null } }, ["named", "account.not_named"]],
      ["the visitor's first name is empty", { visitor: { first_name: " " } }, ["named", "account.not_named"]],
      ["the visitor's last name is missing", { visitor: { last_name: null } }, ["named", "account.not_named"]],
      ["the visitor's last name is empty", { visitor: { last_name: " " } }, ["named", "account.not_named"]],
      ["not so: the visitor is signed in", { visitor: { signed_in: false } }, ["signedIn", "account.not_signed_in"]],
      ["not so: the visitor has a verified-at time", { visitor: { verified_at: null } }, ["verified", "account.not_verified"]],
    ],
  }, {
    of: "namedAtListing",
    facts: { property: { profile_id: "00000000-0000-4000-8000-000000000001", status: "draft" }, visitor: {
      first_name: "Jo", last_name: "Tremblay", profile_id: "00000000-0000-4000-8000-000000000001", signed_in: true,
      verified_at: "2027-02-12T20:00:00Z",
    } },
    cases: [
      ["as it is", {}, []],
      ["not so: the visitor is signed in", { visitor: { signed_in: false } }, ["signedIn", "account.not_signed_in"]],
      ["not so: the visitor has a verified-at time", { visitor: { verified_at: null } }, ["verified", "account.not_verified"]],
      ["not so: the visitor has a first name", { visitor: { first_name: null } }, ["named", "account.not_named"]],
      ["not so: the visitor has a last name", { visitor: { last_name: null } }, ["named", "account.not_named"]],
      ["the property does not exist", { property: null }, ["publicListing", "property.not_found"]],
    ],
  }, {
    of: "owner",
    facts: { property: { profile_id: "00000000-0000-4000-8000-000000000001", status: "draft" }, visitor: {
      first_name: "Jo", is_host: true, last_name: "Tremblay", profile_id: "00000000-0000-4000-8000-000000000001", signed_in: true,
      verified_at: "2027-02-12T20:00:00Z",
    } },
    cases: [
      ["as it is", {}, []],
      [
        "the property's profile ID: another",
        { property: { profile_id: "00000000-0000-4000-8000-000000000002" } },
        ["owner", "property.not_found", "property.not_owner"],
      ],
      ["the property's profile ID is missing", { property: { profile_id: null } }, ["owner", "property.not_found", "property.not_owner"]],
      ["the visitor's profile ID is missing", { visitor: { profile_id: null } }, ["owner", "property.not_found", "property.not_owner"]],
      [
        "the property's status: “listed”",
        { property: { profile_id: "00000000-0000-4000-8000-000000000002", status: "listed" } },
        ["owner", "property.not_owner"],
      ], [
        "the property's status: “paused”",
        { property: { profile_id: "00000000-0000-4000-8000-000000000002", status: "paused" } },
        ["owner", "property.not_owner"],
      ], [
        "the property's status: “archived”",
        { property: { profile_id: "00000000-0000-4000-8000-000000000002", status: "archived" } },
        ["owner", "property.not_owner"],
      ], [
        "the property's status: “suspended”",
        { property: { profile_id: "00000000-0000-4000-8000-000000000002", status: "suspended" } },
        ["owner", "property.not_owner"],
      ], [
        "the property's status is missing",
        { property: { profile_id: "00000000-0000-4000-8000-000000000002", status: null } },
        ["owner", "property.not_found", "property.not_owner"],
      ],
      ["not so: the visitor is signed in", { visitor: { signed_in: false } }, ["signedIn", "account.not_signed_in"]],
      ["not so: the visitor has a verified-at time", { visitor: { verified_at: null } }, ["verified", "account.not_verified"]],
      ["not so: the visitor has a first name", { visitor: { first_name: null } }, ["named", "account.not_named"]],
      ["not so: the visitor has a last name", { visitor: { last_name: null } }, ["named", "account.not_named"]],
      ["not so: the visitor is a host", { visitor: { is_host: false } }, ["hostMode", "account.wrong_mode"]],
      ["the property does not exist", { property: null }, ["owner", "property.not_found"]],
    ],
  }, {
    of: "partyToBooking",
    facts: { booking: { guest_id: "00000000-0000-4000-8000-000000000001", host_id: "00000000-0000-4000-8000-000000000001" }, visitor: {
      profile_id: "00000000-0000-4000-8000-000000000001", signed_in: true,
    } },
    cases: [
      ["as it is", {}, []],
      ["the booking's guest ID: the same", { booking: { host_id: "00000000-0000-4000-8000-000000000002" } }, []],
      [
        "the booking's guest ID: another",
        { booking: { guest_id: "00000000-0000-4000-8000-000000000002", host_id: "00000000-0000-4000-8000-000000000002" } },
        ["partyToBooking", "booking.not_found"],
      ], [
        "the booking's guest ID is missing",
        { booking: { guest_id: null, host_id: "00000000-0000-4000-8000-000000000002" } },
        ["partyToBooking", "booking.not_found"],
      ], [
        "the visitor's profile ID is missing",
        { booking: { host_id: "00000000-0000-4000-8000-000000000002" }, visitor: { profile_id: null } },
        ["partyToBooking", "booking.not_found"],
      ],
      ["the booking's host ID: the same", { booking: { guest_id: "00000000-0000-4000-8000-000000000002" } }, []],
      [
        "the booking's host ID is missing",
        { booking: { guest_id: "00000000-0000-4000-8000-000000000002", host_id: null } },
        ["partyToBooking", "booking.not_found"],
      ], [
        "the visitor's profile ID is missing",
        { booking: { guest_id: "00000000-0000-4000-8000-000000000002" }, visitor: { profile_id: null } },
        ["partyToBooking", "booking.not_found"],
      ],
      ["not so: the visitor is signed in", { visitor: { signed_in: false } }, ["signedIn", "account.not_signed_in"]],
      ["the booking does not exist", { booking: null }, ["partyToBooking", "booking.not_found"]],
    ],
  }, {
    of: "partyToThread",
    facts: { thread: { guest_id: "00000000-0000-4000-8000-000000000001", host_id: "00000000-0000-4000-8000-000000000001" }, visitor: {
      profile_id: "00000000-0000-4000-8000-000000000001", signed_in: true,
    } },
    cases: [
      ["as it is", {}, []],
      ["the thread's guest ID: the same", { thread: { host_id: "00000000-0000-4000-8000-000000000002" } }, []],
      [
        "the thread's guest ID: another",
        { thread: { guest_id: "00000000-0000-4000-8000-000000000002", host_id: "00000000-0000-4000-8000-000000000002" } },
        ["partyToThread", "message.thread_not_found"],
      ], [
        "the thread's guest ID is missing",
        { thread: { guest_id: null, host_id: "00000000-0000-4000-8000-000000000002" } },
        ["partyToThread", "message.thread_not_found"],
      ], [
        "the visitor's profile ID is missing",
        { thread: { host_id: "00000000-0000-4000-8000-000000000002" }, visitor: { profile_id: null } },
        ["partyToThread", "message.thread_not_found"],
      ],
      ["the thread's host ID: the same", { thread: { guest_id: "00000000-0000-4000-8000-000000000002" } }, []],
      [
        "the thread's host ID is missing",
        { thread: { guest_id: "00000000-0000-4000-8000-000000000002", host_id: null } },
        ["partyToThread", "message.thread_not_found"],
      ], [
        "the visitor's profile ID is missing",
        { thread: { guest_id: "00000000-0000-4000-8000-000000000002" }, visitor: { profile_id: null } },
        ["partyToThread", "message.thread_not_found"],
      ],
      ["not so: the visitor is signed in", { visitor: { signed_in: false } }, ["signedIn", "account.not_signed_in"]],
      ["the thread does not exist", { thread: null }, ["partyToThread", "message.thread_not_found"]],
    ],
  }, {
    of: "publicListing",
    facts: { property: { profile_id: "00000000-0000-4000-8000-000000000001", status: "draft" }, visitor: {
      profile_id: "00000000-0000-4000-8000-000000000001",
    } },
    cases: [
      ["as it is", {}, []],
      ["the property's status: “listed”", { property: { status: "listed" } }, []],
      ["the property's status: “paused”", { property: { status: "paused" } }, []],
      ["the property's status is missing", { property: { status: null } }, ["publicListing", "property.not_found"]],
      [
        "the property's profile ID: another",
        { property: { profile_id: "00000000-0000-4000-8000-000000000002" } },
        ["publicListing", "property.not_found"],
      ],
      ["the property's profile ID is missing", { property: { profile_id: null } }, ["publicListing", "property.not_found"]],
      ["the visitor's profile ID is missing", { visitor: { profile_id: null } }, ["publicListing", "property.not_found"]],
      ["the property does not exist", { property: null }, ["publicListing", "property.not_found"]],
    ],
  },
  { of: "publicProfile", facts: { profile: {} }, cases: [
    ["as it is", {}, []],
    ["the profile does not exist", { profile: null }, ["publicProfile", "account.profile_not_found"]],
  ] },
  { of: "signedIn", facts: { visitor: { signed_in: true } }, cases: [
    ["as it is", {}, []],
    ["the visitor's signed in: no", { visitor: { signed_in: false } }, ["signedIn", "account.not_signed_in"]],
    ["the visitor's signed in is missing", { visitor: { signed_in: null } }, ["signedIn", "account.not_signed_in"]],
  ] },
  { of: "signedInAtProfile", facts: { profile: {}, visitor: { signed_in: true } }, cases: [
    ["as it is", {}, []],
    ["not so: the visitor is signed in", { visitor: { signed_in: false } }, ["signedIn", "account.not_signed_in"]],
    ["the profile does not exist", { profile: null }, ["publicProfile", "account.profile_not_found"]],
  ] },
  { of: "verified", facts: { visitor: { signed_in: true, verified_at: "2027-02-12T20:00:00Z" } }, cases: [
    ["as it is", {}, []],
    ["the visitor's verified-at time is missing", { visitor: { verified_at: null } }, ["verified", "account.not_verified"]],
    ["the visitor's verified-at time is empty", { visitor: { verified_at: " " } }, ["verified", "account.not_verified"]],
    ["not so: the visitor is signed in", { visitor: { signed_in: false } }, ["signedIn", "account.not_signed_in"]],
  ] },
];

/** For each status: the name of the row. */
export const statusCases: readonly Suite[] = [{
  of: "bookingDisplayStatus",
  facts: {
    booking: {
      checkin: "2027-02-12", checkin_time: "16:00", checkout: "2027-02-12", checkout_time: "16:00", paid_at: "2027-02-12T20:00:00Z",
      status: "pending", timezone: "America/Vancouver",
    },
    now: "2027-02-12T20:00:00Z",
  },
  cases: [
    ["as it is", {}, "pending"],
    ["the booking's status: another", { booking: { status: "confirmed" } }, "checking_in"],
    ["the booking's status is missing", { booking: { status: null } }, "checking_in"],
    ["as in the row “called_off”", { booking: { status: "cancelled" } }, "called_off"],
    ["the booking's status: “rejected”", { booking: { status: "rejected" } }, "called_off"],
    ["as in the row “payment_pending”", { booking: { paid_at: null, status: "confirmed" } }, "payment_pending"],
    ["as in the row “arrives_tomorrow”", { booking: { checkin: "2027-02-13", status: "confirmed" } }, "arrives_tomorrow"],
    [
      "the booking's checkin date: just above 1 day after today at the property",
      { booking: { checkin: "2027-02-14", status: "confirmed" } }, "checking_out",
    ], [
      "the booking's timezone is America/St_Johns",
      { booking: { checkin: "2027-02-13", status: "confirmed", timezone: "America/St_Johns" } },
      "arrives_tomorrow",
    ], [
      "the booking's timezone is no time zone",
      { booking: { checkin: "2027-02-13", status: "confirmed", timezone: "Nowhere/Never" } },
      "upcoming",
    ],
    ["the booking's checkin date is missing", { booking: { checkin: null, status: "confirmed" } }, "checking_out"],
    ["the booking's timezone is missing", { booking: { checkin: "2027-02-13", status: "confirmed", timezone: null } }, "upcoming"],
    [
      "the booking's checkin date: just below today at the property", { booking: { checkin: "2027-02-11", status: "confirmed" } },
      "checking_out",
    ],
    ["the booking's timezone is America/St_Johns", { booking: { status: "confirmed", timezone: "America/St_Johns" } }, "checking_in"],
    ["the booking's timezone is no time zone", { booking: { status: "confirmed", timezone: "Nowhere/Never" } }, "upcoming"],
    ["the booking's timezone is missing", { booking: { status: "confirmed", timezone: null } }, "upcoming"],
    [
      "the booking's checkout date: just below today at the property",
      { booking: { checkin: "2027-02-14", checkout: "2027-02-11", status: "confirmed" } },
      "completed",
    ], [
      "the booking's checkout date: just above today at the property",
      { booking: { checkin: "2027-02-14", checkout: "2027-02-13", status: "confirmed" } },
      "upcoming",
    ], [
      "the booking's timezone is America/St_Johns",
      { booking: { checkin: "2027-02-14", status: "confirmed", timezone: "America/St_Johns" } },
      "checking_out",
    ], [
      "the booking's timezone is no time zone",
      { booking: { checkin: "2027-02-14", status: "confirmed", timezone: "Nowhere/Never" } },
      "upcoming",
    ],
    ["the booking's checkout date is missing", { booking: { checkin: "2027-02-14", checkout: null, status: "confirmed" } }, "upcoming"],
    ["the booking's timezone is missing", { booking: { checkin: "2027-02-14", status: "confirmed", timezone: null } }, "upcoming"],
    [
      "as in the row “hosting”",
      {
        booking: { checkin: "2027-02-15", checkin_time: "15:59", checkout: "2027-02-16", status: "confirmed" },
        now: "2027-02-15T22:59:01Z",
      },
      "checking_in",
    ], [
      "now: just below check-in time",
      {
        booking: { checkin: "2027-02-15", checkin_time: "15:59", checkout: "2027-02-16", status: "confirmed" },
        now: "2027-02-15T22:58:59Z",
      },
      "checking_in",
    ], [
      "now: exactly check-in time",
      {
        booking: { checkin: "2027-02-15", checkin_time: "15:59", checkout: "2027-02-16", status: "confirmed" },
        now: "2027-02-15T22:59:00Z",
      },
      "checking_in",
    ], [
      "the booking's timezone is America/St_Johns",
      {
        booking: {
          checkin: "2027-02-15", checkin_time: "15:59", checkout: "2027-02-16", status: "confirmed", timezone: "America/St_Johns",
        },
        now: "2027-02-15T22:59:01Z",
      },
      "checking_in",
    ], [
      "the booking's timezone is no time zone",
      {
        booking: { checkin: "2027-02-15", checkin_time: "15:59", checkout: "2027-02-16", status: "confirmed", timezone: "Nowhere/Never" },
        now: "2027-02-15T22:59:01Z",
      },
      "upcoming",
    ], [
      "the booking's checkin date is missing",
      { booking: { checkin: null, checkin_time: "15:59", checkout: "2027-02-16", status: "confirmed" }, now: "2027-02-15T22:59:01Z" },
      "upcoming",
    ], [
      "the booking's checkin time is missing",
      { booking: { checkin: "2027-02-15", checkin_time: null, checkout: "2027-02-16", status: "confirmed" }, now: "2027-02-15T22:59:01Z" },
      "checking_in",
    ], [
      "the booking's timezone is missing",
      {
        booking: { checkin: "2027-02-15", checkin_time: "15:59", checkout: "2027-02-16", status: "confirmed", timezone: null },
        now: "2027-02-15T22:59:01Z",
      },
      "upcoming",
    ], [
      "now: just below check-out time",
      {
        booking: { checkin: "2027-02-15", checkin_time: "15:59", checkout: "2027-02-16", status: "confirmed" },
        now: "2027-02-16T22:59:59Z",
      },
      "checking_out",
    ], [
      "now: exactly check-out time",
      {
        booking: { checkin: "2027-02-15", checkin_time: "15:59", checkout: "2027-02-16", status: "confirmed" },
        now: "2027-02-16T23:00:00Z",
      },
      "checking_out",
    ], [
      "now: just above check-out time",
      {
        booking: { checkin: "2027-02-15", checkin_time: "15:59", checkout: "2027-02-16", status: "confirmed" },
        now: "2027-02-16T23:00:01Z",
      },
      "checking_out",
    ], [
      "the booking's checkout date is missing",
      { booking: { checkin: "2027-02-15", checkin_time: "15:59", checkout: null, status: "confirmed" }, now: "2027-02-15T22:59:01Z" },
      "checking_in",
    ], [
      "the booking's checkout time is missing",
      {
        booking: { checkin: "2027-02-15", checkin_time: "15:59", checkout: "2027-02-16", checkout_time: null, status: "confirmed" },
        now: "2027-02-15T22:59:01Z",
      },
      "checking_in",
    ], [
      "as in the row “completed”",
      { booking: { checkin: "2027-02-17", checkout: "2027-02-15", status: "confirmed" }, now: "2027-02-15T23:00:01Z" },
      "checking_out",
    ], [
      "now: just below check-out time",
      { booking: { checkin: "2027-02-17", checkout: "2027-02-15", status: "confirmed" }, now: "2027-02-15T22:59:59Z" },
      "checking_out",
    ], [
      "now: exactly check-out time",
      { booking: { checkin: "2027-02-17", checkout: "2027-02-15", status: "confirmed" }, now: "2027-02-15T23:00:00Z" },
      "checking_out",
    ], [
      "the booking's timezone is America/St_Johns",
      {
        booking: { checkin: "2027-02-17", checkout: "2027-02-15", status: "confirmed", timezone: "America/St_Johns" },
        now: "2027-02-15T23:00:01Z",
      },
      "checking_out",
    ], [
      "the booking's timezone is no time zone",
      {
        booking: { checkin: "2027-02-17", checkout: "2027-02-15", status: "confirmed", timezone: "Nowhere/Never" },
        now: "2027-02-15T23:00:01Z",
      },
      "upcoming",
    ], [
      "the booking's checkout date is missing",
      { booking: { checkin: "2027-02-17", checkout: null, status: "confirmed" }, now: "2027-02-15T23:00:01Z" },
      "upcoming",
    ], [
      "the booking's checkout time is missing",
      {
        booking: { checkin: "2027-02-17", checkout: "2027-02-15", checkout_time: null, status: "confirmed" },
        now: "2027-02-15T23:00:01Z",
      },
      "checking_out",
    ], [
      "the booking's timezone is missing",
      { booking: { checkin: "2027-02-17", checkout: "2027-02-15", status: "confirmed", timezone: null }, now: "2027-02-15T23:00:01Z" },
      "upcoming",
    ],
  ],
}];
