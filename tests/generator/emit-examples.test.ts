// Examples of the calls: each fits what it is an example of, and a transport answers with them.
import { expect, test } from 'vitest';
import { exampleMisfits, requestOf } from '../support/example-misfits';
import { root } from '../support/modules';
import { contracts } from '../../generated/contract/index';
import { callRules } from '../../generated/contract/rules';
import { examples } from '../../generated/examples/index';
import { exampleProperty } from '../../generated/examples/things';
import { emptyVisitor } from '../../generated/model/empty-visitor';
import { instant } from '../../generated/examples/example';
import type { Verdict } from '../../generated/rules/runtime';
import { checkBody } from '../../src/server/http/validate';
import { textExample } from '../../generator/model/text-example';

test('every example of the product fits the schemas that its server checks with', async () => {
  const { misfits, calls, errors } = await exampleMisfits(root);
  expect(misfits).toEqual([]);
  expect(calls).toBe(Object.keys(examples).length);
  expect(errors).toBeGreaterThan(50);
});

test('its requests keep the rules of their calls, but for those on which the state of a stay decides', () => {
  const ofAStay = ['addClaimPhoto', 'setBookingPoints', 'submitGuestReview', 'submitReview'];
  const now = instant('2027-01-01T12:00:00Z');
  const verdicts = Object.entries(callRules)
    .filter(([id]) => !ofAStay.includes(id))
    .flatMap(([id, rules]) => {
      const call = id as keyof typeof callRules;
      const { args } = examples[call];
      const request = requestOf(contracts[call], args);
      // fills in defaults, as a server does
      checkBody(contracts[call].schema.body ?? {}, request.input);
      const asked = { ...request, principal: emptyVisitor, now, property: exampleProperty, booking: {} };
      return (rules as unknown as (asked: object) => readonly Verdict[])(asked).flatMap((it) =>
        it.ok ? [] : it.reasons.map(({ code }) => `${id}: ${code}`),
      );
    });
  expect(verdicts).toEqual([]);
});

test('a text is made from its pattern', () => {
  const patterns = [
    '^[A-Z2-9]{6}$',
    '\\d{4}',
    '(?:a|b)+c?',
    '^\\+[1-9]\\d{6,14}$',
    '^(?!x)[a-z]{3}[^a-z]$',
    '\\p{L}+@\\S{2,}',
    '^-?\\d+(\\.\\d+)? [A-Z]{3}$',
    '[\\]x]',
  ];
  for (const pattern of patterns) expect(textExample('Some words', { pattern }), pattern).toMatch(new RegExp(`^(?:${pattern})$`, 'u'));
  for (const [min, max] of [
    [25, 30],
    [0, 4],
    [60, 60],
    [500, 900],
  ] as const) {
    const { length } = textExample('Some words', { min, max }) ?? '';
    expect(length >= min && length <= max, `${length} characters`).toBe(true);
  }
  expect(textExample('Some words', { pattern: '^(?=a)b$' })).toBeUndefined();
});
