// The entity that a shape takes fields from: each stands there once, and the shape names it.
import type { EntityModel, ShapeModel } from './model';
import { memoize } from './memoize';
import type { Field } from './shape-model';

export interface Base {
  readonly entity: EntityModel;
  /** The fields that it has already. */
  readonly same: readonly Field[];
}
// fewer are no reason to look elsewhere for what a shape has
const minSame = 6;

const fieldText = memoize((field: Field): string => JSON.stringify(field));
const fieldTexts = memoize((entity: EntityModel): ReadonlySet<string> => new Set(entity.fields.map(fieldText)));

/** Of the entities of its subject the one that has most of a shape's fields just as they are; none where all have few. */
export const baseOf = (it: ShapeModel, entities: readonly EntityModel[]): Base | undefined =>
  entities
    .filter(({ subject }) => subject === it.subject)
    .map((entity): Base => ({ entity, same: it.fields.filter((field) => fieldTexts(entity).has(fieldText(field))) }))
    .filter(({ same }) => same.length >= minSame)
    .toSorted((one, other) => other.same.length - one.same.length)[0];
