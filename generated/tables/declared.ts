// What migrations have to make: each table in PostgreSQL’s words.
// Written by the generator from the spec; change the spec, not this file.

export interface DeclaredTable {
  readonly table: string;
  /** Whose it is. */
  readonly subject?: string;
  readonly columns: readonly { readonly name: string; readonly type: string; readonly nullable: boolean; readonly default?: string }[];
  readonly constraints: readonly string[];
  /** Rows of other tables that take its rows along when they go. */
  readonly goesWith?: readonly { readonly column: string; readonly table: string }[];
}

export const declaredTables: readonly DeclaredTable[] = [
  {
    table: "booking_events", subject: "booking",
    columns: [
      { name: "event_id", type: "uuid", nullable: false }, { name: "property_id", type: "uuid", nullable: false },
      { name: "booking_id", type: "uuid", nullable: false }, { name: "at", type: "timestamptz", nullable: false },
      { name: "who", type: "uuid", nullable: true }, { name: "event", type: "text", nullable: false },
      { name: "from_status", type: "text", nullable: true }, { name: "to_status", type: "text", nullable: false },
      { name: "reason", type: "text", nullable: true },
    ],
    constraints: [
      "primary key (event_id)", "check (from_status in ('pending', 'confirmed', 'rejected', 'cancelled', 'expired'))",
      "check (to_status in ('pending', 'confirmed', 'rejected', 'cancelled', 'expired'))",
      "foreign key (booking_id) references bookings (booking_id)",
    ],
  }, {
    table: "bookings", subject: "booking",
    columns: [
      { name: "booking_id", type: "uuid", nullable: false }, { name: "property_id", type: "uuid", nullable: false },
      { name: "guest_id", type: "uuid", nullable: true }, { name: "reference", type: "text", nullable: false },
      { name: "status", type: "text", nullable: false }, { name: "checkin", type: "date", nullable: false },
      { name: "checkout", type: "date", nullable: false }, { name: "timezone", type: "text", nullable: false },
      { name: "checkin_time", type: "text", nullable: false }, { name: "checkout_time", type: "text", nullable: false },
      { name: "guests", type: "jsonb", nullable: false },
      { name: "cancellation_policy", type: "text", nullable: false },
      { name: "quote", type: "jsonb", nullable: false }, { name: "currency", type: "text", nullable: false },
      { name: "points", type: "integer", nullable: false, default: "0" },
      { name: "message", type: "text", nullable: true }, { name: "cancel_reason", type: "text", nullable: true },
      { name: "reject_reason", type: "text", nullable: true }, { name: "confirmation_id", type: "text", nullable: true },
      { name: "paid_at", type: "timestamptz", nullable: true }, { name: "accepted_at", type: "timestamptz", nullable: true },
      { name: "reply_by", type: "timestamptz", nullable: true }, { name: "pay_by", type: "timestamptz", nullable: true },
      { name: "payment_method", type: "text", nullable: true }, { name: "cancelled_by", type: "text", nullable: true },
      { name: "refund_cents", type: "integer", nullable: true }, { name: "reported_at", type: "timestamptz", nullable: true },
      { name: "created_at", type: "timestamptz", nullable: false }, { name: "price", type: "jsonb", nullable: false },
      { name: "settled_at", type: "timestamptz", nullable: true },
      { name: "host_subtotal_cents", type: "integer", nullable: false },
      { name: "total_cents", type: "integer", nullable: false },
    ],
    constraints: [
      "primary key (booking_id)", "unique (reference)", "check (status in ('pending', 'confirmed', 'rejected', 'cancelled', 'expired'))",
      "check (checkin_time ~ '^([01]\\d|2[0-3]):[0-5]\\d$')", "check (checkout_time ~ '^([01]\\d|2[0-3]):[0-5]\\d$')",
      "check (cancellation_policy in ('flexible', 'moderate', 'firm', 'strict'))",
      "check (currency in ('CAD', 'USD', 'EUR', 'GBP', 'AUD', 'JPY'))", "check (payment_method in ('card', 'offline'))",
      "check (cancelled_by in ('guest', 'host', 'system', 'admin'))", "check (checkout > checkin)",
      "foreign key (property_id) references properties (property_id)", "foreign key (guest_id) references profiles (profile_id)",
    ],
  }, {
    table: "calendar_feeds", subject: "property",
    columns: [
      { name: "feed_id", type: "uuid", nullable: false }, { name: "property_id", type: "uuid", nullable: false },
      { name: "platform", type: "text", nullable: false }, { name: "url", type: "text", nullable: false },
      { name: "sync_status", type: "text", nullable: false, default: "'never'" },
      { name: "synced_at", type: "timestamptz", nullable: true }, { name: "failed_at", type: "timestamptz", nullable: true },
      { name: "failures", type: "integer", nullable: false, default: "0" },
      { name: "proves_ownership", type: "boolean", nullable: false, default: "false" },
      { name: "created_at", type: "timestamptz", nullable: false }, { name: "etag", type: "text", nullable: true },
      { name: "modified", type: "text", nullable: true }, { name: "due_at", type: "timestamptz", nullable: false },
      { name: "warned_at", type: "timestamptz", nullable: true },
    ],
    constraints: [
      "primary key (feed_id)", "unique (property_id, url)", "check (platform in ('airbnb', 'vrbo', 'booking', 'expedia', 'generic'))",
      "check (sync_status in ('never', 'running', 'synced', 'failed', 'conflict'))",
      "foreign key (property_id) references properties (property_id) on delete cascade",
    ],
    goesWith: [{ column: "property_id", table: "properties" }],
  }, {
    table: "currency_rates", subject: "checkout",
    columns: [
      { name: "code", type: "text", nullable: false }, { name: "as_of", type: "date", nullable: false },
      { name: "rate", type: "numeric(14, 6)", nullable: false },
    ],
    constraints: ["primary key (code, as_of)", "check (code in ('CAD', 'USD', 'EUR', 'GBP', 'AUD', 'JPY'))", "check (rate > 0)"],
  }, {
    table: "held_nights", subject: "property",
    columns: [
      { name: "held_id", type: "uuid", nullable: false }, { name: "property_id", type: "uuid", nullable: false },
      { name: "nights", type: "daterange", nullable: false }, { name: "kept", type: "daterange", nullable: true },
      { name: "kind", type: "text", nullable: false }, { name: "booking_id", type: "uuid", nullable: true },
      { name: "feed_id", type: "uuid", nullable: true }, { name: "told_at", type: "timestamptz", nullable: true },
      { name: "is_stay", type: "boolean", nullable: false, default: "true" },
      { name: "created_at", type: "timestamptz", nullable: false },
    ],
    constraints: [
      "primary key (held_id)", "unique (booking_id)", "check (kind in ('booking', 'block', 'feed'))", "check (not isempty(nights))",
      "check ((kind = 'feed') = (feed_id is not null))",
      "exclude using gist (property_id with =, nights with &&) where (kind in ('booking', 'block'))",
      "exclude using gist (property_id with =, kept with &&) where (kind = 'booking')",
      "foreign key (property_id) references properties (property_id) on delete cascade",
      "foreign key (booking_id) references bookings (booking_id) on delete cascade",
      "foreign key (feed_id) references calendar_feeds (feed_id) on delete cascade",
    ],
    goesWith: [
      { column: "property_id", table: "properties" }, { column: "booking_id", table: "bookings" },
      { column: "feed_id", table: "calendar_feeds" },
    ],
  }, {
    table: "host_debts", subject: "payout",
    columns: [
      { name: "debt_id", type: "uuid", nullable: false }, { name: "property_id", type: "uuid", nullable: false },
      { name: "booking_id", type: "uuid", nullable: false }, { name: "profile_id", type: "uuid", nullable: false },
      { name: "cents", type: "integer", nullable: false }, { name: "since", type: "timestamptz", nullable: false },
    ],
    constraints: [
      "primary key (debt_id)", "check (cents > 0)", "foreign key (booking_id) references bookings (booking_id)",
      "foreign key (profile_id) references profiles (profile_id)",
    ],
  }, {
    table: "imported_listings", subject: "property",
    columns: [
      { name: "platform", type: "text", nullable: false }, { name: "source_id", type: "text", nullable: true },
      { name: "read_at", type: "timestamptz", nullable: true }, { name: "problem", type: "text", nullable: true },
      { name: "field_sources", type: "jsonb", nullable: false },
      { name: "unconfirmed", type: "text[]", nullable: false, default: "'{}'" },
      { name: "photos_found", type: "integer", nullable: false, default: "0" },
      { name: "photos_permitted", type: "boolean", nullable: false, default: "false" },
      { name: "property_id", type: "uuid", nullable: false },
      { name: "pictures", type: "jsonb", nullable: false, default: "'[]'" },
    ],
    constraints: [
      "primary key (property_id)", "check (platform in ('airbnb', 'vrbo', 'booking', 'expedia', 'generic'))",
      "check (problem in ('refused', 'unreachable', 'nothing_found', 'not_a_listing', 'claimed'))",
      "foreign key (property_id) references properties (property_id) on delete cascade",
    ],
    goesWith: [{ column: "property_id", table: "properties" }],
  }, {
    table: "ledger_entries", subject: "ledger",
    columns: [
      { name: "posting_id", type: "uuid", nullable: false }, { name: "line", type: "integer", nullable: false },
      { name: "account", type: "text", nullable: false }, { name: "amount_cents", type: "integer", nullable: false },
      { name: "tax", type: "text", nullable: true }, { name: "label", type: "text", nullable: true },
      { name: "jurisdiction", type: "text", nullable: true }, { name: "base_cents", type: "integer", nullable: true },
    ],
    constraints: [
      "primary key (posting_id, line)", "check (account in ('provider', 'points', 'host', 'payout', 'fee', 'tax', 'refund', 'debt'))",
      "check (amount_cents <> 0)", "check ((account = 'tax') = (tax is not null and label is not null and jurisdiction is not null))",
      "foreign key (posting_id) references ledger_postings (posting_id)",
    ],
  }, {
    table: "ledger_postings", subject: "ledger",
    columns: [
      { name: "posting_id", type: "uuid", nullable: false }, { name: "cause", type: "text", nullable: false },
      { name: "kind", type: "text", nullable: false }, { name: "booking_id", type: "uuid", nullable: false },
      { name: "at", type: "timestamptz", nullable: false }, { name: "property_id", type: "uuid", nullable: false },
    ],
    constraints: [
      "primary key (posting_id)", "unique (cause)",
      "check (kind in ('charge', 'stray', 'refund', 'refund_paid', 'payout_due', 'payout', 'tax_passed', 'debt', 'debt_taken'))",
      "foreign key (booking_id) references bookings (booking_id)",
    ],
  }, {
    table: "mailed_links", subject: "account",
    columns: [
      { name: "link_id", type: "uuid", nullable: false }, { name: "token_hash", type: "text", nullable: false },
      { name: "user_id", type: "uuid", nullable: false }, { name: "purpose", type: "text", nullable: false },
      { name: "email", type: "text", nullable: false }, { name: "created_at", type: "timestamptz", nullable: false },
      { name: "expires_at", type: "timestamptz", nullable: false }, { name: "used_at", type: "timestamptz", nullable: true },
    ],
    constraints: [
      "primary key (token_hash)", "unique (link_id)", "check (purpose in ('verify', 'reset'))",
      "foreign key (user_id) references users (user_id) on delete cascade",
    ],
    goesWith: [{ column: "user_id", table: "users" }],
  }, {
    table: "messages", subject: "message",
    columns: [
      { name: "thread_id", type: "uuid", nullable: false }, { name: "number", type: "integer", nullable: false },
      { name: "side", type: "text", nullable: false }, { name: "text", type: "text", nullable: true },
      { name: "at", type: "timestamptz", nullable: false },
    ],
    constraints: [
      "primary key (thread_id, number)", "check (side in ('guest', 'host'))",
      "foreign key (thread_id) references threads (thread_id) on delete cascade",
    ],
    goesWith: [{ column: "thread_id", table: "threads" }],
  }, {
    table: "payments", subject: "checkout",
    columns: [
      { name: "payment_id", type: "uuid", nullable: false }, { name: "property_id", type: "uuid", nullable: false },
      { name: "booking_id", type: "uuid", nullable: false }, { name: "provider", type: "text", nullable: false },
      { name: "provider_id", type: "text", nullable: true }, { name: "address", type: "text", nullable: true },
      { name: "charge_id", type: "text", nullable: true }, { name: "state", type: "text", nullable: false },
      { name: "used", type: "boolean", nullable: false, default: "false" },
      { name: "quote", type: "jsonb", nullable: false }, { name: "amount_cents", type: "integer", nullable: false },
      { name: "currency", type: "text", nullable: false }, { name: "cad_cents", type: "integer", nullable: false },
      { name: "refunded_cents", type: "integer", nullable: false, default: "0" },
      { name: "refunded_cad_cents", type: "integer", nullable: false, default: "0" },
      { name: "success_path", type: "text", nullable: false }, { name: "cancel_path", type: "text", nullable: false },
      { name: "opened_at", type: "timestamptz", nullable: false }, { name: "open_until", type: "timestamptz", nullable: false },
      { name: "paid_at", type: "timestamptz", nullable: true }, { name: "disputed_at", type: "timestamptz", nullable: true },
    ],
    constraints: [
      "primary key (payment_id)", "unique (charge_id)", "check (provider in ('stripe', 'sandbox'))",
      "check (state in ('open', 'processing', 'paid', 'refused', 'cancelled'))",
      "check (currency in ('CAD', 'USD', 'EUR', 'GBP', 'AUD', 'JPY'))", "check (amount_cents > 0 and cad_cents > 0)",
      "check (refunded_cents between 0 and amount_cents)", "check (refunded_cad_cents between 0 and cad_cents)",
      "check ((state = 'paid') = (paid_at is not null and charge_id is not null))", "check (not used or state = 'paid')",
      "exclude using gist (booking_id with =) where (state in ('open', 'processing'))",
      "exclude using gist (booking_id with =) where (used)", "foreign key (booking_id) references bookings (booking_id)",
    ],
  }, {
    table: "payout_accounts", subject: "payout",
    columns: [
      { name: "profile_id", type: "uuid", nullable: false },
      { name: "kind", type: "text", nullable: false, default: "'person'" },
      { name: "legal_name", type: "text", nullable: false }, { name: "birth_date", type: "date", nullable: true },
      { name: "company_number", type: "text", nullable: true }, { name: "address", type: "text", nullable: false },
      { name: "city", type: "text", nullable: false }, { name: "province", type: "text", nullable: false },
      { name: "postal_code", type: "text", nullable: false }, { name: "tax_number", type: "text", nullable: false },
      { name: "gst_number", type: "text", nullable: true }, { name: "qst_number", type: "text", nullable: true },
      { name: "institution", type: "text", nullable: false }, { name: "transit", type: "text", nullable: false },
      { name: "account", type: "text", nullable: false }, { name: "saved_at", type: "timestamptz", nullable: false },
    ],
    constraints: [
      "primary key (profile_id)", "check (kind in ('person', 'company'))",
      "check (province in ('AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'))",
      "foreign key (profile_id) references profiles (profile_id) on delete cascade",
    ],
    goesWith: [{ column: "profile_id", table: "profiles" }],
  }, {
    table: "payouts", subject: "payout",
    columns: [
      { name: "payout_id", type: "uuid", nullable: false }, { name: "property_id", type: "uuid", nullable: false },
      { name: "booking_id", type: "uuid", nullable: false }, { name: "profile_id", type: "uuid", nullable: false },
      { name: "cents", type: "integer", nullable: false },
      { name: "withheld_cents", type: "integer", nullable: false, default: "0" },
      { name: "due_at", type: "timestamptz", nullable: false }, { name: "paid_at", type: "timestamptz", nullable: true },
    ],
    constraints: [
      "primary key (payout_id)", "unique (booking_id)", "check (cents > 0)", "check (withheld_cents between 0 and cents)",
      "foreign key (booking_id) references bookings (booking_id)", "foreign key (profile_id) references profiles (profile_id)",
    ],
  }, {
    table: "photos", subject: "property",
    columns: [
      { name: "photo_id", type: "uuid", nullable: false }, { name: "url", type: "text", nullable: false },
      { name: "alt", type: "text", nullable: false }, { name: "width", type: "integer", nullable: false },
      { name: "height", type: "integer", nullable: false },
      { name: "widths", type: "integer[]", nullable: false, default: "'{}'" },
      { name: "colour", type: "text", nullable: false }, { name: "property_id", type: "uuid", nullable: false },
      { name: "position", type: "integer", nullable: false },
    ],
    constraints: ["primary key (photo_id)", "foreign key (property_id) references properties (property_id) on delete cascade"],
    goesWith: [{ column: "property_id", table: "properties" }],
  }, {
    table: "points_balances", subject: "points",
    columns: [{ name: "profile_id", type: "uuid", nullable: false }, { name: "balance", type: "integer", nullable: false }],
    constraints: [
      "primary key (profile_id)", "check (balance >= 0)", "foreign key (profile_id) references profiles (profile_id) on delete cascade",
    ],
    goesWith: [{ column: "profile_id", table: "profiles" }],
  }, {
    table: "points_entries", subject: "points",
    columns: [
      { name: "entry_id", type: "uuid", nullable: false }, { name: "profile_id", type: "uuid", nullable: false },
      { name: "kind", type: "text", nullable: false }, { name: "points", type: "integer", nullable: false },
      { name: "booking_id", type: "uuid", nullable: true }, { name: "reason", type: "text", nullable: false },
      { name: "created_at", type: "timestamptz", nullable: false }, { name: "friend_id", type: "uuid", nullable: true },
      { name: "reward", type: "text", nullable: true },
    ],
    constraints: [
      "primary key (entry_id)", "check (kind in ('earn', 'hold', 'release', 'spend', 'reverse', 'admin'))",
      "check (reward in ('friend', 'sender', 'host', 'listing'))",
      "exclude using btree (booking_id with =) where (kind = 'earn' and reward is null)",
      "exclude using btree (profile_id with =) where (kind = 'earn' and reward = 'listing')",
      "exclude using btree (friend_id with =, reward with =) where (kind = 'earn' and reward is not null)",
      "foreign key (profile_id) references profiles (profile_id) on delete cascade",
      "foreign key (booking_id) references bookings (booking_id)",
      "foreign key (friend_id) references profiles (profile_id) on delete set null",
    ],
    goesWith: [{ column: "profile_id", table: "profiles" }],
  }, {
    table: "price_overrides", subject: "property",
    columns: [
      { name: "property_id", type: "uuid", nullable: false }, { name: "nights", type: "daterange", nullable: false },
      { name: "night_cents", type: "integer", nullable: true }, { name: "min_nights", type: "integer", nullable: true },
      { name: "checkin_days", type: "integer[]", nullable: true }, { name: "checkout_days", type: "integer[]", nullable: true },
      { name: "note", type: "text", nullable: true },
    ],
    constraints: [
      "primary key (property_id, nights)", "exclude using gist (property_id with =, nights with &&)",
      "foreign key (property_id) references properties (property_id) on delete cascade",
    ],
    goesWith: [{ column: "property_id", table: "properties" }],
  }, {
    table: "profiles", subject: "account",
    columns: [
      { name: "profile_id", type: "uuid", nullable: false }, { name: "user_id", type: "uuid", nullable: true },
      { name: "first_name", type: "text", nullable: true }, { name: "last_name", type: "text", nullable: true },
      { name: "avatar", type: "text", nullable: true },
      { name: "is_host", type: "boolean", nullable: false, default: "false" },
      { name: "is_guest", type: "boolean", nullable: false, default: "false" },
      { name: "referral_code", type: "text", nullable: false },
      { name: "show_referral_recipient_banner", type: "boolean", nullable: true },
      { name: "show_referral_sender_banner", type: "boolean", nullable: true },
      { name: "show_referral_sender_modal", type: "boolean", nullable: true },
      { name: "referral_recipient_banner_interacted_at", type: "timestamptz", nullable: true },
      { name: "referral_sender_banner_interacted_at", type: "timestamptz", nullable: true },
      { name: "marketing_consent", type: "boolean", nullable: false, default: "false" },
      { name: "created_at", type: "timestamptz", nullable: false }, { name: "left_at", type: "timestamptz", nullable: true },
    ],
    constraints: [
      "primary key (profile_id)", "unique (user_id)", "unique (referral_code)",
      "foreign key (user_id) references users (user_id) on delete set null",
    ],
  }, {
    table: "properties", subject: "property",
    columns: [
      { name: "property_id", type: "uuid", nullable: false }, { name: "profile_id", type: "uuid", nullable: false },
      { name: "listing_url", type: "text", nullable: true }, { name: "connection_status", type: "text", nullable: true },
      { name: "sync_status", type: "text", nullable: false, default: "'never'" },
      { name: "status", type: "text", nullable: false, default: "'draft'" },
      { name: "title", type: "text", nullable: false, default: "''" },
      { name: "description", type: "text", nullable: false, default: "''" },
      { name: "property_type", type: "text", nullable: false, default: "'house'" },
      { name: "sleeps", type: "integer", nullable: false, default: "2" },
      { name: "bedrooms", type: "integer", nullable: false, default: "1" },
      { name: "beds", type: "integer", nullable: false, default: "1" },
      { name: "baths", type: "numeric(4, 1)", nullable: false, default: "1" },
      { name: "bedroom_list", type: "jsonb", nullable: false, default: "'[]'" },
      { name: "amenities", type: "text[]", nullable: false, default: "'{}'" },
      { name: "accessibility", type: "text[]", nullable: false, default: "'{}'" },
      { name: "house_rules", type: "text", nullable: false, default: "''" },
      { name: "address", type: "text", nullable: true },
      { name: "city", type: "text", nullable: false, default: "''" },
      { name: "province", type: "text", nullable: true }, { name: "postal_code", type: "text", nullable: true },
      { name: "latitude", type: "double precision", nullable: true },
      { name: "longitude", type: "double precision", nullable: true },
      { name: "timezone", type: "text", nullable: false },
      { name: "checkin_time", type: "text", nullable: false, default: "'16:00'" },
      { name: "checkout_time", type: "text", nullable: false, default: "'11:00'" },
      { name: "cancellation_policy", type: "text", nullable: false, default: "'moderate'" },
      { name: "instant_book", type: "boolean", nullable: false, default: "false" },
      { name: "base_cents", type: "integer", nullable: false, default: "0" },
      { name: "weekend_cents", type: "integer", nullable: true },
      { name: "cleaning_fee_cents", type: "integer", nullable: false, default: "0" },
      { name: "pet_fee_cents", type: "integer", nullable: false, default: "0" },
      { name: "pets_allowed", type: "boolean", nullable: false, default: "false" },
      { name: "extra_guest_cents", type: "integer", nullable: false, default: "0" },
      { name: "guests_included", type: "integer", nullable: false, default: "30" },
      { name: "weekly_discount_percent", type: "integer", nullable: false, default: "0" },
      { name: "monthly_discount_percent", type: "integer", nullable: false, default: "0" },
      { name: "early_discount_percent", type: "integer", nullable: false, default: "0" },
      { name: "last_minute_discount_percent", type: "integer", nullable: false, default: "0" },
      { name: "min_nights", type: "integer", nullable: false, default: "1" },
      { name: "max_nights", type: "integer", nullable: false, default: "28" },
      { name: "advance_notice_hours", type: "integer", nullable: false, default: "24" },
      { name: "preparation_nights", type: "integer", nullable: false, default: "0" },
      { name: "no_other_calendars", type: "boolean", nullable: false, default: "false" },
      { name: "registration_number", type: "text", nullable: true },
      { name: "registration_expires", type: "date", nullable: true },
      { name: "rating", type: "numeric(3, 2)", nullable: true },
      { name: "review_count", type: "integer", nullable: false, default: "0" },
      { name: "created_at", type: "timestamptz", nullable: false }, { name: "listed_at", type: "timestamptz", nullable: true },
      { name: "reply_rate_percent", type: "integer", nullable: true },
      { name: "reply_hours", type: "integer", nullable: true },
      { name: "all_in_night_cents", type: "integer", nullable: false, default: "0" },
      { name: "searched", type: "text", nullable: false, default: "''" },
      { name: "synced_at", type: "timestamptz", nullable: true },
      { name: "ownership_proven_at", type: "timestamptz", nullable: true },
      { name: "listing_key", type: "text", nullable: true }, { name: "edits", type: "jsonb", nullable: true },
      { name: "version", type: "integer", nullable: false, default: "1" },
      { name: "changed_at", type: "timestamptz", nullable: true }, { name: "deleted_at", type: "timestamptz", nullable: true },
      { name: "registration_verdict", type: "text", nullable: true },
      { name: "registration_reason", type: "text", nullable: true },
      { name: "registration_asked_at", type: "timestamptz", nullable: true },
      { name: "registration_reminded", type: "integer", nullable: true },
      { name: "suspended_for", type: "text", nullable: true }, { name: "setup_page", type: "text", nullable: true },
      { name: "export_round", type: "integer", nullable: false, default: "1" },
      { name: "instant_stopped", type: "boolean", nullable: false, default: "false" },
    ],
    constraints: [
      "primary key (property_id)", "check (connection_status = 'connected')",
      "check (sync_status in ('never', 'running', 'synced', 'failed', 'conflict'))",
      "check (status in ('draft', 'listed', 'paused', 'archived', 'suspended'))",
      "check (property_type in ('cabin', 'cottage', 'house', 'apartment', 'condo', 'chalet', 'townhouse', 'loft', 'guest_suite', 'tiny_house', 'farm_stay', 'bed_and_breakfast', 'yurt', 'houseboat'))",
      "check (amenities <@ array['wifi', 'heating', 'air_conditioning', 'linens', 'washer', 'dryer', 'iron', 'hair_dryer', 'workspace', 'kitchen', 'kitchenette', 'dishwasher', 'oven', 'coffee_maker', 'barbecue', 'tv', 'fireplace', 'wood_stove', 'board_games', 'books', 'piano', 'crib', 'high_chair', 'play_area', 'fenced_yard', 'hot_tub', 'sauna', 'pool', 'deck', 'fire_pit', 'garden', 'waterfront', 'beach_access', 'dock', 'canoe', 'bicycles', 'ski_in_ski_out', 'mountain_view', 'lake_view', 'ocean_view', 'free_parking', 'ev_charger', 'self_check_in', 'smoke_alarm', 'carbon_monoxide_alarm', 'fire_extinguisher', 'first_aid_kit'])",
      "check (accessibility <@ array['step_free', 'ground_floor', 'wide_doors', 'elevator', 'accessible_parking', 'roll_in_shower', 'grab_bars', 'visual_alarm'])",
      "check (province in ('AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'))",
      "check (timezone in ('America/St_Johns', 'America/Halifax', 'America/Glace_Bay', 'America/Moncton', 'America/Goose_Bay', 'America/Blanc-Sablon', 'America/Toronto', 'America/Iqaluit', 'America/Atikokan', 'America/New_York', 'America/Detroit', 'America/Kentucky/Louisville', 'America/Kentucky/Monticello', 'America/Indiana/Indianapolis', 'America/Indiana/Vincennes', 'America/Indiana/Winamac', 'America/Indiana/Marengo', 'America/Indiana/Petersburg', 'America/Indiana/Vevay', 'America/Winnipeg', 'America/Resolute', 'America/Rankin_Inlet', 'America/Regina', 'America/Swift_Current', 'America/Chicago', 'America/Indiana/Tell_City', 'America/Indiana/Knox', 'America/Menominee', 'America/North_Dakota/Center', 'America/North_Dakota/New_Salem', 'America/North_Dakota/Beulah', 'America/Edmonton', 'America/Cambridge_Bay', 'America/Inuvik', 'America/Creston', 'America/Dawson_Creek', 'America/Fort_Nelson', 'America/Denver', 'America/Boise', 'America/Phoenix', 'America/Whitehorse', 'America/Dawson', 'America/Vancouver', 'America/Los_Angeles', 'America/Anchorage', 'America/Juneau', 'America/Sitka', 'America/Metlakatla', 'America/Yakutat', 'America/Nome', 'America/Adak', 'Pacific/Honolulu'))",
      "check (checkin_time ~ '^([01]\\d|2[0-3]):[0-5]\\d$')", "check (checkout_time ~ '^([01]\\d|2[0-3]):[0-5]\\d$')",
      "check (cancellation_policy in ('flexible', 'moderate', 'firm', 'strict'))",
      "check (registration_verdict in ('confirmed', 'refused'))",
      "check (suspended_for in ('registration_refused', 'registration_expired'))",
      "check (setup_page in ('basics', 'place', 'rooms', 'amenities', 'photos', 'price', 'rules', 'calendar', 'registration', 'finish'))",
      "check (sleeps > 0)", "check (latitude between -90 and 90)", "check (longitude between -180 and 180)", "check (base_cents >= 0)",
      "exclude using gist (listing_key with =) where (ownership_proven_at is not null)",
      "foreign key (profile_id) references profiles (profile_id)",
    ],
  }, {
    table: "quotes", subject: "checkout",
    columns: [
      { name: "quote_id", type: "uuid", nullable: false }, { name: "property_id", type: "uuid", nullable: false },
      { name: "quote", type: "jsonb", nullable: false }, { name: "price", type: "jsonb", nullable: false },
      { name: "expires_at", type: "timestamptz", nullable: false },
    ],
    constraints: ["primary key (quote_id)", "foreign key (property_id) references properties (property_id) on delete cascade"],
    goesWith: [{ column: "property_id", table: "properties" }],
  }, {
    table: "recorded_payments", subject: "checkout",
    columns: [
      { name: "record_id", type: "uuid", nullable: false }, { name: "property_id", type: "uuid", nullable: false },
      { name: "booking_id", type: "uuid", nullable: false }, { name: "amount_cents", type: "integer", nullable: false },
      { name: "method", type: "text", nullable: false }, { name: "received_on", type: "date", nullable: false },
      { name: "reference", type: "text", nullable: true },
      { name: "recorded_at", type: "timestamptz", nullable: false },
    ],
    constraints: [
      "primary key (record_id)", "check (method in ('etransfer', 'cash', 'cheque', 'other'))", "check (amount_cents > 0)",
      "foreign key (booking_id) references bookings (booking_id)",
    ],
  }, {
    table: "referral_feedback", subject: "referral",
    columns: [
      { name: "feedback_id", type: "uuid", nullable: false }, { name: "profile_id", type: "uuid", nullable: false },
      { name: "type", type: "text", nullable: false }, { name: "payload", type: "jsonb", nullable: false },
      { name: "first_sent_at", type: "timestamptz", nullable: false },
      { name: "sent_at", type: "timestamptz", nullable: false },
    ],
    constraints: [
      "primary key (feedback_id)", "unique (profile_id, type)", "check (type in ('referral_sender', 'referral_recipient'))",
      "foreign key (profile_id) references profiles (profile_id) on delete cascade",
    ],
    goesWith: [{ column: "profile_id", table: "profiles" }],
  }, {
    table: "referrals", subject: "referral",
    columns: [
      { name: "friend_id", type: "uuid", nullable: false }, { name: "welcomed_at", type: "timestamptz", nullable: true },
      { name: "stayed_at", type: "timestamptz", nullable: true }, { name: "hosted_at", type: "timestamptz", nullable: true },
      { name: "voided_at", type: "timestamptz", nullable: true }, { name: "void_because", type: "text", nullable: true },
    ],
    constraints: [
      "primary key (friend_id)", "check (void_because in ('card', 'device', 'network', 'hosting'))",
      "check ((voided_at is null) = (void_because is null))", "foreign key (friend_id) references profiles (profile_id) on delete cascade",
    ],
    goesWith: [{ column: "friend_id", table: "profiles" }],
  }, {
    table: "refunds", subject: "checkout",
    columns: [
      { name: "refund_id", type: "uuid", nullable: false }, { name: "property_id", type: "uuid", nullable: false },
      { name: "booking_id", type: "uuid", nullable: false }, { name: "payment_id", type: "uuid", nullable: false },
      { name: "reason", type: "text", nullable: false }, { name: "amount_cents", type: "integer", nullable: false },
      { name: "cad_cents", type: "integer", nullable: false }, { name: "owed_at", type: "timestamptz", nullable: false },
      { name: "returned_at", type: "timestamptz", nullable: true }, { name: "provider_id", type: "text", nullable: true },
    ],
    constraints: [
      "primary key (refund_id)", "unique (payment_id, reason)", "check (reason in ('cancelled', 'called_off', 'resolved', 'unusable'))",
      "check (amount_cents > 0)", "check ((returned_at is null) = (provider_id is null))",
      "foreign key (booking_id) references bookings (booking_id)", "foreign key (payment_id) references payments (payment_id)",
    ],
  }, {
    table: "removed_photos", subject: "property",
    columns: [
      { name: "photo_id", type: "uuid", nullable: false }, { name: "photo", type: "jsonb", nullable: false },
      { name: "property_id", type: "uuid", nullable: true }, { name: "removed_at", type: "timestamptz", nullable: false },
    ],
    constraints: ["primary key (photo_id)", "foreign key (property_id) references properties (property_id) on delete set null"],
  }, {
    table: "repeated_calls", subject: "operation",
    columns: [
      { name: "key", type: "text", nullable: false }, { name: "request_hash", type: "text", nullable: false },
      { name: "answer", type: "jsonb", nullable: true }, { name: "status", type: "integer", nullable: true },
      { name: "created_at", type: "timestamptz", nullable: false },
    ],
    constraints: ["primary key (key)"],
  }, {
    table: "review_reminders", subject: "review",
    columns: [
      { name: "property_id", type: "uuid", nullable: false }, { name: "booking_id", type: "uuid", nullable: false },
      { name: "reminder", type: "text", nullable: false }, { name: "sent_at", type: "timestamptz", nullable: false },
    ],
    constraints: [
      "primary key (booking_id, reminder)", "check (reminder in ('ask', 'remind'))",
      "foreign key (booking_id) references bookings (booking_id)",
    ],
  }, {
    table: "reviews", subject: "review",
    columns: [
      { name: "review_id", type: "uuid", nullable: false }, { name: "booking_id", type: "uuid", nullable: false },
      { name: "property_id", type: "uuid", nullable: false }, { name: "profile_id", type: "uuid", nullable: true },
      { name: "rating", type: "integer", nullable: false }, { name: "cleanliness", type: "integer", nullable: true },
      { name: "accuracy", type: "integer", nullable: true }, { name: "checkin", type: "integer", nullable: true },
      { name: "communication", type: "integer", nullable: true }, { name: "location", type: "integer", nullable: true },
      { name: "value", type: "integer", nullable: true }, { name: "comment", type: "text", nullable: false },
      { name: "private_note", type: "text", nullable: true }, { name: "host_reply", type: "text", nullable: true },
      { name: "host_replied_at", type: "timestamptz", nullable: true },
      { name: "created_at", type: "timestamptz", nullable: false },
    ],
    constraints: [
      "primary key (review_id)", "unique (booking_id)", "check (rating between 1 and 5)",
      "foreign key (booking_id) references bookings (booking_id)", "foreign key (property_id) references properties (property_id)",
      "foreign key (profile_id) references profiles (profile_id)",
    ],
  }, {
    table: "secrets", subject: "operation",
    columns: [
      { name: "name", type: "text", nullable: false }, { name: "value", type: "text", nullable: false },
      { name: "created_at", type: "timestamptz", nullable: false },
    ],
    constraints: ["primary key (name)"],
  }, {
    table: "sessions", subject: "account",
    columns: [
      { name: "session_id", type: "uuid", nullable: false }, { name: "user_id", type: "uuid", nullable: false },
      { name: "device", type: "text", nullable: false }, { name: "created_at", type: "timestamptz", nullable: false },
      { name: "seen_at", type: "timestamptz", nullable: false }, { name: "token_hash", type: "text", nullable: false },
    ],
    constraints: ["primary key (session_id)", "unique (token_hash)", "foreign key (user_id) references users (user_id) on delete cascade"],
    goesWith: [{ column: "user_id", table: "users" }],
  }, {
    table: "sightings", subject: "referral",
    columns: [
      { name: "profile_id", type: "uuid", nullable: false }, { name: "kind", type: "text", nullable: false },
      { name: "mark", type: "text", nullable: false }, { name: "seen_at", type: "timestamptz", nullable: false },
    ],
    constraints: [
      "primary key (profile_id, kind, mark)", "check (kind in ('card', 'device', 'network'))",
      "foreign key (profile_id) references profiles (profile_id) on delete cascade",
    ],
    goesWith: [{ column: "profile_id", table: "profiles" }],
  }, {
    table: "sign_ons", subject: "account",
    columns: [
      { name: "nonce_hash", type: "text", nullable: false }, { name: "ends_at", type: "timestamptz", nullable: false },
      { name: "user_id", type: "uuid", nullable: true }, { name: "code_hash", type: "text", nullable: true },
      { name: "code_ends_at", type: "timestamptz", nullable: true },
      { name: "redeemed_at", type: "timestamptz", nullable: true },
    ],
    constraints: ["primary key (nonce_hash)", "unique (code_hash)", "foreign key (user_id) references users (user_id) on delete cascade"],
    goesWith: [{ column: "user_id", table: "users" }],
  }, {
    table: "stand_in_records", subject: "operation",
    columns: [
      { name: "kind", type: "text", nullable: false }, { name: "id", type: "text", nullable: false },
      { name: "payload", type: "jsonb", nullable: false }, { name: "grant_id", type: "text", nullable: true },
      { name: "ends_at", type: "timestamptz", nullable: false },
    ],
    constraints: ["primary key (kind, id)"],
  }, {
    table: "threads", subject: "message",
    columns: [
      { name: "thread_id", type: "uuid", nullable: false }, { name: "property_id", type: "uuid", nullable: false },
      { name: "guest_id", type: "uuid", nullable: true }, { name: "length", type: "integer", nullable: false },
      { name: "guest_read", type: "integer", nullable: false }, { name: "host_read", type: "integer", nullable: false },
      { name: "last_at", type: "timestamptz", nullable: false },
    ],
    constraints: [
      "primary key (thread_id)", "unique (property_id, guest_id)",
      "foreign key (property_id) references properties (property_id) on delete cascade",
      "foreign key (guest_id) references profiles (profile_id)",
    ],
    goesWith: [{ column: "property_id", table: "properties" }],
  }, {
    table: "throttles", subject: "operation",
    columns: [
      { name: "key", type: "text", nullable: false }, { name: "times", type: "integer", nullable: false },
      { name: "since", type: "timestamptz", nullable: false }, { name: "until", type: "timestamptz", nullable: false },
    ],
    constraints: ["primary key (key)"],
  }, {
    table: "timers", subject: "operation",
    columns: [
      { name: "timer_id", type: "uuid", nullable: false }, { name: "key", type: "text", nullable: false },
      { name: "job", type: "text", nullable: false }, { name: "facts", type: "jsonb", nullable: false },
      { name: "due_at", type: "timestamptz", nullable: false },
    ],
    constraints: ["primary key (timer_id)", "unique (key)"],
  }, {
    table: "users", subject: "account",
    columns: [
      { name: "user_id", type: "uuid", nullable: false }, { name: "email", type: "text", nullable: false },
      { name: "verified_at", type: "timestamptz", nullable: true }, { name: "referral_code", type: "text", nullable: true },
      { name: "created_at", type: "timestamptz", nullable: false }, { name: "password_hash", type: "text", nullable: true },
    ],
    constraints: ["primary key (user_id)", "unique (email)", "check (email = lower(email) and length(email) <= 254)"],
  },
];
