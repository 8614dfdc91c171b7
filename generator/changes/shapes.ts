// How a value's shape differs between two versions, and whether that breaks a client that sends it, or one that reads it.
import type { Field, Shape } from '../model/shape-model';
import { shapeInWords, valueInWords } from '../model/words';
import { few, paired, same, type Versions } from './change';

export interface Difference {
  /** The way to the value; the last part is its name. */
  readonly at: readonly string[];
  /** The rest of the sentence: `has at most 50 characters, and had 80`. */
  readonly says: string;
  /** A request of an older client may be refused. */
  readonly asking: boolean;
  /** An older client may be handed something that it does not know. */
  readonly answering: boolean;
  /** It was private, and is so no more; or it is private, and new where it is answered. */
  readonly exposed?: 'always' | 'answered';
}
export interface Where {
  readonly at: readonly string[];
  readonly versions: Versions;
  /** Pairs of names that are being compared, since shapes may hold themselves. */
  readonly open?: ReadonlySet<string>;
}

type Breaks = 'both' | 'asking' | 'answering' | 'neither';
const one = (where: Where, says: string, breaks: Breaks): readonly Difference[] => [
  { at: where.at, says, asking: breaks === 'both' || breaks === 'asking', answering: breaks === 'both' || breaks === 'answering' },
];

type Of<T extends Shape['type']> = Extract<Shape, { readonly type: T }>;
type Limited = Of<'text' | 'number' | 'list'>;
const units = { text: ' characters', number: '', list: ' entries' } as const;

const limit = (was: Limited, now: Limited, { side, where }: { readonly side: 'min' | 'max'; readonly where: Where }) => {
  const [old, next] = [was[side], now[side]];
  if (old === next) return [];
  const [verb, had] = now.type === 'number' ? ['is', 'was'] : ['has', 'had'];
  const [word, unit] = [side === 'max' ? 'at most' : 'at least', units[now.type]];
  if (next === undefined) return one(where, `is no longer held to ${word} ${old}${unit}`, 'answering');
  const tighter = old === undefined || (side === 'max' ? next < old : next > old);
  const before = old === undefined ? 'had no such limit' : `${had} ${word} ${old}`;
  return one(where, `${verb} ${word} ${next}${unit}, and ${before}`, tighter ? 'asking' : 'answering');
};
const limits = (was: Limited, now: Limited, where: Where): readonly Difference[] => [
  ...limit(was, now, { side: 'min', where }),
  ...limit(was, now, { side: 'max', where }),
];

/** A demand that a text may make or not: new ones bind those who send, lost ones surprise those who read. */
const demand = (was: string | undefined, now: string | undefined, { what, where }: { readonly what: string; readonly where: Where }) => {
  if (was === now) return [];
  if (now === undefined) return one(where, `needs no longer ${what}`, 'answering');
  return was === undefined ? one(where, `has to ${what} now`, 'asking') : one(where, `has to ${what} in another way now`, 'both');
};

const ofText = (was: Of<'text'>, now: Of<'text'>, where: Where): readonly Difference[] => {
  const shown = was.typed === 'password' && now.typed !== 'password';
  const lines = (it: Of<'text'>): string | undefined => (it.typed === 'long' ? undefined : 'one');
  return [
    ...limits(was, now, where),
    ...demand(was.pattern, now.pattern, { what: `match ${now.patternSays ?? 'its pattern'}`, where }),
    ...demand(was.format, now.format, {
      what: `be ${now.format === undefined ? `of a format (${was.format})` : shapeInWords(now)}`,
      where,
    }),
    ...demand(lines(was), lines(now), { what: 'stand on one line', where }),
    ...(shown
      ? [{ at: where.at, says: 'is typed for everybody to see', asking: false, answering: false, exposed: 'always' as const }]
      : []),
  ];
};

const valuesIn = (id: string, side: Versions['after']): readonly string[] =>
  side.values.find((it) => it.id === id)?.items.map(({ value }) => value) ?? [];

const ofChoices = (was: readonly string[], now: readonly string[], { where, what }: { readonly where: Where; readonly what: string }) => {
  const { gone, came } = paired(was, now, (value) => value);
  return [
    ...(gone.length > 0 ? one(where, `is no longer ${what} ${few(gone)}`, 'asking') : []),
    ...(came.length > 0 ? one(where, `may also be ${what} ${few(came)}`, 'answering') : []),
  ];
};

const ofFile = (was: Of<'file'>, now: Of<'file'>, where: Where): readonly Difference[] => [
  ...ofChoices(was.types, now.types, { where, what: 'a file of type' }),
  ...(was.maxBytes === now.maxBytes
    ? []
    : one(where, `has at most ${now.maxBytes} bytes, and had ${was.maxBytes}`, now.maxBytes < was.maxBytes ? 'asking' : 'answering')),
];

const fieldsOf = (shape: Shape, side: Versions['after']): readonly Field[] | undefined => {
  if (shape.type === 'group') return shape.fields;
  if (shape.type !== 'like') return undefined;
  return [...side.entities, ...side.shapes].find(({ id }) => id === shape.of)?.fields;
};

