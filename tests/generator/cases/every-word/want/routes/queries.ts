// How to read the query of each page. What does not fit counts as not given.
// Written by the generator from the spec; change the spec, not this file.

interface Single {
  readonly is: "text" | "number" | "flag" | "one";
  readonly of?: readonly string[];
  readonly pattern?: string;
  readonly whole?: boolean;
  readonly least?: number;
  readonly most?: number;
}
interface Several {
  readonly is: "list";
  readonly of: Single;
  readonly most?: number;
}
type Reading = (Single | Several) & { readonly otherwise?: unknown };

const numberOf = (text: string, { whole, least = -Infinity, most = Infinity }: Single): number | undefined => {
  const value = text.trim() === "" ? Number.NaN : Number(text);
  const fits = Number.isFinite(value) && value >= least && value <= most && (!whole || Number.isInteger(value));
  return fits ? value : undefined;
};

const valueOf = (text: string, how: Single): string | number | boolean | undefined => {
  if (how.is === "number") return numberOf(text, how);
  if (how.is === "flag") return text === "true" ? true : text === "false" ? false : undefined;
  if (how.is === "one") return how.of?.includes(text) ? text : undefined;
  const fits = text !== "" && text.length <= (how.most ?? Infinity) && (how.pattern === undefined || new RegExp(how.pattern, "u").test(text));
  return fits ? text : undefined;
};

const read = (search: string, fields: Readonly<Record<string, Reading>>): unknown => {
  const given = new URLSearchParams(search);
  const found = Object.entries(fields).map(([name, how]) => {
    const single = how.is === "list" ? how.of : how;
    const values = given.getAll(name).flatMap((text) => valueOf(text, single) ?? []);
    const value = how.is === "list" ? (values.length > 0 ? values.slice(0, how.most) : undefined) : values[0];
    return [name, value ?? how.otherwise] as const;
  });
  return Object.fromEntries(found.filter(([, value]) => value !== undefined));
};

/** The query of each page that has one, from what stands behind the question mark. */
export const queryOf = {
  home: (search: string): { readonly search?: string | undefined } =>
    read(search, { search: { is: "text", most: 80 } }) as { readonly search?: string | undefined },
};
