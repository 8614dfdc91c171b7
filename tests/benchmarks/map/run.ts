// The cost of a map with many pins while it is moved: `npm run bench:map`. The real pages, of which one answer is made larger: pins, evenly
// over the part in view. A frame's work on the main thread is told in processor time, beside the same map without pins, since frames a
// second are those of this machine's drawing, which may have no graphics card.
import type { CDPSession, Page } from 'playwright-core';
import { mapPinsMax } from '../../../generated/model/constants';
import type { MapPin } from '../../../generated/model/entities';
import { pathTo } from '../../../generated/routes/paths';
import { searchMapTexts } from '../../../generated/texts/sentences/searchMapTexts';
import { aSite } from '../../support/a-site';
import { launchChrome, watchedPage } from '../../support/browser';

const counts = [0, mapPinsMax, 1000] as const;
const part = [42, -130, 60, -55] as const;
const steps = 240;

const share = (at: number, by: number): number => (at * by) % 1;
const pinAt = (at: number): MapPin => ({
  property_id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
  title: `Cabin ${at}`,
  lat: part[0] + share(at, 0.618_034) * (part[2] - part[0]),
  lng: part[1] + share(at, 0.754_878) * (part[3] - part[1]),
});

interface Spent {
  readonly frames: number;
  readonly task: number;
  readonly script: number;
  readonly style: number;
}
const spentBy = async (page: Page, session: CDPSession): Promise<Spent> => {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string): number => (metrics.find((it) => it.name === name)?.value ?? 0) * 1000;
  const frames = await page.evaluate(() => Number(document.documentElement.dataset['frames']));
  return { frames, task: of('TaskDuration'), script: of('ScriptDuration'), style: of('LayoutDuration') + of('RecalcStyleDuration') };
};

// as a text: a function would be compiled for this process, not for the page
const countFrames =
  '(function count() { const { dataset } = document.documentElement; dataset.frames = Number(dataset.frames ?? 0) + 1; requestAnimationFrame(count); })()';

/** Drags the map round a circle, so that it comes back to where it was, and lets it rest. */
const drag = async (page: Page): Promise<void> => {
  const box = await page.locator('canvas').boundingBox();
  if (!box) throw new Error('There is no map.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const to = (at: number): readonly [number, number] => {
    const angle = (at / steps) * 4 * Math.PI;
    return [x + 120 * Math.sin(angle), y + 120 * (1 - Math.cos(angle))];
  };
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let at = 1; at <= steps; at += 1) await page.mouse.move(...to(at));
  await page.mouse.up();
};

type Row = Awaited<ReturnType<typeof measure>>;
const measure = async (page: Page, origin: string, count: number) => {
  await page.route('**/property/pin', async (route) => {
    const answer = await route.fetch();
    const whole = (await answer.json()) as Readonly<Record<string, unknown>>;
    await route.fulfill({ response: answer, json: { ...whole, data: Array.from({ length: count }, (_, at) => pinAt(at)) } });
  });
  const answered = page.waitForResponse(/\/property\/pin$/);
  await page.goto(origin + pathTo.search({ bounds: [...part] }));
  await answered;
  await page.locator('[data-stays=one], [data-stays=many]').first().waitFor();
  // a search where the map comes to rest would be measured with it
  await page.getByRole('checkbox', { name: searchMapTexts.asMoved }).uncheck();
  await page.evaluate(countFrames);
  await drag(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const shown = await page.locator('[data-stays]').count();
  const [before, since] = [await spentBy(page, session), performance.now()];
  await drag(page);
  const [after, seconds] = [await spentBy(page, session), (performance.now() - since) / 1000];
  const frames = after.frames - before.frames;
  const each = (of: Exclude<keyof Spent, 'frames'>): number => (after[of] - before[of]) / frames;
  return { pins: count, buttons: shown, perSecond: frames / seconds, task: each('task'), script: each('script'), style: each('style') };
};

const site = await aSite('PGlite', { DEMO: 'true' });
const chrome = await launchChrome();
try {
  const rows: Row[] = [];
  for (const count of counts) {
    const { page } = await watchedPage(chrome, { viewport: { width: 1280, height: 800 } });
    rows.push(await measure(page, site.origin, count));
    await page.context().close();
  }
  const shown = (value: number): string => value.toFixed(1);
  console.table(
    rows.map(({ pins, buttons, perSecond, task, script, style }) => ({
      pins,
      buttons,
      'frames a second': shown(perSecond),
      'main thread, ms a frame': shown(task),
      'of it scripts': shown(script),
      'of it style and layout': shown(style),
      'of the map without pins': shown(task / (rows[0]?.task ?? task)),
    })),
  );
} finally {
  await chrome.close();
  await site.close();
}
