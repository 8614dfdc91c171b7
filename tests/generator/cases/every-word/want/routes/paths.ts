// How to write a link to each page.
// Written by the generator from the spec; change the spec, not this file.

type Plain = string | number | boolean | null | undefined;
type Given = Readonly<Record<string, Plain | readonly Plain[]>>;

const segment = (name: string, value: Plain | readonly Plain[]): string => {
  const text = String(value ?? "");
  // no address can carry these: a browser drops them from a path, however they are written
  if (text === "" || text === "." || text === "..") throw new RangeError(`${name} cannot be "${text}" in a path`);
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, "\uFFFD"));
};

const isGiven = (value: Plain | readonly Plain[]): boolean => value !== undefined && value !== null && value !== "";

const address = (pattern: string, given: Given, query: readonly string[] = []): string => {
  const values = new Map(Object.entries(given));
  const path = pattern.replaceAll(/\/:(\w+)(\??)/g, (_, name: string, mark: string) =>
    mark === "?" && !isGiven(values.get(name)) ? "" : `/${segment(name, values.get(name))}`,
  );
  const search = new URLSearchParams();
  for (const name of query) {
    const value = values.get(name);
    for (const one of typeof value === "object" && value !== null ? value : [value]) if (isGiven(one)) search.append(name, String(one));
  }
  const asked = search.toString();
  return (path || "/") + (asked === "" ? "" : `?${asked}`);
};

/** The address of each page: parameters and query in one object, encoded. */
export const pathTo = {
  help: (): string => "/help",
  home: (to: { readonly search?: string | undefined } = {}): string => address("/", to, ["search"]),
  loanPage: (to: { readonly loan_id: string }): string => address("/loan/:loan_id", to),
  loans: (to: { readonly loan_id?: string | undefined } = {}): string => address("/loans/:loan_id?", to),
  shed: (to: { readonly shelf: number }): string => address("/shed/:shelf", to),
  signIn: (): string => "/sign-in",
};
