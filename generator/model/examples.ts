// Examples of what a model speaks of: a value that fits for every shape, the same in every run. A field that declares an example
// shows it; every other has the first value that its limits allow.
import { hashOf } from './canonical';
import type { CallModel, EntityModel, Model, ShapeModel } from './model';
import { wordsOf } from './sentence';
import type { Field, Json, Shape } from './shape-model';
import { argumentsOf, sorted, upperFirst } from './views';

/** A value in parts; `thing` is the example of an entity or shape, which stands once. */
export type Example =
  | { readonly kind: 'plain'; readonly value: Json; readonly format?: 'date' | 'instant' | 'clock' }
  | { readonly kind: 'file'; readonly type: string }
  | { readonly kind: 'thing'; readonly id: string }
  | { readonly kind: 'list'; readonly items: readonly Example[] }
  | { readonly kind: 'fields'; readonly fields: readonly (readonly [name: string, value: Example])[] };

type Thing = EntityModel | ShapeModel;
/** How far the days and times of one thing have come: each lies after the one before. */
interface Times {
  day: string;
  moments: number;
  clocks: number;
}
interface View {
  readonly model: Model;
  readonly things: ReadonlyMap<string, Thing>;
  /** The thing that a field of this name is the key of. */
  readonly keys: ReadonlyMap<string, string>;
  /** The things that are being made, the outermost first. */
  readonly within: readonly string[];
}
interface Place {
  readonly name: string;
  readonly times: Times;
  readonly view: View;
}

const firstDay = '2027-02-12';
const dayMs = 86_400_000;
const later = (day: string, days: number): string => new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
const begun = (): Times => ({ day: '', moments: 0, clocks: 0 });
const plain = (value: Json, format?: 'date' | 'instant' | 'clock'): Example => ({ kind: 'plain', value, ...(format && { format }) });

const dayAfter = (times: Times): string => (times.day >= firstDay ? later(times.day, 3) : firstDay);
const formats = {
  email: ({ view }: Place) => plain(view.model.product.exampleEmail ?? 'someone@example.org'),
  url: ({ name }: Place) => plain(`https://example.org/${name}`),
  // the same for the key of a thing and for all that refers to it
  uuid: ({ name, view }: Place, refers?: string) =>
    plain(`00000000-0000-4000-8000-${hashOf(refers ?? view.keys.get(name) ?? name).slice(0, 12)}`),
  date: ({ times }: Place) => plain((times.day = dayAfter(times)), 'date'),
  instant: ({ times }: Place) => plain(`${later('2027-01-04', (times.moments += 1))}T16:00:00Z`, 'instant'),
  clock: ({ times }: Place) => plain(`${String(8 + ((times.clocks += 1) % 12)).padStart(2, '0')}:00`, 'clock'),
} as const;

/** The key field of the entity that a text refers to. */
const keyOf = (refers: string | undefined, { things }: View) => {
  const thing = things.get(refers ?? '');
  return thing && 'key' in thing ? thing.fields.find(({ name }) => name === thing.key) : undefined;
};
/** The words of its name, or a sentence around them where they are too short: the example of a text that declares none. */
export const textNamed = (name: string, { min = 0, max = Infinity }: { readonly min?: number; readonly max?: number }): string => {
  const words = upperFirst(wordsOf(name));
  const sentence = `An example of “${words}”, as long as it must be. `;
  const long = words.length < min ? sentence.repeat(Math.ceil((min + 1) / sentence.length)).trim() : words;
  return Array.from(long).slice(0, max).join('').trim().padEnd(min, '.');
};
const textOf = (shape: Extract<Shape, { type: 'text' }>, place: Place): Example => {
  if (shape.format !== undefined) return formats[shape.format](place, shape.refers);
  const key = keyOf(shape.refers, place.view);
  if (key !== undefined) return present(key.shape, { ...place, name: key.name });
  return plain(textNamed(place.name, shape));
};
const numberOf = ({ min = -Infinity, max = Infinity, unit }: Extract<Shape, { type: 'number' }>): Example =>
  plain(Math.min(Math.max(unit === 'cents' ? 12_000 : 1, min), max));

/** Whether a value of it would hold the thing that is being made. */
const isBegun = (shape: Shape, view: View): boolean => {
  if (shape.type === 'list') return shape.min !== undefined && isBegun(shape.of, view);
  return shape.type === 'like' && view.within.includes(shape.of);
};

const listOf = ({ of, min = 0, max = Infinity }: Extract<Shape, { type: 'list' }>, place: Place): Example => {
  const count = isBegun(of, place.view) ? min : Math.min(Math.max(min, 1), max);
  return { kind: 'list', items: Array.from({ length: count }, () => exampleOf(of, place)) };
};

const bare = (shape: Shape, place: Place): Example => {
  switch (shape.type) {
    case 'text':
      return textOf(shape, place);
    case 'number':
      return numberOf(shape);
    case 'flag':
      return plain(false);
    case 'exactly':
      return plain(shape.value);
    case 'oneOf':
      return plain(place.view.model.values.find(({ id }) => id === shape.values)?.items[0]?.value ?? '');
    case 'list':
      return listOf(shape, place);
    case 'map':
      return { kind: 'fields', fields: [] };
    case 'group':
      return fieldsExample(shape.fields, place.view);
    case 'either':
      return exampleOf(shape.options.find((it) => !isBegun(it, place.view)) ?? { type: 'flag' }, place);
    case 'like':
      return { kind: 'thing', id: shape.of };
    case 'file':
      return { kind: 'file', type: shape.types[0] ?? 'application/octet-stream' };
  }
};

