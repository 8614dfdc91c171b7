// Whether a condition can hold, and whether it can fail, as far as its terms tell: an answer of "no" is certain, "yes" is a guess.
import type { ConditionModel } from '../model/term-model';
import { clauseOf, type Goal } from './clauses';
import { consistent, type Fact } from './facts';
import type { CheckContext } from './context';

export interface Logic {
  /** False only where no values whatever make it hold. */
  readonly canHold: (condition: ConditionModel) => boolean;
  /** False only where every value makes it hold. */
  readonly canFail: (condition: ConditionModel) => boolean;
}

// beyond so many steps a condition is believed
const patience = 3000;

/** Tries one way after another to make all goals true at once. */
const search = (goals: readonly Goal[], context: CheckContext): boolean => {
  let steps = 0;
  const solve = (open: readonly Goal[], facts: readonly Fact[]): boolean => {
    steps += 1;
    if (steps > patience) return true;
    const [goal, ...rest] = open;
    if (goal === undefined) return true;
    const clause = clauseOf(goal, context);
    if (clause.kind === 'every') {
      const all = [...facts, ...clause.facts];
      return (clause.facts.length === 0 || consistent(all)) && solve([...clause.goals, ...rest], all);
    }
    return clause.ways.some((way) => solve([way, ...rest], facts));
  };
  return solve(goals, []);
};

const remembered = (ask: (condition: ConditionModel) => boolean): ((condition: ConditionModel) => boolean) => {
  const known = new WeakMap<ConditionModel, boolean>();
  return (condition) => {
    const answer = known.get(condition) ?? ask(condition);
    known.set(condition, answer);
    return answer;
  };
};

export const logicOf = (context: CheckContext): Logic => ({
  canHold: remembered((condition) => search([{ condition, holds: true, rules: [] }], context)),
  canFail: remembered((condition) => search([{ condition, holds: false, rules: [] }], context)),
});
