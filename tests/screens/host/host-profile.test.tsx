// A host's page as a guest reads it.
// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { beforeEach, expect, test } from 'vitest';
import { HostProfile, opened } from '../../../src/screens/host/host-profile';
import { visitOf } from '../../../src/screens/shell/navigation/visit';
import { aListing } from '../../support/a-listing';
import { answer } from '../../support/a-visit';
import { renderedScreen } from '../../support/rendered-screen';

const path = '/host/p-host';
const { host } = aListing();
const drawn = async (languages: (typeof host)['languages']) => {
  const view = await renderedScreen(HostProfile, path, {
    answers: {
      'GET /user/profile/p-host': answer(200, { data: { ...host, languages } }),
      'GET /property/profile/p-host/listing?page=1': answer(200, {
        data: { results: [], total: 0, page: 1, per_page: 12, currency: 'CAD' },
      }),
      'GET /property/profile/p-host/review?page=1&per_page=6': answer(200, { data: { reviews: [], total: 0, page: 1, per_page: 6 } }),
    },
  });
  await act(() => allSettled(opened, { scope: view.scope, params: visitOf(path) }));
  await screen.findByRole('heading', { level: 1, name: 'Nora' });
  return view;
};

beforeEach(() => localStorage.clear());

test('the languages that a host speaks stand under their name, and nothing where none is known', async () => {
  const { unmount } = await drawn(['en', 'fr', 'cr']);
  expect(screen.getByText('Speaks English, French, and Cree')).toBeDefined();
  unmount();
  await drawn([]);
  expect(screen.queryByText(/^Speaks/)).toBeNull();
});
