// Every condition of a spec: of comparable kinds, about what is known there, able to hold and able to fail.
import type { Spot } from '../diagnostics/diagnostics';
import { lookupOf } from '../model/lookup';
import { eachTerm } from '../reading/derive';
import { conditionSentence } from '../model/sentence';
import type { ConditionModel, TermModel } from '../model/term-model';
import { checkKinds } from './condition-kinds';
import { type Logic, logicOf } from './logic';
import { at, listed, type CheckContext } from './context';

interface Asked {
  readonly condition: ConditionModel;
  readonly spot: Spot;
  /** The facts known where it is asked; all facts of a call when left out. */
  readonly sees?: { readonly things: readonly string[]; readonly where: string; readonly anyShape: boolean };
}

const deeper = (spot: Spot, ...path: readonly (string | number)[]): Spot =>
  spot.kind === 'declared' ? { ...spot, path: [...spot.path, ...path] } : spot;

const ofRules = (context: CheckContext): readonly Asked[] =>
  context.model.rules.flatMap(({ id, requires }) =>
    requires.map(({ that }, index) => ({ condition: that, spot: at('rule', id, 'requires', index, 'that') })),
  );

const ofGuards = (context: CheckContext): readonly Asked[] =>
  context.model.guards.flatMap(({ id, requires }) => {
    const things = [context.model.product.visitor, ...context.chain(id).flatMap(({ of }) => of ?? [])];
    const sees = { things, where: 'A guard', anyShape: false };
    return requires.map(({ that }, index) => ({ condition: that, spot: at('guard', id, 'requires', index, 'that'), sees }));
  });

/** A number of a menu shows where it is above zero. */
const isShown = (counts: TermModel): ConditionModel => ({ kind: 'moreThan', left: counts, right: { kind: 'literal', value: 0 } });

const ofWays = (context: CheckContext): readonly Asked[] => {
  const { menus, destinations, redirects } = context.model;
  const seesFrom = (where: string): Asked['sees'] & object => ({ things: [context.model.product.visitor], where, anyShape: true });
  return [
    ...menus.flatMap(({ id, items }) =>
      items.flatMap(({ when, counts }, index) => [
        ...(when === undefined ? [] : [{ condition: when, spot: at('menu', id, 'items', index, 'when'), sees: seesFrom('A menu') }]),
        ...(counts === undefined
          ? []
          : [{ condition: isShown(counts), spot: at('menu', id, 'items', index, 'counts'), sees: seesFrom('A menu') }]),
      ]),
    ),
    ...destinations.flatMap(({ id, cases }) =>
      cases.map(({ when }, index) => ({
        condition: when,
        spot: at('destination', id, 'cases', index, 'when'),
        sees: seesFrom('A destination'),
      })),
    ),
    ...redirects.flatMap(({ id, when }) =>
      when === undefined ? [] : [{ condition: when, spot: at('redirect', id, 'when'), sees: seesFrom('A redirect') }],
    ),
  ];
};

const ofStatuses = (context: CheckContext): readonly Asked[] =>
  context.model.statuses.flatMap(({ id, rows }) =>
    rows.flatMap(({ when }, index) => (when === undefined ? [] : [{ condition: when, spot: at('status', id, 'rows', index, 'when') }])),
  );

/** The conditions by which a derived value is chosen. */
const choicesIn = (term: TermModel, spot: Spot): readonly Asked[] => {
  if (term.kind !== 'either') return [];
  const { when, value, otherwise } = term;
  const further = [...choicesIn(value, deeper(spot, 'value')), ...choicesIn(otherwise, deeper(spot, 'otherwise'))];
  return [{ condition: when, spot: deeper(spot, 'when') }, ...further];
};
const ofDerived = (context: CheckContext): readonly Asked[] =>
  context.model.derived.flatMap(({ id, is }) => choicesIn(is, at('derived', id, 'is')));

const sentenceOf = (condition: ConditionModel, context: CheckContext): string => {
  if ('of' in condition && Array.isArray(condition.of) && condition.of.length === 0) return `${condition.kind}() of nothing`;
  try {
    return conditionSentence(condition, lookupOf(context.model));
  } catch {
    // it speaks of something that could not be read, which has been reported already
    return 'this condition';
  }
};

const checkSight = (context: CheckContext, { condition, spot, sees }: Asked): void => {
  if (sees === undefined) return;
  const unseen = new Set<string>();
  const isSeen = (thing: string): boolean => sees.things.includes(thing) || (sees.anyShape && !context.entities.has(thing));
  eachTerm(condition, (term) => term.kind === 'field' && !isSeen(term.of) && unseen.add(term.of));
  const seen = sees.anyShape ? `${listed(sees.things)} and what the browser holds in shapes of its own` : listed(sees.things);
  for (const thing of unseen) context.report(spot, 'condition/unseen-thing', { thing, where: sees.where, seen });
};

/** Reports the innermost part that cannot hold or cannot fail; whether it did. */
const checkSense = (context: CheckContext, logic: Logic, { condition, spot }: Asked): boolean => {
  const isJoined = condition.kind === 'all' || condition.kind === 'any' || condition.kind === 'none';
  const inner = isJoined
    ? condition.of.map((one, index) => checkSense(context, logic, { condition: one, spot: deeper(spot, 'of', index) }))
    : [];
  if (inner.includes(true)) return true;
  const can = logic.canHold(condition);
  if (can && logic.canFail(condition)) return false;
  context.report(spot, can ? 'condition/always-holds' : 'condition/never-holds', { what: sentenceOf(condition, context) });
  return true;
};

const checkTogether = (context: CheckContext, logic: Logic): void => {
  for (const { id, requires } of context.model.rules) {
    const all: ConditionModel = { kind: 'all', of: requires.map(({ that }) => that) };
    if (requires.length === 0) context.report(at('rule', id, 'requires'), 'rule/asks-nothing', { rule: id });
    else if (requires.length > 1 && requires.every(({ that }) => logic.canHold(that)) && !logic.canHold(all))
      context.report(at('rule', id, 'requires'), 'condition/never-holds', { what: `everything that ${id} requires at once` });
  }
};

const checkCycles = (context: CheckContext): void => {
  const asks = new Map(context.model.rules.map(({ id, requires }) => [id, requires.flatMap(({ that }) => rulesIn(that))]));
  const done = new Set<string>();
  const visit = (id: string, way: readonly string[]): void => {
    const begins = way.indexOf(id);
    if (begins !== -1) context.report(at('rule', id), 'rule/cycle', { rules: [...way.slice(begins), id].join(' → ') });
    if (begins !== -1 || done.has(id)) return;
    for (const next of asks.get(id) ?? []) visit(next, [...way, id]);
    done.add(id);
  };
  for (const { id } of context.model.rules) visit(id, []);
};
const rulesIn = (condition: ConditionModel): readonly string[] => {
  if (condition.kind === 'holds') return [condition.rule];
  return condition.kind === 'all' || condition.kind === 'any' || condition.kind === 'none' ? condition.of.flatMap(rulesIn) : [];
};

export const checkConditions = (context: CheckContext): void => {
  const logic = logicOf(context);
  for (const asked of [...ofRules(context), ...ofGuards(context), ...ofWays(context), ...ofStatuses(context), ...ofDerived(context)]) {
    checkSight(context, asked);
    // a comparison of unlike values has no meaning to judge
    if (checkKinds(context, asked.condition, asked.spot)) checkSense(context, logic, asked);
  }
  checkTogether(context, logic);
  checkCycles(context);
};
