// The points page for whoever is signed in: what they have, what is on its way and when, and where each point came from and went.
// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { beforeEach, expect, test } from 'vitest';
import type { PointsBalance, PointsEntry } from '../../../generated/model/entities';
import type { Instant } from '../../../generated/model/wire';
import { opened, Points } from '../../../src/screens/points/points';
import { visitOf } from '../../../src/screens/shell/navigation/visit';
import { answer, refusal, userAnswer } from '../../support/a-visit';
import { renderedScreen } from '../../support/rendered-screen';

beforeEach(() => localStorage.clear());

const entry = (kind: PointsEntry['kind'], points: number, booking_id: string | null = null): PointsEntry => ({
  entry_id: `${kind} ${points} ${booking_id}`,
  profile_id: 'p-1',
  kind,
  points,
  booking_id,
  reason: booking_id === null ? 'First listing: Lakeside cabin' : `Stay at ${booking_id}`,
  created_at: '2026-11-03T20:00:00Z' as Instant,
});
const empty: PointsBalance = { balance: 0, held: 0, owed: 0, welcome: null, coming: [], entries: [], total: 0, page: 1, per_page: 10 };
const at = async (it: PointsBalance | 'failing') => {
  localStorage.setItem('session_access_token', 'a-token');
  let given = it;
  const page = () => (given === 'failing' ? refusal(500, 'server.broken') : answer(200, { data: given }));
  const view = await renderedScreen(Points, '/points', {
    answers: {
      'GET /user': userAnswer(),
      'GET /user/points?page=1': page,
      'GET /user/points?page=2': page,
    },
  });
  await allSettled(opened, { scope: view.scope, params: visitOf('/points') });
  return { ...view, becomes: (next: PointsBalance) => (given = next) };
};

test('balance, what is reserved, what is on its way with its day, and the stay that each line came from', async () => {
  const arrives_at = '2027-02-16T20:00:00Z' as Instant;
  await at({
    balance: 2400,
    held: 900,
    owed: 250,
    welcome: { points: 2000, is_waiting: true, because: 'network', decided: null },
    coming: [
      { booking_id: 'c', reason: 'Stay at Cedar cabin', points: 1380, arrives_at },
      { booking_id: 'r', reason: 'Stay at Pine cabin', points: 700, arrives_at: null },
    ],
    entries: [entry('hold', -900, 'b'), entry('earn', 3300)],
    total: 2,
    page: 1,
    per_page: 10,
  });
  const own = within(await screen.findByRole('region', { name: 'Your points' }));
  await own.findByText('2,400 points');
  own.getByText('Worth $24.00 CAD');
  own.getByText('900 points are reserved for open bookings.');
  own.getByText('250 points from a refunded stay will be taken from the next points you earn.');
  own.getByText('Arrives Feb 16, 2027');
  own.getByText('On hold until we’ve looked into this stay');
  expect(own.getByRole('link', { name: 'Stay at Cedar cabin' }).getAttribute('href')).toBe('/stays/c');
  own.getByText('+1,380');
  expect(own.getByRole('link', { name: 'Stay at b' }).getAttribute('href')).toBe('/stays/b');
  own.getByText('Reserved on Nov 3, 2026');
  own.getByText('−900');
  own.getByText('First listing: Lakeside cabin');
  own.getByText('Earned on Nov 3, 2026');
});

test('of a long history the newest stand first, and a press adds the page after them, once', async () => {
  const all = Array.from({ length: 12 }, (_, index) => entry('earn', index + 1));
  const first = { ...empty, balance: 78, total: 12, entries: all.slice(0, 10) };
  const { person, becomes, calls } = await at(first);
  await screen.findByText('78 points');
  expect(screen.queryByText('+12')).toBeNull();
  // a point came meanwhile: what stood last on the first page is on the second too
  becomes({ ...first, page: 2, entries: all.slice(9) });
  await person.click(screen.getByRole('button', { name: 'Show more' }));
  await screen.findByText('+12');
  expect(screen.getAllByText('+10')).toHaveLength(1);
  expect(calls.filter((call) => call === 'GET /user/points?page=2')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(document.activeElement?.textContent).toContain('+11');
});

test('who has none reads how they come; what could not be loaded is asked for again', async () => {
  const { person, becomes } = await at('failing');
  await screen.findByText('We couldn’t load your points.');
  becomes(empty);
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(/^You have no points yet\./);
});

test('while a welcome bonus is being checked, points are not said to come after a stay alone', async () => {
  await at({ ...empty, welcome: { points: 2000, is_waiting: true, because: 'network', decided: null } });
  await screen.findByText(/^We’re checking your welcome bonus of 2,000 points\./);
  expect(screen.queryByText(/^You have no points yet\./)).toBeNull();
});

test('for whoever is signed out nothing is asked, and the way in leads back', async () => {
  const { calls, scope } = await renderedScreen(Points, '/points');
  await allSettled(opened, { scope, params: visitOf('/points') });
  expect(calls).toEqual([]);
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Log in to see your points.' }).getAttribute('href')).toBe('/login?from=%2Fpoints'),
  );
});
