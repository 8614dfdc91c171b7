// Each mail in a browser as narrow as a phone and as wide as a desk, in light and in dark: nothing is cut off, and all of it can be read.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleMails } from '../../src/demo/sample-mails';
import { type MailContent, mailHtml } from '../../src/server/outside/mail-look';
import { axeOn } from '../support/axe';
import { hasChrome, theChrome } from '../support/browser';

const longWord = 'Donaudampfschifffahrtsgesellschaftskapitaensmuetze';
const address = `https://pictures.example/${'a-very-long-way/'.repeat(8)}?of=${'x'.repeat(60)}`;
/** The same with names of one long word, and with an address in what people wrote. */
const worst = (mail: MailContent): MailContent => ({
  ...(JSON.parse(JSON.stringify(mail).replaceAll('Cedar cabin', longWord).replaceAll('Jo', longWord.slice(0, 30))) as MailContent),
  paragraphs: [address, { quote: `“Look:\n${address}”` }, ...mail.paragraphs],
});

const named = Object.entries(sampleMails).flatMap(([name, mail]) => [
  { name, html: mailHtml(mail) },
  { name: `${name} at worst`, html: mailHtml(worst(mail)) },
]);
const part = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';
/** Those that have between them every part that a mail is made of. */
const parts = ['requestAccepted', 'bookingPaid', 'changeProposed', 'claimFiled at worst'];
/** Mails below each other: their pages are the same but for the body. */
const together = (some: typeof named): string => {
  const bodies = some.map(({ name, html }) => `<section data-mail="${name}">${part(html, /<body[^>]*>([^]*)<\/body>/)}</section>`);
  const style = part(named[0]?.html ?? '', /<style>([^]*)<\/style>/);
  return `<!doctype html><html lang="en"><head><title>Mails</title><style>${style}</style></head><body class="page" style="margin:0;background:#f5f7f6">${bodies.join('\n')}</body></html>`;
};

const tooWide = () =>
  [...document.querySelectorAll<HTMLElement>('[data-mail]')].filter((it) => it.scrollWidth > innerWidth).map((it) => it.dataset['mail']);

describe.skipIf(!hasChrome)('in a browser', () => {
  let page: Page;
  beforeAll(async () => {
    const context = await (await theChrome()).newContext();
    page = await context.newPage();
    await page.route('**/*', (route) => route.abort());
  });
  afterAll(() => page.context().close());

  test.each(['light', 'dark'] as const)('each fits, and has contrast, in %s', async (colorScheme) => {
    await page.emulateMedia({ colorScheme });
    for (const width of [700, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await page.setContent(together(named));
      expect(await page.evaluate(tooWide)).toEqual([]);
    }
    await page.setContent(together(named.filter(({ name }) => parts.includes(name))));
    const rules = ['color-contrast', 'image-alt', 'link-name'];
    const { violations, incomplete } = await axeOn(page, 'html', { runOnly: rules });
    expect(violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => [id, target, failureSummary]))).toEqual([]);
    expect(incomplete).toEqual([]);
    const ground = await page.evaluate(() => getComputedStyle(document.querySelector('.sheet') ?? document.body).backgroundColor);
    expect(ground).toBe(colorScheme === 'dark' ? 'rgb(28, 36, 39)' : 'rgb(255, 255, 255)');
  });
});
