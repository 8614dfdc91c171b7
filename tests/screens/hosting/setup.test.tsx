// The setup of a property as its host walks through it: what holds a page, what is saved, where it leads and what is counted.
// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { beforeEach, expect, test } from 'vitest';
import type { CallAnswer } from '../../../generated/client/transport';
import { setupBasicsForm } from '../../../generated/forms/setupBasicsForm';
import { setupPriceForm } from '../../../generated/forms/setupPriceForm';
import { setupRegistrationForm } from '../../../generated/forms/setupRegistrationForm';
import type { HostProperty, Money } from '../../../generated/model/entities';
import type { Instant } from '../../../generated/model/wire';
import { loadFailedTexts } from '../../../generated/texts/sentences/loadFailedTexts';
import { propertyTexts } from '../../../generated/texts/sentences/propertyTexts';
import { setupTexts as say } from '../../../generated/texts/sentences/setupTexts';
import { opened, PropertySetup } from '../../../src/screens/hosting/property-setup';
import { $toasts } from '../../../src/screens/shell/chrome/toasts.store';
import { visitOf } from '../../../src/screens/shell/navigation/visit';
import { anOwnProperty, ownId } from '../../support/an-own-property';
import { answer, refusal, userAnswer } from '../../support/a-visit';
import { renderedScreen } from '../../support/rendered-screen';
import { sent } from '../../support/sent';
import { weekendAt } from '../../support/weekday-prices';

const read = `GET /user/property/${ownId}`;
const save = `PATCH /user/property/${ownId}`;
const publish = `PATCH /user/property/${ownId}/status`;
const preview = `POST /user/property/${ownId}/price-preview`;
const pageOf = (page: string) => `/property/${ownId}/setup/${page}`;

const saved = (own: Partial<HostProperty> = {}, not_saved: readonly object[] = []) =>
  answer(200, { data: { ...anOwnProperty({ version: 4, ...own }), not_saved } });
const cad = (amount_cents: number): Money => ({ amount: `${amount_cents / 100} CAD`, amount_cents, currency: 'CAD' });

const theSetup = async (page: string, own: Partial<HostProperty> = {}, answers: Readonly<Record<string, CallAnswer>> = {}) => {
  localStorage.setItem('session_access_token', 'a-token');
  const url = pageOf(page);
  const usual = { 'GET /user': userAnswer(), [read]: answer(200, { data: anOwnProperty(own) }), [save]: saved(own) };
  const visit = await renderedScreen(PropertySetup, url, { answers: { ...usual, ...answers } });
  await act(async () => allSettled(opened, { scope: visit.scope, params: visitOf(url) }));
  return { ...visit, notes: () => visit.scope.getState($toasts).map(({ text }) => text) };
};
const press = (name: string) => screen.getByRole('button', { name });
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
beforeEach(() => localStorage.clear());

