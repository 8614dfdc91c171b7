// The people whom guards, rules and moves let pass: two versions are compared by what follows from what, not by their names.
import { contextOf } from '../check/context';
import { type Logic, logicOf } from '../check/logic';
import { chainOf } from '../reading/derive';
import type { Read } from '../reading/model';
import { lookupOf } from '../model/lookup';
import type { GuardModel, Item, Model, MoveModel, RequirementModel } from '../model/model';
import { conditionSentence } from '../model/sentence';
import type { ConditionModel } from '../model/term-model';
import { memoize } from '../model/memoize';
import { byId, few, type Of, paired, type Said, said, same, type Versions, when } from './change';

interface Asked extends RequirementModel {
  /** Without names of rules and constants, which may mean something else in the other version. */
  readonly bare: ConditionModel;
  readonly sentence: string;
}

const union = <T extends Item>(after: readonly T[], before: readonly T[], join: (now: T, was: T) => T): readonly T[] => {
  const old = byId(before);
  const { gone } = paired(before, after, ({ id }) => id);
  return [
    ...after.map((now) => {
      const was = old.get(now.id);
      return was === undefined ? now : join(now, was);
    }),
    ...gone,
  ];
};
/** One model in which the terms of both versions are known. */
const merged = ({ before, after }: Versions): Model => {
  const fields = <T extends Of<'entities'> | Of<'shapes'>>(now: T, was: T): T => ({
    ...now,
    fields: [...now.fields, ...paired(was.fields, now.fields, ({ name }) => name).gone],
  });
  return {
    ...after,
    entities: union(after.entities, before.entities, fields),
    shapes: union(after.shapes, before.shapes, fields),
    settings: union(after.settings, before.settings, (now) => now),
    values: union(after.values, before.values, (now, was) => ({
      ...now,
      items: [...now.items, ...paired(was.items, now.items, ({ value }) => value).gone],
    })),
  };
};
// the logic reads nothing but the model
const logicFor = memoize((versions: Versions): Logic => logicOf(contextOf({ model: merged(versions) } as Read)));

/** A condition with its rules and constants written out. */
const writtenOut = (condition: ConditionModel, model: Model, constants: Model['constants']): ConditionModel => {
  const [rules, values] = [byId(model.rules), byId(constants)];
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit);
    if (typeof value !== 'object' || value === null) return value;
    const { kind, rule, id } = value as { readonly kind?: string; readonly rule?: string; readonly id?: string };
    if (kind === 'holds') return { kind: 'all', of: rules.get(rule ?? '')?.requires.map(({ that }) => visit(that)) ?? [] };
    if (kind === 'constant') return { kind: 'literal', value: values.get(id ?? '')?.value ?? null };
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, visit(one)]));
  };
  return visit(condition) as ConditionModel;
};

const askedBy = (requires: readonly RequirementModel[], model: Model, constants = model.constants): readonly Asked[] =>
  requires.map((it) => ({
    ...it,
    bare: writtenOut(it.that, model, constants),
    sentence: conditionSentence(it.that, lookupOf(model)),
  }));

/** The requirements that do not follow from others. */
const without = (asked: readonly Asked[], others: readonly Asked[], logic: Logic): readonly Asked[] =>
  asked.filter(({ bare }) => {
    if (others.some((other) => same(other.bare, bare))) return false;
    return logic.canHold({ kind: 'all', of: [...others.map((other) => other.bare), { kind: 'none', of: [bare] }] });
  });

interface Compared {
  readonly lost: readonly Asked[];
  readonly gained: readonly Asked[];
}
const compare = (was: readonly Asked[], now: readonly Asked[], versions: Versions): Compared => {
  if (
    same(
      was.map(({ bare }) => bare),
      now.map(({ bare }) => bare),
    )
  )
    return { lost: [], gained: [] };
  const logic = logicFor(versions);
  return { lost: without(was, now, logic), gained: without(now, was, logic) };
};
const sentences = (asked: readonly Asked[]): string => asked.map(({ sentence }) => sentence).join('; and that ');

const askedByGuard = (id: string, model: Model): readonly Asked[] =>
  askedBy(
    chainOf(id, byId(model.guards)).flatMap(({ requires }) => requires),
    model,
  );
const peopleOf = (id: string, model: Model): string => byId(model.guards).get(id)?.says ?? id;

const admits = ({ lost, gained }: Compared): readonly Said[] => [
  ...when(lost.length > 0, 'security', `nobody asks any more that ${sentences(lost)}.`),
  ...when(gained.length > 0, 'breaking', `it refuses people whom it let in: it asks also that ${sentences(gained)}.`),
];

/** The guard of a call or a page. */
export const ofGuardOn = (was: { readonly guard: string }, now: { readonly guard: string }, versions: Versions): readonly Said[] => {
  if (was.guard === now.guard) return [];
  const { before, after } = versions;
  const found = compare(askedByGuard(was.guard, before), askedByGuard(now.guard, after), versions);
  const [old, next] = [peopleOf(was.guard, before), peopleOf(now.guard, after)];
  const changed = `it is for ${next} now, and was for ${old}`;
  if (found.lost.length + found.gained.length === 0) return [said('silent', `${changed}, which is the same.`)];
  return admits(found).map((it) => ({ ...it, says: `${changed}: ${it.says}` }));
};

