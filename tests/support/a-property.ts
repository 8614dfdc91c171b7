// Builders of what a marketplace holds: people, properties, taken nights, reviews.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type {
  Accessibility,
  Amenity,
  CancellationPolicy,
  PropertyStatus,
  PropertyType,
  Province,
  TimeZone,
  WeekdayPrice,
} from '../../generated/model/values';
import type { Property } from '../../generated/model/entities';
import type { NewRow } from '../../generated/tables/tables';
import { insertUser } from '../../src/server/account/account.repository';
import { agreedPrice } from '../../src/server/pricing/agreed.rules';
import { allInNightCents } from '../../src/server/pricing/price.rules';
import type { Database } from '../../src/server/database/open';
import { searchedText } from '../../src/server/property/search/search.repository';
import { everyDayAlike } from './weekday-prices';

const now = new Date('2026-11-01T12:00:00Z');

/** A verified person with a name; answers the profile's id. */
export const aPerson = async (db: Database, first_name = 'Sam'): Promise<string> => {
  const email = `${randomUUID()}@example.ca`;
  const { profile_id } = await insertUser(db, { email, password_hash: null, referral_code: null, verified_at: now, now });
  await db.updateTable('profiles').set({ first_name, last_name: 'Tester', is_host: true }).where('profile_id', '=', profile_id).execute();
  return profile_id;
};

export interface PropertyPlan extends Partial<Pick<Property, WeekdayPrice>> {
  readonly title?: string;
  readonly city?: string;
  readonly province?: Province;
  readonly at?: readonly [latitude: number, longitude: number];
  readonly status?: PropertyStatus;
  readonly property_type?: PropertyType;
  readonly sleeps?: number;
  readonly beds?: number;
  readonly amenities?: readonly Amenity[];
  readonly accessibility?: readonly Accessibility[];
  readonly base_cents?: number;
  readonly cleaning_fee_cents?: number;
  readonly pets_allowed?: boolean;
  readonly instant_book?: boolean;
  readonly min_nights?: number;
  readonly max_nights?: number;
  readonly gap_stays?: boolean;
  readonly gap_min_nights?: number;
  readonly cancellation_policy?: CancellationPolicy;
  readonly rating?: number | null;
  readonly review_count?: number;
  readonly listed_at?: Date;
  readonly timezone?: TimeZone;
}

/** A listed property at $200 a night in Whistler, unless said otherwise; answers its id. */
export const aProperty = async (db: Database, host: string, plan: PropertyPlan = {}): Promise<string> => {
  const property_id = randomUUID();
  const { at = [50.116, -122.957], amenities = ['wifi'], accessibility = [], ...rest } = plan;
  const facts = {
    title: 'Cedar cabin',
    city: 'Whistler',
    province: 'BC' as const,
    status: 'listed' as const,
    property_type: 'cabin' as const,
    sleeps: 4,
    beds: 2,
    base_cents: 20_000,
    ...everyDayAlike,
    cleaning_fee_cents: 9000,
    min_nights: 1,
    max_nights: 28,
    timezone: 'America/Vancouver' as const,
    ...rest,
  };
  const priced = {
    ...facts,
    pet_fee_cents: 0,
    extra_guest_cents: 0,
    guests_included: 30,
    weekly_discount_percent: 0,
    early_discount_percent: 0,
    last_minute_discount_percent: 0,
    monthly_discount_percent: 0,
  };
  await db
    .insertInto('properties')
    .values({
      property_id,
      profile_id: host,
      ...facts,
      amenities: [...amenities],
      accessibility: [...accessibility],
      latitude: at[0],
      longitude: at[1],
      bedroom_list: '[]',
      all_in_night_cents: allInNightCents(priced),
      searched: searchedText(facts),
      created_at: now,
      listed_at: plan.listed_at ?? now,
    })
    .execute();
  return property_id;
};

/** Takes nights of a property, as a host's block does; the day of `end` is free again. */
export const takeNights = async (db: Database, property_id: string, [start, end]: readonly [start: string, end: string]): Promise<void> => {
  await sql`
    insert into held_nights (held_id, property_id, nights, kind, created_at)
    values (${randomUUID()}, ${property_id}, daterange(${start}::date, ${end}::date), 'block', ${now})`.execute(db);
};

