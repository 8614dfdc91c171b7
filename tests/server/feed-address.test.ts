// Addresses of calendars, as hosts copy them on other platforms.
import { expect, test } from 'vitest';
import { feedAddress } from '../../src/server/property/feeds/feed-address.rules';
import { readAddress } from '../../src/server/property/connecting/listing-address.rules';

const site = 'https://www.tuckamore.example';
const at = (typed: string, inner?: string) => feedAddress(typed, { inner, own: `${inner ?? site}/api/` });

test.each([
  ['https://www.airbnb.ca/calendar/ical/123.ics?s=secret', 'airbnb', 'airbnb 123'],
  ['https://fr.airbnb.ca/calendar/ical/123.ics?t=1&s=secret', 'airbnb', 'airbnb 123'],
  ['http://www.vrbo.com/icalendar/0123456789abcdef.ics', 'vrbo', null],
  ['https://ical.booking.com/v1/export?t=0a1b', 'booking', null],
  ['https://calendar.google.com/calendar/ical/ada%40example.ca/private-1/basic.ics', 'generic', null],
  ['https://cabin.example/calendar/ical/123.ics', 'generic', null],
  ['webcal://www.airbnb.ca/calendar/ical/123.ics?s=secret', 'airbnb', 'airbnb 123'],
])('%s is of %s', (typed, platform, listing_key) => {
  expect(at(typed)).toMatchObject({ platform, listing_key });
});

test('what is to be subscribed to is read by https', () => {
  expect(at('webcal://p01-caldav.icloud.com/published/2/abc')?.url).toBe('https://p01-caldav.icloud.com/published/2/abc');
});

test('it belongs to the listing that the same platform names so, our stand-ins too', () => {
  const keyOf = (typed: string, inner?: string) => readAddress(typed, inner)?.key;
  expect(at('https://www.airbnb.ca/calendar/ical/123.ics?s=1')?.listing_key).toBe(
    keyOf('https://airbnb.com/rooms/123?check_in=2027-01-01'),
  );
  const inner = 'http://localhost:3000';
  const feed = at(`${inner}/elsewhere/airbnb/calendar/ical/91000001.ics?s=1`, inner);
  expect(feed).toMatchObject({ url: `${inner}/elsewhere/airbnb/calendar/ical/91000001.ics?s=1`, platform: 'airbnb' });
  expect(feed?.listing_key).toBe(keyOf(`${inner}/elsewhere/airbnb/rooms/91000001`, inner));
});

test('its secret is kept whole, https is asked, and what stands behind # is left out', () => {
  expect(at('http://cabin.example/a.ics?start=1&checkin=2#x')?.url).toBe('https://cabin.example/a.ics?start=1&checkin=2');
});

test.each([
  'ftp://cabin.example/a.ics',
  'https://127.0.0.1/a.ics',
  'https://me:secret@cabin.example/a.ics',
  'https://cabin.example:8443/a.ics',
  'http://localhost/a.ics',
  `${site}/api/property/2f0c7b5e-7a53-4d0e-9d3e-0d6f6f2f9a11/calendar/x.ics`,
])('%s is none', (typed) => {
  expect(at(typed)).toBeUndefined();
});
