// A claim that the two sides settle without the operator: a host takes the guest's offer, or lets the claim go.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { claimAnswerDays, claimKeptDays } from '../../generated/model/constants';
import { DAY } from '../../generated/model/dates';
import type { BookingList } from '../../generated/model/entities';
import { type ClaimedStay, claiming, codeOf } from '../support/a-claim';
import { aMember } from '../support/a-member';
import { aServer, type TestServer } from '../support/a-server';
import { operatingToTheEnd } from '../support/an-operator';
import { engines } from '../support/databases';

const offer = { answer: 'offer', message: 'It was old.', offered_cents: 4000 };

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine);
  });
  afterAll(() => server.close());
  const run = operatingToTheEnd(() => server);
  const { as, claimOf, file, reply, aClaim, mailTo } = claiming(() => server);
  const take = ({ host, booking_id }: ClaimedStay) => as(host, `PATCH /booking/${booking_id}/claim/take-offer`);
  const withdraw = ({ host, booking_id }: ClaimedStay) => as(host, `PATCH /booking/${booking_id}/claim/withdraw`);

  test('a host takes what the guest offers, once: that is owed, both read so, and nothing is left to decide', async () => {
    const stay = await aClaim();
    const { guest, host, booking_id } = stay;
    expect(codeOf(await take(stay))).toBe('409 claim.closed');
    expect(codeOf(await reply(stay, offer))).toBe('200');
    expect(mailTo(host)).toMatch(/offers \$40\.00 CAD[^]*To accept the offer/);
    expect(codeOf(await as(guest, `PATCH /booking/${booking_id}/claim/take-offer`))).toBe('403 booking.not_this_side');

    const together = await Promise.all([take(stay), take(stay)]);
    expect(together.map(codeOf).toSorted()).toEqual(['200', '409 claim.closed']);
    expect(await claimOf(stay)).toMatchObject({ state: 'accepted', owed_cents: 4000, offered_cents: 4000, decided_at: null });
    expect(mailTo(guest)).toMatch(
      /accepted your offer of \$40\.00 CAD[^]*Please pay \w+ \$40\.00 CAD, either[^]*We never charge your card without you/,
    );
    expect(mailTo(host)).not.toContain('accepted your claim');
    expect(await run('claims')).not.toContain(booking_id);
    expect(await run('decide-claim', booking_id, '60', 'It was new.')).toContain('accepted, decided or withdrawn');
    expect(await run('stuck')).toMatch(new RegExp(`Claims that guests have not paid:[^]*${booking_id}  \\$40\\.00 CAD of \\$120\\.50 CAD`));
    expect(codeOf(await as(host, `PATCH /booking/${booking_id}/claim/paid`))).toBe('200');
  });

  test('without an offer there is none to take', async () => {
    const stay = await aClaim();
    await reply(stay, { answer: 'refuse', message: 'It was broken before.' });
    const refused = await take(stay);
    expect([codeOf(refused), refused.body.data]).toEqual(['409 claim.no_offer', { state: 'disputed', status: 'confirmed' }]);
    expect(await claimOf(stay)).toMatchObject({ state: 'disputed', owed_cents: null });
  });

  /** Brings a claim from the guest's time to answer into a state. */
  const ways: { readonly [state: string]: (stay: ClaimedStay) => Promise<unknown> } = {
    filed: () => Promise.resolve(),
    disputed: (stay) => reply(stay, offer),
    unanswered: () => {
      server.later(claimAnswerDays * DAY + 1000);
      return server.settled();
    },
    accepted: (stay) => reply(stay, { answer: 'accept' }),
    upheld: async (stay) => {
      await reply(stay, offer);
      await run('decide-claim', stay.booking_id, '60', 'It was new.');
    },
  };
  test.each(Object.keys(ways))('a claim that is %s is withdrawn by its host: nothing is owed, and the guest reads so', async (state) => {
    const stay = await aClaim();
    const { guest, host, booking_id } = stay;
    await ways[state]?.(stay);
    expect(await claimOf(stay)).toMatchObject({ state, withdrawn_at: null });
    expect(codeOf(await as(guest, `PATCH /booking/${booking_id}/claim/withdraw`))).toBe('403 booking.not_this_side');
    const together = await Promise.all([withdraw(stay), withdraw(stay)]);
    expect(together.map(codeOf).toSorted()).toEqual(['200', '409 claim.closed']);
    const withdrawn_at = server.now().toISOString();
    expect(await claimOf(stay)).toMatchObject({ state: 'withdrawn', owed_cents: null, withdrawn_at });
    expect(mailTo(guest)).toMatch(/withdrew the claim[^]*\$120\.50 CAD[^]*You don’t owe anything/);
    for (const call of ['answer', 'paid', 'take-offer'] as const)
      expect(
        codeOf(
          await as(
            call === 'answer' ? guest : host,
            `PATCH /booking/${booking_id}/claim/${call}`,
            call === 'answer' ? { answer: 'accept' } : {},
          ),
        ),
      ).toBe('409 claim.closed');
    expect(codeOf(await file(stay))).toBe('409 claim.already_there');
    expect(await run('claims')).not.toContain(booking_id);
    expect(await run('stuck')).not.toContain(`booking ${booking_id}  $`);
    expect(await run('claim-paid', booking_id, 'Both wrote so.')).toContain('Nothing is owed');
  });

  test('time does nothing to a withdrawn claim: it does not lapse, and goes two years later', async () => {
    const stay = await aClaim();
    await withdraw(stay);
    const { db } = server.database;
    expect(await db.selectFrom('timers').selectAll().where('job', '=', 'claimLifeLapse').execute()).toEqual([]);
    server.later((claimAnswerDays + 1) * DAY);
    await server.settled();
    expect(await claimOf(stay)).toMatchObject({ state: 'withdrawn' });
    expect(mailTo(stay.host)).not.toContain('didn’t answer');
    server.later((claimKeptDays - claimAnswerDays - 2) * DAY);
    await server.settled();
    expect(await claimOf(stay)).toMatchObject({ state: 'withdrawn' });
    server.later(DAY);
    await server.settled();
    expect(await claimOf(stay)).toBeNull();
  });

  test('a claim that is withdrawn keeps nobody from leaving', async () => {
    const stay = await aClaim(3);
    const { guest, host } = stay;
    const leave = async () => codeOf(await as(guest, 'POST /user/delete', { password: guest.password }));
    expect(await leave()).toBe('409 account.money_open');
    await withdraw(stay);
    expect(await leave()).toBe('200');
    expect((await as(host, `GET /booking/${stay.booking_id}`)).body.data).toMatchObject({ claim: { state: 'withdrawn' } });
  });

  test('lists of both sides say where each claim is', async () => {
    const stay = await aClaim();
    const { guest, host, booking_id } = stay;
    const listed = async () =>
      Promise.all(
        [
          { who: guest, call: 'GET /booking' },
          { who: host, call: 'GET /booking/properties' },
        ].map(async ({ who, call }) => {
          const list: BookingList = (await as(who, call)).body.data;
          return list.bookingList.find((row) => row.booking_id === booking_id)?.claim;
        }),
      );
    const answer_by = (await claimOf(stay))?.answer_by;
    const filed = { state: 'filed', answer_by, offered_cents: null, owed_cents: null };
    expect(await listed()).toEqual([filed, filed]);
    await reply(stay, offer);
    const disputed = { ...filed, state: 'disputed', offered_cents: 4000 };
    expect(await listed()).toEqual([disputed, disputed]);
    await take(stay);
    const accepted = { ...disputed, state: 'accepted', owed_cents: 4000 };
    expect(await listed()).toEqual([accepted, accepted]);
    const reviewable: Pick<BookingList, 'bookingList'> = (await as(guest, 'GET /booking/complete')).body.data;
    expect(reviewable.bookingList.find((row) => row.booking_id === booking_id)?.claim).toEqual(accepted);
  });

  test('nobody else sees that there is a claim to withdraw', async () => {
    const stay = await aClaim();
    const stranger = await aMember(server.database.db, { now: server.now() });
    for (const call of ['withdraw', 'take-offer']) {
      const path = `PATCH /booking/${stay.booking_id}/claim/${call}`;
      expect(codeOf(await as(stranger, path))).toBe('404 booking.not_found');
      expect(codeOf(await server.ask(path))).toBe('401 account.not_signed_in');
    }
  });
});
