// The arrival of a property as its host writes it: each part with the day from which guests read it.
// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { opened, Property } from '../../../src/screens/hosting/property';
import { $toasts } from '../../../src/screens/shell/chrome/toasts.store';
import { visitOf } from '../../../src/screens/shell/navigation/visit';
import { answer, type BrowsingPlan, refusal } from '../../support/a-visit';
import { anOwnProperty, ownId } from '../../support/an-own-property';
import { renderedScreen } from '../../support/rendered-screen';
import { sent } from '../../support/sent';

const call = `/user/property/${ownId}`;
const days = { way_days: 3, parking_days: 3, entry_days: 3, code_days: 3, wifi_days: 3, manual_days: 3, leaving_days: 3 };

const theArrival = async (answers: NonNullable<BrowsingPlan['answers']>) => {
  const path = `/property/${ownId}`;
  const visit = await renderedScreen(Property, `${path}#arrival`, {
    answers: { [`GET ${call}`]: answer(200, { data: anOwnProperty() }), ...answers },
  });
  await allSettled(opened, { scope: visit.scope, params: visitOf(path) });
  return { ...visit, notes: () => visit.scope.getState($toasts).map(({ text }) => text) };
};

test('each part is saved with its day, and what was written before stands there', async () => {
  const saved = { ...days, way: 'Left at the mill.', code: '4711#', code_days: 2 };
  const { person, requests, notes } = await theArrival({
    [`GET ${call}/arrival`]: answer(200, { data: { ...days, way: 'Left at the mill.' } }),
    [`PUT ${call}/arrival`]: answer(200, { data: saved }),
  });
  const part = within(screen.getByRole('region', { name: 'Arrival' }));
  expect((await part.findByRole('textbox', { name: /^Getting there/ })).textContent).toBe('Left at the mill.');
  await person.type(part.getByRole('textbox', { name: /^Door code/ }), '4711#');
  await person.click(part.getByRole('button', { name: 'Fewer Door code: days before check-in' }));
  await person.click(part.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(notes()).toEqual(['Arrival details saved.']));
  expect(sent(requests, 'saveArrivalGuide')).toMatchObject(saved);
});

test('an arrival that could not be loaded says so, and is asked for again', async () => {
  let isDown = true;
  const { person } = await theArrival({
    [`GET ${call}/arrival`]: () => (isDown ? refusal(500, 'app.unexpected') : answer(200, { data: days })),
  });
  await screen.findByText('We couldn’t load the arrival details.');
  isDown = false;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('textbox', { name: /^Getting there/ });
});
