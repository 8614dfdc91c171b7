// Which subject's page describes what.
import type { Model } from '../../model';
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

export interface Homes {
  /** Every subject that has something to show, sorted. */
  readonly subjects: readonly string[];
  readonly of: (kind: string, id: string) => string;
  readonly page: (kind: string, id: string) => string;
}

export const subjectPage = (subject: string): string => `subject-${subject.replace(/[^A-Za-z0-9_-]/g, '-')}.md`;

export const homesOf = (model: Model): Homes => {
  const placed = {
    thing: [...model.entities, ...model.shapes],
    rule: model.rules,
    call: model.calls,
    form: model.forms,
    route: model.routes,
  };
  const subjects = new Map<string, string>();
  for (const [kind, items] of Object.entries(placed)) for (const it of items) subjects.set(`${kind} ${it.id}`, it.subject ?? 'shared');
  const of = (kind: string, id: string): string => subjects.get(`${kind} ${id}`) ?? 'shared';
  return { subjects: [...new Set(subjects.values())].toSorted(), of, page: (kind, id) => subjectPage(of(kind, id)) };
};
