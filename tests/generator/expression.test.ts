// Conditions as TypeScript, and what they say that they need.
import { expect, it } from 'vitest';
import { conditionCode, importNeeds, mergeNeeds, termCode } from '../../generator/print/expression';
import { factsParameter, factsType } from '../../generator/print/facts';
import { lookupOf } from '../../generator/model/lookup';
import { GeneratedFile } from '../../generator/print/generated-file';
import { printed } from '../../generator/print/printer';
import type { ConditionModel } from '../../generator/model/term-model';
import { aBookingModel, checkInTime, compare, duration, lookup, now, of, value } from '../support/a-term';

it.each<[ConditionModel, string]>([
  [compare(of('status'), 'is', value('confirmed')), 'isSame(facts.booking.status, "confirmed")'],
  [compare(of('checkin'), 'isNot', of('checkout')), 'isDifferent(dayOf(facts.booking.checkin), dayOf(facts.booking.checkout))'],
  [compare(of('checkin'), 'is', value('2027-02-12')), 'isSame(dayOf(facts.booking.checkin), dayOf("2027-02-12"))'],
  [
    compare(now, 'notAfter', { kind: 'later', from: checkInTime, by: duration('days', { kind: 'constant', id: 'windowDays' }) }),
    'momentOf(facts.now) <= (momentAt(dayOf(facts.booking.checkin), facts.property.checkin_time, facts.property.timezone) + windowDays * DAY)',
  ],
  [
    compare(of('checkin'), 'after', {
      kind: 'earlier',
      from: { kind: 'today', zone: of('timezone', 'Property') },
      by: duration('days', value(2)),
    }),
    'dayOf(facts.booking.checkin) > (dayIn(momentOf(facts.now), facts.property.timezone) - 2)',
  ],
  [compare(of('guests'), 'atLeast', { kind: 'constant', id: 'mayWin' }), 'numberOf(facts.booking.guests) >= mayWinConstant'],
  [
    { kind: 'isOneOf', left: of('status'), right: [value('pending'), value('confirmed')] },
    'isAmong(facts.booking.status, ["pending", "confirmed"])',
  ],
  [{ kind: 'isIn', left: of('status'), right: of('photos') }, 'isAmong(facts.booking.status, facts.booking.photos ?? [])'],
  [{ kind: 'isTrue', of: { kind: 'setting', id: 'searchEnabled' } }, 'isYes(facts.settings.searchEnabled)'],
  [{ kind: 'absent', of: of('odd-name', 'Property') }, '!isPresent(facts.property["odd-name"])'],
  [{ kind: 'matches', of: of('message'), pattern: '^"\u2028', says: 'is odd' }, String.raw`isMatch(facts.booking.message, "^\"\u2028")`],
  [{ kind: 'holds', rule: 'mayWin' }, 'mayWin(facts).ok'],
  [
    {
      kind: 'all',
      of: [
        { kind: 'isTrue', of: of('is_flexible') },
        {
          kind: 'any',
          of: [
            { kind: 'present', of: of('message') },
            { kind: 'isFalse', of: of('show_banner') },
          ],
        },
      ],
    },
    'isYes(facts.booking.is_flexible) && (isPresent(facts.booking.message) || isNo(facts.booking.show_banner))',
  ],
  [{ kind: 'none', of: [{ kind: 'present', of: of('message') }] }, '!(isPresent(facts.booking.message))'],
  [{ kind: 'all', of: [] }, 'true'],
  [{ kind: 'any', of: [] }, 'false'],
  [{ kind: 'none', of: [] }, '!(false)'],
])('%# becomes code', (condition, code) => {
  expect(conditionCode(condition, lookup).code).toBe(code);
});

it('reads a thing that may not exist with care', () => {
  const nullable = new Set(['Property']);
  const { code, needs } = conditionCode(compare(of('odd-name', 'Property'), 'is', of('message')), lookup, { nullable });
  expect(code).toBe('isSame(facts.property?.["odd-name"], facts.booking.message)');
  const module = new GeneratedFile('rules/product.ts', 'x');
  expect(factsType(needs, { module, lookup, nullable })).toBe(
    '{\n  readonly booking: Facts<Booking, "message">;\n  readonly property: Facts<Property, "odd-name"> | null;\n}',
  );
});

it('tells what it needs, in one order whatever the order of asking', () => {
  const one = conditionCode({ kind: 'isTrue', of: { kind: 'setting', id: 'searchEnabled' } }, lookup).needs;
  const two = conditionCode(compare(now, 'after', checkInTime), lookup).needs;
  const three = conditionCode(compare(of('checkout'), 'is', of('checkin')), lookup).needs;
  const types = [
    [one, two, three],
    [three, two, one],
  ].map((all) => factsType(mergeNeeds(all), { module: new GeneratedFile('a.ts', 'x'), lookup }));
  expect(types[0]).toBe(
    `{
  readonly booking: Facts<Booking, "checkin" | "checkout">;
  readonly property: Facts<Property, "checkin_time" | "timezone">;
  readonly now: Instant;
  readonly settings: {
    readonly searchEnabled: boolean;
  };
}`,
  );
  expect(types[1]).toBe(types[0]);
});

it('imports what its code names, and nothing else', () => {
  const module = new GeneratedFile('routes/navigation.ts', 'x');
  const atLeast = compare(of('guests'), 'atLeast', { kind: 'constant', id: 'mayWin' });
  importNeeds(module, conditionCode({ kind: 'all', of: [atLeast, { kind: 'holds', rule: 'mayWin' }] }, lookup).needs);
  expect(printed(new Map([[module.path, module.structure()]])).get(module.path)).toContain(
    'import { mayWin as mayWinConstant } from "../model/constants";\n' +
      'import { mayWin } from "../rules/product";\nimport { numberOf } from "../rules/runtime";\n',
  );
});

it('asks for the facts of the rules that it asks', () => {
  const { needs } = conditionCode({ kind: 'holds', rule: 'mayWin' }, lookup);
  expect([...needs.facts].map(([id, names]) => [id, ...names])).toEqual([['Booking', 'message']]);
});

it('leaves its parameter unread where there is nothing to read', () => {
  const { needs } = conditionCode({ kind: 'all', of: [] }, lookupOf(aBookingModel()));
  expect(factsParameter('Facts', needs)).toEqual({ name: '_facts', type: 'Facts' });
  expect(factsType(needs, { module: new GeneratedFile('a.ts', 'x'), lookup })).toBe('object');
});

it('hands on a term as it is, or worked out', () => {
  expect(termCode(of('status'), lookup).code).toBe('facts.booking.status');
  expect(termCode({ kind: 'sum', of: [of('guests'), value(1)] }, lookup).code).toBe('(numberOf(facts.booking.guests) + 1)');
});
