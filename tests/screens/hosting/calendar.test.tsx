// A host's calendar as a person uses it: nights are chosen by pointer and by keys, changed in one step, and what stands against it is told.
// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { CallAnswer } from '../../../generated/client/transport';
import type { HostCalendar } from '../../../generated/model/entities';
import { addDays } from '../../../generated/model/dates';
import type { Instant } from '../../../generated/model/wire';
import { loadFailedTexts } from '../../../generated/texts/sentences/loadFailedTexts';
import { calendarTexts as say } from '../../../generated/texts/sentences/calendarTexts';
import { calendarForm } from '../../../generated/forms/calendarForm';
import { CalendarOfProperty } from '../../../src/screens/hosting/calendar/calendar';
import { propertyOpened } from '../../../src/screens/hosting/own-property.store';
import { $toasts } from '../../../src/screens/shell/chrome/toasts.store';
import { $now } from '../../../src/screens/shell/request/request';
import { aHostCalendar, day } from '../../support/a-host-calendar';
import { anOwnProperty, ownId } from '../../support/an-own-property';
import { answer, browsing, refusal } from '../../support/a-visit';
import { rendered } from '../../support/rendered';
import { sent } from '../../support/sent';

// 9 a.m. on the 3rd of February in Vancouver
const now = '2027-02-03T17:00:00Z' as Instant;
const asked = `GET /user/property/${ownId}/calendar?from=2027-02-01&to=2028-07-27`;
const saved = `PUT /user/property/${ownId}/calendar`;
const booked = { taken: 'booking', booking_id: 'b-1', guest: 'Ada' } as const;

/** A host looks at the calendar. Saving is answered with the calendar that is given for it. */
const theCalendar = async (calendar: HostCalendar, answers: Readonly<Record<string, CallAnswer | (() => Promise<CallAnswer>)>> = {}) => {
  const property = anOwnProperty();
  const visit = browsing({
    answers: { [`GET /user/property/${ownId}`]: answer(200, { data: property }), [asked]: answer(200, { data: calendar }), ...answers },
  });
  const { scope, requests } = visit;
  await visit.goTo(`/property/${ownId}`);
  await allSettled($now, { scope, params: now });
  await allSettled(propertyOpened, { scope, params: ownId });
  const view = rendered(
    <Provider value={scope}>
      <MemoryRouter>
        <CalendarOfProperty property={property} />
      </MemoryRouter>
    </Provider>,
  );
  await screen.findByRole('table');
  return {
    ...visit,
    ...view,
    changes: () => sent(requests, 'updateCalendar'),
    notes: () => scope.getState($toasts).map(({ text }) => text),
  };
};
const night = (date: string) => screen.getByRole('button', { name: new RegExp(`^${date}`) });
const chosen = () => screen.getAllByRole('button', { pressed: true }).map((one) => one.dataset['date']?.slice(8));
const openPanel = async (person: { click: (element: Element) => Promise<void> }) => {
  await person.click(screen.getByRole('button', { name: say.edit }));
  return within(screen.getByRole('dialog'));
};

test.each([
  [true, say.selectByTap],
  [false, say.select],
])('nights are tapped where a finger points, and drawn or reached by keys elsewhere: %s', async (touch, says) => {
  const media = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (query) => Object.assign(new EventTarget(), { matches: touch && query === '(pointer: coarse)', media: query }) as MediaQueryList,
    );
  await theCalendar(aHostCalendar());
  expect(screen.getAllByText(/^(Choose|Tap) a first/).map(({ textContent }) => textContent)).toEqual([says]);
  media.mockRestore();
});

test('each night says what it costs, who has it, and what else holds', async () => {
  const calendar = aHostCalendar({
    '2027-02-10': booked,
    '2027-02-12': { taken: 'feed', platform: 'airbnb', feed_name: null },
    '2027-02-15': { price_cents: 30_000, price_is_own: true, min_nights: 4, note: 'Festival' },
    '2027-02-16': { taken: 'block', booking_id: 'b-2' },
  });
  await theCalendar(calendar);
  const names = ['February 2,', 'February 9', 'February 10', 'February 12', 'February 15', 'February 16'].map(
    (date) => screen.getByRole('button', { name: new RegExp(date) }).getAttribute('aria-label') ?? '',
  );
  expect(names).toEqual([
    'Tuesday, February 2, 2027. $200 CAD. Past',
    'Tuesday, February 9, 2027. $200 CAD. Available',
    'Wednesday, February 10, 2027. $200 CAD. Booked, Ada',
    'Friday, February 12, 2027. $200 CAD. Booked on Airbnb'.replace('$200', '$250'),
    'Monday, February 15, 2027. $300 CAD, price for this date. Available. 4-night minimum. Note: Festival',
    'Tuesday, February 16, 2027. $200 CAD. Blocked: the host cancelled a booking',
  ]);
});

