// The database's tables, as every later step sees them: the columns of each, with all that is known of them.
import type { EntityModel, Model, ShapeModel } from './model';
import { memoize } from './memoize';
import type { StoredModel } from './stored-model';
import type { Field, Json, Shape } from './shape-model';

export interface StoredColumn {
  readonly name: string;
  /** The column's value, as it travels; none where only SQL reads it. */
  readonly shape?: Shape;
  /** PostgreSQL's type; none where there is none for the shape. */
  readonly type?: string;
  readonly nullable: boolean;
  /** The answer for an empty column. */
  readonly otherwise?: Json;
  readonly default?: Json;
  /** The entity whose table it refers to. */
  readonly refers?: string;
  readonly onDelete?: 'cascade' | 'set null';
}

const ofText = { uuid: 'uuid', date: 'date', instant: 'timestamptz', clock: 'text', email: 'text', url: 'text' } as const;

/** The usual type of PostgreSQL for a shape; none for a file. */
export const usualType = (shape: Shape): string | undefined => {
  switch (shape.type) {
    case 'text':
      return shape.format === undefined ? 'text' : ofText[shape.format];
    case 'number':
      return shape.integer ? 'integer' : 'double precision';
    case 'flag':
      return 'boolean';
    case 'oneOf':
      return 'text';
    case 'exactly':
      return typeof shape.value === 'string' ? 'text' : 'jsonb';
    case 'list': {
      const each = usualType(shape.of);
      return each === undefined || each === 'jsonb' || each.endsWith('[]') ? 'jsonb' : `${each}[]`;
    }
    case 'file':
      return undefined;
    default:
      return 'jsonb';
  }
};

const columnOf = (name: string, field: Field | undefined, declared: StoredModel['columns'][number] | undefined): StoredColumn => {
  const shape = declared?.shape ?? field?.shape;
  const type = declared?.type ?? (shape === undefined ? undefined : usualType(shape));
  const given = declared?.default === undefined ? field?.default : declared.default;
  return {
    name,
    nullable: declared?.nullable === true || shape?.nullable === true || (declared?.shape === undefined && field?.optional === true),
    ...(shape !== undefined && { shape }),
    ...(type !== undefined && { type }),
    ...(given !== undefined && given !== null && { default: given }),
    ...(declared?.otherwise !== undefined && { otherwise: declared.otherwise }),
    ...(shape?.type === 'text' && shape.refers !== undefined && { refers: shape.refers }),
    ...(declared?.onDelete !== undefined && { onDelete: declared.onDelete }),
  };
};

type Thing = EntityModel | ShapeModel;
const thingsOf = memoize(
  (model: Model): ReadonlyMap<string, Thing> => new Map([...model.shapes, ...model.entities].map((it) => [it.id, it])),
);
const thingIn = (model: Model, id: string | undefined): Thing | undefined => (id === undefined ? undefined : thingsOf(model).get(id));

const tablesOf = memoize(({ stored }: Model) => new Map(stored.flatMap((it) => (it.of === undefined ? [] : [[it.of, it] as const]))));
/** The table in which a thing is kept. */
export const tableOf = (model: Model, thing: string | undefined): StoredModel | undefined =>
  thing === undefined ? undefined : tablesOf(model).get(thing);

/** The columns of a table: the fields of what it keeps, then those of the server alone. */
export const columnsOf = (model: Model, stored: StoredModel): readonly StoredColumn[] => {
  const declared = new Map(stored.columns.map((column) => [column.name, column]));
  const fields = (thingIn(model, stored.of)?.fields ?? []).filter(({ name }) => !stored.elsewhere.includes(name));
  const own = stored.columns.filter(({ name }) => !fields.some((field) => field.name === name));
  return [
    ...fields.map((field) => columnOf(field.name, field, declared.get(field.name))),
    ...own.map((column) => columnOf(column.name, undefined, column)),
  ];
};

const kindOf = (shape: Shape): string => {
  if (shape.type === 'text') return `text ${shape.format ?? ''}`;
  if (shape.type === 'list' || shape.type === 'map') return `${shape.type} of ${kindOf(shape.of)}${shape.of.nullable ? ' or nothing' : ''}`;
  if (shape.type === 'number') return 'number';
  const { says: _says, example: _example, private: _private, nullable: _nullable, ...bare } = shape;
  return JSON.stringify(bare);
};

/** A column that a field of a thing is read from, where the two are of one kind and what may be nothing may be so in both. */
export const columnFor = (field: Field, columns: readonly StoredColumn[]): StoredColumn | undefined =>
  columns.find(
    ({ name, shape, nullable, otherwise }) =>
      name === field.name &&
      shape !== undefined &&
      kindOf(shape) === kindOf(field.shape) &&
      (!nullable || otherwise !== undefined || field.shape.nullable === true || field.optional),
  );

/** A thing as it is read from the rows of a table. */
export interface ReadThing {
  readonly thing: Thing;
  readonly fields: readonly { readonly field: Field; readonly column: StoredColumn }[];
  /** The fields that come from elsewhere. */
  readonly missing: readonly string[];
}
/** The readers of a table's rows: of its entity, and of the shapes that it shows. */
export const thingsReadFrom = (model: Model, stored: StoredModel): readonly ReadThing[] => {
  const columns = columnsOf(model, stored);
  const ids = [...(stored.of === undefined ? [] : [stored.of]), ...stored.shows];
  return ids.flatMap((id) => {
    const thing = thingIn(model, id);
    if (thing === undefined) return [];
    const found = thing.fields.map((field) => ({ field, column: columnFor(field, columns) }));
    const fields = found.flatMap(({ field, column }) => (column === undefined ? [] : [{ field, column }]));
    return [{ thing, fields, missing: found.flatMap(({ field, column }) => (column === undefined ? [field.name] : [])) }];
  });
};
