// Everybody who may ask a call, with what belongs to them: made anew for each call, since some calls take it away.
import { aMember, type Member } from './a-member';
import { aProperty, aReview, takeNights } from './a-property';
import type { TestServer } from './a-server';

export const crowd = ['nobody', 'liar', 'newcomer', 'guest', 'host'] as const;
export type Who = (typeof crowd)[number];

export interface Crowd {
  /** None of nobody, and one that was never given of the liar. */
  readonly tokenOf: (who: Who) => string | undefined;
  /** The ids, and whatever else people know, by the name of the field that takes it. */
  readonly known: (name: string) => readonly string[];
}

const statuses = ['listed', 'listed', 'paused', 'draft', 'archived'] as const;

/** A guest with a stay and its review, a host with properties, and somebody who has not verified their address. */
export const aCrowd = async ({ database: { db }, now }: Pick<TestServer, 'database' | 'now'>): Promise<Crowd> => {
  const [newcomer, guest, host] = await Promise.all([
    aMember(db, { now: now(), verified: false }),
    aMember(db, { now: now() }),
    aMember(db, { now: now() }),
  ]);
  await db.updateTable('profiles').set({ is_host: true }).where('profile_id', '=', host.profile_id).execute();
  const properties = await Promise.all(statuses.map((status) => aProperty(db, host.profile_id, { status })));
  const property_id = properties[0] ?? '';
  await takeNights(db, property_id, ['2026-12-24', '2027-01-02']);
  await aReview(db, { property_id, guest: guest.profile_id, rating: 4 });
  const stays = await db.selectFrom('bookings').select('booking_id').where('guest_id', '=', guest.profile_id).execute();
  const people: Readonly<Record<string, Member>> = { newcomer, guest, host };
  const known: Readonly<Record<string, readonly string[]>> = {
    property_id: properties,
    profile_id: [newcomer, guest, host].map((it) => it.profile_id),
    session_id: [newcomer, guest, host].map((it) => it.elsewhere.session_id),
    booking_id: stays.map((stay) => stay.booking_id),
    email: [guest.email, host.email],
    password: [guest.password],
    current_password: [guest.password],
    referralCode: [host.referral_code],
    code: ['CAD', 'usd', 'XXX'],
  };
  return {
    tokenOf: (who) => (who === 'liar' ? 'x'.repeat(43) : people[who]?.token),
    known: (name) => known[name] ?? [],
  };
};
