// Which subject's page describes what.
import type { Model, Placed } from '../../model/model';
import type { Field, Shape } from '../../model/shape-model';

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

export type Kind = 'thing' | 'rule' | 'call' | 'form' | 'route';

export interface Homes {
  /** Every subject that has something to show, sorted. */
  readonly subjects: readonly string[];
  readonly of: (kind: Kind, id: string) => string;
  readonly page: (kind: Kind, id: string) => string;
}

export const subjectPage = (subject: string): string => `subject-${subject.replace(/[^A-Za-z0-9_-]/g, '-')}.md`;

const kinds: readonly Kind[] = ['thing', 'rule', 'call', 'form', 'route'];

/** The homes of a model's parts; a list of them is read when something in it is first asked for. */
export const homesOf = (model: Model): Homes => {
  const placed: Readonly<Record<Kind, () => readonly Placed[]>> = {
    thing: () => [...model.entities, ...model.shapes],
    rule: () => model.rules,
    call: () => model.calls,
    form: () => model.forms,
    route: () => model.routes,
  };
  const byKind = new Map<Kind, ReadonlyMap<string, string>>();
  const homes = (kind: Kind): ReadonlyMap<string, string> => {
    const known = byKind.get(kind) ?? new Map(placed[kind]().map((it) => [it.id, it.subject ?? 'shared']));
    byKind.set(kind, known);
    return known;
  };
  const of = (kind: Kind, id: string): string => homes(kind).get(id) ?? 'shared';
  return {
    get subjects() {
      return [...new Set(kinds.flatMap((kind) => [...homes(kind).values()]))].toSorted();
    },
    of,
    page: (kind, id) => subjectPage(of(kind, id)),
  };
};
