// The tables of the marketplace, as rows come and go.
import type { ColumnType, Generated } from 'kysely';
import type { Quote } from '../../../generated/model/entities';
import type { Moment } from './account-tables';

/** Kept as JSON: written as text, read as it is. */
export type Kept<T> = ColumnType<T, string, string>;
/** A calendar date, `2027-02-12`. */
export type Day = string;
/** A range of nights, written and read as `[2027-02-12,2027-02-15)`. */
export type Nights = string;

export interface MarketplaceTables {
  properties: {
    property_id: string;
    profile_id: string;
    listing_url: string | null;
    connection_status: 'connected' | null;
    sync_status: Generated<string>;
    status: Generated<string>;
    title: Generated<string>;
    description: Generated<string>;
    property_type: Generated<string>;
    sleeps: Generated<number>;
    bedrooms: Generated<number>;
    beds: Generated<number>;
    baths: ColumnType<string, number | undefined, number>;
    bedroom_list: Kept<{ name: string; beds: string }[]>;
    amenities: Generated<string[]>;
    accessibility: Generated<string[]>;
    house_rules: Generated<string>;
    address: string | null;
    city: Generated<string>;
    province: string | null;
    postal_code: string | null;
    latitude: number | null;
    longitude: number | null;
    timezone: string;
    checkin_time: Generated<string>;
    checkout_time: Generated<string>;
    cancellation_policy: Generated<string>;
    instant_book: Generated<boolean>;
    base_cents: Generated<number>;
    weekend_cents: number | null;
    cleaning_fee_cents: Generated<number>;
    pet_fee_cents: Generated<number>;
    pets_allowed: Generated<boolean>;
    extra_guest_cents: Generated<number>;
    guests_included: Generated<number>;
    weekly_discount_percent: Generated<number>;
    monthly_discount_percent: Generated<number>;
    early_discount_percent: Generated<number>;
    last_minute_discount_percent: Generated<number>;
    min_nights: Generated<number>;
    max_nights: Generated<number>;
    advance_notice_hours: Generated<number>;
    no_other_calendars: Generated<boolean>;
    registration_number: string | null;
    registration_expires: Day | null;
    rating: ColumnType<string | null, number | null, number | null>;
    review_count: Generated<number>;
    reply_rate_percent: number | null;
    reply_hours: number | null;
    all_in_night_cents: Generated<number>;
    searched: Generated<string>;
    created_at: Moment;
    listed_at: Moment | null;
    synced_at: Moment | null;
  };
  photos: {
    photo_id: string;
    property_id: string;
    position: number;
    url: string;
    alt: string;
    width: number;
    height: number;
    colour: string;
  };
  price_overrides: {
    property_id: string;
    nights: Nights;
    night_cents: number | null;
    min_nights: number | null;
    checkin_days: number[] | null;
  };
  bookings: {
    booking_id: string;
    property_id: string;
    guest_id: string | null;
    reference: string;
    status: 'pending' | 'confirmed' | 'rejected' | 'cancelled' | 'expired';
    checkin: Day;
    checkout: Day;
    guests: Kept<{ adults: number; children: number; infants: number; pets: number }>;
    quote: Kept<unknown>;
    currency: string;
    points: Generated<number>;
    host_subtotal_cents: number;
    total_cents: number;
    timezone: string;
    checkin_time: string;
    checkout_time: string;
    cancellation_policy: string;
    message: string | null;
    cancel_reason: string | null;
    reject_reason: string | null;
    confirmation_id: string | null;
    paid_at: Moment | null;
    accepted_at: Moment | null;
    reply_by: Moment | null;
    pay_by: Moment | null;
    payment_method: 'card' | 'offline' | null;
    cancelled_by: 'guest' | 'host' | 'system' | 'admin' | null;
    refund_cents: number | null;
    reported_at: Moment | null;
    created_at: Moment;
  };
  booking_events: {
    event_id: string;
    property_id: string;
    booking_id: string;
    at: Moment;
    who: string | null;
    event: string;
    from_status: string | null;
    to_status: string;
    reason: string | null;
  };
  held_nights: {
    held_id: string;
    property_id: string;
    nights: Nights;
    kind: 'booking' | 'block' | 'feed';
    booking_id: string | null;
    source: string | null;
    created_at: Moment;
  };
  reviews: {
    review_id: string;
    booking_id: string;
    property_id: string;
    profile_id: string | null;
    rating: number;
    cleanliness: number | null;
    accuracy: number | null;
    checkin: number | null;
    communication: number | null;
    location: number | null;
    value: number | null;
    comment: string;
    private_note: string | null;
    host_reply: string | null;
    host_replied_at: Moment | null;
    created_at: Moment;
  };
  /** Prices that were promised, until they run out. */
  quotes: { quote_id: string; property_id: string; quote: Kept<Quote>; expires_at: Moment };
  currency_rates: { code: string; as_of: Day; rate: ColumnType<string, number, number> };
}
