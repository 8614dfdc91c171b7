// The road of a page: drawn on the server, streamed, taken over in a real browser without a complaint.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallAnswer, Transport } from '../../generated/client/transport';
import { heads } from '../../generated/routes/heads';
import { consentTexts } from '../../generated/texts/sentences/consentTexts';
import { errorDialogTexts } from '../../generated/texts/sentences/errorDialogTexts';
import { hasChrome, theChrome, watchedPage } from '../support/browser';
import { servePages, type Site } from '../support/pages';
import { takenOver } from '../support/person';

const answer = (status: number, body: object): CallAnswer => ({ status, text: JSON.stringify(body) });
const referrers: Transport = ({ path }) => {
  if (path.endsWith('/ada')) return Promise.resolve(answer(200, { data: { first_name: 'Ada', referral_code: 'ada' } }));
  if (path.endsWith('/away')) return Promise.reject(new Error('no way through'));
  return Promise.resolve(answer(404, { message: 'no', error_code: 'referral.unknown_code', data: {} }));
};

let site: Site;
let chrome: Browser;

beforeAll(async () => {
  site = await servePages({ entry: 'tests/screens/site/main.tsx', renderer: 'tests/screens/site/render.tsx', transport: referrers });
  if (hasChrome) chrome = await theChrome();
});
afterAll(async () => {
  await chrome?.close();
  await site?.close();
});

// the frame of a page may hold links of the same name
const inPage = (page: Page) => page.locator('#main');

const get = async (path: string) => {
  const response = await fetch(site.origin + path, { redirect: 'manual' });
  return { status: response.status, location: response.headers.get('location'), text: await response.text() };
};

test('a page says what it is before any script has run', async () => {
  const { status, text } = await get('/points?from=here');
  expect(status).toBe(200);
  expect(text).toMatch(/<title>Tuckamore \| Points<\/title>/);
  expect(text).toMatch(/<meta name="description" content="Earn /);
  expect(text).toContain(`<link rel="canonical" href="${site.origin}/points">`);
  expect(text).toMatch(/<h1[^>]*>Points<\/h1>/);
  expect(text).not.toContain('noindex');
});

test('what a screen loads is in its page, its head, and what the browser takes over', async () => {
  const { status, text } = await get('/refer/ada');
  expect(status).toBe(200);
  expect(text).toContain('<title>Tuckamore | Ada invites you</title>');
  expect(text).toMatch(/<h1[^>]*>Ada invites you<\/h1>/);
  expect(text).toContain('"tests/screens/site/refer.store/$name":"Ada"');
  expect(text).toContain('\\u003c/script>');
});

test('the status is the true one, and a redirect is one', async () => {
  expect((await get('/refer/nobody')).status).toBe(404);
  expect((await get('/no/such/page')).status).toBe(404);
  const { status, location } = await get('/refer/away');
  expect([status, location]).toEqual([302, '/contact?topic=other']);
});

test('what every page loads is light, and holds nothing of forms', async () => {
  const [home] = site.weights;
  expect(home?.screen).toBe('Home');
  // leaves the screens of home and search their part
  expect(home?.bytes).toBeLessThan(133 * 1024);
  const scripts = await Promise.all((home?.files ?? []).map((file) => get(`/${file}`)));
  // the first head is the server's
  expect(scripts.filter(({ text }) => text.includes(heads.contact.description))).toEqual([]);
  expect(scripts.filter(({ text }) => /rjsf|ui:widget|JSON Schema|ZodError/.test(text))).toEqual([]);
});

test('pages that nobody may list say so', async () => {
  expect((await get('/no/such/page')).text).toContain('<meta name="robots" content="noindex">');
});

test.runIf(hasChrome)('the browser takes a page over without a complaint, and walks on', async () => {
  const { page, complaints } = await watchedPage(chrome);
  await page.goto(`${site.origin}/refer/ada`, { waitUntil: 'networkidle' });
  await inPage(page).getByRole('link', { name: 'Points' }).click();
  await page.getByRole('heading', { name: 'Points' }).waitFor();
  await page.waitForFunction(() => document.title === 'Tuckamore | Points');
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${site.origin}/points`);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await inPage(page).getByRole('link', { name: 'Invitation' }).click();
  await page.getByRole('heading', { name: 'Ada invites you' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Points' }).waitFor();
  expect(complaints).toEqual([]);
  expect(site.reported).toEqual([]);
});

test.runIf(hasChrome)('what the server rendered stays as it is until its code is there, whatever else happens on the page', async () => {
  const { page, complaints } = await watchedPage(chrome);
  let send = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/assets/footer-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${site.origin}/points`, { waitUntil: 'commit' });
  const footer = page.getByRole('contentinfo');
  const rendered = await footer.elementHandle();
  // stands there only after the page was hydrated, and changed
  await page.getByRole('region', { name: consentTexts.heading }).waitFor();
  expect(await rendered?.evaluate((it) => it.isConnected)).toBe(true);
  send();
  await takenOver(page);
  expect(await rendered?.evaluate((it) => it.isConnected)).toBe(true);
  await footer.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
  expect(complaints).toEqual([]);
});

