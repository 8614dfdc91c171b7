// Calendars of other platforms as a host connects them: added, read now, removed; and the links by which those platforms read ours.
// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { Provider, useUnit } from 'effector-react';
import { expect, test } from 'vitest';
import { exampleCalendarFeed } from '../../../generated/examples/things';
import type { CallAnswer } from '../../../generated/client/transport';
import { feedForm } from '../../../generated/forms/feedForm';
import { feedNameForm } from '../../../generated/forms/feedNameForm';
import type { CalendarFeed, HostProperty } from '../../../generated/model/entities';
import { instantOf } from '../../../generated/model/wire';
import { feedTexts as say } from '../../../generated/texts/sentences/feedTexts';
import { Calendars } from '../../../src/screens/hosting/calendars/calendars';
import { shownSince } from '../../../src/screens/hosting/calendars/feed-list';
import { own, propertyOpened } from '../../../src/screens/hosting/own-property.store';
import { $toasts } from '../../../src/screens/shell/chrome/toasts.store';
import { anOwnProperty, ownId } from '../../support/an-own-property';
import { answer, browsing, refusal } from '../../support/a-visit';
import { rendered } from '../../support/rendered';
import { sent } from '../../support/sent';

const call = `/user/property/${ownId}`;
const aFeed = (more: Partial<CalendarFeed> = {}): CalendarFeed => ({
  ...exampleCalendarFeed,
  feed_id: 'f-1',
  property_id: ownId,
  url: 'https://www.airbnb.ca/calendar/ical/1.ics?s=2',
  sync_status: 'synced',
  synced_at: instantOf(Date.now() - 6 * 60_000),
  nights: 4,
  name: null,
  export_file: `${'f'.repeat(43)}.ics`,
  created_at: instantOf(0),
  ...more,
});

const Shown = () => {
  const property = useUnit(own.$data);
  return property && <Calendars property={property} />;
};
/** The property is answered in turn as each of these, and as the last of them from then on. */
const theCalendars = async (properties: readonly Partial<HostProperty>[], answers: Readonly<Record<string, CallAnswer>> = {}) => {
  const left = [...properties];
  const next = () => answer(200, { data: anOwnProperty(left.length > 1 ? left.shift() : left[0]) });
  const visit = browsing({ answers: { [`GET ${call}`]: next, ...answers } });
  const { scope, requests } = visit;
  await visit.goTo(`/property/${ownId}`);
  await allSettled(propertyOpened, { scope, params: ownId });
  const view = rendered(
    <Provider value={scope}>
      <Shown />
    </Provider>,
  );
  return { ...visit, ...view, sent: (of: string) => sent(requests, of), notes: () => scope.getState($toasts).map(({ text }) => text) };
};
const button = (name: string) => screen.getByRole('button', { name });

test('a calendar is added by its link, read at once, and has a link of its own from then on', async () => {
  const {
    person,
    notes,
    sent: bodyOf,
  } = await theCalendars([{}, { feeds: [aFeed()] }], {
    [`POST ${call}/feed`]: answer(200, { data: aFeed() }),
  });
  screen.getByText(say.none);
  await person.type(screen.getByLabelText('Calendar export link'), 'https://www.airbnb.ca/calendar/ical/1.ics?s=2');
  await person.click(button(feedForm.submit));
  await waitFor(() => expect(notes()).toEqual([say.added({ elsewhere: 'Airbnb', nights: 4 })]));
  expect(bodyOf('addFeed')).toEqual({ url: 'https://www.airbnb.ca/calendar/ical/1.ics?s=2' });
  await screen.findByText('Synced 6 minutes ago · Blocks 4 nights');
  expect(screen.getByLabelText<HTMLInputElement>(say.exportFor({ elsewhere: 'Airbnb' })).value).toBe(
    `https://stay.example/property/${ownId}/calendar/${'f'.repeat(43)}.ics`,
  );
  // the form begins anew
  expect(screen.getByLabelText<HTMLInputElement>('Calendar export link').value).toBe('');
});

