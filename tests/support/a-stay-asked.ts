// The needs of a request for a stay: a host, a place of theirs, a guest with points, and the shown price.
import { randomUUID } from 'node:crypto';
import type { BookingDetail, Guests, Quote } from '../../generated/model/entities';
import type { Currency } from '../../generated/model/values';
import { aMember, type Member } from './a-member';
import { aProperty, type PropertyPlan } from './a-property';
import type { Answered, TestServer } from './a-server';

export interface TripAsked {
  readonly checkin?: string;
  readonly checkout?: string;
  readonly guests?: Partial<Guests>;
  readonly currency?: Currency;
  readonly points?: number;
  readonly message?: string;
}

/** A host with a place in Whistler at $200 a night. */
export const aHostedPlace = async (
  { database: { db }, now }: TestServer,
  plan: PropertyPlan & { readonly preparation_nights?: number } = {},
) => {
  const { preparation_nights, ...rest } = plan;
  const host = await aMember(db, { now: now(), host: true, last_name: 'Hostler' });
  const property_id = await aProperty(db, host.profile_id, rest);
  const address = { address: '12 Alpine Way', postal_code: 'V8E 0B6', house_rules: 'No shoes inside.' };
  await db
    .updateTable('properties')
    .set({ ...address, ...(preparation_nights === undefined ? {} : { preparation_nights }) })
    .where('property_id', '=', property_id)
    .execute();
  return { host, property_id };
};

/** A person with points. */
export const aGuest = async ({ database: { db }, now }: TestServer, points = 0): Promise<Member> => {
  const guest = await aMember(db, { now: now(), last_name: 'Gastler' });
  const entry = {
    entry_id: randomUUID(),
    profile_id: guest.profile_id,
    kind: 'earn' as const,
    points,
    reason: 'A test',
    created_at: now(),
  };
  if (points > 0)
    await db
      .insertInto('points_entries')
      .values({ ...entry, booking_id: null, friend_id: null, reward: null })
      .execute();
  return guest;
};

const whole = ({ checkin = '2027-02-12', checkout = '2027-02-15', guests = {}, currency = 'CAD', points = 0 }: TripAsked) => ({
  checkin,
  checkout,
  guests: { adults: 2, children: 0, infants: 0, pets: 0, ...guests },
  currency,
  points,
});

/** The price of a trip, promised. */
export const aQuote = async (
  server: TestServer,
  property_id: string,
  { token, ...asked }: TripAsked & { readonly token?: string } = {},
): Promise<Quote> => {
  const { body } = await server.ask(`POST /property/${property_id}/pricing-meta`, { token, body: { booking: whole(asked) } });
  const { quote } = body.data as { readonly quote: Quote };
  return quote;
};

/** Asks for a trip as whoever has seen its price. */
export const askFor = async (
  server: TestServer,
  {
    property_id,
    guest,
    quote_id,
    ...asked
  }: TripAsked & { readonly property_id: string; readonly guest: Member; readonly quote_id?: string },
): Promise<Answered> => {
  const shown = quote_id ?? (await aQuote(server, property_id, { ...asked, token: guest.token })).quote_id;
  const message = asked.message === undefined ? {} : { message: asked.message };
  return server.ask('POST /booking', { token: guest.token, body: { property_id, ...whole(asked), ...message, quote_id: shown } });
};

/** The same, where it must succeed; answers the booking. */
export const aRequest = async (server: TestServer, asked: Parameters<typeof askFor>[1]): Promise<string> => {
  const { status, body } = await askFor(server, asked);
  if (status !== 200) throw new Error(`the request was refused: ${JSON.stringify(body)}`);
  return (body.data as { booking_id: string }).booking_id;
};

/** A booking as one of its sides reads it. */
export const readBooking = async (server: TestServer, booking_id: string, { token }: Pick<Member, 'token'>): Promise<BookingDetail> => {
  const { body } = await server.ask(`GET /booking/${booking_id}`, { token });
  return body.data;
};