const within = (was: Shape, now: Shape, where: Where): readonly Difference[] => {
  const { versions } = where;
  if (was.type === 'text' && now.type === 'text') return ofText(was, now, where);
  if (was.type === 'number' && now.type === 'number') {
    const whole =
      was.integer === now.integer
        ? []
        : one(where, now.integer ? 'is whole now' : 'may have decimals', now.integer ? 'asking' : 'answering');
    return [...limits(was, now, where), ...whole, ...(was.unit === now.unit ? [] : one(where, 'counts something else now', 'both'))];
  }
  if (was.type === 'list' && now.type === 'list') return [...limits(was, now, where), ...differences(was.of, now.of, where)];
  if (was.type === 'map' && now.type === 'map') return differences(was.of, now.of, where);
  if (was.type === 'file' && now.type === 'file') return ofFile(was, now, where);
  if (was.type === 'oneOf' && now.type === 'oneOf' && was.values !== now.values)
    return ofChoices(valuesIn(was.values, versions.before), valuesIn(now.values, versions.after), { where, what: '' });
  const free = now.type === 'text' && now.format === undefined && now.pattern === undefined;
  const bound = was.type === 'text' && was.format === undefined && was.pattern === undefined;
  const breaks = free && was.type === 'oneOf' ? 'answering' : bound && now.type === 'oneOf' ? 'asking' : 'both';
  const isSame = was.type === 'exactly' && now.type === 'exactly' ? was.value === now.value : was.type === now.type && was.type !== 'like';
  // its description is no part of what clients send or read
  return isSame ? [] : one(where, `is ${shapeInWords(now)}, and was ${shapeInWords(was)}`, breaks);
};

const ofOptions = (was: readonly Shape[], now: readonly Shape[], where: Where): readonly Difference[] => {
  const fits = (option: Shape, among: readonly Shape[]) => among.some((other) => differences(option, other, where).length === 0);
  const gone = was.filter((option) => !fits(option, now));
  const came = now.filter((option) => !fits(option, was));
  return [
    ...(gone.length > 0 ? one(where, `is no longer ${gone.map(shapeInWords).join(', or ')}`, 'asking') : []),
    ...(came.length > 0 ? one(where, `may also be ${came.map(shapeInWords).join(', or ')}`, 'answering') : []),
  ];
};

/** Every way in which a value may differ. Things that bear a name are told of where they are declared. */
export const differences = (was: Shape, now: Shape, where: Where): readonly Difference[] => {
  const empty =
    was.nullable === now.nullable
      ? []
      : one(where, now.nullable ? 'may be empty' : 'is never empty', now.nullable ? 'answering' : 'asking');
  const exposed =
    was.private && !now.private
      ? ([{ at: where.at, says: 'is private no more', asking: false, answering: false, exposed: 'always' }] as const)
      : [];
  const ending =
    was.deprecated === now.deprecated
      ? []
      : one(where, now.deprecated === undefined ? 'is no longer deprecated' : `is deprecated: ${now.deprecated}`, 'neither');
  const own: readonly Difference[] = [...empty, ...exposed, ...ending];
  if (was.type === 'like' && now.type === 'like' && was.of === now.of) return own;
  const [inner, outer] = [fieldsOf(was, where.versions.before), fieldsOf(now, where.versions.after)];
  if (inner !== undefined && outer !== undefined) {
    const names = was.type === 'like' && now.type === 'like' ? `${was.of} ${now.of}` : '';
    if (names !== '' && where.open?.has(names)) return own;
    return [...own, ...fieldDifferences(inner, outer, { ...where, open: new Set([...(where.open ?? []), names]) })];
  }
  const either = was.type === 'either' || now.type === 'either';
  const [some, others] = [was, now].map((shape) => (shape.type === 'either' ? shape.options : [shape])) as [
    readonly Shape[],
    readonly Shape[],
  ];
  return [...own, ...(either ? ofOptions(some, others, where) : within(was, now, where))];
};

const mayBeLeftOut = ({ optional, default: given }: Field): boolean => optional === true || given !== undefined;
const mayBeAbsent = ({ optional, default: given }: Field): boolean => optional === true && given === undefined;

const ofField = (was: Field, now: Field, where: Where): readonly Difference[] => {
  const [asked, answered] = [mayBeLeftOut(was) && !mayBeLeftOut(now), !mayBeAbsent(was) && mayBeAbsent(now)];
  const loosened = !mayBeLeftOut(was) && mayBeLeftOut(now) && !answered;
  const given = was.default !== undefined && now.default !== undefined && !same(was.default, now.default);
  return [
    ...(asked ? one(where, 'may be left out no more', 'asking') : []),
    ...(answered ? one(where, 'may be left out', 'answering') : []),
    ...(loosened ? one(where, `is ${valueInWords(now.default)} where it is left out`, 'neither') : []),
    ...(given ? one(where, `is ${valueInWords(now.default)} where it is left out, and was ${valueInWords(was.default)}`, 'neither') : []),
    ...differences(was.shape, now.shape, where),
  ];
};

/** The same of fields, by name; one that went and one that came of the same shape are one that was renamed. */
export const fieldDifferences = (before: readonly Field[], after: readonly Field[], where: Where): readonly Difference[] => {
  const { gone, came, both } = paired(before, after, ({ name }) => name);
  const at = (name: string): Where => ({ ...where, at: [...where.at, name] });
  const alike = (was: Field) => came.filter((now) => same({ ...was, name: '' }, { ...now, name: '' }));
  const renamed = new Map(
    gone.flatMap((was) => {
      const [now, ...more] = alike(was);
      const only = now !== undefined && more.length === 0 && gone.filter((other) => alike(other).includes(now)).length === 1;
      return only ? [[was.name, now.name] as const] : [];
    }),
  );
  const names = new Set(renamed.values());
  return [
    ...gone.flatMap(({ name }) => one(at(name), renamed.has(name) ? `is called ${renamed.get(name)} now` : 'is gone', 'both')),
    ...came.flatMap((field) => {
      if (names.has(field.name)) return [];
      const [new_] = one(at(field.name), `is new: ${shapeInWords(field.shape)}`, mayBeLeftOut(field) ? 'neither' : 'asking');
      return new_ === undefined ? [] : [{ ...new_, ...(field.shape.private && { exposed: 'answered' as const }) }];
    }),
    ...both.flatMap(([was, now]) => ofField(was, now, at(now.name))),
  ];
};