const followsOn = (id: string, model: Model): boolean => chainOf(id, byId(model.guards)).length > 0;
/** A guard's own words. Those that are asked after it are told of with it. */
export const ofGuard = (was: GuardModel, now: GuardModel, versions: Versions): readonly Said[] => {
  const { before, after } = versions;
  if (same(was.after, now.after) && same(askedBy(was.requires, before), askedBy(now.requires, after))) return [];
  const behind = (id: string): boolean => followsOn(id, after) && chainOf(id, byId(after.guards)).some((it) => it.id === now.id);
  const users = [...after.calls, ...after.routes].filter(({ guard }) => behind(guard)).map(({ id }) => id);
  const found = compare(askedByGuard(was.id, before), askedByGuard(now.id, after), versions);
  return admits(found).map((it) => ({ ...it, says: `${it.says.slice(0, -1)} (${users.length === 0 ? 'asked nowhere' : few(users)}).` }));
};

// numbers aside
const skeleton = (condition: ConditionModel): string => JSON.stringify(condition).replaceAll(/\{"kind":"literal","value":-?[\d.]+\}/g, '#');

const askedByRules = (ids: readonly string[], { model, constants }: { readonly model: Model; readonly constants: Model['constants'] }) =>
  askedBy(
    ids.flatMap((id) => byId(model.rules).get(id)?.requires ?? []),
    model,
    constants,
  );

/** The demands on a person who is let in: a requirement that is gone is security, one whose number moved is seen. */
const demands = (was: readonly Asked[], now: readonly Asked[], versions: Versions): readonly Said[] => {
  const { lost, gained } = compare(was, now, versions);
  const shape = ({ bare }: Asked): string => skeleton(bare);
  const movedFrom = (it: Asked): Asked | undefined => was.find((old) => shape(old) === shape(it) && !same(old.bare, it.bare));
  const moved = now.filter((it) => movedFrom(it) !== undefined && !was.some((old) => same(old.bare, it.bare)));
  const isMoved = (it: Asked): boolean => moved.some((one) => shape(one) === shape(it));
  const [gone, came] = [lost.filter((it) => !isMoved(it)), gained.filter((it) => !isMoved(it))];
  return [
    ...when(gone.length > 0, 'security', `nobody asks any more that ${sentences(gone)}.`),
    ...when(came.length > 0, 'visible', `it is also asked that ${sentences(came)}.`),
    ...moved.map((it) => said('visible', `it is asked that ${it.sentence}; it was that ${movedFrom(it)?.sentence ?? ''}.`)),
  ];
};

// a constant is told of where it is declared
const sides = ({ before, after }: Versions) => {
  const constants = union(after.constants, before.constants, (now) => now);
  return [
    { model: before, constants },
    { model: after, constants },
  ] as const;
};

/** The rules of a call or a move. */
export const ofRulesOn = (was: readonly string[], now: readonly string[], versions: Versions): readonly Said[] => {
  if (same(was, now)) return [];
  const [before, after] = sides(versions);
  // a rule that both have is told of where it is declared
  const common = was.filter((id) => now.includes(id));
  const ofBoth = askedByRules(common, after);
  const side = (ids: readonly string[], at: typeof before) => [
    ...ofBoth,
    ...askedByRules(
      ids.filter((id) => !common.includes(id)),
      at,
    ),
  ];
  const found = demands(side(was, before), side(now, after), versions);
  return found.length > 0 ? found : [said('silent', `its rules are ${few(now) || 'none'}, which asks the same.`)];
};

export const ofRule = (was: Of<'rules'>, now: Of<'rules'>, versions: Versions): readonly Said[] => {
  if (same(was.requires, now.requires)) return [];
  const [before, after] = sides(versions);
  const { calls, lifecycles } = versions.after;
  const users = [
    ...calls.filter(({ rules }) => rules.includes(now.id)).map(({ id }) => id),
    ...lifecycles.flatMap((life) => life.moves.filter((move) => move.when.includes(now.id)).map(({ event }) => `${life.id}.${event}`)),
  ];
  const found = demands(askedByRules([was.id], before), askedByRules([now.id], after), versions);
  const by = users.length > 0 ? ` (${few(users)})` : '';
  // a rule that the server never asks protects nothing
  return found.map((it) => ({
    class: it.class === 'security' && users.length === 0 ? 'visible' : it.class,
    says: `${it.says.slice(0, -1)}${by}.`,
  }));
};

const nobody = new Set(['system', 'operator']);
/** The guard of a move, or the system or operator that makes it. */
export const ofMover = (was: MoveModel, now: MoveModel, versions: Versions): readonly Said[] => {
  if (was.by === now.by) return [];
  const { before, after } = versions;
  const [old, next] = [peopleOf(was.by, before), peopleOf(now.by, after)];
  if (nobody.has(was.by)) return [said('security', `it is open to ${next} now, and was to the ${old} alone.`)];
  if (nobody.has(now.by)) return [said('breaking', `it is for the ${next} alone, and was open to ${old}.`)];
  return ofGuardOn({ guard: was.by }, { guard: now.by }, versions);
};
