// Finds every declaration of a spec: what the files listed in app.ts export, under the names of their exports.
import { diagnose, type Spot } from '../diagnostics/diagnostics';
import { type At, into, type ReadContext } from './at';
import { type DeclaringWord, declaringWords, isPlain, kindOf } from './describe';
import { wrong } from './options';

export interface Found {
  readonly id: string;
  readonly word: DeclaringWord;
  readonly subject: string;
  readonly value: Readonly<Record<string, unknown>>;
}

const isDeclaring = (word: string | undefined): word is DeclaringWord => (declaringWords as readonly (string | undefined)[]).includes(word);

const spot = (found: Pick<Found, 'id' | 'word'>, nth = 0): Spot => ({ kind: 'declared', id: found.id, word: found.word, path: [], nth });

const reportName = (reading: ReadContext, found: Found, first: Found | undefined): void => {
  if (found.id === 'default') reading.diagnostics.push(diagnose('id/no-name', spot(found), { word: found.word }));
  else if (first !== undefined)
    reading.diagnostics.push(
      diagnose('id/duplicate', spot(found, first.word === found.word ? 1 : 0), { id: found.id, first: first.word, second: found.word }),
    );
};

/** The exports of each subject's files, as they were loaded. */
const filesOf = (subjects: unknown, at: At): (readonly [string, Readonly<Record<string, unknown>>])[] => {
  if (isPlain(subjects))
    return Object.entries(subjects).flatMap(([subject, files]) =>
      (files as readonly Readonly<Record<string, unknown>>[]).map((file) => [subject, file] as const),
    );
  wrong('the names of the subjects, in a list', subjects, at);
  return [];
};

/** All declarations, in the order of the files; names that are taken, missing or doubled are reported. */
export const collect = (subjects: unknown, at: At): readonly Found[] => {
  const { reading } = at;
  const all: Found[] = [];
  const named = new Map<string, Found>();
  for (const [subject, file] of filesOf(subjects, into(at, 'subjects'))) {
    for (const id of Object.keys(file)) {
      const value = file[id];
      const word = kindOf(value);
      if (!isPlain(value) || !isDeclaring(word)) continue;
      const other = reading.ids.get(value);
      const found: Found = { id, word, subject, value };
      if (other === id) continue;
      if (other !== undefined) {
        reading.diagnostics.push(diagnose('id/two-names', spot(found), { id, other }));
        continue;
      }
      reading.ids.set(value, id);
      reportName(reading, found, named.get(id));
      if (!named.has(id)) named.set(id, found);
      all.push(found);
    }
  }
  return all;
};
