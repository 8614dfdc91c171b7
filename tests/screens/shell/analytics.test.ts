// @vitest-environment happy-dom
// Analytics: silent without consent and without a tracker, and only what fits is told.
import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { events } from '../../../generated/model/events';
import * as kept from '../../../generated/model/kept';
import { analyticsReady, converted, toldPath } from '../../../src/screens/shell/analytics/analytics.store';
import { $consent, $consentIsAsked, consentGiven } from '../../../src/screens/shell/analytics/consent.store';
import { fitting, send } from '../../../src/screens/shell/analytics/tracker';
import { visited, visitOf } from '../../../src/screens/shell/navigation/visit';
import { cookieText } from '../../../src/screens/shell/request/cookie';
import { browsing } from '../../support/a-visit';

const tracker = { adTrackerUrl: 'https://tracker.example/in', conversionTargetSignup: 'AW-1/signup' };
const sent: { readonly to: string; readonly body: unknown }[] = [];
beforeEach(() => {
  sent.length = 0;
  localStorage.clear();
  vi.stubGlobal('fetch', (to: string, { body }: { body: string }) => {
    sent.push({ to, body: JSON.parse(body) });
    return Promise.resolve(new Response(''));
  });
});
afterEach(() => vi.unstubAllGlobals());
const allowed = { analytics: true, replay: false };

test('nothing is told before the person has decided, nor after they refused', async () => {
  const { scope, goTo } = browsing({ settings: tracker });
  await goTo('/');
  expect(scope.getState($consentIsAsked)).toBe(true);
  await allSettled(consentGiven, { scope, params: { analytics: false, replay: false } });
  await goTo('/points');
  await allSettled(converted, { scope, params: { event: 'signupConversion' } });
  expect(scope.getState($consentIsAsked)).toBe(false);
  expect(sent).toEqual([]);
});

const pathsTold = () => sent.map(({ body }) => (body as { readonly path?: string }).path);

test('after consent every page is told, once', async () => {
  const { scope, goTo } = browsing({ settings: tracker });
  await allSettled(consentGiven, { scope, params: allowed });
  expect(scope.getState($consent)).toMatchObject(allowed);
  await goTo('/');
  await allSettled(analyticsReady, { scope });
  await goTo('/faq/general?x=1');
  expect(sent).toEqual(['/', '/faq/general'].map((path) => ({ to: tracker.adTrackerUrl, body: { event: 'page_visit', path } })));
});

test('the page that was in sight before this came is told too', async () => {
  const { scope } = browsing({ settings: tracker });
  await allSettled(consentGiven, { scope, params: allowed });
  await allSettled(visited, { scope, params: visitOf('/points') });
  await allSettled(analyticsReady, { scope });
  await allSettled(analyticsReady, { scope });
  expect(pathsTold()).toEqual(['/points']);
});

test.each([
  ['/refer/MAPLE7QX', '/refer/:code'],
  ['/stays/7d2b0c1e-5a1f-4a57-9d3c-0a6f0b1c2d3e', '/stays/:booking_id'],
  ['/stays', '/stays'],
  ['/bookings/7d2b0c1e-5a1f-4a57-9d3c-0a6f0b1c2d3e?x=1', '/bookings/:booking_id'],
  ['/checkout/7d2b0c1e-5a1f-4a57-9d3c-0a6f0b1c2d3e', '/checkout/:booking_id'],
  ['/account?token=secret', '/account'],
  ['/reset?token=secret&email=ada%40example.ca', '/reset'],
  ['/ada@example.ca', '*'],
  ['/listing/7d2b0c1e-5a1f-4a57-9d3c-0a6f0b1c2d3e', '/listing/7d2b0c1e-5a1f-4a57-9d3c-0a6f0b1c2d3e'],
  ['/search?query=Banff', '/search'],
])('of %s the tracker hears %s: no booking, no code, no token and no person', (url, told) => {
  expect(toldPath(visitOf(url))).toBe(told);
});

test('leave that is taken back counts at once, in every tab', async () => {
  const { scope, goTo } = browsing({ settings: tracker });
  await allSettled(consentGiven, { scope, params: allowed });
  await goTo('/');
  // another tab writes the cookie; this one still remembers that it was allowed
  document.cookie =
    cookieText(kept.consentKept.name, JSON.stringify({ ...allowed, analytics: false, decided_at: '2026-11-22T12:00:00Z' }), 60) ?? '';
  await goTo('/points');
  await allSettled(converted, { scope, params: { event: 'signupConversion' } });
  expect(pathsTold()).toEqual(['/']);
  await allSettled(consentGiven, { scope, params: allowed });
  await goTo('/faq');
  expect(pathsTold()).toEqual(['/', '/faq']);
  await allSettled(consentGiven, { scope, params: { analytics: false, replay: true } });
  await goTo('/');
  expect(pathsTold()).toEqual(['/', '/faq']);
});

test('nothing is told where no tracker is configured', async () => {
  const { scope, goTo } = browsing();
  await allSettled(consentGiven, { scope, params: allowed });
  await goTo('/');
  await allSettled(converted, { scope, params: { event: 'signupConversion' } });
  expect(sent).toEqual([]);
});

test('a conversion goes to its target with the defaults, and none goes without a target', async () => {
  const { scope } = browsing({ settings: tracker });
  await allSettled(consentGiven, { scope, params: allowed });
  await allSettled(converted, { scope, params: { event: 'signupConversion', transaction_id: 't-1' } });
  await allSettled(converted, { scope, params: { event: 'scheduleCallConversion' } });
  expect(sent.map(({ body }) => body)).toEqual([
    { event: 'signup', target: 'AW-1/signup', value: 1, currency: 'CAD', transaction_id: 't-1' },
  ]);
});

test.each([
  { target: 'no-slash' },
  { target: 'a/b', value: -1 },
  { target: 'a/b', value: Number.NaN },
  { target: 'a/b', currency: 'CA' },
  { target: 'a/b', currency: 'dollars' },
  { target: 'a/b', transaction_id: 7 },
])('%j does not fit and is not sent', (fields) => {
  expect(fitting(events.signupConversion, fields)).toBeUndefined();
});

test('a tracker that does not answer holds nothing up for longer than its time', async () => {
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    expect(signal).toBeInstanceOf(AbortSignal);
    return Promise.reject(new DOMException('late', 'TimeoutError'));
  });
  expect(await send({ event: 'pageVisit', fields: { path: '/' }, to: tracker.adTrackerUrl })).toBe(false);
  expect(events.signupConversion.timeoutMs).toBe(2000);
});
