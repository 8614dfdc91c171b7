// Requests to outside services: none unless configured, and with consent where consent is needed.
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { contactForm } from '../../generated/forms/contactForm';
import { cookieSettingsForm } from '../../generated/forms/cookieSettingsForm';
import { consentTexts } from '../../generated/texts/sentences/consentTexts';
import { contactTexts } from '../../generated/texts/sentences/contactTexts';
import { errorDialogTexts } from '../../generated/texts/sentences/errorDialogTexts';
import { pathTo } from '../../generated/routes/paths';
import { homeTexts } from '../../generated/texts/sentences/homeTexts';
import { aStranger, fieldOf, signUp } from '../support/account-errands';
import { aListener, type Listener } from '../support/a-listener';
import { aSite, type Site } from '../support/a-site';
import { hasChrome, theChrome } from '../support/browser';
import { aPerson, type Person, takenOver } from '../support/person';

let [tracker, errors]: Listener[] = [];
let [site, alone]: Site[] = [];
let chrome: Browser | undefined;
const given = <T>(it: T | undefined): T => it as T;

beforeAll(async () => {
  [tracker, errors] = await Promise.all([aListener(), aListener()]);
  const dsn = `${errors.origin.replace('//', '//key@')}/1`;
  const tracked = { AD_TRACKER_URL: `${tracker.origin}/in`, CONVERSION_TARGET_SIGNUP: 'AW-1/signup', CONVERSION_TARGET_CALL: 'AW-1/call' };
  site = await aSite('PGlite', { ...tracked, SENTRY_DSN: dsn, MAP_STYLE_URL: 'https://maps.example/style.json' });
  alone = await aSite('PGlite');
  if (hasChrome) chrome = await theChrome();
});
afterEach(() => Promise.all((chrome?.contexts() ?? []).map((context) => context.close())));
afterAll(async () => {
  await chrome?.close();
  await Promise.all([site?.close(), alone?.close(), tracker?.close(), errors?.close()]);
});

const policyOf = async (of: Site, path = '/points'): Promise<string> =>
  (await fetch(of.origin + path)).headers.get('content-security-policy') ?? '';
const newSince = (of: Listener, before: number) => of.heard.slice(before);
const pathsIn = (of: Listener, before: number) =>
  newSince(of, before).map(({ body }) => (JSON.parse(body) as { readonly path: string }).path);

test('the policy of a page names outside services only where they are configured', async () => {
  expect(await policyOf(given(alone))).toContain("connect-src 'self';");
  expect(await policyOf(given(site))).toMatch(/img-src [^;]* https:\/\/maps\.example;/);
  expect(await policyOf(given(site))).toContain(`connect-src 'self' ${tracker?.origin} ${errors?.origin} https://maps.example;`);
  // a page that is the same for all names its own scripts by what they are; one for its visitor alone by a word that is used once
  expect(await policyOf(given(site))).toMatch(/script-src 'self'( 'sha256-[^ ']+')+; style-src 'self'( 'sha256-[^ ']+')+;/);
  expect(await policyOf(given(site), '/reset?token=sample')).toMatch(/script-src 'nonce-[^ ']+' 'strict-dynamic';/);
});

const arrive = async (path: string, of = given(site)): Promise<Person> => {
  const person = await aPerson(given(chrome), of);
  await person.goTo(path);
  await takenOver(person.page);
  return person;
};
const answerNotice = (page: Page, how: 'allow' | 'refuse') =>
  page.getByRole('region', { name: consentTexts.heading }).getByRole('button', { name: consentTexts[how], exact: true }).click();
const walkTo = async (page: Page, name: string, heading: string) => {
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
};

