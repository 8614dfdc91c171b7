// Everything that a spec must keep, family by family.
import type { Code, Diagnostic } from '../diagnostics/diagnostics';
import type { Read } from '../reading/model';
import { checkAccess } from './access';
import { checkCalls } from './calls';
import { checkConditions } from './conditions';
import { checkCounted } from './counted';
import { checkDerived } from './derived';
import { checkDurations } from './durations';
import { checkErrors } from './errors';
import { checkFilters } from './filters';
import { checkForms } from './forms';
import { checkGuards } from './guards';
import { checkLabels } from './labels';
import { checkLifecycles } from './lifecycles';
import { checkLinks } from './links';
import { checkMailPrivacy } from './mail-privacy';
import { checkMails } from './mails';
import { checkNames } from './names';
import { checkParameters } from './parameters';
import { checkPaths } from './paths';
import { checkPrivacy } from './privacy';
import { checkRedirects } from './redirects';
import { checkReached } from './reached';
import { checkReferences } from './references';
import { checkShapes } from './shapes';
import { checkStored } from './stored';
import { checkTexts } from './texts';
import { checkUnitNames } from './units';
import { checkEntries, checkWidgets } from './widgets';
import { type CheckContext, contextOf } from './context';

type Family = (context: CheckContext) => void;
const families: readonly Family[] = [
  checkNames,
  checkLabels,
  checkDurations,
  checkShapes,
  checkStored,
  checkFilters,
  checkTexts,
  checkCounted,
  checkPaths,
  checkParameters,
  checkGuards,
  checkAccess,
  checkCalls,
  checkPrivacy,
  checkErrors,
  checkConditions,
  checkReached,
  checkUnitNames,
  checkDerived,
  checkLifecycles,
  checkForms,
  checkWidgets,
  checkEntries,
  checkReferences,
  checkLinks,
  checkMails,
  checkMailPrivacy,
  checkRedirects,
];

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

/** The problems of a spec that could be read; none that only follow from an unreadable part. */
export const check = (read: Read): readonly Diagnostic[] => {
  const context = contextOf(read);
  for (const family of families) family(context);
  const found = context.diagnostics;
  const { broken } = read.reading;
  if (broken.size === 0) return found;
  return found.filter(
    ({ code, at, about }) =>
      !absences.has(code) && !(at.kind === 'declared' && broken.has(at.id)) && !about.some((name) => broken.has(name)),
  );
};
