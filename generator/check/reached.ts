// Tables that are asked from above: a row that those before it leave nothing to is never reached.
import type { ConditionModel } from '../model/term-model';
import { type Logic, logicOf } from './logic';
import { at, type CheckContext, doubles } from './context';

/** The rows that no case reaches, as those above take every one. */
const unreached = (logic: Logic, whens: readonly ConditionModel[]): readonly number[] =>
  whens.flatMap((when, index) => {
    const rest: ConditionModel = { kind: 'all', of: [when, { kind: 'none', of: whens.slice(0, index) }] };
    // a row that could never hold has been told already
    return index === 0 || !logic.canHold(when) || logic.canHold(rest) ? [] : [index];
  });

const checkStatuses = (context: CheckContext, logic: Logic): void => {
  for (const { id, rows } of context.model.statuses) {
    for (const { item, first } of doubles([...rows.entries()], ([, { name }]) => name))
      context.report(at('status', id, 'rows', item[0], 'name'), 'status/double-name', { name: item[1].name, row: first[0] + 1 });
    // the last row stands for what nobody thought of, and need not be reached
    const otherwise = rows.findIndex(({ when }) => when === undefined);
    const whens = rows.slice(0, otherwise === -1 ? rows.length : otherwise).flatMap(({ when }) => when ?? []);
    for (const index of unreached(logic, whens))
      context.report(at('status', id, 'rows', index), 'status/unreached-row', { name: rows[index]?.name ?? '' });
  }
};

const checkDestinations = (context: CheckContext, logic: Logic): void => {
  for (const { id, cases } of context.model.destinations) {
    const whens = cases.map(({ when }) => when);
    for (const index of unreached(logic, whens))
      context.report(at('destination', id, 'cases', index, 'when'), 'status/unreached-row', { name: cases[index]?.to ?? '' });
  }
};

/** A requirement that holds wherever those before it do refuses nobody. */
const checkRequirements = (context: CheckContext, logic: Logic): void => {
  for (const [word, all] of [['rule', context.model.rules] as const, ['guard', context.model.guards] as const])
    for (const { id, requires } of all)
      for (const [index, { that, otherwise }] of requires.entries()) {
        const before = requires.slice(0, index).map((one) => one.that);
        const refused: ConditionModel = { kind: 'all', of: [...before, { kind: 'none', of: [that] }] };
        const told = index === 0 || !logic.canFail(that) || before.some((one) => JSON.stringify(one) === JSON.stringify(that));
        if (told || logic.canHold(refused) || !logic.canHold({ kind: 'all', of: before })) continue;
        context.report(at(word, id, 'requires', index, 'that'), 'requirement/never-refuses', { error: otherwise });
      }
};

export const checkReached = (context: CheckContext): void => {
  const logic = logicOf(context);
  checkStatuses(context, logic);
  checkDestinations(context, logic);
  checkRequirements(context, logic);
};