test.runIf(hasChrome)(
  'what the server rendered stays too where its code does not come, which is asked for again by what one does next',
  async () => {
    const { page, complaints } = await watchedPage(chrome);
    await page.route('**/assets/footer-*.js', (route) => route.abort());
    await page.goto(`${site.origin}/points`, { waitUntil: 'commit' });
    const rendered = await page.getByRole('contentinfo').elementHandle();
    const told = page.getByRole('alertdialog');
    await told.waitFor();
    expect(await rendered?.evaluate((it) => it.isConnected)).toBe(true);
    await page.unroute('**/assets/footer-*.js');
    await told.getByRole('button', { name: errorDialogTexts.close, exact: true }).click();
    await told.waitFor({ state: 'detached' });
    await takenOver(page);
    expect(await rendered?.evaluate((it) => it.isConnected)).toBe(true);
    expect(complaints.filter((it) => !it.includes('Failed to load resource'))).toEqual([]);
    expect(await told.count()).toBe(0);
  },
);

test.runIf(hasChrome)(
  'a page that is not as the server rendered it is drawn anew: the console tells where, and the person is not bothered',
  async () => {
    const { page, complaints } = await watchedPage(chrome);
    await page.route('**/points', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(/<h1([^>]*>.*?)<\/h1>/, '<p$1</p>') });
    });
    await page.goto(`${site.origin}/points`);
    await page.getByRole('heading', { level: 1, name: 'Points' }).waitFor();
    await page.getByRole('region', { name: consentTexts.heading }).waitFor();
    await takenOver(page);
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    expect(complaints).toEqual([expect.stringMatching(/^error: Error: Minified React error #418.*\n {4}at /s)]);
  },
);

test.runIf(hasChrome)('the mark of a signed-in person stands before the first paint, and styles follow it', async () => {
  const { page, complaints } = await watchedPage(chrome);
  // the app's own script stays out, so that nothing but the mark can have done it
  await page.route('**/assets/main-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto(`${site.origin}/points`);
  expect(await page.getByText('You are a visitor').isVisible()).toBe(true);
  await page.evaluate(() => localStorage.setItem('session_access_token', 'a-token'));
  await page.reload();
  expect(await page.getByText('You are signed in').isVisible()).toBe(true);
  expect(await page.getByText('You are a visitor').isVisible()).toBe(false);
  expect(complaints).toEqual([]);
});

test.runIf(hasChrome)('a generated form works under the strict policy: errors beside fields, a summary that takes the focus', async () => {
  const { page, complaints } = await watchedPage(chrome);
  await page.goto(`${site.origin}/contact`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('There are 4 problems').waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('There are 4 problems');
  await page.getByRole('button', { name: 'Enter your name.' }).click();
  await page.keyboard.type('Ada');
  await page.getByLabel('Email').fill('ada@example.ca');
  await page.getByLabel('Topic').selectOption({ label: 'Hosting' });
  await page.getByLabel('Message').fill('May I host in two places?');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Sent: hosting').waitFor();
  expect(complaints).toEqual([]);
});
