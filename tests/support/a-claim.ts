// A host's claim after a stay, and what its two sides do with it by the calls of each.
import { expect } from 'vitest';
import { addDays } from '../../generated/model/dates';
import type { BookingDetail, ShownClaim } from '../../generated/model/entities';
import { utcDateOf } from '../../generated/model/wire';
import { type Member, signedInAgain } from './a-member';
import { aPaidStay } from './a-paid-stay';
import type { Answered, TestServer } from './a-server';

export const lamp = { kind: 'damage', amount_cents: 12_050, message: 'The lamp in the hall fell and broke.' };

export interface ClaimedStay {
  readonly host: Member;
  readonly guest: Member;
  readonly booking_id: string;
  readonly property_id: string;
}

/** `200`, or `409 claim.closed`. */
export const codeOf = ({ status, body }: Answered): string => `${status} ${body['error_code'] ?? ''}`.trim();

/** Errands about claims at a server. */
export const claiming = (theServer: () => TestServer) => {
  const as = async (who: Member, call: string, body?: object): Promise<Answered> => {
    const server = theServer();
    return server.ask(call, { token: await signedInAgain(server.database.db, who, server.now()), ...(body ? { body } : {}) });
  };
  /** A paid stay that ended yesterday, or some days before. */
  const aStayOver = async (days = 1): Promise<ClaimedStay> => {
    const server = theServer();
    const now = utcDateOf(server.now().getTime());
    const stay = await aPaidStay(server, { checkin: addDays(now, 20), checkout: addDays(now, 23) });
    const dates = { checkin: addDays(now, -days - 3), checkout: addDays(now, -days) };
    await server.database.db.updateTable('bookings').set(dates).where('booking_id', '=', stay.booking_id).execute();
    return stay;
  };
  const detail = async (who: Member, { booking_id }: ClaimedStay): Promise<BookingDetail> =>
    (await as(who, `GET /booking/${booking_id}`)).body.data;
  const claimOf = async (stay: ClaimedStay): Promise<ShownClaim | null> => (await detail(stay.guest, stay)).claim;
  const file = ({ host, booking_id }: ClaimedStay, more: object = {}) =>
    as(host, `POST /booking/${booking_id}/claim`, { ...lamp, ...more });
  const reply = ({ guest, booking_id }: ClaimedStay, body: object) => as(guest, `PATCH /booking/${booking_id}/claim/answer`, body);
  const aClaim = async (days = 1): Promise<ClaimedStay> => {
    const stay = await aStayOver(days);
    expect(codeOf(await file(stay))).toBe('200');
    return stay;
  };
  /** The newest mail to a person, as it is read. */
  const mailTo = ({ email }: Member): string => Buffer.from(theServer().mailTo(email) ?? '', 'latin1').toString();
  return { as, aStayOver, detail, claimOf, file, reply, aClaim, mailTo };
};
