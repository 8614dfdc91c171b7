// The world in which the files of a spec run: JavaScript and nothing else. A name that reads anything from outside is refused and
// noted, so that it is told also where the refusal is caught.
import { compileFunction, type Context, createContext, runInContext } from 'node:vm';
import { packageOf } from '../cache/root';
import type { Exports } from './subjects';

/** A throw, as it travels between threads. */
export interface Thrown {
  readonly name: string;
  readonly message: string;
  readonly stack: string;
}
export interface Refused {
  /** The code as an author wrote it, or nearly: `Date.now()`. */
  readonly name: string;
  /** Its effect: `reads the clock`. */
  readonly does: string;
  readonly stack: string;
}
export interface Ran {
  readonly exported?: Readonly<Record<string, Exports>>;
  readonly thrown?: Thrown;
  /** It grows while what was exported is read, since a part of it may be worked out only then. */
  readonly refused: readonly Refused[];
}
type Refuse = (name: string, does: string) => never;

/** The name that a spec's bundle goes by in a stack. */
export const bundleName = 'spec-bundle.cjs';

const [clock, chance, machine] = ['reads the clock', 'comes out differently each time', 'reads the machine’s language and zone'];
const refusedNames: Readonly<Record<string, readonly string[]>> = {
  [clock]: ['performance'],
  [chance]: ['crypto'],
  [machine]: ['Intl', 'navigator'],
  'reads the environment, and may end the process': ['process'],
  'asks the network': ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'],
  'reads files': ['__dirname', '__filename'],
  'does something later': ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'],
  prints: ['console'],
};
// memory that no limit counts
const removedNames = /^(?:.+Array|(?:Shared)?ArrayBuffer|Atomics|DataView|WebAssembly)$/;
const localNames = /^(?:(?:get|set)(?!UTC|Time$)|toLocale|localeCompare$)|^to(?:Date|Time)?String$/;
const isZoned = (date: unknown): boolean => typeof date !== 'string' || /^\d{4}-\d\d-\d\d$|(?:Z|[+-]\d\d:\d\d)$/.test(date);

interface Globals {
  Date: DateConstructor;
  readonly Math: { random: () => number };
  readonly Object: ObjectConstructor;
  readonly [name: string]: unknown;
}

const fenceDate = (globals: Globals, refuse: Refuse): void => {
  const { Date } = globals;
  const parse = Date.parse.bind(Date);
  Date.now = () => refuse('Date.now()', clock);
  Date.parse = (date) => (isZoned(date) ? parse(date) : refuse(`Date.parse('${date}')`, machine));
  const fenced = new Proxy(Date, {
    apply: () => refuse('Date()', clock),
    construct: (of, given, to) => {
      if (given.length === 0) refuse('new Date()', clock);
      if (given.length > 1 || !isZoned(given[0])) refuse(`new Date(${given.map((one) => JSON.stringify(one)).join(', ')})`, machine);
      return Reflect.construct(of, given, to) as Date;
    },
  });
  Object.defineProperty(Date.prototype, 'constructor', { value: fenced });
  globals.Date = fenced;
};

const fenceLocal = (globals: Globals, refuse: Refuse): void => {
  for (const word of ['Date', 'Number', 'BigInt', 'String', 'Array']) {
    const { prototype } = globals[word] as { readonly prototype: object };
    for (const name of Object.getOwnPropertyNames(prototype)) {
      if (!localNames.test(name) || (word !== 'Date' && name.startsWith('toString'))) continue;
      Object.defineProperty(prototype, name, { value: () => refuse(`${name}()`, machine) });
    }
  }
};

/** The names that JavaScript itself knows, but for those that are refused. */
const ownNames = (globals: Globals): readonly string[] =>
  Object.getOwnPropertyNames(globals).filter(
    (name) => !Object.values(refusedNames).flat().includes(name) && !/^(?:undefined|eval)$/.test(name),
  );

const fencedContext = (refuse: Refuse): { readonly context: Context; readonly globals: Globals } => {
  const context = createContext({}, { codeGeneration: { strings: false, wasm: false } });
  const globals = runInContext('globalThis', context) as Globals;
  for (const name of ownNames(globals)) if (removedNames.test(name)) Reflect.deleteProperty(globals, name);
  fenceDate(globals, refuse);
  fenceLocal(globals, refuse);
  globals.Math.random = () => refuse('Math.random()', chance);
  for (const [does, names] of Object.entries(refusedNames))
    for (const name of names) Object.defineProperty(globals, name, { get: () => refuse(name, does) });
  return { context, globals };
};

/** A throw as plain data: what is thrown comes from another world, and need not be an error. */
export const thrownOf = (error: unknown): Thrown => {
  const { name = '', message = String(error), stack = '' } = (Object(error) as Partial<Thrown>) ?? {};
  return { name, message, stack };
};

/** Runs a spec's bundle in a world of its own. */
export const runInFence = (code: string): Ran => {
  const refused: Refused[] = [];
  const refuse: Refuse = (name, does) => {
    const error = new Error(`\`${name}\` ${does}`);
    refused.push({ name, does, stack: error.stack ?? '' });
    throw error;
  };
  const require = (name: string): unknown => (name === 'zod' ? packageOf(name) : refuse(`require('${name}')`, 'reads files'));
  const module: { exports: { readonly files?: Readonly<Record<string, Exports>> } } = { exports: {} };
  try {
    const { context: parsingContext, globals } = fencedContext(refuse);
    // handed in, since a name is found slowly in a context
    const given = { ...Object.fromEntries(ownNames(globals).map((name) => [name, globals[name]])), module, require };
    const run = compileFunction(code, Object.keys(given), { filename: bundleName, parsingContext }) as (...given: unknown[]) => void;
    run(...Object.values(given));
    return { exported: module.exports.files ?? {}, refused };
  } catch (error) {
    return { thrown: thrownOf(error), refused };
  }
};