test('a page shows what was saved; sending it saves and leads one page on', async () => {
  const { person, requests, ways } = await theSetup('basics');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(setupBasicsForm.title);
  expect(screen.getByText('Step 1 of 10')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  expect(field('Title').value).toBe('Cedar cabin by the lake');
  await person.clear(field('Title'));
  await person.type(field('Title'), 'Birch house');
  await person.click(press('Continue'));
  await waitFor(() => expect(ways).toEqual([pageOf('place')]));
  expect(sent(requests, 'updateProperty')).toMatchObject({ title: 'Birch house', property_type: 'cabin', setup_page: 'place', version: 3 });
});

test('what is wrong holds the page, is said and takes the focus, and nothing is saved', async () => {
  const { person, calls, ways } = await theSetup('basics', { title: '', description: '' });
  await person.click(press('Continue'));
  expect(document.activeElement?.textContent).toContain('There are 2 problems');
  await person.click(press('Enter a title.'));
  expect(document.activeElement).toBe(field('Title'));
  expect([calls.includes(save), ways]).toEqual([false, []]);
});

test('what the server does not save stands beside its field, and keeps the person there', async () => {
  const refused = [{ path: 'postal_code', code: 'wrong_format', message: 'This isn’t in the right format.' }];
  const { person, ways } = await theSetup('place', {}, { [save]: saved({}, refused) });
  await person.click(press(say.saveAndLeave));
  expect(await screen.findAllByText('This isn’t in the right format.')).toHaveLength(2);
  expect(ways).toEqual([]);
});

test('whoever leaves takes nothing along but what was changed, whole or not, and comes back to this page', async () => {
  const { person, requests, ways, notes } = await theSetup('basics', { description: '' });
  await person.type(field('Title'), ' today');
  await person.click(press(say.saveAndLeave));
  await waitFor(() => expect(ways).toEqual(['/properties']));
  expect(sent(requests, 'updateProperty')).toEqual({ title: 'Cedar cabin by the lake today', setup_page: 'basics', version: 3 });
  expect(notes()).toEqual([say.saved]);
});

test('Back leads to the page before, and saves what was typed', async () => {
  const { person, requests, ways } = await theSetup('place');
  await person.click(press('Back'));
  await waitFor(() => expect(ways).toEqual([pageOf('basics')]));
  expect(requests.some(({ call }) => call === 'updateProperty')).toBe(false);
  await person.type(field('City or town'), ' Village');
  await person.click(press('Back'));
  await waitFor(() => expect(sent(requests, 'updateProperty')).toMatchObject({ city: 'Whistler Village', setup_page: 'basics' }));
});

test('without a page it goes on where it was left, on whichever device; at first, at the beginning', async () => {
  expect((await theSetup('', { setup_page: 'price' })).ways).toEqual([pageOf('price')]);
  expect((await theSetup('nowhere')).ways).toEqual([pageOf('basics')]);
});

test('where another tab saved first it says what, and shows that or saves over it as one wants', async () => {
  let version = 3;
  const answers = {
    [read]: () => answer(200, { data: anOwnProperty({ version, title: version === 3 ? 'Cabin' : 'Their cabin' }) }),
    [save]: () => {
      version = 5;
      return refusal(409, 'property.changed_elsewhere', { version, changed: ['title', 'base_cents'] });
    },
  } as unknown as Readonly<Record<string, CallAnswer>>;
  const { person } = await theSetup('basics', {}, answers);
  await person.type(field('Title'), ' of mine');
  await person.click(press('Continue'));
  expect(await screen.findByText(say.changed({ fields: 'Title' }))).toBeDefined();
  expect(field('Title').value).toBe('Cabin of mine');
  await person.click(press(say.takeTheirs));
  expect(field('Title').value).toBe('Their cabin');
});

test('what was brought over is to be looked at', async () => {
  const imported = {
    platform: 'airbnb' as const,
    source_id: '1',
    read_at: null,
    problem: null,
    field_sources: {},
    unconfirmed: ['city'],
    photos_found: 0,
    photos_waiting: 0,
    photos_offered: [],
    photos_permitted: false,
  };
  await theSetup('place', { imported });
  expect(screen.getByText(say.imported({ source: 'Airbnb' }))).toBeDefined();
});

test('a price says at once what guests pay, what the host gets, and what the same would bring elsewhere', async () => {
  const line = { code: 'accommodation', label: '$233.33 CAD on average × 3 nights', type: 'host', ...cad(70_000) };
  const data = { nights: 3, line_items: [line], subtotal: cad(85_320), total: cad(89_586), payout: cad(79_000), elsewhere: cad(72_095) };
  const { person, requests } = await theSetup('price', {}, { [preview]: answer(200, { data }) });
  const earned = within(screen.getByRole('region', { name: say.priceHeading }));
  await person.clear(field(setupPriceForm.uiSchema['base_cents']['ui:title']));
  expect(earned.getByText(say.priceEmpty)).toBeDefined();
  await person.type(field(setupPriceForm.uiSchema['base_cents']['ui:title']), '200');
  expect(await earned.findByText('$790.00 CAD')).toBeDefined();
  expect(earned.getByText('$853.20 CAD')).toBeDefined();
  expect(earned.getByText(say.elsewhere({ amount: '$720.95 CAD' }))).toBeDefined();
  expect(sent(requests, 'previewPrice')).toMatchObject({ base_cents: 20_000, ...weekendAt(25_000) });
});

const dayField = (day: string) => screen.queryByLabelText<HTMLInputElement>(new RegExp(`^${day}`));

test('a weekend has one price for both nights, and each day of the week its own once it is asked for', async () => {
  const { person, requests } = await theSetup('price');
  expect([dayField('Monday'), dayField('Saturday')]).toEqual([null, null]);
  const weekend = field(/^Friday and Saturday/);
  expect(weekend.value).toBe('250');
  await person.clear(weekend);
  await person.type(weekend, '280');
  await person.click(press(say.priceEachDay));
  expect(document.activeElement?.textContent).toBe(say.priceDays);
  expect([dayField('Friday')?.value, dayField('Saturday')?.value, dayField('Sunday')?.value]).toEqual(['280', '280', '']);
  await person.type(field(/^Sunday/), '150');
  await person.clear(field(/^Friday/));
  await person.click(press('Continue'));
  await waitFor(() =>
    expect(sent(requests, 'updateProperty')).toMatchObject({ friday_cents: null, saturday_cents: 28_000, sunday_cents: 15_000 }),
  );
});

test('days that differ are all in sight', async () => {
  await theSetup('price', { thursday_cents: 22_000 });
  expect([dayField('Thursday')?.value, dayField('Saturday')?.value]).toEqual(['220', '250']);
  expect(screen.queryByRole('button', { name: say.priceEachDay })).toBeNull();
});

test('the law of the place is told, with how far the check of the number is', async () => {
  const duty = {
    called: 'provincial registration number',
    place: 'British Columbia',
    asked_by: 'the province',
    pattern: '^[A-Z]{2}\\d{9}$',
    example: 'PM123456789',
    expires: true,
    nights_a_year: 90,
  };
  const { person } = await theSetup('registration', {
    registration_duty: duty,
    registration_status: 'refused',
    registration_reason: 'The register doesn’t know this number.',
  });
  expect(screen.getByText('Not found in the register')).toBeDefined();
  for (const said of [
    say.duty(duty),
    say.dutyExample({ example: 'PM123456789' }),
    say.dutyNights({ nights: 90 }),
    'The register doesn’t know this number.',
  ])
    expect(screen.getByText(said)).toBeDefined();
  const number = field(setupRegistrationForm.uiSchema['registration_number']['ui:title']);
  const misfit = () => screen.queryByText(say.dutyMisfit(duty));
  await person.clear(number);
  await person.type(number, 'pm12345678');
  expect(misfit()).toBeNull();
  await person.tab();
  expect(misfit()).not.toBeNull();
  await person.type(number, '9');
  expect(misfit()).toBeNull();
  await person.type(number, '0');
  expect(misfit()).not.toBeNull();
  expect(screen.queryByLabelText(String(setupRegistrationForm.uiSchema['licence_number']['ui:title']))).toBeNull();
});

test('a city that asks for a licence beside the number of its province has a field of its own', async () => {
  const province = {
    called: 'registration number',
    place: 'British Columbia',
    asked_by: 'the province',
    pattern: null,
    example: null,
    expires: true,
    nights_a_year: null,
  };
  const city = { ...province, called: 'licence number', place: 'Vancouver', pattern: '^\\d{2}-\\d{6}$', example: '26-123456' };
  const { person } = await theSetup('registration', { registration_duty: province, licence_duty: city });
  expect(screen.getByText(say.dutyAlso(city))).toBeDefined();
  const misfit = () => screen.queryByText(say.dutyMisfit(city));
  await person.type(field(setupRegistrationForm.uiSchema['licence_number']['ui:title']), '26-12345');
  expect(misfit()).toBeNull();
  await person.tab();
  expect(misfit()).not.toBeNull();
});

test('a connected listing is proven beside the calendars, and the place may be listed nowhere else', async () => {
  const connect = `GET /user/property/${ownId}/connect`;
  const proven = anOwnProperty({ ownership_proven_at: '2026-05-01T12:00:00Z' as Instant });
  const { person } = await theSetup(
    'calendar',
    { listing_url: 'https://www.airbnb.ca/rooms/1', connection_status: 'connected' },
    { [connect]: answer(200, { data: proven }) },
  );
  const proof = screen.getByRole('region', { name: propertyTexts.ownershipHeading });
  expect(within(proof).getByText(/TKM-7QX4-M2PA/)).toBeDefined();
  expect(screen.getByRole('checkbox', { name: /listed anywhere else/ })).toBeDefined();
  await person.click(within(proof).getByRole('button', { name: propertyTexts.readAgain }));
  await waitFor(() => expect(screen.queryByRole('region', { name: propertyTexts.ownershipHeading })).toBeNull());
});

test('what is missing is counted on every page, and each thing leads to its page at the end', async () => {
  await theSetup('basics', { missing: ['photos', 'price'] });
  expect(screen.getByRole('link', { name: say.still({ count: 2 }) }).getAttribute('href')).toBe(pageOf('finish'));
  await theSetup('finish', { missing: ['photos', 'price'] });
  const missing = within(screen.getByRole('region', { name: say.missingHeading }));
  expect(missing.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([pageOf('photos'), pageOf('price')]);
  expect((press(say.list) as HTMLButtonElement).disabled).toBe(true);
});

test('a whole draft can be seen as guests will see it, and is published', async () => {
  const { person, requests } = await theSetup('finish', {}, { [publish]: answer(200, { data: anOwnProperty({ status: 'listed' }) }) });
  expect(screen.getByText(say.complete)).toBeDefined();
  expect(screen.getByRole('link', { name: say.preview }).getAttribute('href')).toBe(`/listing/${ownId}`);
  await person.click(press(say.list));
  expect(await screen.findByText(say.listed)).toBeDefined();
  expect(sent(requests, 'updatePropertyStatus')).toEqual({ status: 'listed' });
  expect(press(say.done)).toBeDefined();
  const next = within(screen.getByRole('region', { name: say.nextHeading }));
  expect(next.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `/property/${ownId}#calendar`,
    pageOf('calendar'),
    '/account#payouts',
    '/bookings',
  ]);
});

test('why it cannot be published is said', async () => {
  const { person } = await theSetup('finish', {}, { [publish]: refusal(422, 'property.photos_missing', { missing: ['photos'] }) });
  await person.click(press(say.list));
  expect((await screen.findByRole('alert')).textContent).toContain('refused: property.photos_missing');
});

test('where it cannot be loaded there is another try', async () => {
  await theSetup('basics', {}, { [read]: refusal(500, 'app.unexpected') });
  expect(screen.getByRole('heading', { name: say.failed })).toBeDefined();
  expect(press(loadFailedTexts.retry)).toBeDefined();
});