/** A declared example, with what its days and moments are. */
const declared = (shape: Shape, value: Json, place: Place): Example => {
  if (shape.type === 'list' && Array.isArray(value))
    return { kind: 'list', items: (value as readonly Json[]).map((item) => declared(shape.of, item, place)) };
  const format = shape.type === 'text' ? shape.format : undefined;
  if (format === 'date' && typeof value === 'string') place.times.day = value;
  return plain(value, format === 'date' || format === 'instant' || format === 'clock' ? format : undefined);
};

const present = (shape: Shape, place: Place): Example =>
  shape.example === undefined ? bare(shape, place) : declared(shape, shape.example, place);
const exampleOf = (shape: Shape, place: Place): Example =>
  shape.nullable && shape.example === undefined ? plain(null) : present(shape, place);

const isShown = ({ optional, shape }: Field, view: View): boolean =>
  optional !== true || (shape.example !== undefined && !isBegun(shape, view));

/** Fields together; one that may be left out is there only where it declares an example. */
const fieldsExample = (fields: readonly Field[], view: View, direction: 'in' | 'out' = 'out'): Example => {
  const times = begun();
  const shown = fields.filter((it) => isShown(it, view) && (direction === 'out' || it.default === undefined));
  return {
    kind: 'fields',
    fields: shown.map(({ name, shape, default: value }) => {
      const place = { name, times, view };
      const isUsual = value !== undefined && shape.example === undefined;
      return [name, isUsual ? declared(shape, value, place) : exampleOf(shape, place)] as const;
    }),
  };
};

const thingsIn = (example: Example): readonly string[] => {
  if (example.kind === 'thing') return [example.id];
  if (example.kind === 'list') return example.items.flatMap(thingsIn);
  return example.kind === 'fields' ? example.fields.flatMap(([, value]) => thingsIn(value)) : [];
};

/** Every thing that a call or an error may carry, itself or within another. */
const spokenOf = ({ calls, errors }: Model, things: View['things']): ReadonlySet<string> => {
  const found = new Set<string>();
  const walk = (shape: Shape): void => {
    if (shape.type === 'list' || shape.type === 'map') walk(shape.of);
    if (shape.type === 'either') shape.options.forEach(walk);
    if (shape.type === 'group') shape.fields.forEach((field) => walk(field.shape));
    if (shape.type !== 'like' || found.has(shape.of)) return;
    found.add(shape.of);
    things.get(shape.of)?.fields.forEach((field) => walk(field.shape));
  };
  calls.forEach((call) => [call.answer, ...argumentsOf(call).map(({ shape }) => shape)].forEach(walk));
  errors.forEach(({ data, slots }) => [...data, ...slots].forEach(({ shape }) => walk(shape)));
  return found;
};

export interface CallExample {
  readonly call: CallModel;
  readonly args: Example;
  readonly answer: Example;
}
export interface Examples {
  /** Each after those that stand in it. */
  readonly things: ReadonlyMap<string, Example>;
  readonly calls: readonly CallExample[];
  /** Of the errors that carry something, by code: their data, and what fills the slots of their texts. */
  readonly data: readonly (readonly [code: string, data: Example])[];
  readonly slots: readonly (readonly [code: string, slots: Example])[];
}

/** The examples of a model. */
export const examplesOf = (model: Model): Examples => {
  const all = sorted<Thing>([...model.entities, ...model.shapes]);
  const view: View = {
    model,
    things: new Map(all.map((it) => [it.id, it])),
    keys: new Map(model.entities.map(({ id, key }) => [key, id])),
    within: [],
  };
  const made = new Map<string, Example>();
  const make = (id: string, within: readonly string[]): void => {
    if (made.has(id)) return;
    const around = [...within, id];
    const example = fieldsExample(view.things.get(id)?.fields ?? [], { ...view, within: around });
    for (const inner of thingsIn(example)) make(inner, around);
    made.set(id, example);
  };
  const calls = sorted(model.calls).map((call) => ({
    call,
    args: fieldsExample(argumentsOf(call), view, 'in'),
    answer: present(call.answer, { name: 'answer', times: begun(), view }),
  }));
  const errors = model.errors.toSorted((a, b) => (a.code < b.code ? -1 : 1));
  const of = (part: 'data' | 'slots') =>
    errors.filter((it) => it[part].length > 0).map((it) => [it.code, fieldsExample(it[part], view)] as const);
  const [data, slots] = [of('data'), of('slots')];
  for (const id of [...spokenOf(model, view.things)].toSorted()) make(id, []);
  return { things: made, calls, data, slots };
};

/** An example as JSON, with the things that stand in it. */
export const jsonOf = (example: Example, things: Examples['things']): Json => {
  switch (example.kind) {
    case 'plain':
      return example.value;
    case 'thing':
      return jsonOf(things.get(example.id) ?? { kind: 'fields', fields: [] }, things);
    case 'list':
      return example.items.map((item) => jsonOf(item, things));
    case 'fields':
      return Object.fromEntries(example.fields.map(([name, value]) => [name, jsonOf(value, things)]));
    default:
      return '';
  }
};
