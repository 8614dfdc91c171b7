// A message that was sent by itself says so to both sides, and one that its host wrote does not; how a host writes one.
// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { afterEach, expect, test } from 'vitest';
import { BookingMessages, opened as hostOpened } from '../../../src/screens/messages/booking-messages';
import { opened, StayMessages } from '../../../src/screens/messages/stay-messages';
import { visitOf } from '../../../src/screens/shell/navigation/visit';
import { answer } from '../../support/a-visit';
import { renderedScreen } from '../../support/rendered-screen';

afterEach(cleanup);

const id = '5b0f2c1e-6d1a-4a4e-9a57-3f8f0b8f5c11';
const message = (number: number, text: string, is_automatic: boolean) => ({
  number,
  side: 'host',
  text,
  is_removed: false,
  is_masked: false,
  photos: [],
  is_automatic,
  at: '2027-02-09T16:30:00Z',
});
const row = {
  thread_id: id,
  side: 'guest',
  property: {
    property_id: id,
    title: 'Cedar cabin',
    city: 'Whistler',
    province: 'BC',
    property_type: 'cabin',
    place: 'Whistler',
    photo: null,
  },
  other: { first_name: 'Ann', avatar: null },
  last: message(2, 'The key is under the mat.', true),
  unread: 0,
  booking: null,
};

test('the mark stands below what was sent by itself alone', async () => {
  const messages = [message(1, 'Good morning!', false), message(2, 'The key is under the mat.', true)];
  const path = `/stays/messages/${id}`;
  const { scope } = await renderedScreen(StayMessages, path, {
    answers: {
      'GET /message?side=guest&per_page=25&page=1': answer(200, { data: { threads: [row], unread: 0, total: 1, page: 1, per_page: 25 } }),
      [`GET /message/${id}`]: answer(200, { data: { ...row, messages, earlier: false, is_open: true, may_write: true } }),
    },
  });
  await allSettled(opened, { scope, params: visitOf(path) });
  const lines = within(await screen.findByRole('log')).getAllByRole('listitem');
  expect(lines.map((line) => within(line).queryAllByText('Sent automatically').length)).toEqual([0, 1]);
  // a guest has no saved replies
  expect(screen.queryByRole('button', { name: 'Saved replies' })).toBeNull();
});

test('the text of a new one outlives its window', async () => {
  const path = '/bookings/messages';
  const { scope, person } = await renderedScreen(BookingMessages, path, {
    answers: {
      'GET /message?side=host&per_page=25&page=1': answer(200, { data: { threads: [], unread: 0, total: 0, page: 1, per_page: 25 } }),
      'GET /user/automatic': answer(200, { data: [] }),
      'GET /user/property': answer(200, { data: [] }),
    },
  });
  await allSettled(hostOpened, { scope, params: visitOf(path) });
  await person.click(await screen.findByRole('button', { name: 'Automatic messages' }));
  await person.click(await screen.findByRole('button', { name: 'New automatic message' }));
  await person.type(await screen.findByRole('textbox', { name: 'Message' }), 'The key is under the pot.');
  await person.click(screen.getByRole('button', { name: 'Back' }));
  await person.click(await screen.findByRole('button', { name: 'New automatic message' }));
  expect(await screen.findByDisplayValue('The key is under the pot.')).toBeDefined();
});
