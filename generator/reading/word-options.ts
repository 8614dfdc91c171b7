// The options of the words for shapes: what stands between their brackets, and what was said of a shape behind them, known by name and kind.
import { jsonInOrder } from '../model/canonical';
import type { Json } from '../model/shape-model';
import { type At, report } from './at';
import { isObject, isPlain } from './describe';
import { aFlag, aNumber, aText, exactlyTrue, listOf, may, must, optionsOf, type Read, wrong } from './options';

/** The meta of a shape as the words of the language write it. */
export interface Facts {
  readonly word?: string;
  /** The options as an author wrote them. */
  readonly said?: unknown;
  readonly [fact: string]: unknown;
}

interface Checked {
  readonly _zod: {
    readonly parent?: Checked;
    readonly def: {
      readonly type: string;
      readonly checks?: readonly { readonly _zod: { readonly def: Readonly<Record<string, unknown>> } }[];
    };
  };
}

const registry = (): { get: (schema: unknown) => Facts | undefined } | undefined =>
  (globalThis as { __zod_globalRegistry?: { get: (schema: unknown) => Facts | undefined } }).__zod_globalRegistry;

/** An analyst's words about a value. */
export const factsOf = (schema: unknown): Facts => registry()?.get(schema) ?? {};

const isJson = (value: unknown): value is Json =>
  value === null ||
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  Number.isFinite(value) ||
  (Array.isArray(value) ? value.every(isJson) : isPlain(value) && Object.values(value).every(isJson));
const aJson: Read<Json> = (value, at) => (isJson(value) ? jsonInOrder(value) : wrong('a value that JSON can carry', value, at));

const about = { says: may(aText), example: may(aJson), private: may(exactlyTrue), deprecated: may(aText), default: may(aJson) };
const limits = { ...about, min: may(aNumber), max: may(aNumber) };
const texts = { ...limits, pattern: may(aText), patternSays: may(aText) };
const limitedTexts = optionsOf(texts);
const limited = optionsOf(limits);
const described = optionsOf(about);
const files = optionsOf({ ...about, types: must(listOf(aText), []), maxBytes: must(aNumber, 0) });
const none = optionsOf({});
/** zod's own shapes carry what their `meta` says. */
const ofZod = optionsOf({ ...about, description: may(aText), private: may(aFlag) });

type Reader = Read<Partial<SaidOptions>>;
const readers: Readonly<Record<string, Reader>> = {
  text: limitedTexts,
  longText: limitedTexts,
  password: limitedTexts,
  integer: limited,
  decimal: limited,
  cents: limited,
  list: limited,
  file: files,
  optional: none,
  nullable: none,
};

/** The values of the options of a word for shapes. */
export interface SaidOptions {
  readonly says: string;
  readonly example: Json;
  readonly private: boolean;
  readonly deprecated: string;
  readonly default: Json;
  readonly min: number;
  readonly max: number;
  readonly pattern: string;
  readonly patternSays: string;
  readonly types: readonly string[];
  readonly maxBytes: number;
}

const rootOf = (schema: Checked): Checked => (schema._zod.parent === undefined ? schema : rootOf(schema._zod.parent));

/** The options that were given behind a word, by zod's `meta` and `describe`. */
const saidBehind = (schema: Checked, root: Checked): Readonly<Record<string, unknown>> => {
  if (schema === root) return {};
  const [all, first] = [factsOf(schema), factsOf(root)];
  const { description, ...more } = Object.fromEntries(Object.entries(all).filter(([name, value]) => value !== first[name]));
  return { ...(description === undefined ? {} : { says: description }), ...more };
};

/** Reports what zod was asked behind a word: no form and no table would hear of it. */
const checkBehind = (schema: Checked, root: Checked, at: At): void => {
  const kept = new Set(root._zod.def.checks);
  const behind = (schema._zod.def.checks ?? []).filter((check) => !kept.has(check));
  const names = behind.map(({ _zod: { def } }) => String(def['format'] ?? def['check']));
  if (names.length > 0) report(at, 'shape/behind-word', { word: factsOf(root).word ?? 'a word', what: names.join(', ') });
};

/** Reads what is said of a shape; unknown options, and those of another kind, are reported. */
export const readSaid = (schema: object, at: At): Partial<SaidOptions> => {
  const { word } = factsOf(schema);
  const root = rootOf(schema as Checked);
  if (word === undefined) {
    const { description, ...said } = ofZod(factsOf(schema), at) ?? {};
    return { ...(description === undefined ? {} : { says: description }), ...said };
  }
  checkBehind(schema as Checked, root, at);
  const { said } = factsOf(root);
  const behind = saidBehind(schema as Checked, root);
  const all = Object.keys(behind).length > 0 && (said === undefined || isObject(said)) ? { ...said, ...behind } : said;
  return all === undefined ? {} : ((readers[word] ?? described)(all, at) ?? {});
};

/** The part of a shape's options that stand in every shape. */
export const aboutOf = ({ says, example, private: hidden, deprecated }: Partial<SaidOptions>) => ({
  ...(says !== undefined && { says }),
  ...(example !== undefined && { example }),
  ...(hidden === true && { private: true as const }),
  ...(deprecated !== undefined && { deprecated }),
});

/** Its limits. */
export const limitsOf = ({ min, max }: Partial<SaidOptions>) => ({
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
});