test('a night and then another choose the range between them; what is over cannot be chosen', async () => {
  const { person } = await theCalendar(aHostCalendar());
  await person.click(night('Tuesday, February 2,'));
  expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
  await person.click(night('Friday, February 12'));
  await person.click(night('Wednesday, February 10'));
  expect(chosen()).toEqual(['10', '11', '12']);
  expect(screen.getAllByText('3 nights, Feb 10 – 13')).toHaveLength(2);
  await person.click(night('Monday, February 15'));
  expect(chosen()).toEqual(['15']);
  // the same once more takes the choice back
  await person.click(night('Monday, February 15'));
  expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
});

test('nights are drawn over with a mouse, and a finger draws nothing', async () => {
  await theCalendar(aHostCalendar());
  const draw = (from: string, to: string, pointerType: string) => {
    fireEvent.pointerDown(night(from), { pointerType, button: 0, buttons: 1 });
    fireEvent.pointerOver(night(to), { pointerType, buttons: 1 });
    fireEvent.pointerUp(night(to), { pointerType });
  };
  draw('Monday, February 8', 'Thursday, February 11', 'touch');
  expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
  draw('Monday, February 8', 'Thursday, February 11', 'mouse');
  expect(chosen()).toEqual(['08', '09', '10', '11']);
});

test('keys move over the nights, Shift chooses them, Escape takes the choice back', async () => {
  const { person } = await theCalendar(aHostCalendar());
  night('Wednesday, February 3').focus();
  await person.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(night('Thursday, February 4'));
  await person.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
  expect(chosen()).toEqual(['04', '05', '06', '07', '08', '09', '10', '11', '12']);
  await person.keyboard('{Escape}');
  expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
  // the first day cannot be passed
  await person.keyboard('{PageUp}');
  expect(document.activeElement).toBe(night('Wednesday, February 3'));
  await person.keyboard('{PageDown}');
  expect(document.activeElement).toBe(night('Wednesday, March 3,'));
});