test('a link without a calendar is told beside the field, and stays in it', async () => {
  const { person } = await theCalendars([{}], { [`POST ${call}/feed`]: refusal(422, 'property.feed_unreadable') });
  await person.type(screen.getByLabelText('Calendar export link'), 'https://example.ca/nothing');
  await person.click(button(feedForm.submit));
  const field = screen.getByLabelText<HTMLInputElement>('Calendar export link');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(field.value).toBe('https://example.ca/nothing');
});

test('one that cannot be read says since when, and what follows', async () => {
  const failing = aFeed({ sync_status: 'failed', failures: 3, synced_at: instantOf(Date.now() - 26 * 3_600_000) });
  const { person, calls } = await theCalendars([{ feeds: [failing] }], {
    [`POST ${call}/feed/f-1/sync`]: refusal(409, 'property.feed_failed', { failures: 4 }),
  });
  screen.getByText('Hasn’t synced since yesterday · Blocks 4 nights');
  screen.getByText(say.stale);
  await person.click(button(say.syncOf({ elsewhere: 'Airbnb' })));
  expect((await screen.findByRole('alert')).textContent).toContain('Try again in a few minutes');
  expect(calls.filter((one) => one === `GET ${call}`)).toHaveLength(2);
});

test('it is removed after a question; a listed place keeps its last one, and says why', async () => {
  const { person, notes } = await theCalendars(
    [{ feeds: [aFeed(), aFeed({ feed_id: 'f-2', platform: 'vrbo', nights: 1 })] }, { feeds: [aFeed()] }],
    {
      [`DELETE ${call}/feed/f-2`]: answer(200, { data: {} }),
      [`DELETE ${call}/feed/f-1`]: refusal(422, 'property.listing_incomplete', { missing: ['calendar'] }),
    },
  );
  await person.click(button(say.removeOf({ elsewhere: 'Vrbo' })));
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: say.remove }));
  await waitFor(() => expect(notes()).toEqual([say.removed]));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement?.textContent).toBe(say.heading));
  await person.click(button(say.removeOf({ elsewhere: 'Airbnb' })));
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: say.remove }));
  await within(screen.getByRole('dialog')).findByRole('alert');
  await person.click(button(say.keep));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('new links end the old ones after a question', async () => {
  const fresh = anOwnProperty({ export_url: `https://stay.example/property/${ownId}/calendar/${'n'.repeat(43)}.ics` });
  const { person, notes, sent: bodyOf } = await theCalendars([{}], { [`PATCH ${call}`]: answer(200, { data: fresh }) });
  await person.click(button(say.renew));
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: say.renew }));
  await waitFor(() => expect(notes()).toEqual([say.renewed]));
  expect(bodyOf('updateProperty')).toEqual({ new_export_url: true, version: 3 });
  expect(screen.getByLabelText<HTMLInputElement>(say.exportForOthers).value).toBe(fresh.export_url);
});

test('how long ago is said as people say it', () => {
  const now = Date.parse('2027-02-12T12:00:00Z');
  const ago = (seconds: number) => shownSince(instantOf(now - seconds * 1000), now);
  expect([ago(-90), ago(59), ago(60), ago(3599), ago(7200), ago(86_400), ago(259_200)]).toEqual([
    'just now',
    'just now',
    '1 minute ago',
    '59 minutes ago',
    '2 hours ago',
    'yesterday',
    '3 days ago',
  ]);
});

test('a calendar has a name of one’s own, and says what it does not block', async () => {
  const feed = aFeed({ name: 'Family', free_events: 2, broken_events: 1 });
  const { person, requests, notes } = await theCalendars([{ feeds: [feed] }], {
    [`PATCH ${call}/feed/f-1`]: answer(200, { data: { ...feed, name: 'Grandma' } }),
  });
  expect(screen.getByText('Family')).toBeDefined();
  expect(screen.getByText('Not blocked: 2 events marked as free there, 1 event we couldn’t read.')).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Rename the Family calendar' }));
  const window = within(screen.getByRole('dialog', { name: feedNameForm.title }));
  await person.clear(window.getByRole('textbox', { name: /^Name/ }));
  await person.type(window.getByRole('textbox', { name: /^Name/ }), 'Grandma');
  await person.click(window.getByRole('button', { name: feedNameForm.submit }));
  await waitFor(() => expect(notes()).toEqual(['Calendar renamed.']));
  expect(sent(requests, 'renameFeed')).toEqual({ name: 'Grandma' });
});