const cad = (amount_cents: number): object => ({ amount: `${(amount_cents / 100).toFixed(2)} CAD`, amount_cents, currency: 'CAD' });
const guests = { adults: 2, children: 0, infants: 0, pets: 0 };
const pastStay = { checkin: '2026-10-01', checkout: '2026-10-04' };
const aQuote = (property_id: string): object => ({
  quote_id: randomUUID(),
  expires_at: now.toISOString(),
  property_id,
  ...pastStay,
  nights: 3,
  guests,
  line_items: [],
  host_subtotal: cad(69_000),
  subtotal: cad(74_520),
  taxes: cad(11_316),
  total: cad(85_836),
  points_applied: 0,
  due: cad(85_836),
  fx: { currency: 'CAD', rate: '1', as_of: '2026-10-01' },
});

const whistler = {
  province: 'BC',
  city: 'Whistler',
  base_cents: 20_000,
  ...everyDayAlike,
  cleaning_fee_cents: 9000,
  pet_fee_cents: 0,
  extra_guest_cents: 0,
  guests_included: 4,
  weekly_discount_percent: 0,
  monthly_discount_percent: 0,
  early_discount_percent: 0,
  last_minute_discount_percent: 0,
};
const agreed = agreedPrice(whistler, { ...pastStay, ...guests, days_ahead: 30 }, []);

let references = 0;
/** Each another one, never one of before by chance. */
const nextReference = (): string => {
  references += 1;
  return references
    .toString(18)
    .replaceAll(/\d/g, (digit) => 'KMNPQRSTVW'.charAt(Number(digit)))
    .toUpperCase()
    .padStart(6, 'X');
};

/** A confirmed stay of the past, unless said otherwise; answers its id. */
export const aBooking = async (
  db: Database,
  { property_id, guest, ...more }: { readonly property_id: string; readonly guest: string } & Partial<NewRow<'bookings'>>,
): Promise<string> => {
  const booking_id = randomUUID();
  await db
    .insertInto('bookings')
    .values({
      booking_id,
      property_id,
      guest_id: guest,
      reference: nextReference(),
      status: 'confirmed',
      ...pastStay,
      guests: JSON.stringify(guests),
      quote: JSON.stringify(aQuote(property_id)),
      price: JSON.stringify(agreed),
      currency: 'CAD',
      host_subtotal_cents: 69_000,
      total_cents: 85_836,
      timezone: 'America/Vancouver',
      checkin_time: '16:00',
      checkout_time: '11:00',
      cancellation_policy: 'moderate',
      created_at: now,
      ...more,
    })
    .execute();
  return booking_id;
};

/** A review of a past stay; answers its id. */
export const aReview = async (
  db: Database,
  it: { readonly property_id: string; readonly guest: string; readonly rating: number; readonly comment?: string },
): Promise<string> => {
  const review_id = randomUUID();
  const booking_id = await aBooking(db, { property_id: it.property_id, guest: it.guest });
  const comment = it.comment ?? 'A quiet place that we would come back to.';
  await db
    .insertInto('reviews')
    .values({
      review_id,
      booking_id,
      property_id: it.property_id,
      profile_id: it.guest,
      rating: it.rating,
      cleanliness: it.rating,
      comment,
      created_at: now,
    })
    .execute();
  return review_id;
};

/** A host's review of the guest of a stay: where the guest has not written, it opens when that happens. */
export const aGuestReview = async (
  db: Database,
  it: {
    readonly booking_id: string;
    readonly property_id: string;
    readonly host: string;
    readonly guest: string;
    readonly opens_at?: Date | null;
  },
): Promise<string> => {
  const review_id = randomUUID();
  const { booking_id, property_id, host: profile_id, guest: guest_id, opens_at = new Date('2027-06-01T12:00:00Z') } = it;
  const words = { rating: 5, comment: 'They left the place as tidy as it was found.', created_at: now };
  await db
    .insertInto('guest_reviews')
    .values({ review_id, booking_id, property_id, profile_id, guest_id, opens_at, ...words })
    .execute();
  return review_id;
};
