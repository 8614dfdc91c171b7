// Which calls, tables and screens carry a thing or a list, at first or second hand.
import { memoize } from '../model/memoize';
import type { CallModel, Model } from '../model/model';
import type { Shape } from '../model/shape-model';
import { columnsOf } from '../model/storage';
import { screenOf, type Versions } from './change';

const namesIn = (shape: Shape | undefined): readonly string[] => {
  switch (shape?.type) {
    case 'oneOf':
      return [shape.values];
    case 'like':
      return [shape.of];
    case 'list':
    case 'map':
      return namesIn(shape.of);
    case 'group':
      return shape.fields.flatMap((field) => namesIn(field.shape));
    case 'either':
      return shape.options.flatMap(namesIn);
    default:
      return [];
  }
};

type Shaped = { readonly shape?: Shape };
const namesOf = (fields: readonly Shaped[]): readonly string[] => fields.flatMap(({ shape }) => namesIn(shape));

/** Every name that is reached from some. */
const reachFrom = memoize((model: Model) => {
  const things = new Map([...model.entities, ...model.shapes].map((thing) => [thing.id, namesOf(thing.fields)]));
  return (names: readonly string[]): ReadonlySet<string> => {
    const reached = new Set<string>();
    const visit = (name: string): void => {
      if (reached.has(name)) return;
      reached.add(name);
      for (const next of things.get(name) ?? []) visit(next);
    };
    names.forEach(visit);
    return reached;
  };
});

interface Carrier {
  readonly name: string;
  readonly names: ReadonlySet<string>;
}
const ofCalls = (model: Model, fieldsOf: (call: CallModel) => readonly Shaped[]): readonly Carrier[] =>
  model.calls.map((call) => ({ name: call.id, names: reachFrom(model)(namesOf(fieldsOf(call))) }));

const ofColumns = (model: Model) =>
  model.stored.flatMap((it) => columnsOf(model, it).map(({ name, shape, type }) => ({ name: `${it.table}.${name}`, shape, type })));

const carriers = memoize((model: Model) => ({
  asked: ofCalls(model, ({ params, query, input }) => [...params, ...query, ...input]),
  answered: ofCalls(model, ({ answer }) => [{ shape: answer }]),
  /** Columns that are closed to a list, as JSON is not, and those that hold a thing whole. */
  closed: ofColumns(model).map(({ name, shape, type }) => ({ name, names: new Set(type === 'jsonb' ? [] : namesIn(shape)) })),
  whole: ofColumns(model).map(({ name, shape }) => ({ name, names: reachFrom(model)(namesIn(shape)) })),
  forms: model.forms.map((form) => ({ name: form.id, names: reachFrom(model)(namesOf(form.fields)) })),
}));
type Way = keyof ReturnType<typeof carriers>;

/** The calls, tables with columns, or forms that carry something in both versions. */
export const carriersOf = (id: string, way: Way, { before, after }: Versions): readonly string[] => {
  const then = new Set(carriers(before)[way].flatMap(({ name, names }) => (names.has(id) ? [name] : [])));
  return carriers(after)[way].flatMap(({ name, names }) => (names.has(id) && then.has(name) ? [name] : []));
};

/** The pages that use one of these calls or forms. */
export const screensWith = (ids: readonly string[], { after }: Versions): readonly string[] =>
  after.routes.filter(({ uses }) => uses.some(({ id }) => ids.includes(id))).map(screenOf);
