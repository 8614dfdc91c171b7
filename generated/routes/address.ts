// Generated 586e184d32c3. How to write the address of a page: what it is given goes into the path and behind the question mark, encoded.
// The same for every spec: it stands in generator/runtime, and is copied from there as it is.

type Plain = string | number | boolean | null | undefined;
type Given = Readonly<Record<string, Plain | readonly Plain[]>>;

const segment = (name: string, value: Plain | readonly Plain[]): string => {
  const text = String(value ?? '');
  // no address can carry these: a browser drops them from a path, however they are written
  if (text === '' || text === '.' || text === '..') throw new RangeError(`${name} cannot be "${text}" in a path`);
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));
};

const isGiven = (value: Plain | readonly Plain[]): boolean => value !== undefined && value !== null && value !== '';

/** `address('/loans/:loan_id?', { loan_id, tab: 'past' }, ['tab'])`. */
export const address = (pattern: string, given: Given, query: readonly string[] = []): string => {
  const values = new Map(Object.entries(given));
  const path = pattern.replaceAll(/\/:(\w+)(\??)/g, (_, name: string, mark: string) =>
    mark === '?' && !isGiven(values.get(name)) ? '' : `/${segment(name, values.get(name))}`,
  );
  const search = new URLSearchParams();
  for (const name of query) {
    const value = values.get(name);
    for (const one of typeof value === 'object' && value !== null ? value : [value]) if (isGiven(one)) search.append(name, String(one));
  }
  const asked = search.toString();
  return (path || '/') + (asked === '' ? '' : `?${asked}`);
};
