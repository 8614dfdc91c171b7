// The tables of the database, as they are declared.
import type { Placed } from './model';
import type { Json, Shape } from './shape-model';

/** A column's declaration: all of it, or for a field of the entity the part that its shape lacks. */
export interface ColumnModel {
  readonly name: string;
  readonly shape?: Shape;
  /** PostgreSQL's. */
  readonly type?: string;
  readonly nullable?: true;
  readonly otherwise?: Json;
  /** `null` where a default of the shape is not the database's. */
  readonly default?: Json;
  readonly onDelete?: 'cascade' | 'set null';
}
/** A table of the database. `of` and `shows` are ids of entities and shapes. */
export interface StoredModel extends Placed {
  readonly table: string;
  readonly says: string;
  readonly of?: string;
  readonly elsewhere: readonly string[];
  readonly shows: readonly string[];
  readonly columns: readonly ColumnModel[];
  readonly key: readonly string[];
  readonly unique: readonly (readonly string[])[];
  readonly checks: readonly string[];
  readonly exclusions: readonly string[];
}