test('a season of weekends is priced in one step, and says before what it brings', async () => {
  const calendar = aHostCalendar();
  const { person, changes, notes } = await theCalendar(calendar, {
    [saved]: answer(200, {
      data: { ...calendar, nights: calendar.nights.slice(11, 13).map((one) => ({ ...one, price_cents: 30_000, price_is_own: true })) },
    }),
  });
  await person.click(night('Monday, February 8'));
  const panel = await openPanel(person);
  fireEvent.change(panel.getByLabelText(say.last), { target: { value: '2027-02-21' } });
  await person.click(panel.getByLabelText('Fridays and Saturdays'));
  await person.type(panel.getByLabelText(/^Price per night/), '300');
  panel.getByText('If every open night is booked, you earn $1,200 CAD instead of $1,000 CAD.');
  panel.getByText('Guests pay $324 CAD a night before taxes, with our 8% fee.');
  await person.click(panel.getByRole('button', { name: calendarForm.submit }));
  await waitFor(() => expect(notes()).toEqual([say.saved]));
  expect(changes()).toEqual({
    changes: [
      { start: '2027-02-12', end: '2027-02-14', price_cents: 30_000 },
      { start: '2027-02-19', end: '2027-02-21', price_cents: 30_000 },
    ],
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  // an answer is shown at once
  expect(night('Friday, February 12').getAttribute('aria-label')).toContain('$300 CAD, price for this date');
});

test('any days of the week may be meant, and no form is there while none of the nights is', async () => {
  const calendar = aHostCalendar();
  const { person, changes } = await theCalendar(calendar, { [saved]: answer(200, { data: calendar }) });
  await person.click(night('Monday, February 8'));
  const panel = await openPanel(person);
  fireEvent.change(panel.getByLabelText(say.last), { target: { value: '2027-02-11' } });
  await person.click(panel.getByLabelText('Fridays and Saturdays'));
  panel.getByText(say.noneMeant);
  fireEvent.change(panel.getByLabelText(say.last), { target: { value: '2027-02-21' } });
  await person.click(panel.getByLabelText('Other days'));
  panel.getByText(say.daysMissing);
  expect(panel.queryByLabelText(/^Price per night/)).toBeNull();
  const days = within(panel.getByRole('group', { name: say.days }));
  for (const day of ['Sun', 'Thu']) await person.click(days.getByLabelText(day));
  await person.type(panel.getByLabelText(/^Price per night/), '300');
  await person.click(panel.getByRole('button', { name: calendarForm.submit }));
  await waitFor(() =>
    expect(changes()).toEqual({
      changes: ['11', '14', '18', '21'].map((date) => ({
        start: `2027-02-${date}`,
        end: addDays(`2027-02-${date}`, 1),
        price_cents: 30_000,
      })),
    }),
  );
});

test('what is booked cannot be blocked: it is told before, can be left out, and a refusal says why', async () => {
  const calendar = aHostCalendar({ '2027-02-10': booked });
  const { person, changes } = await theCalendar(calendar, {
    [saved]: refusal(409, 'property.nights_booked', { taken: [{ start: '2027-02-10', end: '2027-02-11' }] }),
  });
  await person.click(night('Tuesday, February 9'));
  await person.click(night('Thursday, February 11'));
  const panel = await openPanel(person);
  panel.getByRole('link', { name: say.toBooking });
  await person.click(panel.getByLabelText('Blocked'));
  panel.getByText('These nights are booked or requested and can’t be blocked: Feb 10.');
  await person.click(panel.getByRole('button', { name: calendarForm.submit }));
  await panel.findByRole('alert');
  expect(changes()).toEqual({ changes: [{ start: '2027-02-09', end: '2027-02-12', blocked: true }] });
  await person.click(panel.getByRole('button', { name: say.leaveOut }));
  await person.click(panel.getByRole('button', { name: calendarForm.submit }));
  await waitFor(() =>
    expect(changes()).toEqual({
      changes: [
        { start: '2027-02-09', end: '2027-02-10', blocked: true },
        { start: '2027-02-11', end: '2027-02-12', blocked: true },
      ],
    }),
  );
});

test('nights go back to the usual in one step, and to what they were in another', async () => {
  const own = { price_cents: 30_000, price_is_own: true };
  const calendar = aHostCalendar({ '2027-02-10': own, '2027-02-11': { ...own, price_cents: 31_000, min_nights: 4 } });
  const { person, changes, notes, scope } = await theCalendar(calendar, { [saved]: answer(200, { data: calendar }) });
  await person.click(night('Wednesday, February 10'));
  await person.click(night('Thursday, February 11'));
  const panel = await openPanel(person);
  panel.getByText(say.variousPrices);
  await person.click(panel.getByRole('button', { name: say.reset }));
  panel.getByText('If every open night is booked, you earn $400 CAD instead of $610 CAD.');
  await person.click(panel.getByRole('button', { name: calendarForm.submit }));
  await waitFor(() =>
    expect(changes()).toEqual({
      changes: [{ start: '2027-02-10', end: '2027-02-12', price_cents: null, min_nights: null, checkin_days: null, checkout_days: null }],
    }),
  );
  await waitFor(() => expect(notes()).toEqual([say.saved]));
  const [note] = scope.getState($toasts);
  expect(note?.offer?.button).toBe(say.undo);
  if (note?.offer) await allSettled(note.offer.pressed, { scope });
  const days = { checkin_days: null, checkout_days: null };
  expect(changes()).toEqual({
    changes: [
      { start: '2027-02-10', end: '2027-02-11', price_cents: 30_000, min_nights: null, ...days },
      { start: '2027-02-11', end: '2027-02-12', price_cents: 31_000, min_nights: 4, ...days },
    ],
  });
  expect(notes()).toContain(say.undone);
});

test('a change that is saved once another property was opened is no change of that one', async () => {
  const calendar = aHostCalendar();
  let letGo = () => {};
  const held = new Promise<CallAnswer>((resolve) => {
    letGo = () => resolve(answer(200, { data: aHostCalendar({ '2027-02-10': { taken: 'block' } }) }));
  });
  const { person, changes, notes, scope } = await theCalendar(calendar, { [saved]: () => held });
  await person.click(night('Wednesday, February 10'));
  await person.click(night('Thursday, February 11'));
  const panel = await openPanel(person);
  await person.click(panel.getByLabelText('Blocked'));
  await person.click(panel.getByRole('button', { name: calendarForm.submit }));
  await waitFor(() => expect(changes()).toEqual({ changes: [{ start: '2027-02-10', end: '2027-02-12', blocked: true }] }));
  // its calendar comes beside the answer that is still on its way
  void allSettled(propertyOpened, { scope, params: 'another' });
  letGo();
  await waitFor(() => expect(notes()).toContain(say.saved));
  expect(scope.getState($toasts).flatMap(({ offer }) => offer ?? [])).toEqual([]);
});

test('nights that are booked twice are told, and found', async () => {
  const conflicts = [
    { start: day('2027-03-10'), end: day('2027-03-12'), booking_id: 'b-1', feed_id: 'f-1', platform: 'airbnb' as const, feed_name: null },
  ];
  const { person } = await theCalendar(aHostCalendar({ '2027-03-10': booked, '2027-03-11': booked }, { conflicts }));
  screen.getByText(/booked both here and on Airbnb: Mar 10 – 12\./);
  await person.click(screen.getByRole('button', { name: say.show }));
  expect(chosen()).toEqual(['10', '11']);
  expect(night('Wednesday, March 10').dataset['conflict']).toBe('true');
});

test('where the calendar does not come, it says so, and asks again', async () => {
  const property = anOwnProperty();
  const visit = browsing({ answers: { [asked]: answer(500, 'down') } });
  await allSettled($now, { scope: visit.scope, params: now });
  await allSettled(propertyOpened, { scope: visit.scope, params: ownId });
  const { person } = rendered(
    <Provider value={visit.scope}>
      <CalendarOfProperty property={property} />
    </Provider>,
  );
  await screen.findByText(say.failed);
  await person.click(screen.getByRole('button', { name: loadFailedTexts.retry }));
  expect(visit.calls.filter((call) => call === asked)).toHaveLength(2);
});
