// Whether a call changed so that a client made from the older spec no longer gets on with it.
import type { CallModel, Model } from '../model/model';
import { partsOf } from '../model/views';
import type { Field, Shape } from '../model/shape-model';

interface Sides {
  /** The model that the value comes from, and the one that it must fit. */
  readonly from: Model;
  readonly to: Model;
  /** Whether fields that are not known are refused. */
  readonly strict: boolean;
  /** Pairs of names that are being compared, since shapes may hold themselves. */
  readonly open: ReadonlySet<string>;
}
interface Misfit {
  readonly at: string;
  readonly says: string;
}

const one = (at: string, says: string, when: boolean): readonly Misfit[] => (when ? [{ at, says }] : []);

const fieldsOf = (shape: Shape, model: Model): readonly Field[] | undefined => {
  if (shape.type === 'group') return shape.fields;
  if (shape.type !== 'like') return undefined;
  return [...model.entities, ...model.shapes].find(({ id }) => id === shape.of)?.fields;
};
const itemsOf = (id: string, model: Model): readonly string[] =>
  model.values.find((it) => it.id === id)?.items.map(({ value }) => value) ?? [];

type Of<T extends Shape['type']> = Extract<Shape, { readonly type: T }>;
type Pair<T extends Shape['type']> = { readonly [K in T]: { readonly type: K; readonly from: Of<K>; readonly to: Of<K> } }[T];

const limits = (from: Of<'text' | 'number' | 'list'>, to: Of<'text' | 'number' | 'list'>, at: string): readonly Misfit[] => [
  ...one(at, `may be more than ${to.max}`, to.max !== undefined && (from.max === undefined || from.max > to.max)),
  ...one(at, `may be less than ${to.min}`, to.min !== undefined && (from.min ?? Number.NEGATIVE_INFINITY) < to.min),
];

/** Why a value of the same type may not fit. */
const within = (pair: Pair<Shape['type']>, at: string, sides: Sides): readonly Misfit[] => {
  switch (pair.type) {
    case 'text':
      return [
        ...limits(pair.from, pair.to, at),
        ...one(at, `may not match ${pair.to.pattern}`, pair.to.pattern !== undefined && pair.to.pattern !== pair.from.pattern),
        ...one(at, 'may have several lines', pair.from.typed === 'long' && pair.to.typed === undefined),
        ...one(at, `may be no ${pair.to.format}`, pair.to.format !== undefined && pair.to.format !== pair.from.format),
      ];
    case 'number':
      return [...limits(pair.from, pair.to, at), ...one(at, 'may have decimals', pair.to.integer && !pair.from.integer)];
    case 'list':
      return [...limits(pair.from, pair.to, at), ...misfits(pair.from.of, pair.to.of, { at: `${at}[]`, sides })];
    case 'map':
      return misfits(pair.from.of, pair.to.of, { at: `${at}{}`, sides });
    case 'exactly':
      return one(at, `is ${JSON.stringify(pair.from.value)}`, pair.from.value !== pair.to.value);
    case 'oneOf': {
      const known = new Set(itemsOf(pair.to.values, sides.to));
      return itemsOf(pair.from.values, sides.from).flatMap((value) => one(at, `may be ${JSON.stringify(value)}`, !known.has(value)));
    }
    case 'file':
      return [
        ...pair.from.types.flatMap((type) => one(at, `may be ${type}`, !pair.to.types.includes(type))),
        ...one(at, `may be larger than ${pair.to.maxBytes} bytes`, pair.from.maxBytes > pair.to.maxBytes),
      ];
    default:
      return [];
  }
};

interface Where {
  readonly at: string;
  readonly sides: Sides;
}

const between = (from: readonly Field[], to: readonly Field[], { at, sides }: Where): readonly Misfit[] => {
  const path = (name: string): string => (at === '' ? name : `${at}.${name}`);
  const known = new Map(from.map((field) => [field.name, field]));
  const wanted = new Set(to.map(({ name }) => name));
  const needed = (field: Field): boolean => !field.optional && field.default === undefined;
  return [
    ...from.flatMap(({ name }) => one(path(name), 'is not known', sides.strict && !wanted.has(name))),
    ...to.flatMap((field) => {
      const given = known.get(field.name);
      if (given === undefined) return one(path(field.name), 'is missing', needed(field));
      const left = one(path(field.name), 'may be left out', needed(field) && !needed(given));
      return [...left, ...misfits(given.shape, field.shape, { at: path(field.name), sides })];
    }),
  ];
};

