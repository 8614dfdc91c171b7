// `npm run pictures`: what home, search and a listing look like at a desk and on a phone, for people who read about the app.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { consentTexts } from '../../generated/texts/sentences/consentTexts';
import { aSite, type Site } from './a-site';
import { aStay } from './a-stay';
import { launchChrome } from './browser';
import { aPerson, desk, phone, takenOver } from './person';

const folder = fileURLToPath(new URL('../pictures', import.meta.url));

/** Nothing in sight is still on its way: fonts, pictures, movements. It runs in the page, so it names no function inside. */
const isAtRest = () =>
  document.fonts.status === 'loaded' &&
  [...document.images]
    .filter((it) => !it.complete)
    .every((it) => {
      const { x, y, width, height } = it.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2) !== it;
    }) &&
  document.getAnimations().every(({ playState }) => playState !== 'running');

const devices = [
  { suffix: '', device: { ...desk, viewport: { width: 1280, height: 860 } } },
  { suffix: '-phone', device: { ...phone, deviceScaleFactor: 2 } },
] as const;

interface Shot {
  readonly path: string;
  readonly device: (typeof devices)[number]['device'];
}

const take = async (chrome: Browser, site: Site, { path, device }: Shot): Promise<Buffer> => {
  const { page, goTo, complaints, leave } = await aPerson(chrome, site, { ...device, reducedMotion: 'reduce' });
  await goTo(path);
  await takenOver(page);
  const notice = page.getByRole('region', { name: consentTexts.heading });
  await notice.getByRole('button', { name: consentTexts.refuse }).click();
  await notice.waitFor({ state: 'detached' });
  await page.mouse.move(0, 0);
  await page.waitForFunction(isAtRest);
  const picture = await page.screenshot();
  await leave();
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
  // drawings have few colours, so that a palette loses nothing that an eye sees
  return sharp(picture).png({ palette: true, quality: 90, effort: 10, compressionLevel: 9 }).toBuffer();
};

mkdirSync(folder, { recursive: true });
const [site, chrome] = await Promise.all([aSite('PGlite', { DEMO: 'true' }), launchChrome()]);
try {
  const stay = await aStay(site);
  for (const [name, path] of Object.entries({ home: '/', search: stay.search, listing: stay.listing }))
    for (const { suffix, device } of devices) {
      const file = join(folder, `${name}${suffix}.png`);
      const picture = await take(chrome, site, { path, device });
      writeFileSync(file, picture);
      process.stdout.write(`${file} (${Math.round(picture.length / 1024)} KB)\n`);
    }
} finally {
  await chrome.close();
  await site.close();
}
