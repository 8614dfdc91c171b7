// Everything that a spec must keep, family by family.
import type { Code, Diagnostic } from '../diagnostics/diagnostics';
import { noting, partHashes } from '../model/views';
import type { Read } from '../reading/model';
import { checkCalls } from './calls';
import { checkConditions } from './conditions';
import { checkErrors } from './errors';
import { checkFilters } from './filters';
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
  checkFilters,
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

/** Those that look at more than the model. */
const lookFurther: ReadonlySet<Family> = new Set([checkShapes, checkParameters, checkForms]);

/** The parts of the model, by their hashes, in which families found nothing the last time. */
export type Findings = Map<Family, ReadonlyMap<string, string>>;

/** What a family finds: nothing again, where it found nothing and all that it looked at is the same. */
const findingsOf = (family: Family, read: Read, known: Findings): readonly Diagnostic[] => {
  const part = partHashes(read.model);
  const last = known.get(family);
  if (last !== undefined && [...last].every(([name, then]) => part(name) === then)) return [];
  const reads = new Set<string>();
  const world = worldOf({ ...read, model: noting(read.model, reads) });
  family(world);
  if (world.diagnostics.length > 0) known.delete(family);
  else known.set(family, new Map([...reads].map((name) => [name, part(name)])));
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
export const check = (read: Read, known?: Findings): readonly Diagnostic[] => {
  const world = worldOf(read);
  const found = families.flatMap((family) => {
    if (known !== undefined && !lookFurther.has(family)) return findingsOf(family, read, known);
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
