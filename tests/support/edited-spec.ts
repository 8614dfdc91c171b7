// A spec of its own for each edit, and the sentences that say what the edit does.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareModels } from '../../generator/changes/compare';
import { sentenceOf } from '../../generator/changes/show';
import type { Model } from '../../generator/model/model';
import { modelOf } from '../../generator/model/spec-file';
import { casesFolder } from './generator';

export const everyWordFile = readFileSync(join(casesFolder, 'every-word', 'want', 'spec.json'), 'utf8');
export const everyWord = modelOf(everyWordFile);

/** Each change as `class: sentence`. */
export const changesOf = (before: Model, after: Model): readonly string[] =>
  compareModels(before, after).map((change) => `${change.class}: ${sentenceOf(change)}`);

type Json = Record<string, unknown>;
export const gone = Symbol('gone');
/** Sets one part of a declaration: a member, or an entry of a list; beyond its end one is added. */
export type Edit = readonly [kind: string, id: string, way: readonly (string | number)[], value: unknown];

const part = (of: unknown, name: string | number): unknown => {
  if (!Array.isArray(of) || typeof name === 'number') return (of as Json)[name];
  const entries = of as readonly unknown[];
  return entries.find(
    (one) =>
      typeof one === 'object' && one !== null && [(one as Json)['name'], (one as Json)['value'], (one as Json)['event']].includes(name),
  );
};

export const edited = (edits: readonly Edit[]) => {
  const spec = JSON.parse(JSON.stringify(everyWord)) as Record<string, Json[]>;
  for (const [kind, id, way, value] of edits) {
    const item = spec[kind]?.find((one) => one['id'] === id);
    const above = way.slice(0, -1).reduce(part, item ?? spec[kind]) as Json;
    const last = String(way.at(-1));
    if (Array.isArray(above) && Number(last) >= above.length) above.push(value);
    else if (value !== gone) above[last] = value;
    else if (Array.isArray(above)) above.splice(Number(last), 1);
    else Reflect.deleteProperty(above, last);
  }
  return JSON.parse(JSON.stringify(spec)) as typeof everyWord;
};

export const field = (of: string, name: string) => ({ kind: 'field', of, name });
export const hours = (value: number) => ({ kind: 'duration', unit: 'hours', amount: { kind: 'literal', value } });
export const without = (kind: 'calls', id: string): Edit => [kind, '', [everyWord[kind].findIndex((it) => it.id === id)], gone];

/** An edit by its name, and what it does. */
export type Told = readonly [what: string, edits: readonly Edit[], want: readonly string[]];
