// Which subject's page describes what: calls, forms and routes say it themselves, the rest follows from who uses it.
import { lookupOf } from '../../lookup';
import type { CallModel, Model } from '../../model';
import { ruleNeeds } from '../../expression';
import type { Field, Shape } from '../../shape-model';

/** The entities and shapes that a value is made of. */
export const thingsIn = (shape: Shape): readonly string[] => {
  switch (shape.type) {
    case 'like':
      return [shape.of];
    case 'list':
    case 'map':
      return thingsIn(shape.of);
    case 'group':
      return thingsOf(shape.fields);
    case 'either':
      return shape.options.flatMap(thingsIn);
    default:
      return [];
  }
};
export const thingsOf = (fields: readonly Field[]): readonly string[] => fields.flatMap((it) => thingsIn(it.shape));
const spokenOf = (call: CallModel): readonly string[] => [
  ...thingsIn(call.answer),
  ...thingsOf([...call.params, ...call.query, ...call.input]),
];

/** Counts who uses what, and knows who uses it most. */
class Votes {
  readonly #counts = new Map<string, Map<string, number>>();

  add(of: string, subject: string | undefined): void {
    if (subject === undefined) return;
    const counts = this.#counts.get(of) ?? new Map<string, number>();
    this.#counts.set(of, counts.set(subject, (counts.get(subject) ?? 0) + 1));
  }

  winner(of: string): string | undefined {
    const counts = [...(this.#counts.get(of) ?? [])];
    return counts.toSorted(([a, one], [b, two]) => two - one || (a < b ? -1 : 1))[0]?.[0];
  }
}

export interface Homes {
  /** Every subject, sorted; those without a subject of their own come under `shared`. */
  readonly subjects: readonly string[];
  readonly of: (kind: string, id: string) => string;
  readonly page: (kind: string, id: string) => string;
}

export const subjectPage = (subject: string): string => `subject-${subject.replace(/[^A-Za-z0-9_-]/g, '-')}.md`;

const thingHomes = (model: Model): Map<string, string> => {
  const votes = new Votes();
  for (const call of model.calls) for (const id of spokenOf(call)) votes.add(id, call.subject);
  for (const form of model.forms) {
    if (form.collects) votes.add(form.collects, form.subject);
  }
  const homes = new Map<string, string>();
  const all = [...model.entities, ...model.shapes];
  for (const subject of new Set(model.calls.map((it) => it.subject)))
    for (const { id } of all) if (id.toLowerCase() === subject.toLowerCase()) homes.set(id, subject);
  const settle = (): void => {
    for (const { id } of all) {
      const winner = homes.get(id) ?? votes.winner(id);
      if (winner) homes.set(id, winner);
    }
  };
  settle();
  // a part lives where its whole lives, and what belongs to another lives beside it
  for (let round = 0; round < 4; round += 1) {
    for (const { id, fields } of all) {
      for (const part of thingsOf(fields)) if (!homes.has(part)) votes.add(part, homes.get(id));
      for (const { shape } of fields) if (shape.type === 'text' && shape.refers && !homes.has(id)) votes.add(id, homes.get(shape.refers));
    }
    settle();
  }
  return homes;
};

const ruleHomes = (model: Model, things: ReadonlyMap<string, string>): Map<string, string> => {
  const votes = new Votes();
  const lookup = lookupOf(model);
  for (const it of [...model.calls, ...model.forms]) for (const id of it.rules) votes.add(id, it.subject);
  for (const life of model.lifecycles) for (const id of life.moves.flatMap((it) => it.when)) votes.add(id, things.get(life.of));
  const homes = new Map<string, string>();
  for (const { id } of model.rules) {
    if (votes.winner(id) === undefined) for (const thing of ruleNeeds(id, lookup).facts.keys()) votes.add(id, things.get(thing));
    const winner = votes.winner(id);
    if (winner) homes.set(id, winner);
  }
  return homes;
};

export const homesOf = (model: Model): Homes => {
  const things = thingHomes(model);
  const rules = ruleHomes(model, things);
  const stated = new Map<string, string>([
    ...model.calls.map((it) => [`call ${it.id}`, it.subject] as const),
    ...model.forms.map((it) => [`form ${it.id}`, it.subject] as const),
    ...model.routes.map((it) => [`route ${it.id}`, it.subject] as const),
  ]);
  const of = (kind: string, id: string): string =>
    (kind === 'thing' ? things.get(id) : kind === 'rule' ? rules.get(id) : stated.get(`${kind} ${id}`)) ?? 'shared';
  const used = [
    ...stated.values(),
    ...[...model.entities, ...model.shapes].map((it) => of('thing', it.id)),
    ...model.rules.map((it) => of('rule', it.id)),
  ];
  return { subjects: [...new Set(used)].toSorted(), of, page: (kind, id) => subjectPage(of(kind, id)) };
};
