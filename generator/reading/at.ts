// Where the reader stands: what it has found so far, and the way through the declaration that it is reading.
import type { Code, Diagnostic, Slots, Spot } from '../diagnostics/diagnostics';
import { diagnose } from '../diagnostics/diagnostics';
import type { PageModel } from '../model/page-model';
import type { FilterModel, Json, Shape } from '../model/shape-model';

/** A shape as fields carry it: with what only a field can be. */
export interface ReadShape {
  readonly shape: Shape;
  readonly optional?: boolean;
  readonly default?: Json;
  readonly filter?: FilterModel;
}

/** One reading of a spec. It grows while the spec is read, and is thrown away afterwards. */
export interface ReadContext {
  readonly specDir: string;
  /** The name of every declaration, by identity. */
  readonly ids: Map<object, string>;
  readonly diagnostics: Diagnostic[];
  /** The names of declarations that could not be read as they stand. */
  readonly broken: Set<string>;
  /** Shapes are read once, however many fields share them. */
  readonly shapes: Map<object, ReadShape>;
  readonly pages: Map<string, PageModel>;
  /** Where the blocks and links of long texts stand. */
  readonly places: Map<object, Spot>;
  /** Long texts to read, with the place that asked for each. */
  readonly texts: Map<string, At>;
}

export const newReading = (specDir: string): ReadContext => ({
  specDir,
  ids: new Map(),
  diagnostics: [],
  broken: new Set(),
  shapes: new Map(),
  pages: new Map(),
  places: new Map(),
  texts: new Map(),
});

export interface At {
  readonly reading: ReadContext;
  readonly id: string;
  readonly word: string;
  readonly up?: At;
  readonly key?: string | number;
}

export const into = (at: At, key: string | number): At => ({ reading: at.reading, id: at.id, word: at.word, up: at, key });

const pathOf = (at: At): (string | number)[] => {
  const path: (string | number)[] = [];
  for (let here: At | undefined = at; here?.key !== undefined; here = here.up) path.push(here.key);
  return path.toReversed();
};

const spotOf = (at: At): Extract<Spot, { kind: 'declared' }> => ({
  kind: 'declared',
  id: at.id,
  word: at.word,
  path: pathOf(at),
  declared: true,
});

const note = (at: At, diagnostic: Diagnostic): void => {
  at.reading.diagnostics.push(diagnostic);
  if (diagnostic.severity === 'error') at.reading.broken.add(at.id);
};

/** Notes a diagnostic about what stands here; reading goes on. */
export const report = <C extends Code>(at: At, code: C, slots: Slots<C>): void => note(at, diagnose(code, spotOf(at), slots));

/** Notes a diagnostic about the name of the option that stands here. */
export const reportName = <C extends Code>(at: At, code: C, slots: Slots<C>): void =>
  note(at, diagnose(code, { ...spotOf(at), named: true }, slots));
