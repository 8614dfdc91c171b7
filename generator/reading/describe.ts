// Says what a value of a spec is, in the words of those who write specs.

/** The words that declare something with a name of its own. */
export const declaringWords = [
  'entity',
  'shape',
  'values',
  'table',
  'stored',
  'constant',
  'setting',
  'kept',
  'texts',
  'error',
  'rule',
  'derived',
  'guard',
  'status',
  'lifecycle',
  'call',
  'route',
  'destination',
  'redirect',
  'form',
  'menu',
  'event',
  'mail',
  'job',
] as const;
export type DeclaringWord = (typeof declaringWords)[number];

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
export const isShape = (value: unknown): boolean => isObject(value) && '_zod' in value;
/** Options in braces, as opposed to lists and shapes. */
export const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isObject(value) && !Array.isArray(value) && !isShape(value);
export const kindOf = (value: unknown): string | undefined =>
  isPlain(value) && typeof value['kind'] === 'string' ? value['kind'] : undefined;

const withArticle = (noun: string): string => `${/^[aeio]/.test(noun) ? 'an' : 'a'} ${noun}`;
const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 37)}…` : text);

/** A declaration's own words, to be recognised by. */
const sign = (value: Readonly<Record<string, unknown>>): string => {
  for (const telling of ['code', 'path', 'called', 'variable', 'title', 'name', 'says']) {
    const said = value[telling];
    if (typeof said === 'string') return ` “${shortened(said)}”`;
  }
  return '';
};

export const describe = (value: unknown): string => {
  if (value === undefined || value === null) return 'nothing';
  if (typeof value === 'string') return `the text “${shortened(value)}”`;
  if (typeof value === 'function') return 'a word that was not called: the brackets are missing';
  if (typeof value === 'boolean') return String(value);
  if (!isObject(value)) return typeof value === 'number' ? `the number ${value}` : 'something else';
  if (Array.isArray(value)) return 'a list';
  if (isShape(value)) return 'the shape of a value';
  const kind = kindOf(value);
  if (kind === undefined) return 'options in braces';
  if ((declaringWords as readonly string[]).includes(kind)) return `${withArticle(kind)}${sign(value)}`;
  return value['condition'] === true ? `a condition (${kind})` : `a term (${kind})`;
};
