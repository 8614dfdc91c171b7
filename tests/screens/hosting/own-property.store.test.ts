// The property that its host has open: loaded once, saved with its version, and asked anew where somebody else saved first.
import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import type { HostProperty } from '../../../generated/model/entities';
import {
  $changedElsewhere,
  $reading,
  own,
  ownChanged,
  propertyOpened,
  reread,
  saving,
} from '../../../src/screens/hosting/own-property.store';
import { visited, visitOf } from '../../../src/screens/shell/navigation/visit';
import { anOwnProperty, ownId } from '../../support/an-own-property';
import { answer, browsing, type BrowsingPlan, refusal } from '../../support/a-visit';
import { sent } from '../../support/sent';

const call = `GET /user/property/${ownId}`;
const save = `PATCH /user/property/${ownId}`;
const answered = (property: Partial<HostProperty> = {}) => answer(200, { data: anOwnProperty(property) });
const title = saving((value: string) => ({ title: value }));

const opened = async (answers: BrowsingPlan['answers'] = {}) => {
  const visit = browsing({ answers: { [call]: answered(), ...answers } });
  const { scope, calls } = visit;
  const goTo = (path: string) => allSettled(visited, { scope, params: visitOf(path) });
  await goTo(`/property/${ownId}/setup/basics`);
  await allSettled(propertyOpened, { scope, params: ownId });
  return { ...visit, goTo, shown: () => scope.getState(own.$data), asked: () => calls.filter((it) => it === call).length };
};

test('it stays while one goes from one of its pages to another, and is forgotten once one leaves', async () => {
  const { scope, goTo, shown, asked } = await opened();
  await goTo(`/property/${ownId}/setup/place`);
  await allSettled(propertyOpened, { scope, params: ownId });
  expect([asked(), shown()?.title]).toEqual([1, 'Cedar cabin by the lake']);
  await goTo('/account');
  expect(shown()).toBeNull();
});

test('another property is another question', async () => {
  const other = '6f1d5b0e-0000-4000-8000-000000000003';
  const { scope, shown } = await opened({ [`GET /user/property/${other}`]: answered({ property_id: other, title: 'Barn' }) });
  await allSettled(propertyOpened, { scope, params: other });
  expect(shown()?.title).toBe('Barn');
});

test('a save says what was edited, and its answer is shown', async () => {
  const { scope, requests, shown } = await opened({ [save]: answered({ title: 'Loft', version: 4 }) });
  await allSettled(title.submitted, { scope, params: 'Loft' });
  expect(sent(requests, 'updateProperty')).toEqual({ title: 'Loft', version: 3 });
  expect([shown()?.title, shown()?.version]).toEqual(['Loft', 4]);
});

test('where somebody saved meanwhile nothing is overwritten: what changed is named, and what is saved now is shown', async () => {
  const { scope, requests, asked, shown } = await opened({
    [save]: refusal(409, 'property.changed_elsewhere', { version: 5, changed: ['title'] }),
    [call]: () => answered({ version: requests.some((it) => it.call === 'updateProperty') ? 5 : 3 }),
  });
  await allSettled(title.submitted, { scope, params: 'Loft' });
  expect(scope.getState($changedElsewhere)).toEqual(['title']);
  expect([asked(), shown()?.version]).toEqual([2, 5]);
  expect(scope.getState(title.$problem)?.code).toBe('property.changed_elsewhere');
});

test('an answer about another property changes nothing', async () => {
  const { scope, shown } = await opened();
  await allSettled(ownChanged, { scope, params: anOwnProperty({ property_id: 'another', title: 'Barn' }) });
  expect(shown()?.title).toBe('Cedar cabin by the lake');
});

test('that its listing is being read is seen, and asking again shows what has come', async () => {
  let running = true;
  const { scope, shown } = await opened({ [call]: () => answered(running ? { sync_status: 'running' } : { title: 'Read' }) });
  expect(scope.getState($reading)).toBe(true);
  running = false;
  await allSettled(reread, { scope });
  expect([scope.getState($reading), shown()?.title]).toEqual([false, 'Read']);
});
