// Derived moments, dates and sums: each is of such a kind, and stands on fields that are there.
import type { ConditionModel, TermModel } from '../model/term-model';
import { checkDerived as checkKind } from './condition-kinds';
import { maybeMissing, nameOf } from './terms';
import { at, listed, type CheckContext } from './context';

/** The values that a condition asks to be there. */
const askedFor = (condition: ConditionModel): readonly string[] => {
  if (condition.kind === 'present') return [nameOf(condition.of)];
  return condition.kind === 'all' ? condition.of.flatMap(askedFor) : [];
};

const unasked = (term: TermModel, context: CheckContext): readonly string[] => {
  if (term.kind === 'namedTerm') return unasked(term.of, context);
  // a day's value may be missing: the one for the rest takes its place
  if (term.kind === 'byWeekday') return [term.date, term.otherwise].flatMap((part) => unasked(part, context));
  if (term.kind !== 'either') return maybeMissing(term, context);
  const asked = askedFor(term.when);
  return [...unasked(term.value, context).filter((name) => !asked.includes(name)), ...unasked(term.otherwise, context)];
};

export const checkDerived = (context: CheckContext): void => {
  for (const { id, is } of context.model.derived) {
    const spot = at('derived', id, 'is');
    if (!checkKind(context, spot, is)) continue;
    const missing = new Set(unasked(is, context));
    if (missing.size > 0) context.report(spot, 'derived/may-be-missing', { derived: id, fields: listed([...missing]) });
  }
};
