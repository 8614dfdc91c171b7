// A program puts mistakes into a spec, one at a time; each is told, at its place.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadModel } from '../../generator/command/read';
import { placeFinder } from '../../generator/diagnostics/place';
import { casesFolder, ownCopy } from '../support/generator';
import { limitMs } from '../support/limits';
import { type Mistake, mistakesIn } from '../support/mistakes';

// MISTAKES=product, library or every-word puts in all of them, which takes long, and prints what is not told;
// 'product 20' each twentieth, 'product 1 a thing twice' those of a kind
const [whole, step = '1', ...kind] = process.env['MISTAKES']?.split(' ') ?? [];
const specs: Readonly<Record<string, string>> = { product: 'spec', library: join('tests', 'generator', 'products', 'library', 'spec') };

/** How a mistake is told: at its place, elsewhere, or not at all. */
const answerTo = async (spec: string, { file, from, to, text, lines }: Mistake): Promise<string> => {
  const path = join(spec, file);
  const before = readFileSync(path, 'utf8');
  writeFileSync(path, `${before.slice(0, from)}${text}${before.slice(to)}`);
  try {
    const { diagnostics } = await loadModel(spec);
    const find = placeFinder(spec);
    const places = diagnostics.map(({ at }) => find(at));
    if (places.some((place) => place.file === file && lines.some(([first, last]) => place.line >= first && place.line <= last)))
      return 'told';
    return places.length === 0 ? 'silence' : `elsewhere: ${places[0]?.file}:${places[0]?.line} ${diagnostics[0]?.message}`;
  } finally {
    writeFileSync(path, before);
  }
};

test(
  'mistakes are told where they stand',
  async () => {
    const { spec } = ownCopy(specs[whole ?? ''] ?? join(casesFolder, 'every-word', 'spec'));
    const all = mistakesIn(spec).filter((mistake) => mistake.kind.startsWith(kind.join(' ')));
    const every = whole === undefined ? Math.ceil(all.length / 60) : Number(step);
    const tried = all.filter((_, index) => index % every === 0);
    const untold: string[] = [];
    for (const mistake of tried) {
      const answer = await answerTo(spec, mistake);
      if (answer !== 'told')
        untold.push(`${mistake.file}:${mistake.lines[0]?.[0]} ${mistake.kind}: ${mistake.text.slice(0, 80)} (${answer})`);
    }
    if (whole !== undefined)
      process.stdout.write(`${untold.join('\n')}\n${tried.length - untold.length} of ${tried.length} are told; there are ${all.length}\n`);
    else expect(untold).toEqual([]);
  },
  limitMs(whole === undefined ? 60 : 3600),
);
