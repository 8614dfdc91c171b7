// A host's page of bookings, as tests open it.
import { screen, within } from '@testing-library/react';
import { allSettled } from 'effector';
import type { CallAnswer } from '../../generated/client/transport';
import type { BookingDetail, BookingRow } from '../../generated/model/entities';
import { BookingTab } from '../../generated/model/values';
import type { Instant } from '../../generated/model/wire';
import { hostBookingTexts as say } from '../../generated/texts/sentences/hostBookingTexts';
import { HostBookings, opened } from '../../src/screens/booking/host-bookings';
import { $toasts } from '../../src/screens/shell/chrome/toasts.store';
import { visitOf } from '../../src/screens/shell/navigation/visit';
import { $now } from '../../src/screens/shell/request/request';
import { aBooking, aHostList, bookingId } from './a-booking';
import { answer } from './a-visit';
import { renderedScreen } from './rendered-screen';

// 3 p.m. on February 1 in Vancouver
export const now = '2027-02-01T22:00:00Z' as Instant;
export const listed = 'GET /booking/properties/search?per_page=50';
export const coming = 'GET /booking/properties/coming';
export const path = `/bookings/${bookingId}`;
export const call = `/booking/${bookingId}`;
export const list = (rows: readonly BookingRow[], ...more: [tab?: BookingTab, others?: Partial<Record<BookingTab, number>>]) =>
  answer(200, { data: aHostList([...rows], ...more) });
export const days = (rows: readonly BookingRow[]) => answer(200, { data: { bookingList: rows } });
export const whole = (own: Partial<BookingDetail> = {}) => answer(200, { data: aBooking(own) });

const nobodyWrote = answer(200, { data: { threads: [], unread: 0, total: 0, page: 1, per_page: 1 } });
const messages = {
  'GET /message?side=host&page=1&per_page=1': nobodyWrote,
  [`GET /message?booking_id=${bookingId}&page=1&per_page=1`]: nobodyWrote,
};

type Answers = Readonly<Record<string, CallAnswer | (() => CallAnswer)>>;
export const thePage = async (rows: readonly BookingRow[], answers: Answers = {}, at = '/bookings') => {
  const visit = await renderedScreen(HostBookings, at, {
    answers: { [listed]: list(rows), [coming]: days(rows), ...messages, ...answers },
  });
  await allSettled($now, { scope: visit.scope, params: now });
  await allSettled(opened, { scope: visit.scope, params: visitOf(at) });
  return { ...visit, notes: () => visit.scope.getState($toasts).map(({ text }) => text) };
};
export const section = (name: string) => within(screen.getByRole('region', { name: new RegExp(`^${name}`) }));
export const tabs = () => within(screen.getByRole('navigation', { name: say.parts })).getAllByRole('link');
export const rowsShown = (tab: BookingTab) =>
  section(BookingTab[tab].label)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
