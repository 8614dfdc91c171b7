// The needs of a booking: a guest of its own, free nights, and the shown price.
import { utcDateOf, type PlainDate } from '../../../generated/model/wire';
import { addDays } from '../../../generated/model/dates';
import { aMember } from '../../support/a-member';
import { aProperty } from '../../support/a-property';
import type { TestServer } from '../../support/a-server';

export interface Target {
  readonly property_id: string;
  readonly host_id: string;
  readonly profile_id: string;
  readonly user_id: string;
  readonly session_id: string;
  readonly token: string;
  readonly quote_id: string;
  readonly checkin: PlainDate;
  readonly checkout: PlainDate;
  /** The address that its guest asks from. */
  readonly visitor: string;
}

export const guests = { adults: 2, children: 0, infants: 0, pets: 0 };

let visitors = 0;
const nextVisitor = (): string => {
  visitors += 1;
  return `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;
};

/** So many bookings to be: each at a place of its own, or all at one place on nights of their own. */
export const someTargets = async (server: TestServer, many: number, where: 'each elsewhere' | 'all at one'): Promise<readonly Target[]> => {
  const { db } = server.database;
  const now = server.now();
  const host = await aMember(db, { now, host: true });
  const aPlace = (): Promise<string> => aProperty(db, host.profile_id, { instant_book: true });
  const one = await aPlace();
  const targets: Target[] = [];
  for (let count = 0; count < many; count += 1) {
    const property_id = where === 'all at one' ? one : await aPlace();
    const { token, profile_id, user_id } = await aMember(db, { now });
    const { session_id } = await db.selectFrom('sessions').select('session_id').where('user_id', '=', user_id).executeTakeFirstOrThrow();
    const checkin = addDays(utcDateOf(now), 10 + (where === 'all at one' ? count : 0));
    const trip = { checkin, checkout: addDays(checkin, 1) };
    const visitor = nextVisitor();
    const asked = { token, from: visitor, body: { booking: { ...trip, guests } } };
    const { body } = await server.ask(`POST /property/${property_id}/pricing-meta`, asked);
    const { quote_id } = (body.data as { readonly quote: { readonly quote_id: string } }).quote;
    targets.push({ property_id, host_id: host.profile_id, profile_id, user_id, session_id, token, quote_id, ...trip, visitor });
  }
  return targets;
};

/** Books one, and asks again where the server has too much to do. */
export const book = async (server: TestServer, target: Target): Promise<void> => {
  const { token, visitor, quote_id, property_id, checkin, checkout } = target;
  const body = { property_id, checkin, checkout, guests, quote_id };
  const { status, raw } = await server.ask('POST /booking', { token, from: visitor, unsettled: true, body });
  if (status === 503) return book(server, target);
  if (status !== 200) throw new Error(`refused: ${raw.body}`);
};
