// JSON Schemas as source text, in the words that the contract has for them.
import { memoize } from '../model/memoize';
import type { Model, ValuesModel } from '../model/model';
import { clock } from '../runtime/model/patterns';
import type { GeneratedFile } from './generated-file';
import type { JsonSchema } from './json-schema';
import { data, key, listOf, literal, membersOf } from './print';

const isObject = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Schemas that the contract has a word for, by their text. */
const words: ReadonlyMap<string, string> = new Map([
  [literal({ type: 'string', format: 'uuid' }), 'uuid'],
  [literal({ type: 'string', format: 'date' }), 'date'],
  [literal({ type: 'string', format: 'date-time' }), 'instant'],
  [literal({ type: 'string', pattern: clock.source }), 'time'],
]);

const wordFor = (value: JsonSchema): string | undefined => (value['type'] === 'string' ? words.get(literal(value)) : undefined);

/** The schema of a value that may be nothing, without that; undefined for any other. */
const nullableOf = ({ type, anyOf, ...rest }: JsonSchema): JsonSchema | undefined => {
  if (Array.isArray(type)) {
    const [only, nothing, ...more] = type as readonly string[];
    const { enum: all, ...others } = rest;
    const named = Array.isArray(all) ? { enum: all.slice(0, -1) } : {};
    const isLast = !Array.isArray(all) || all.indexOf(null) === all.length - 1;
    return nothing === 'null' && more.length === 0 && isLast ? { type: only, ...named, ...others } : undefined;
  }
  if (!Array.isArray(anyOf) || anyOf.length !== 2 || Object.keys(rest).length > 0) return undefined;
  const [one, nothing] = anyOf as readonly JsonSchema[];
  return literal(nothing) === literal({ type: 'null' }) && one !== undefined && '$ref' in one ? one : undefined;
};

const keysOf = ({ items }: ValuesModel): string[] => items.map(({ value }) => value);
/** The names of lists of values, by their values. */
const namesOfLists = memoize((all: Model['values']): ReadonlyMap<string, string> => {
  // keys that look like numbers come in an order of their own
  const inOrder = all.filter(
    (it) => literal(Object.keys(Object.fromEntries(keysOf(it).map((value) => [value, true])))) === literal(keysOf(it)),
  );
  return new Map(inOrder.map((it) => [literal(keysOf(it)), it.id]));
});

/** Schemas as source text: by the contract's words where it has one, and a list of values by its name. */
export const schemaPrinter = (file: GeneratedFile, model: Pick<Model, 'values'>): ((schema: unknown) => string) => {
  const lists = namesOfLists(model.values);
  const word = (name: string): string => file.value('contract/contract', name);
  /** A value of a list, in the word for it. */
  const chosen = ({ type, enum: values, ...rest }: JsonSchema): string | undefined => {
    const id = type === 'string' ? lists.get(literal(values)) : undefined;
    if (id === undefined) return undefined;
    const all = `${word('oneOf')}(${file.value('model/values', id)})`;
    return Object.keys(rest).length === 0 ? all : membersOf([`...${all}`, ...entries(rest)]);
  };
  const together = ({ properties, required = [] }: JsonSchema): string => {
    const lacking = Object.keys(Object(properties)).filter((name) => !(required as readonly string[]).includes(name));
    return `${word('fields')}(${[code(properties), ...(lacking.length > 0 ? [data(lacking)] : [])].join(', ')})`;
  };
  const code = (value: unknown): string => {
    if (Array.isArray(value) && value.some(isObject)) return listOf(value.map(code));
    if (!isObject(value)) return data(value);
    const known = wordFor(value);
    if (known !== undefined) return word(known);
    const present = nullableOf(value);
    if (present !== undefined) return `${word('orNull')}(${code(present)})`;
    const listed = chosen(value);
    if (listed !== undefined) return listed;
    if (Object.keys(value).join(' ') === 'type items' && value['type'] === 'array') return `${word('list')}(${code(value['items'])})`;
    const { type, properties, additionalProperties, required: _required, ...rest } = value;
    if (type === 'object' && isObject(properties) && additionalProperties === false)
      return Object.keys(rest).length === 0 ? together(value) : membersOf([...entries(rest), `...${together(value)}`]);
    return Object.values(value).every((part) => typeof part !== 'object') ? data(value) : membersOf(entries(value));
  };
  const entries = (value: JsonSchema): readonly string[] => Object.entries(value).map(([name, part]) => `${key(name)}: ${code(part)}`);
  return code;
};