describe.runIf(hasChrome)('the ad tracker', () => {
  test('hears of no page before leave is given, and of those after it', async () => {
    const { page, complaints } = await arrive('/points');
    const before = tracker?.heard.length ?? 0;
    await page.getByRole('region', { name: consentTexts.heading }).waitFor();
    await walkTo(page, 'Home', homeTexts.headline);
    expect(newSince(given(tracker), before)).toEqual([]);
    await answerNotice(page, 'allow');
    await walkTo(page, 'Points', 'Points');
    await expect.poll(() => pathsIn(given(tracker), before)).toContain('/points');
    expect(newSince(given(tracker), before).every(({ path, body }) => path === '/in' && body.includes('"event":"page_visit"'))).toBe(true);
    expect(complaints).toEqual([]);
  });

  test('hears of a sign-up, and of nothing that names anybody', async () => {
    const { page, goTo } = await arrive('/points');
    const before = tracker?.heard.length ?? 0;
    await answerNotice(page, 'allow');
    for (const path of [pathTo.refer({ code: 'NOBODY22' }), pathTo.signup()]) {
      await goTo(path);
      await takenOver(page);
    }
    await expect.poll(() => pathsIn(given(tracker), before)).toEqual(['/refer/:code', '/signup']);
    const stranger = aStranger();
    await signUp(page, stranger);
    await page.waitForURL(({ pathname }) => pathname === pathTo.verify());
    await expect.poll(() => pathsIn(given(tracker), before)).toContain('/verify');
    const told = newSince(given(tracker), before);
    expect(
      told.map(({ body }) => JSON.parse(body) as unknown).filter((it) => (it as { readonly event: string }).event === 'signup'),
    ).toEqual([{ event: 'signup', target: 'AW-1/signup', value: 1, currency: 'CAD' }]);
    for (const it of told) expect(JSON.stringify(it)).not.toMatch(new RegExp(`NOBODY22|${stranger.email}`));
    // not even the page that it came from: the site alone
    for (const { from } of told) expect(from).toBe(`${site?.origin}/`);
  });

  test('hears of a call that is scheduled, and of nothing more once leave is taken back', async () => {
    const { page, goTo, complaints } = await arrive('/points');
    const before = tracker?.heard.length ?? 0;
    await answerNotice(page, 'allow');
    const opened = new Date();
    await page.clock.setFixedTime(opened);
    await goTo(pathTo.contact({ topic: 'call' }));
    await takenOver(page);
    const { email } = aStranger();
    const secrets = { name: 'Jo Tremblay', email, message: 'Call me on 604 555 0199.' };
    for (const [field, text] of Object.entries(secrets)) await fieldOf(page, contactForm, field).fill(text);
    await page.clock.setFixedTime(opened.getTime() + 60_000);
    await page.getByRole('button', { name: contactForm.submit, exact: true }).click();
    const thanks = page.getByRole('status').filter({ hasText: contactTexts.sent({ email }) });
    await thanks.waitFor();
    const transaction_id = /reference is ([A-Z2-9]{8})/.exec(await thanks.innerText())?.[1];
    const told = () => newSince(given(tracker), before).map(({ body }) => JSON.parse(body) as { readonly event: string });
    const calls = () => told().filter(({ event }) => event === 'schedule_call');
    await expect.poll(calls).toEqual([{ event: 'schedule_call', target: 'AW-1/call', value: 1, currency: 'CAD', transaction_id }]);
    for (const text of Object.values(secrets)) expect(JSON.stringify(newSince(given(tracker), before))).not.toContain(text);

    await page.getByRole('contentinfo').getByRole('button', { name: cookieSettingsForm.title }).click();
    const settings = page.getByRole('dialog', { name: cookieSettingsForm.title });
    const analytics = settings.getByRole('checkbox', { name: /^Analytics/ });
    expect(await analytics.isChecked()).toBe(true);
    await analytics.uncheck();
    await settings.getByRole('button', { name: cookieSettingsForm.submit }).click();
    await settings.waitFor({ state: 'detached' });
    const then = told().length;
    await walkTo(page, 'Home', homeTexts.headline);
    await page.reload();
    await takenOver(page);
    await walkTo(page, 'Points', 'Points');
    expect(told().slice(then)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('hears nothing of somebody who refused', async () => {
    const { page, complaints } = await arrive('/points');
    const before = tracker?.heard.length ?? 0;
    await answerNotice(page, 'refuse');
    await walkTo(page, 'Home', homeTexts.headline);
    await page.reload();
    await takenOver(page);
    await walkTo(page, 'Points', 'Points');
    expect(newSince(given(tracker), before)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

interface Item {
  readonly type: string;
  readonly body: string;
}
/** The parts of the envelopes that came: each has a line of its own before it. */
const itemsIn = (of: Listener, before: number): Item[] =>
  newSince(of, before).flatMap(({ body }) => {
    const [, ...lines] = body.split('\n');
    return lines.flatMap((line, at) => {
      const type = at % 2 === 0 && line.startsWith('{') ? (JSON.parse(line) as { readonly type?: string }).type : undefined;
      return type === undefined ? [] : [{ type, body: lines[at + 1] ?? '' }];
    });
  });
const typesIn = (before: number) => itemsIn(given(errors), before).map(({ type }) => type);
const breakPage = (page: Page, says: string) =>
  page.evaluate((message) => {
    setTimeout(() => {
      throw new Error(message);
    });
  }, says);
const errorBox = (page: Page) => page.getByRole('alertdialog', { name: errorDialogTexts.title });

describe.runIf(hasChrome)('the error-reporting service', () => {
  test('hears of an unexpected error, of nothing before it, and of no secret in the address', async () => {
    const { page } = await arrive('/points?token=secret-of-a-mail');
    const before = errors?.heard.length ?? 0;
    await breakPage(page, 'The kettle is empty');
    await errorBox(page).waitFor();
    await expect.poll(() => typesIn(before)).toEqual(['event']);
    const [{ body } = { body: '{}' }] = itemsIn(given(errors), before);
    expect(JSON.parse(body)).toMatchObject({
      environment: 'production',
      request: { url: `${site?.origin}/points` },
      exception: { values: [{ value: 'The kettle is empty', stacktrace: {} }] },
    });
    expect(newSince(given(errors), before).some((it) => it.body.includes('secret-of-a-mail'))).toBe(false);
    expect(newSince(given(errors), before).every(({ path }) => path.startsWith('/api/1/envelope/?'))).toBe(true);
  });

  test('gets what somebody tells of the error, with its number', async () => {
    const { page } = await arrive('/points');
    const before = errors?.heard.length ?? 0;
    await breakPage(page, 'The boiler is cold');
    const box = errorBox(page);
    await box.getByText(errorDialogTexts.report).click();
    await box.getByRole('button', { name: errorDialogTexts.send }).click();
    await box.getByText(errorDialogTexts.messageMissing).waitFor();
    await box.getByRole('textbox', { name: errorDialogTexts.message }).fill('I only turned the tap.');
    await box.getByRole('textbox', { name: /^Email/ }).fill('ada@example.ca');
    await box.getByRole('button', { name: errorDialogTexts.send }).click();
    await box.getByText(errorDialogTexts.thanks).waitFor();
    const items = itemsIn(given(errors), before);
    const event = JSON.parse(items.find(({ type }) => type === 'event')?.body ?? '{}') as { readonly event_id?: string };
    expect(JSON.parse(items.find(({ type }) => type === 'feedback')?.body ?? '{}')).toMatchObject({
      contexts: {
        feedback: { message: 'I only turned the tap.', contact_email: 'ada@example.ca', associated_event_id: event.event_id },
      },
    });
  });

  test('gets a recording of what led to an error only where that was allowed', async () => {
    const { page, complaints } = await arrive('/points');
    const before = errors?.heard.length ?? 0;
    await breakPage(page, 'Nobody may look');
    await errorBox(page).getByRole('button', { name: errorDialogTexts.close }).click();
    await expect.poll(() => typesIn(before)).toEqual(['event']);
    await answerNotice(page, 'allow');
    await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /\/replay-[^/]+\.js$/.test(name)));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Home', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: homeTexts.headline }).waitFor();
    await breakPage(page, 'Somebody may look');
    await expect.poll(() => typesIn(before)).toContain('replay_event');
    expect(newSince(given(errors), before).some(({ body }) => body.includes(homeTexts.headline))).toBe(false);
    expect(complaints.filter((it) => !it.includes('exception:'))).toEqual([]);
  });

  test('is spoken of only where there is one', async () => {
    const { page } = await arrive('/points', given(alone));
    const before = errors?.heard.length ?? 0;
    await breakPage(page, 'Nobody listens');
    await errorBox(page).getByText(errorDialogTexts.details).waitFor();
    expect(await errorBox(page).getByText(errorDialogTexts.report).count()).toBe(0);
    // of a page before it something may still be on its way
    expect(newSince(given(errors), before).filter(({ body }) => body.includes('Nobody listens'))).toEqual([]);
  });
});
