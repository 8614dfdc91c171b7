// How long others wait while one visitor asks for 240 dear search pages at once, and what a page costs that is kept, or rendered: `npm run bench:pages`.
import { request } from 'node:http';
import { aSite, type Site } from '../../support/a-site';
import { workOf } from '../work';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const dear = (at: number): string =>
  `/search?checkin=2027-03-01&checkout=2027-03-${String(2 + (at % 27)).padStart(2, '0')}&price_max=${100_000 + at}&adults=1`;

/** Opens a page and reads it whole; all of 127.0.0.0/8 is this machine. Tells the status and how long that took, in milliseconds. */
const open = ({ origin }: Site, path: string, from: string): Promise<readonly [status: number, ms: number]> =>
  new Promise((resolve, reject) => {
    const since = performance.now();
    const { port } = new URL(origin);
    const sent = request({ host: '127.0.0.1', port, path, agent: false, localAddress: from });
    sent.once('error', reject).once('response', (answer) => {
      answer.resume().once('end', () => resolve([answer.statusCode ?? 0, performance.now() - since]));
    });
    sent.end();
  });

const middle = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
/** Pages of one visitor after another, each a new one, until it is over. */
const others = async (site: Site, isOver: (opened: number) => boolean): Promise<{ middle: number; longest: number; health: number }> => {
  const [pages, health]: readonly [number[], number[]] = [[], []];
  for (let at = 0; !isOver(at); at += 1) {
    pages.push((await open(site, `/search?query=Banff&price_max=${at + 1000}`, '127.0.0.3'))[1]);
    health.push((await open(site, '/healthz', '127.0.0.3'))[1]);
  }
  return { middle: middle(pages), longest: Math.max(...pages), health: Math.max(...health) };
};
const told = (it: Awaited<ReturnType<typeof others>>): string =>
  `a page ${it.middle.toFixed(0)} ms (longest ${it.longest.toFixed(0)}), a health check at most ${it.health.toFixed(0)} ms`;

const site = await aSite('PGlite', { DEMO: 'true' });
await others(site, (opened) => opened === 20);
const alone = await others(site, (opened) => opened === 40);
say(`alone: ${told(alone)}`);
let isOver = false;
const since = performance.now();
const rush = async (): Promise<void> => {
  const answers = await Promise.all(Array.from({ length: 240 }, (_, at) => open(site, dear(at), '127.0.0.2')));
  isOver = true;
  const shown = answers.filter(([status]) => status === 200).length;
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  say(`the visitor: ${shown} pages shown, ${answers.length - shown} told to come again, in ${seconds} s`);
};
const rushing = rush();
const beside = await others(site, () => isOver);
await rushing;
say(`beside 240 dear pages of one visitor: ${told(beside)}; ${(beside.middle / alone.middle).toFixed(1)} times as long as alone`);

/** The processor time of the server so far, in seconds. */
const spent = (): number => workOf(site.pid()) / 1000;
/** Pages for each second of one core, asked four at a time, each by another visitor. */
const each = async (count: number, pathAt: (at: number) => string): Promise<number> => {
  const before = spent();
  for (let at = 0; at < count; at += 4)
    await Promise.all([0, 1, 2, 3].map((more) => open(site, pathAt(at + more), `127.1.${Math.floor(at / 250)}.${(at % 250) + more + 1}`)));
  return count / (spent() - before);
};
const search = await fetch(`${site.origin}/api/property/search`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: '{}',
});
const { data } = (await search.json()) as { readonly data: { readonly results: readonly { readonly property_id: string }[] } };
for (const path of ['/', '/search?query=Banff', `/listing/${data.results[0]?.property_id}`, '/ontario/vacation-rentals', '/faq/general']) {
  // an address with a parameter of nobody's is rendered each time
  const rendered = await each(60, (at) => `${path}${path.includes('?') ? '&' : '?'}from=${at}`);
  const kept = await each(2000, () => path);
  say(
    `${path.replace(/[0-9a-f-]{36}/, '…')}: rendered ${rendered.toFixed(0)}, kept ${kept.toFixed(0)} a second and core; ${(kept / rendered).toFixed(0)} times as many`,
  );
}
await site.close();
