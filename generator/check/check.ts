// Everything that a spec must keep, family by family.
import type { Code, Diagnostic } from '../diagnostics/diagnostics';
import { noting, partHashes } from '../model/views';
import type { Read } from '../reading/model';
import { checkCalls } from './calls';
import { checkConditions } from './conditions';
import { checkErrors } from './errors';
import { checkForms } from './forms';
import { checkGuards } from './guards';
import { checkLifecycles } from './lifecycles';
import { checkLinks } from './links';
import { checkNames } from './names';
import { checkParameters } from './parameters';
import { checkPaths } from './paths';
import { checkRedirects } from './redirects';
import { checkShapes } from './shapes';
import { checkStored } from './stored';
import { checkTexts } from './texts';
import { type World, worldOf } from './world';

type Family = (world: World) => void;
const families: readonly Family[] = [
  checkNames,
  checkShapes,
  checkStored,
  checkTexts,
  checkPaths,
  checkParameters,
  checkGuards,
  checkCalls,
  checkErrors,
  checkConditions,
  checkLifecycles,
  checkForms,
  checkLinks,
  checkRedirects,
];

/** Those that search: what they found is kept while all that they look at is the same. They look at the model alone. */
const expensive: ReadonlySet<Family> = new Set([checkConditions, checkRedirects]);

interface Found {
  /** Hashes of the parts of the model that were looked at. */
  readonly reads: ReadonlyMap<string, string>;
  readonly diagnostics: readonly Diagnostic[];
}
/** What the expensive families found the last time. */
export type Findings = Map<Family, Found>;

const findingsOf = (family: Family, read: Read, known: Findings): readonly Diagnostic[] => {
  const part = partHashes(read.model);
  const last = known.get(family);
  if (last !== undefined && [...last.reads].every(([name, then]) => part(name) === then)) return last.diagnostics;
  const reads = new Set<string>();
  const world = worldOf({ ...read, model: noting(read.model, reads) });
  family(world);
  known.set(family, { reads: new Map([...reads].map((name) => [name, part(name)])), diagnostics: world.diagnostics });
  return world.diagnostics;
};

/** Diagnostics that something is absent: while part of a spec cannot be read, it may stand in that part. */
const absences: ReadonlySet<Code> = new Set([
  'call/unused',
  'error/never-raised',
  'text/unused-slot',
  'lifecycle/unreached-state',
  'lifecycle/unperformed-event',
  'page/no-route',
  'page/no-anchor',
]);

/** What is wrong with a spec that could be read; nothing that only follows from what could not. */
export const check = (read: Read, known: Findings = new Map()): readonly Diagnostic[] => {
  const world = worldOf(read);
  const found = families.flatMap((family) => {
    if (expensive.has(family)) return findingsOf(family, read, known);
    const before = world.diagnostics.length;
    family(world);
    return world.diagnostics.slice(before);
  });
  const { broken } = read.reading;
  if (broken.size === 0) return found;
  return found.filter(
    ({ code, at, about }) =>
      !absences.has(code) && !(at.kind === 'declared' && broken.has(at.id)) && !about.some((name) => broken.has(name)),
  );
};
