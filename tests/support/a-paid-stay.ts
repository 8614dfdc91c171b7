// A stay that was asked for, accepted and paid by card, with its nights, points and entries in the ledger.
import { aCharge, aPayment } from './a-payment';
import type { TestServer } from './a-server';
import { aGuest, aHostedPlace, aRequest } from './a-stay-asked';

interface Plan {
  readonly policy?: 'flexible' | 'moderate' | 'firm' | 'strict';
  readonly points?: number;
  readonly checkin?: string;
  readonly checkout?: string;
  /** In yen, at a hundred to the dollar. */
  readonly inYen?: boolean;
  /** Where there is a place already. */
  readonly at?: Awaited<ReturnType<typeof aHostedPlace>>;
}

export const aPaidStay = async (server: TestServer, { policy = 'moderate', points = 0, inYen = false, at, ...dates }: Plan = {}) => {
  const { db } = server.database;
  const { host, property_id } = at ?? (await aHostedPlace(server, { cancellation_policy: policy }));
  const guest = await aGuest(server, points);
  const booking_id = await aRequest(server, { property_id, guest, points, ...dates });
  await server.ask(`PATCH /booking/${booking_id}/accept`, { token: host.token, body: {} });
  const due = await aCharge(db, booking_id, server.now());
  await aPayment(db, booking_id, { cad_cents: due, ...(inYen ? { amount_cents: due, currency: 'JPY' } : { amount_cents: due }) });
  return { host, guest, property_id, booking_id };
};