/** Every way in which a value of one shape may not fit another. */
const misfits = (from: Shape, to: Shape, { at, sides }: Where): readonly Misfit[] => {
  const nothing = one(at, 'may be null', from.nullable === true && to.nullable !== true);
  const [inner, outer] = [fieldsOf(from, sides.from), fieldsOf(to, sides.to)];
  if (inner !== undefined && outer !== undefined) {
    const names = from.type === 'like' && to.type === 'like' ? `${from.of} ${to.of}` : '';
    if (names !== '' && sides.open.has(names)) return nothing;
    return [...nothing, ...between(inner, outer, { at, sides: { ...sides, open: new Set([...sides.open, names]) } })];
  }
  const [some, others] = [from, to].map((shape) => (shape.type === 'either' ? shape.options : [shape])) as [
    readonly Shape[],
    readonly Shape[],
  ];
  if (some.length > 1 || others.length > 1) {
    const fits = (option: Shape) => others.some((other) => misfits(option, other, { at, sides }).length === 0);
    return [...nothing, ...one(at, 'may have another shape', !some.every(fits))];
  }
  if (from.type !== to.type) return [...nothing, { at, says: `is ${from.type}, and ${to.type} was meant` }];
  return [...nothing, ...within({ type: from.type, from, to } as Pair<Shape['type']>, at, sides)];
};

const guardsBehind = (id: string, model: Model): readonly string[] => {
  const after = model.guards.find((guard) => guard.id === id)?.after ?? [];
  return [id, ...after.flatMap((before) => guardsBehind(before, model))];
};

const codeOf = (id: string, model: Model): string => model.errors.find((error) => error.id === id)?.code ?? id;

const ofAsking = (before: CallModel, after: CallModel, models: { readonly before: Model; readonly after: Model }): readonly string[] => {
  const sides: Sides = { from: models.before, to: models.after, strict: true, open: new Set() };
  const [old, now] = [partsOf(before), partsOf(after)];
  const asked = [
    ...between(before.params, after.params, { at: 'path', sides }),
    ...between(old.query, now.query, { at: 'query', sides }),
    ...between(old.input, now.input, { at: 'input', sides }),
  ];
  return asked.map(({ at, says }) => `an older client's request is refused: ${at} ${says}`);
};

const ofAnswering = (before: CallModel, after: CallModel, models: { readonly before: Model; readonly after: Model }): readonly string[] => {
  const sides: Sides = { from: models.after, to: models.before, strict: false, open: new Set() };
  const known = new Set(before.errors.map((id) => codeOf(id, models.before)));
  const codes = after.errors.map((id) => codeOf(id, models.after)).filter((code) => !known.has(code));
  return [
    ...misfits(after.answer, before.answer, { at: 'answer', sides }).map(
      ({ at, says }) => `an older client does not understand it: ${at} ${says}`,
    ),
    ...codes.map((code) => `an older client does not know the error ${code}`),
  ];
};

/** Changes that break a client made from the older spec; empty where there are none. */
export const breaksOf = (
  before: CallModel,
  after: CallModel,
  models: { readonly before: Model; readonly after: Model },
): readonly string[] => {
  const moved = before.method !== after.method || before.path !== after.path;
  const told = (['multipart', 'bare', 'content', 'redirects', 'raw'] as const).some((how) => before[how] !== after[how]);
  const looser = after.guard === 'anyone' || guardsBehind(before.guard, models.before).includes(after.guard);
  return [
    ...(moved ? [`it was ${before.method} ${before.path}, and is ${after.method} ${after.path}`] : []),
    ...(told ? ['its body or its answer is sent in another form'] : []),
    ...(looser ? [] : [`it may refuse whom it admitted: the guard was ${before.guard}, and is ${after.guard}`]),
    ...ofAsking(before, after, models),
    ...ofAnswering(before, after, models),
  ];
};
