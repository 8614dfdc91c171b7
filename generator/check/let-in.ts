// The people whom one guard lets in, held against those whom others let in: by what follows from what, not by names.
import { memoize } from '../model/memoize';
import type { RequirementModel } from '../model/model';
import type { ConditionModel } from '../model/term-model';
import { eachTerm } from '../reading/derive';
import type { CheckContext } from './context';
import { logicOf } from './logic';

export interface LetIn {
  /** Everything that a guard and those before it ask. */
  readonly asks: (guard: string) => readonly RequirementModel[];
  /** Whether everybody whom the guard lets in passes at least one of the others. Questions about things unseen at the guard are left out. */
  readonly passes: (guard: string, others: readonly string[], unseen?: 'unseen') => boolean;
}

const everything = (asked: readonly RequirementModel[]): ConditionModel => ({ kind: 'all', of: asked.map(({ that }) => that) });

export const letInBy = memoize((context: CheckContext): LetIn => {
  const { canHold } = logicOf(context);
  const { visitor } = context.model.product;
  const asks = (guard: string): readonly RequirementModel[] => context.chain(guard).flatMap(({ requires }) => requires);
  const thingsSeen = (guard: string): ReadonlySet<string> =>
    new Set([visitor, ...context.chain(guard).flatMap(({ of }) => (of === undefined ? [] : [of]))]);
  const speaksOnlyOf = (condition: ConditionModel, things: ReadonlySet<string>): boolean => {
    let only = true;
    eachTerm(condition, (term) => {
      if (term.kind === 'field' && !things.has(term.of)) only = false;
    });
    return only;
  };
  const known = new Map<string, boolean>();
  const passes: LetIn['passes'] = (guard, others, unseen) => {
    const key = [guard, ...others, unseen].join(' ');
    const seen = thingsSeen(guard);
    const told = (other: string): readonly RequirementModel[] =>
      asks(other).filter(({ that }) => unseen !== 'unseen' || speaksOnlyOf(that, seen));
    const ask = (): boolean =>
      context.chain(guard).some(({ id }) => others.includes(id)) ||
      !canHold({ kind: 'all', of: [everything(asks(guard)), { kind: 'none', of: others.map((other) => everything(told(other))) }] });
    const answer = known.get(key) ?? ask();
    known.set(key, answer);
    return answer;
  };
  return { asks, passes };
});
