// `npm run bench:lighthouse`: the real server with demo data, and Lighthouse as a phone on the pages that strangers come to. Measures; asserts nothing.
import lighthouse from 'lighthouse';
import { pathTo } from '../../../generated/routes/paths';
import { aSite, freePort } from '../../support/a-site';
import { aStay } from '../../support/a-stay';
import { launchChrome } from '../../support/browser';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Perceived speed: when the largest element paints, how long scripts block, how much jumps. */
const audits = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'] as const;

type Cells = Readonly<Record<string, string>>;

/** One run of one page: scores of 100, times as Lighthouse writes them, and what it would have otherwise. */
const measure = async (url: string, port: number): Promise<{ readonly cells: Cells; readonly wishes: readonly string[] }> => {
  const run = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: [...categories] });
  if (!run) throw new Error(`Lighthouse said nothing of ${url}`);
  const { lhr } = run;
  const scores = categories.map((id) => [id, String(Math.round((lhr.categories[id]?.score ?? 0) * 100))]);
  const times = audits.map((id) => [id, lhr.audits[id]?.displayValue ?? '']);
  const wanted = categories
    .filter((id) => id !== 'performance')
    .flatMap((id) => lhr.categories[id]?.auditRefs.filter(({ weight }) => weight > 0) ?? [])
    .map(({ id }) => lhr.audits[id]);
  const wishes = wanted.flatMap((audit) => (audit?.score !== null && (audit?.score ?? 1) < 1 ? [`${audit?.id}: ${audit?.title}`] : []));
  return { cells: Object.fromEntries([...scores, ...times]) as Cells, wishes };
};

const port = await freePort();
const site = await aSite('PGlite', { DEMO: 'true' });
const chrome = await launchChrome([`--remote-debugging-port=${port}`]);
try {
  const stay = await aStay(site);
  // a search with words and dates asks not to be listed, which would count against it
  const pages = {
    home: '/',
    search: pathTo.search(),
    listing: stay.listing,
    destination: pathTo.ontarioRentals(),
    contact: pathTo.contact(),
    questions: pathTo.faqGeneral(),
  };
  const rows: Record<string, Cells> = {};
  for (const [name, path] of Object.entries(pages)) {
    // the first visit warms the server, as any other visitor would have
    await fetch(site.origin + path);
    const { cells, wishes } = await measure(site.origin + path, port);
    rows[name] = cells;
    for (const wish of wishes) process.stdout.write(`${name}: ${wish}\n`);
  }
  console.table(rows);
} finally {
  await chrome.close();
  await site.close();
}
