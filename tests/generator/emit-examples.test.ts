// Examples of the calls: each fits what it is an example of, and a transport answers with them.
import { expect, test } from 'vitest';
import { contracts } from '../../generated/contract/index';
import { callRules } from '../../generated/contract/rules';
import { instant } from '../../generated/examples/example';
import { examples } from '../../generated/examples/index';
import { exampleProperty } from '../../generated/examples/things';
import { emptyVisitor } from '../../generated/model/empty-visitor';
import type { Verdict } from '../../generated/rules/runtime';
import { examplesOf, jsonOf, textNamed } from '../../generator/model/examples';
import { checkBody } from '../../src/server/http/validate';
import { aCall, field } from '../support/a-call';
import { aModel } from '../support/a-model';
import { exampleMisfits, requestOf } from '../support/example-misfits';
import { root } from '../support/modules';

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

test('a thing within itself ends, and what refers to a thing bears its key', () => {
  const note = { type: 'like', of: 'Note' } as const;
  const fields = [
    field('note_id', { type: 'text', min: 2, max: 3 }),
    field('after', { type: 'text', refers: 'Note' }),
    field('starts', { type: 'text', format: 'date' }),
    field('ends', { type: 'text', format: 'date' }),
    field('next', { ...note, nullable: true }),
    field('more', { type: 'list', of: note }),
    field('kind', { type: 'either', options: [note, { type: 'exactly', value: 'none' }] }),
  ];
  const model = aModel({
    entities: [{ id: 'Note', source: '§3', called: 'note', says: 'A note', key: 'note_id', fields }],
    calls: [aCall('showNote', 'GET /note', { answer: note })],
  });
  const { things, calls } = examplesOf(model);
  expect(calls[0]?.answer).toEqual({ kind: 'thing', id: 'Note' });
  expect(jsonOf({ kind: 'thing', id: 'Note' }, things)).toEqual({
    note_id: 'Not',
    after: 'Not',
    starts: '2027-02-12',
    ends: '2027-02-15',
    next: null,
    more: [],
    kind: 'none',
  });
});

test('a text without an example is as long as it may be', () => {
  for (const [min, max] of [
    [25, 30],
    [0, 4],
    [60, 60],
    [500, 900],
  ] as const) {
    const { length } = textNamed('some_words', { min, max });
    expect(length >= min && length <= max, `${length} characters`).toBe(true);
  }
});
