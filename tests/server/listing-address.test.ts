// Addresses of listings as people paste them.
import { expect, test } from 'vitest';
import { keptAddress, platformOfSaved, readAddress } from '../../src/server/property/connecting/listing-address.rules';

test.each([
  ['airbnb.ca/rooms/123', 'https://airbnb.ca/rooms/123', 'airbnb', '123'],
  ['http://www.airbnb.com/rooms/plus/123?check_in=2027-01-02&adults=2#photos', 'https://www.airbnb.com/rooms/plus/123', 'airbnb', '123'],
  ['https://FR.AIRBNB.CA/rooms/123', 'https://fr.airbnb.ca/rooms/123', 'airbnb', '123'],
  [
    'https://www.vrbo.com/en-ca/cottage-rental/p9021ha/1234567ha',
    'https://www.vrbo.com/en-ca/cottage-rental/p9021ha/1234567ha',
    'vrbo',
    '1234567ha',
  ],
  [
    'https://www.booking.com/hotel/ca/lake-lodge.en-gb.html?aid=3',
    'https://www.booking.com/hotel/ca/lake-lodge.en-gb.html',
    'booking',
    'lake-lodge',
  ],
  [
    'https://www.expedia.ca/Whistler-Hotels-Lodge.h123.Hotel-Information',
    'https://www.expedia.ca/Whistler-Hotels-Lodge.h123.Hotel-Information',
    'expedia',
    '123',
  ],
  [
    'https://www.vrbo.com/fr-ca/location-vacances/p1234567vb',
    'https://www.vrbo.com/fr-ca/location-vacances/p1234567vb',
    'vrbo',
    '1234567vb',
  ],
  [
    'https://www.expedia.ca/fr/Whistler-Hotel-Lodge.h123.Description-Hotel',
    'https://www.expedia.ca/fr/Whistler-Hotel-Lodge.h123.Description-Hotel',
    'expedia',
    '123',
  ],
  ['cedars.example.ca/cabin?utm_source=x&room=2', 'https://cedars.example.ca/cabin?room=2', 'generic', null],
  ['https://airbnb.example.com/rooms/1', 'https://airbnb.example.com/rooms/1', 'generic', null],
  ['https://www.airbnb.zz/rooms/1', 'https://www.airbnb.zz/rooms/1', 'generic', null],
  ['https://not-airbnb.ca/rooms/1', 'https://not-airbnb.ca/rooms/1', 'generic', null],
  ['https://www.airbnb.co.uk/rooms/1', 'https://www.airbnb.co.uk/rooms/1', 'airbnb', '1'],
])('%s', (typed, ...[address, platform, source_id]) => {
  expect(readAddress(typed)).toMatchObject({ address, platform, source_id });
});

test('one listing has one key, however its address is written', () => {
  const keys = ['airbnb.ca/rooms/9', 'https://www.airbnb.com/rooms/9?adults=2', 'http://fr.airbnb.ca/rooms/plus/9/'].map(
    (it) => readAddress(it)?.key,
  );
  expect(new Set(keys)).toEqual(new Set(['airbnb 9']));
  expect(readAddress('https://www.cedars.example.ca/cabin/')?.key).toBe(readAddress('cedars.example.ca/cabin')?.key);
});

test.each([
  '',
  'a cabin',
  'ftp://airbnb.ca/rooms/1',
  'javascript:alert(1)',
  'https://localhost/rooms/1',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://[::1]/',
  'https://user:secret@airbnb.ca/rooms/1',
  'https://airbnb.ca:8443/rooms/1',
  'https://airbnb/rooms/1',
])('%s is no public address', (typed) => {
  expect(readAddress(typed)).toBeUndefined();
});

test('the demo’s own stand-ins may stand in this machine, and nothing else there', () => {
  const inner = 'http://localhost:3000';
  expect(readAddress('http://localhost:3000/elsewhere/1', inner)?.address).toBe('http://localhost:3000/elsewhere/1');
  expect(readAddress('http://localhost:3001/elsewhere/1', inner)).toBeUndefined();
});

test('several addresses are kept a line each, and are no listing by themselves', () => {
  expect(keptAddress('airbnb.ca/rooms/1\r\n\n vrbo.com/2 ')).toEqual({ address: 'airbnb.ca/rooms/1\nvrbo.com/2', key: null });
  expect(platformOfSaved('airbnb.ca/rooms/1\nvrbo.com/2')).toBeNull();
  expect(platformOfSaved('https://www.vrbo.com/123')).toBe('vrbo');
  expect(keptAddress('nonsense here')).toBeUndefined();
});
