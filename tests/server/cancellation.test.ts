// Until when a stay can be cancelled: days are those of the place's calendar, whatever its clocks do in between.
import { expect, test } from 'vitest';
import { utcDateOf } from '../../generated/model/wire';
import { CancellationPolicy } from '../../generated/model/values';
import { keysOf } from '../../generated/model/keys';
import { refundSteps } from '../../generated/model/tables';
import { cancellationTerms, saidStep } from '../../src/server/pricing/cancellation.rules';

const booked = new Date('2026-09-01T12:00:00Z');
// clocks in Toronto go back on 1 November 2026 and forward on 14 March 2027
const stay = (checkin: string, timezone = 'America/Toronto') => ({
  checkin: utcDateOf(new Date(checkin)),
  checkin_time: '16:00',
  timezone,
});
const untilOf = (policy: CancellationPolicy, checkin: string, timezone?: string): readonly (string | null)[] =>
  cancellationTerms(policy, stay(checkin, timezone), booked).steps.map(({ until }) => until);

test('five days before check-in is check-in time five days earlier, on both sides of a clock change', () => {
  expect(untilOf('moderate', '2026-11-03')).toEqual(['2026-10-29T20:00:00.000Z', '2026-11-03T21:00:00.000Z']);
  expect(untilOf('moderate', '2027-03-16')).toEqual(['2027-03-11T21:00:00.000Z', '2027-03-16T20:00:00.000Z']);
});

test('thirty days and seven days are counted the same way, and 24 hours are 24 hours', () => {
  expect(untilOf('firm', '2026-11-20')).toEqual(['2026-10-21T20:00:00.000Z', '2026-11-13T21:00:00.000Z', '2026-11-20T21:00:00.000Z']);
  expect(untilOf('strict', '2026-11-05').slice(1)).toEqual(['2026-10-29T20:00:00.000Z', '2026-11-05T21:00:00.000Z']);
  expect(untilOf('flexible', '2026-11-01')).toEqual(['2026-10-31T21:00:00.000Z', '2026-11-01T21:00:00.000Z']);
});

test('where clocks stay as they are, so do the limits', () => {
  expect(untilOf('moderate', '2027-03-16', 'America/Regina')[0]).toBe('2027-03-11T22:00:00.000Z');
});

test('every policy says the same before and after a change of clocks: the wall clock shows check-in time', () => {
  const clock = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Halifax', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  for (const policy of keysOf(CancellationPolicy).filter((it) => it !== 'flexible'))
    for (let night = 0; night < 40; night += 1) {
      const checkin = new Date(Date.UTC(2026, 9, 10 + night)).toISOString().slice(0, 10);
      const terms = cancellationTerms(policy, stay(checkin, 'America/Halifax'), booked);
      const counted = policy === 'strict' ? terms.steps.slice(1) : terms.steps;
      expect(counted.map(({ until }) => clock.format(new Date(until ?? 0)))).toEqual(counted.map(() => '16:00'));
    }
});

test('a step that gives no night back says which fees come back, if any', () => {
  const lastOf = (...codes: string[]) => {
    const price = { lines: codes.map((code) => ({ code, label: code, type: 'host' as const, cents: 9000 })) };
    return cancellationTerms('firm', { ...stay('2026-11-20'), price }, booked).steps.at(-1)?.says;
  };
  expect(lastOf('nights', 'cleaning_fee', 'pet_fee')).toBe('Only cleaning and pet fees are refunded');
  expect(lastOf('nights', 'cleaning_fee')).toBe('Only the cleaning fee is refunded');
  expect(lastOf('nights', 'pet_fee')).toBe('Only the pet fee is refunded');
  expect(lastOf('nights')).toBe('No refund');
});

test('after check-in a step names the first night that is refunded', () => {
  const [flexible, moderate] = (['flexible', 'moderate'] as const).map((policy) =>
    refundSteps.find((row) => row.policy === policy && row.stage === 'after_checkin'),
  );
  if (!flexible || !moderate) throw new Error('both have such a step');
  expect(saidStep(flexible, { codes: [], from: 'Nov 26' })).toBe('Refund for all unused nights from Nov 26');
  expect(saidStep(moderate, { codes: [], from: 'Nov 25' })).toBe('50% refund for nights from Nov 25');
  expect(saidStep(moderate, { codes: [] })).toBe('No refund: no unused nights are left');
});
