// A person's data is handed to that person: each table that names one shows in the export, or says why not.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { modelOf } from '../../generator/model/spec-file';
import type { Shape } from '../../generator/model/shape-model';

const model = modelOf(readFileSync(new URL('../../generated/spec.json', import.meta.url), 'utf8'));
const fieldsOf = new Map([...model.entities, ...model.shapes].map((it) => [it.id, it.fields]));

/** Tables whose rows the export tells in other words. */
const inOtherWords: Readonly<Record<string, string>> = {
  bookings: 'told as `stays` and `bookings`, without the host’s co-hosts',
  messages: 'told as `messages`, to the person who wrote them',
  points_balances: 'the sum of `points`',
  fellow_travellers: 'told as `joined_wishlists`',
  host_debts: 'told by the payouts from which they are kept back',
  payees: 'told as `payee`',
  payout_accounts: 'told as `payout_account`, masked',
  payouts: 'told as `payouts`, as the page shows them',
  referrals: 'told as `referral`',
  sightings: 'told as `referral.seen_with`',
  stay_notes: 'told as `stay_notes`, to the person who wrote them',
  stay_votes: 'told as `stay_votes`',
  threads: 'told as `messages`',
};

const told = new Set<string>();
const tell = (shape: Shape): void => {
  if (shape.type === 'list' || shape.type === 'map') tell(shape.of);
  if (shape.type === 'either') shape.options.forEach(tell);
  if (shape.type === 'group') shape.fields.forEach((field) => tell(field.shape));
  if (shape.type !== 'like' || told.has(shape.of)) return;
  told.add(shape.of);
  fieldsOf.get(shape.of)?.forEach((field) => tell(field.shape));
};
for (const { id, answer } of model.calls) if (id === 'exportUserData') tell(answer);

const ofPeople = model.stored.filter(({ of = '', columns }) =>
  [...(fieldsOf.get(of) ?? []), ...columns].some(({ shape }) => shape?.type === 'text' && shape.refers === 'Profile'),
);

test('each table that names a person is in the export, or its reason is listed', () => {
  const missing = ofPeople.filter(({ of = '', table }) => !told.has(of) && !(table in inOtherWords));
  expect(missing.map(({ table }) => `${table}: add it to exportUserData, or say here how it is told`)).toEqual([]);
});

test('no reason is listed for a table that is in the export, or that is no more', () => {
  const needed = new Set(ofPeople.filter(({ of = '' }) => !told.has(of)).map(({ table }) => table));
  expect(Object.keys(inOtherWords).filter((table) => !needed.has(table))).toEqual([]);
});
