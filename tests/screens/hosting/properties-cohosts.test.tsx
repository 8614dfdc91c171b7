// Co-hosting on the list of properties: an invitation for several listings, and why a page of a listing did not open.
// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { beforeEach, expect, test } from 'vitest';
import { cohostForm } from '../../../generated/forms/cohostForm';
import type { PropertyRow } from '../../../generated/model/entities';
import { cohostTexts } from '../../../generated/texts/sentences/cohostTexts';
import { propertiesTexts } from '../../../generated/texts/sentences/propertiesTexts';
import { opened, Properties } from '../../../src/screens/hosting/properties';
import { $toasts } from '../../../src/screens/shell/chrome/toasts.store';
import { visitOf } from '../../../src/screens/shell/navigation/visit';
import { aRow } from '../../support/a-host-property';
import { answer, userAnswer } from '../../support/a-visit';
import { renderedScreen } from '../../support/rendered-screen';
import { sent } from '../../support/sent';

beforeEach(() => localStorage.setItem('session_access_token', 'a-token'));

const email = 'sam@example.ca';
const theList = async (rows: readonly PropertyRow[], url = '/properties') => {
  const invitation = { cohost_id: 'c', property_id: 'b', email, invited: 2, full: [] };
  const visit = await renderedScreen(Properties, url, {
    answers: {
      'GET /user': userAnswer(),
      'GET /user/property': answer(200, { data: rows }),
      'POST /user/property/b/cohost': answer(200, { data: invitation }),
    },
  });
  await allSettled(opened, { scope: visit.scope, params: visitOf(url) });
  return visit;
};
const cabin = aRow({ property_id: 'a', title: 'Cabin' });
const barn = aRow({ property_id: 'b', title: 'Barn' });
const loft = aRow({ property_id: 'c', title: 'Loft', profile_id: 'p-2', cohost_for: 'Ann' });

test('a host invites a co-host to several of their listings at once', async () => {
  const { person, requests, scope } = await theList([cabin, barn, loft]);
  await person.click(await screen.findByRole('button', { name: cohostForm.title }));
  const window = within(screen.getByRole('dialog', { name: cohostForm.title }));
  expect(window.queryByRole('checkbox', { name: 'Loft' })).toBeNull();
  await person.type(window.getByRole('textbox'), email);
  await person.click(window.getByRole('button', { name: cohostForm.submit }));
  expect(window.getByText(cohostTexts.inviteNone)).toBeDefined();
  await person.click(window.getByRole('checkbox', { name: 'Barn' }));
  await person.click(window.getByRole('checkbox', { name: 'Cabin' }));
  await person.click(window.getByRole('button', { name: cohostForm.submit }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(requests, 'inviteCohost')).toEqual({ email, roles: ['calendar'], property_ids: ['a'] });
  expect(scope.getState($toasts).map(({ text }) => text)).toEqual([cohostTexts.invitedMany({ email, listings: '2 listings' })]);
});

test('of a single listing its own page invites', async () => {
  await theList([cabin, loft]);
  expect(await screen.findByRole('article', { name: 'Cabin' })).toBeDefined();
  expect(screen.queryByRole('button', { name: cohostForm.title })).toBeNull();
});

test.each([
  ['/property/c/setup', propertiesTexts.closedFor({ host: 'Ann' })],
  ['/property/x', propertiesTexts.closed],
])('whom %s did not let in reads why', async (path, words) => {
  await theList([cabin, loft], `/properties?closed=${encodeURIComponent(path)}`);
  expect(await screen.findByText(words)).toBeDefined();
});
