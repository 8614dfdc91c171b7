// @vitest-environment happy-dom
// Cookies: how long they last, how large they may be, and that only what the spec says is read.
import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { cookieKept, cookieOf, cookieText } from '../../../src/screens/shell/request/cookie';
import { $cookies } from '../../../src/screens/shell/request/request';
import { $knownDevice } from '../../../src/screens/shell/session/sign-in-facts';
import { browsing } from '../../support/a-visit';

const hash = 'a'.repeat(64);

test('a cookie lasts a year, and the log-in history of a device ten', async () => {
  const texts: string[] = [];
  const own = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    set(text: string) {
      texts.push(text);
    },
    get: () => '',
  });
  const { scope } = browsing();
  await allSettled(cookieKept, { scope, params: { id: 'referralCodeKept', value: 'ADA12345' } });
  await allSettled(cookieKept, { scope, params: { id: 'deviceLoginHistoryKept', value: [hash] } });
  await allSettled(cookieKept, { scope, params: { id: 'referralCodeKept', value: null } });
  expect(texts[0]).toBe('tuckamore_referral_code=ADA12345; Path=/; Max-Age=31536000; SameSite=Lax');
  expect(texts[1]).toMatch(/^device_login_history=.*Max-Age=315360000/);
  expect(texts[2]).toMatch(/^tuckamore_referral_code=;.*Max-Age=0/);
  expect(scope.getState($cookies)).toEqual({ device_login_history: JSON.stringify([hash]) });
  expect(scope.getState($knownDevice)).toEqual({ logins: 1 });
  if (own) Object.defineProperty(document, 'cookie', own);
});

test('a cookie of 4096 bytes is set, one of 4097 is not', () => {
  const bare = new TextEncoder().encode(cookieText('name', '', 60) ?? '').length;
  expect(cookieText('name', 'x'.repeat(4096 - bare), 60)).toHaveLength(4096);
  expect(cookieText('name', 'x'.repeat(4097 - bare), 60)).toBeUndefined();
  expect(cookieText('name', 'é'.repeat(700), 60)).toBeUndefined();
});

test('one that is too large changes nothing', async () => {
  const { scope } = browsing();
  await allSettled(cookieKept, { scope, params: { id: 'deviceLoginHistoryKept', value: Array.from({ length: 80 }, () => hash) } });
  expect(scope.getState($cookies)).toEqual({});
});

test('what is not as the spec says counts as not there', () => {
  expect(cookieOf('deviceLoginHistoryKept', { device_login_history: JSON.stringify([hash]) })).toEqual([hash]);
  expect(cookieOf('deviceLoginHistoryKept', { device_login_history: '["ada@example.ca"]' })).toBeUndefined();
  expect(cookieOf('deviceLoginHistoryKept', { device_login_history: '{' })).toBeUndefined();
  expect(cookieOf('consentKept', { tuckamore_consent: '{"analytics":true}' })).toBeUndefined();
});
