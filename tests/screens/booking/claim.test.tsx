// A claim on the page of its stay, in the words of each state, with its pictures or why they did not come.
// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { exampleShownClaim } from '../../../generated/examples/things';
import type { BookingDetail, ShownClaim } from '../../../generated/model/entities';
import type { Instant, PlainDate } from '../../../generated/model/wire';
import { aBooking, bookingId, paid } from '../../support/a-guest-booking';
import { aStaysPage } from '../../support/a-stays-page';
import { answer, refusal } from '../../support/a-visit';
import { sent } from '../../support/sent';

afterEach(cleanup);

const over = { ...paid, checkin: '1969-12-20' as PlainDate, checkout: '1969-12-24' as PlainDate };
const claim: ShownClaim = {
  ...exampleShownClaim,
  amount_cents: 18_500,
  message: 'The lamp broke.',
  filed_at: '1969-12-31T00:00:00Z' as Instant,
  answer_by: '1970-01-07T00:00:00Z' as Instant,
  photos: [],
};
const [one, photo] = [`GET /booking/${bookingId}`, `GET /booking/${bookingId}/claim/photo/f-1`];
const reply = `PATCH /booking/${bookingId}/claim/answer`;
const theStay = (own: Partial<ShownClaim>, answers: Parameters<typeof aStaysPage>[1] = {}) =>
  aStaysPage(`/stays/${bookingId}`, { [one]: answer(200, { data: aBooking({ ...over, claim: { ...claim, ...own } }) }), ...answers });

const states: readonly (readonly [words: RegExp, claim: Partial<ShownClaim>])[] = [
  [/^Answer by .*4:00 PM.* · \d days left/, {}],
  [/^Answer by .* · \d+ h left/, { answer_by: '1970-01-01T09:30:00Z' as Instant }],
  [/^The time to answer has passed/, { answer_by: '1969-12-31T23:00:00Z' as Instant }],
  [/^You accepted this claim/, { state: 'accepted', owed_cents: 18_500 }],
  [/^Ann accepted your offer of \$50\.00 CAD/, { state: 'accepted', offered_cents: 5000, owed_cents: 5000 }],
  [/^Ann withdrew this claim\. You don’t owe anything\.$/, { state: 'withdrawn', withdrawn_at: '1970-01-01T00:00:00Z' as Instant }],
  [/^You don’t agree with this claim/, { state: 'disputed', answer: 'It was loose.' }],
  [/^You offer \$50\.00 CAD/, { state: 'disputed', offered_cents: 5000 }],
  [/^The time to answer has passed/, { state: 'unanswered' }],
  [/^You owe \$90\.00 CAD/, { state: 'upheld', owed_cents: 9000, decision: 'It was old.' }],
  [/^You don’t owe anything/, { state: 'refused', decision: 'It was old.' }],
  [/^Paid: \$90\.00 CAD/, { state: 'paid', owed_cents: 9000 }],
];

test.each(states)('%s', async (words, own) => {
  await theStay(own);
  const part = within(screen.getByRole('region', { name: 'Claim from Ann' }));
  expect(part.getByText(words)).toBeDefined();
  expect(part.getByText('Damage · $185.00 CAD')).toBeDefined();
  expect(part.queryAllByText(own.decision ?? own.answer ?? 'nothing').length).toBe(own.decision || own.answer ? 1 : 0);
  const mayAnswer = part.queryByRole('button', { name: 'Answer claim' }) !== null;
  expect(mayAnswer).toBe(words.source.startsWith('^Answer by'));
});

test('an offer is named beside its words, also once it is decided; until then the guest reads what may happen to it', async () => {
  const words = { offered_cents: 5000, answer: 'It was loose.' };
  await theStay({ ...words, state: 'disputed' });
  expect(screen.getByText(/^Ann can take your offer\. If not, we’ll look at both sides/)).toBeDefined();
  expect(screen.getByText('Your answer, with an offer of $50.00 CAD')).toBeDefined();
  cleanup();
  await theStay({ ...words, state: 'upheld', owed_cents: 9000, decision: 'It was old.' });
  expect(screen.getByText('Your answer, with an offer of $50.00 CAD')).toBeDefined();
});

test('an answer asks for what it needs: an amount for a part, a reason for each that does not accept', async () => {
  const answers: BookingDetail[] = [
    aBooking({ ...over, claim }),
    aBooking({ ...over, claim: { ...claim, state: 'accepted', owed_cents: 18_500 } }),
  ];
  const { person, requests } = await theStay(
    {},
    {
      [one]: () => answer(200, { data: answers.shift() }),
      [reply]: answer(200, { data: answers[1] }),
    },
  );
  await person.click(screen.getByRole('button', { name: 'Answer claim' }));
  const window = within(screen.getByRole('dialog', { name: 'Answer this claim' }));
  expect(window.getByText('Damage · $185.00 CAD')).toBeDefined();
  expect(window.queryByRole('textbox')).toBeNull();
  await person.click(window.getByRole('radio', { name: 'I don’t agree' }));
  expect(window.queryByRole('textbox', { name: /Amount/ })).toBeNull();
  await person.click(window.getByRole('button', { name: 'Send answer' }));
  expect(window.getAllByText('Tell us why.').length).toBeGreaterThan(0);
  await person.click(window.getByRole('radio', { name: 'I’ll pay a part of it' }));
  expect(window.getByRole('textbox', { name: /Amount/ })).toBeDefined();
  await person.click(window.getByRole('radio', { name: 'I accept it' }));
  expect(window.getByText(/You’ll owe \$185\.00 CAD\. You can pay it here by card, or pay Ann directly/)).toBeDefined();
  await person.click(window.getByRole('button', { name: 'Send answer' }));
  expect(await screen.findByText('You accepted this claim')).toBeDefined();
  expect(sent(requests, 'answerClaim')).toEqual({ answer: 'accept' });
});

test('pictures are fetched with the session, and asked for again where they did not come', async () => {
  const come = [refusal(503, 'app.unavailable'), answer(200, { data: { jpeg: '/9j/4AAQ' } })];
  const { person } = await theStay(
    { photos: [{ photo_id: 'f-1', width: 800, height: 600 }] },
    { [photo]: () => come.shift() ?? answer(500, {}) },
  );
  const note = (await screen.findByText('We couldn’t load the photos.')).closest<HTMLElement>('[role="alert"]');
  await person.click(within(note ?? document.body).getByRole('button', { name: 'Try again' }));
  const tile = await screen.findByRole('button', { name: 'Photo 1 of 1' });
  expect(tile.querySelector('img')?.getAttribute('src')).toBe('data:image/jpeg;base64,/9j/4AAQ');
});
