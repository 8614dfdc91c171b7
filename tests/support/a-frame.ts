// The pages' frame in a real browser, for its own tests: somebody who opens a page, and what they then have in front of them.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Transport } from '../../generated/client/transport';
import { violationsOn } from './axe';
import { hasChrome, launchChrome, watchedPage } from './browser';
import { answer, nothingYet, refusal, userAnswer } from './a-visit';
import { servePages, type Site } from './pages';

const usual = { ...nothingYet, bookings: 4, properties_connected: 1, properties_total: 1, stays: 3 };
let counts = usual;
/** Lets the person who is signed in have these; without an argument, the usual ones. */
export const own = (them: Partial<typeof usual> = usual): void => {
  counts = { ...nothingYet, ...them };
};
const supported_currencies = [
  { code: 'CAD', name: 'Canadian dollar' },
  { code: 'USD', name: 'US dollar' },
  { code: 'JPY', name: 'Japanese yen' },
];
const noBanners = { show_referral_recipient_banner: false, show_referral_sender_banner: false };
const transport: Transport = ({ method, path }) => {
  if (path === '/user') return Promise.resolve(userAnswer({ counts }));
  if (path === '/user/profile') return Promise.resolve(answer(200, { data: noBanners }));
  if (path.startsWith('/checkout/currencies'))
    return Promise.resolve(refusal(404, 'checkout.currency_not_supported', { supported_currencies }));
  return Promise.resolve(method === 'DELETE' ? answer(200, { data: {} }) : refusal(404, 'input.no_such_call'));
};

export let site: Site;
let chrome: Browser;
beforeAll(async () => {
  if (!hasChrome) return;
  site = await servePages({ entry: 'tests/screens/shell/site/main.tsx', renderer: 'tests/screens/shell/site/render.tsx', transport });
  chrome = await launchChrome();
});
afterEach(() => Promise.all((chrome?.contexts() ?? []).map((context) => context.close())));
afterAll(async () => {
  await chrome?.close();
  await site?.close();
});

export const [phone, desk] = [390, 1280];
interface Person {
  readonly width?: number;
  readonly signedIn?: boolean;
  /** Has not been asked about cookies. */
  readonly undecided?: boolean;
}

const keepToken = (context: BrowserContext) =>
  context.addInitScript("localStorage.getItem('out') || localStorage.setItem('session_access_token', 'a-token')");
const decided = encodeURIComponent(JSON.stringify({ analytics: false, replay: false, decided_at: '2027-01-01T00:00:00Z' }));

/** The topmost part over a page is the one that opened last. */
export const takenOver = (page: Page) => page.getByRole('status').waitFor({ state: 'attached' });

export const at = async (path: string, { width = desk, signedIn = false, undecided = false }: Person = {}) => {
  const mobile = width < 768 ? { isMobile: true, hasTouch: true } : {};
  const watched = await watchedPage(chrome, { viewport: { width, height: 800 }, reducedMotion: 'reduce', ...mobile });
  const { page } = watched;
  if (signedIn) await keepToken(page.context());
  if (!undecided) await page.context().addCookies([{ name: 'tuckamore_consent', value: decided, url: site.origin }]);
  await page.goto(site.origin + path);
  await takenOver(page);
  return watched;
};
export const seen = async (page: Page, role: 'link' | 'button', within = 'header') => {
  const found = page.locator(within).getByRole(role);
  return (await found.all()).length === 0
    ? []
    : found.evaluateAll((all) => all.map((it) => it.getAttribute('aria-label') ?? it.textContent));
};
export const found = async (page: Page) => {
  return (await violationsOn(page)).map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`);
};
export const fitsWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
