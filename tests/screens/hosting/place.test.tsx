// The place of a property as its host finds it: the pin begins at the town, is moved, and takes the time zone along.
// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { allSettled } from 'effector';
import { beforeEach, expect, test } from 'vitest';
import type { CallAnswer } from '../../../generated/client/transport';
import type { FoundPlace, HostProperty } from '../../../generated/model/entities';
import { setupTexts as say } from '../../../generated/texts/sentences/setupTexts';
import { opened, PropertySetup } from '../../../src/screens/hosting/property-setup';
import { $view, pinMoved } from '../../../src/screens/hosting/setup/place.store';
import { visitOf } from '../../../src/screens/shell/navigation/visit';
import { anOwnProperty, ownId } from '../../support/an-own-property';
import { answer, userAnswer } from '../../support/a-visit';
import { renderedScreen } from '../../support/rendered-screen';

const tofino: FoundPlace = {
  found: 'town',
  city: 'Tofino',
  province: 'BC',
  latitude: 49.153,
  longitude: -125.907,
  timezone: 'America/Vancouver',
  postal_fits: true,
};
const findIn = (city: string, postal = '', address = '12 Lakeside Road') =>
  `GET /place/find?${address && `address=${address.replaceAll(' ', '+')}&`}city=${city}&province=BC${postal && `&postal_code=${postal}`}`;
const zoneAt = (latitude: number, longitude: number) => `GET /place/zone?latitude=${latitude}&longitude=${longitude}`;
const nowhere = { city: '', province: 'BC', postal_code: '', latitude: null, longitude: null, timezone: 'America/Toronto' } as const;

const thePlace = async (own: Partial<HostProperty>, answers: Readonly<Record<string, CallAnswer>> = {}) => {
  localStorage.setItem('session_access_token', 'a-token');
  const url = `/property/${ownId}/setup/place`;
  const usual = { 'GET /user': userAnswer(), [`GET /user/property/${ownId}`]: answer(200, { data: anOwnProperty(own) }) };
  const visit = await renderedScreen(PropertySetup, url, { answers: { ...usual, ...answers } });
  await act(async () => allSettled(opened, { scope: visit.scope, params: visitOf(url) }));
  return { ...visit, asked: () => visit.calls.filter((call) => call.startsWith('GET /place/')) };
};
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const shown = () => [field('Latitude').value, field('Longitude').value, field(/^Time zone/).value];
beforeEach(() => localStorage.clear());

test('a town that is typed begins the pin and its zone, once the typing rests', async () => {
  const { person, asked, scope } = await thePlace(nowhere, { [findIn('Tofino')]: answer(200, { data: tofino }) });
  expect(scope.getState($view).near).toBe(false);
  // between two letters a slow machine would rest
  await person.setup({ delay: null }).type(field('City or town'), 'Tofino');
  await waitFor(() => expect(shown()).toEqual(['49.153', '-125.907', 'America/Vancouver']));
  expect(asked()).toEqual([findIn('Tofino')]);
  expect(screen.getByText(say.pinInTown({ city: 'Tofino' }))).toBeDefined();
  expect(scope.getState($view)).toEqual({ at: { latitude: 49.153, longitude: -125.907 }, near: true });
  // the pin was not moved: another town moves it on
  await person.type(field('City or town'), ' Bay');
  await act(async () => allSettled(scope));
  expect(asked()).toEqual([findIn('Tofino'), findIn('Tofino+Bay')]);
});

test('a pin that is moved takes its zone along, and stays when another town is typed', async () => {
  const creston = answer(200, { data: { timezone: 'America/Creston' } });
  const { person, asked, scope } = await thePlace(
    { city: 'Golden', province: 'BC', postal_code: '', latitude: 51.3, longitude: -116.969 },
    { [zoneAt(49.1, -116.512)]: creston },
  );
  await act(async () => allSettled(pinMoved, { scope, params: { latitude: 49.1000001, longitude: -116.5120002 } }));
  expect(shown()).toEqual(['49.1', '-116.512', 'America/Creston']);
  await person.type(field('City or town'), ' Town');
  await act(async () => allSettled(scope));
  expect(shown().slice(0, 2)).toEqual(['49.1', '-116.512']);
  expect(asked()).toEqual([zoneAt(49.1, -116.512)]);
});

test('an unknown town leaves the position open, a postal code of another province is told, and pressing asks again', async () => {
  const unknown = { ...tofino, found: 'province', city: null, timezone: null, postal_fits: false };
  const { person, asked } = await thePlace(
    { ...nowhere, city: 'Nowhere', postal_code: 'M5V 1A1' },
    { [findIn('Nowhere', 'M5V+1A1')]: answer(200, { data: unknown }) },
  );
  expect(await screen.findByText(say.townUnknown)).toBeDefined();
  expect(screen.getByText(say.postalElsewhere({ province: 'British Columbia' }))).toBeDefined();
  expect(shown()).toEqual(['', '', 'America/Toronto']);
  await person.click(screen.getByRole('button', { name: say.findOnMap }));
  await waitFor(() => expect(asked()).toHaveLength(2));
});

test('a street that is known begins the pin; another one is looked up when that is asked for', async () => {
  const at = { ...tofino, found: 'street', latitude: 49.1411, longitude: -125.8912 } as const;
  const other = { ...at, latitude: 49.15, longitude: -125.9 };
  const { person, asked } = await thePlace(
    { ...nowhere, city: 'Tofino' },
    { [findIn('Tofino')]: answer(200, { data: at }), [findIn('Tofino', '', '12 Campbell Street')]: answer(200, { data: other }) },
  );
  expect(await screen.findByText(say.pinAtAddress)).toBeDefined();
  expect(shown()).toEqual(['49.1411', '-125.8912', 'America/Vancouver']);
  await person.clear(field('Street and number'));
  await person.type(field('Street and number'), '12 Campbell Street');
  expect(asked()).toHaveLength(1);
  await person.click(screen.getByRole('button', { name: say.findOnMap }));
  await waitFor(() => expect(shown().slice(0, 2)).toEqual(['49.15', '-125.9']));
});

test('a position that is typed is the place; where the town cannot be looked up, that is said', async () => {
  const { person, asked, scope } = await thePlace({ ...nowhere, city: 'Tofino' });
  expect(await screen.findByText(say.findFailed)).toBeDefined();
  await person.type(field('Latitude'), '49.2');
  await person.type(field('Longitude'), '-125.9');
  await act(async () => allSettled(scope));
  expect(scope.getState($view)).toEqual({ at: { latitude: 49.2, longitude: -125.9 }, near: true });
  expect(asked().at(-1)).toBe(zoneAt(49.2, -125.9));
});
