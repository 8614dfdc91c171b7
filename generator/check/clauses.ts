// Takes conditions apart: into facts that must all be true, or into ways of which one must succeed.
import type { ConditionModel, TermModel } from '../model/term-model';
import type { Fact } from './facts';
import { kindOfTerm } from './kinds';
import { compared } from './compared';
import { maybeMissing, nameOf, valueOf } from './terms';
import type { CheckContext } from './context';

export interface Goal {
  readonly condition: ConditionModel;
  /** Whether it shall hold, or fail. */
  readonly holds: boolean;
  /** The rules on the way to it. */
  readonly rules: readonly string[];
  /** The other condition that has to hold. */
  readonly facts?: readonly Fact[];
}
export type Clause =
  | { readonly kind: 'every'; readonly facts: readonly Fact[]; readonly goals: readonly Goal[] }
  | { readonly kind: 'some'; readonly ways: readonly Goal[] };

const truth: ConditionModel = { kind: 'all', of: [] };
const every = (facts: readonly Fact[], goals: readonly Goal[] = []): Clause => ({ kind: 'every', facts, goals });
const way = (goal: Goal, facts: readonly Fact[]): Goal => ({ condition: truth, holds: true, rules: goal.rules, facts });
const some = (goal: Goal, ways: readonly (readonly Fact[])[]): Clause => {
  const [only] = ways;
  return ways.length === 1 && only !== undefined ? every(only) : { kind: 'some', ways: ways.map((facts) => way(goal, facts)) };
};
const never: Clause = { kind: 'some', ways: [] };

const known = (terms: readonly TermModel[], context: CheckContext): readonly Fact[] =>
  terms.flatMap((term) => maybeMissing(term, context)).map((value) => ({ kind: 'known', value }));

/** The failures of a missing value: either one is missing, or all are there and the opposite holds. */
const orMissing = (
  goal: Goal,
  terms: readonly TermModel[],
  opposite: { readonly ways: readonly (readonly Fact[])[]; readonly context: CheckContext },
): Clause => {
  const there = known(terms, opposite.context);
  return some(goal, [
    ...there.flatMap((fact) => ('value' in fact ? [[{ kind: 'missing', value: fact.value } as const]] : [])),
    ...opposite.ways.map((facts) => [...there, ...facts]),
  ]);
};

const isEmptiable = (term: TermModel, context: CheckContext): boolean => {
  const { type } = kindOfTerm(term, context);
  if (type === 'list') return ((kindOfTerm(term, context) as { readonly min?: number }).min ?? 0) === 0;
  if (type !== 'text') return type === 'unknown' || type === 'thing';
  const shape = term.kind === 'field' ? context.fields.get(term.of)?.get(term.name)?.shape : undefined;
  return shape?.type !== 'text' || ((shape.min ?? 0) === 0 && shape.format === undefined && shape.pattern === undefined);
};

const presence = (goal: Goal, term: TermModel, context: CheckContext): Clause => {
  const value = nameOf(term);
  const there = known([term], context);
  const emptiable = isEmptiable(term, context);
  if ((goal.condition.kind === 'present') === goal.holds) return every(emptiable ? [...there, { kind: 'filled', value }] : there);
  const missing = there.map((fact): readonly Fact[] => [{ kind: 'missing', value: 'value' in fact ? fact.value : '' }]);
  const ways = [...missing, ...(emptiable ? [[...there, { kind: 'empty', value } as const]] : [])];
  return ways.length === 0 ? never : some(goal, ways);
};

const answered = (goal: Goal, term: TermModel, context: CheckContext): Clause => {
  const yes = goal.condition.kind === 'isTrue';
  const known_ = valueOf(term, context);
  if (known_ !== undefined) return (known_ === yes) === goal.holds ? every([]) : never;
  const value = nameOf(term);
  const among = (these: boolean): readonly Fact[] => [
    { kind: 'among', value, these: [these] },
    { kind: 'among', value, these: [true, false] },
  ];
  if (goal.holds) return every([...known([term], context), ...among(yes)]);
  return orMissing(goal, [term], { ways: [among(!yes)], context });
};

const matching = (goal: Goal, term: TermModel, context: CheckContext): Clause => {
  const value = `${nameOf(term)} matches ${(goal.condition as { readonly pattern: string }).pattern}`;
  if (goal.holds) return every([...known([term], context), { kind: 'so', value }]);
  return orMissing(goal, [term], { ways: [[{ kind: 'notSo', value }]], context });
};

const each = (goal: Goal, of: readonly ConditionModel[], holds: boolean): readonly Goal[] =>
  of.map((condition) => ({ condition, holds, rules: goal.rules }));

const ruled = (goal: Goal, rule: string, context: CheckContext): Clause => {
  const requires = context.rules.get(rule)?.requires;
  if (requires === undefined || goal.rules.includes(rule)) return every([{ kind: goal.holds ? 'so' : 'notSo', value: `rule ${rule}` }]);
  const inside = { ...goal, rules: [...goal.rules, rule] };
  const goals = each(
    inside,
    requires.map(({ that }) => that),
    goal.holds,
  );
  return goal.holds ? every([], goals) : { kind: 'some', ways: goals };
};

/** The facts that make a condition hold, or fail. */
export const clauseOf = (goal: Goal, context: CheckContext): Clause => {
  const { condition, holds, facts } = goal;
  if (facts !== undefined) return every(facts);
  switch (condition.kind) {
    case 'all':
      return holds ? every([], each(goal, condition.of, true)) : { kind: 'some', ways: each(goal, condition.of, false) };
    case 'any':
      return holds ? { kind: 'some', ways: each(goal, condition.of, true) } : every([], each(goal, condition.of, false));
    case 'none':
      return holds ? every([], each(goal, condition.of, false)) : { kind: 'some', ways: each(goal, condition.of, true) };
    case 'holds':
      return ruled(goal, condition.rule, context);
    case 'present':
    case 'absent':
      return presence(goal, condition.of, context);
    case 'isTrue':
    case 'isFalse':
      return answered(goal, condition.of, context);
    case 'matches':
      return matching(goal, condition.of, context);
    default: {
      const found = compared(condition, holds, context);
      if (found === 'never') return holds ? never : every([]);
      const terms = condition.kind === 'isOneOf' ? [condition.left] : [condition.left, condition.right];
      if (!holds) return orMissing(goal, terms, { ways: found, context });
      const there = known(terms, context);
      return some(
        goal,
        found.map((facts) => [...there, ...facts]),
      );
    }
  }
};
