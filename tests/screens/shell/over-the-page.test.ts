// Parts that open over a page, and changes by another tab, in a real browser.
import { expect, test } from 'vitest';
import { hasChrome } from '../../support/browser';
import { at, found, phone, site, takenOver } from '../../support/a-frame';

test.runIf(hasChrome)('Reserve, Message host and Save open the login modal, which leads on with the way back', async () => {
  const { page, complaints } = await at('/listing/1?adults=2', { width: phone });
  const modal = page.getByRole('dialog', { name: 'Log in or create an account' });
  const lines = { Reserve: 'Log in to book this stay.', 'Message host': 'Log in to message the host.', Save: 'Log in to save this stay.' };
  for (const [press, line] of Object.entries(lines)) {
    await page.getByRole('button', { name: press }).click();
    await modal.getByText(line).waitFor();
    await page.keyboard.press('Escape');
    await modal.waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(press);
  }
  await page.getByRole('button', { name: 'Reserve' }).click();
  await modal.getByText('Tuckamore is part of Halyard. One account works for all Halyard products.').waitFor();
  expect(await found(page)).toEqual([]);
  await modal.getByRole('link', { name: 'Continue with email instead' }).click();
  await page.waitForURL((url) => url.pathname === '/signup' && url.searchParams.get('from') === '/listing/1?adults=2');
  await modal.waitFor({ state: 'hidden' });
  expect(complaints).toEqual([]);
});

test.runIf(hasChrome)('a device that knows somebody leads to the login page, and the parent platform by its start', async () => {
  const { page } = await at('/listing/1');
  await page
    .context()
    .addCookies([{ name: 'device_login_history', value: encodeURIComponent(JSON.stringify(['a'.repeat(64)])), url: site.origin }]);
  await page.reload();
  await takenOver(page);
  await page.getByRole('button', { name: 'Save' }).click();
  expect(await page.getByRole('link', { name: 'Continue with email instead' }).getAttribute('href')).toBe('/login?from=%2Flisting%2F1');
  await page.getByRole('button', { name: 'Log in with Halyard' }).click();
  await page.waitForURL('**/api/user/sso/start?from=%2Flisting%2F1');
});

test.runIf(hasChrome)('errors stand together in dialogs of their own, with their details folded', async () => {
  const { page } = await at('/points', { width: phone });
  await page.getByRole('button', { name: 'Break' }).click();
  const dialogs = page.getByRole('alertdialog', { name: 'Error occurred' });
  await dialogs.nth(1).waitFor();
  const boiler = dialogs.filter({ hasText: 'The boiler is cold' });
  await boiler.getByText('The boiler is cold', { exact: true }).waitFor();
  expect(await page.getByText('Reference: r-77').isVisible()).toBe(false);
  await boiler.getByText('Details').click();
  await page.getByText('Reference: r-77').waitFor();
  expect(await found(page)).toEqual([]);
  await boiler.getByRole('button', { name: 'Close' }).click();
  await page.getByText('The boiler is cold', { exact: true }).waitFor({ state: 'hidden' });
  expect(await dialogs.count()).toBe(1);
  await dialogs.getByText('The kettle is empty', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await dialogs.waitFor({ state: 'hidden' });
});

test.runIf(hasChrome)('cookies are asked about once, refused as easily as allowed, and changed at the foot of the page', async () => {
  const { page, complaints } = await at('/points', { width: phone, undecided: true });
  const notice = page.getByRole('region', { name: 'Cookies' });
  await notice.waitFor();
  expect(await found(page)).toEqual([]);
  const sizes = await Promise.all(['No thanks', 'Allow'].map((name) => notice.getByRole('button', { name }).boundingBox()));
  expect(sizes[0]?.width).toBe(sizes[1]?.width);
  // above a bar that comes to the foot of the window later it glides: its place in the layout stays, so nothing jumps
  const placed = () => notice.evaluate((it) => [it.getBoundingClientRect().bottom, (it as HTMLElement).offsetTop] as const);
  const [[bottom, top], foot] = [await placed(), 60];
  const tell = (height: string) => page.evaluate((it) => document.documentElement.style.setProperty('--foot', it), height);
  await tell(`${foot}px`);
  await expect.poll(placed).toEqual([bottom - foot, top]);
  await tell('0px');
  await notice.getByRole('button', { name: 'No thanks' }).click();
  await notice.waitFor({ state: 'hidden' });
  await page.reload();
  await takenOver(page);
  expect(await notice.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Cookie settings' });
  expect(await settings.getByLabel('Analytics').isChecked()).toBe(false);
  await settings.getByLabel('Analytics').check();
  expect(await found(page)).toEqual([]);
  await settings.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved.').waitFor();
  const cookies = await page.context().cookies();
  expect(decodeURIComponent(cookies.find(({ name }) => name === 'tuckamore_consent')?.value ?? '')).toContain('"analytics":true');
  expect(complaints).toEqual([]);
});

test.runIf(hasChrome)('two tabs: another person in the one leads the other to log in, and logging out leaves both', async () => {
  const { page } = await at('/points', { signedIn: true });
  const context = page.context();
  const other = await context.newPage();
  await other.goto(`${site.origin}/account`);
  await takenOver(other);
  await page.evaluate(() => localStorage.setItem('session_access_token', 'somebody-else'));
  // a person with a token is led on from the login page
  await other.waitForURL('**/properties');
  await page.evaluate(() => {
    localStorage.setItem('out', 'yes');
    localStorage.removeItem('session_access_token');
  });
  await other.waitForURL('**/login?from=%2Fproperties');
});
