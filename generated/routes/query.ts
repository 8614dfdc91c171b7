// Generated 10bdd7527ffa. Readers of an address's query. An invalid value counts as missing. The same for every spec: it stands in generator/runtime, and is copied
// from there as it is.
import { isText } from '../model/patterns';

interface Single {
  readonly is: 'text' | 'number' | 'flag' | 'one';
  readonly of?: readonly string[];
  readonly pattern?: string;
  readonly whole?: boolean;
  readonly least?: number;
  readonly most?: number;
}
interface Several {
  readonly is: 'list';
  readonly of: Single;
  readonly most?: number;
}
/** How one value is read, and what it is where it is not given. */
export type QueryReader = (Single | Several) & { readonly otherwise?: unknown };

const numberOf = (text: string, { whole, least = -Infinity, most = Infinity }: Single): number | undefined => {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  const fits = Number.isFinite(value) && value >= least && value <= most && (!whole || Number.isInteger(value));
  return fits ? value : undefined;
};

const valueOf = (text: string, how: Single): string | number | boolean | undefined => {
  if (how.is === 'number') return numberOf(text, how);
  if (how.is === 'flag') return text === 'true' ? true : text === 'false' ? false : undefined;
  if (how.is === 'one') return how.of?.includes(text) ? text : undefined;
  const typed = text.trim();
  const fits = typed.length <= (how.most ?? Infinity) && (how.pattern === undefined || new RegExp(how.pattern, 'u').test(typed));
  return fits && typed !== '' && isText(typed) ? typed : undefined;
};

/** The fields of a query: `read('?page=2', { page: { is: 'number', whole: true, otherwise: 1 } })`. */
export const read = (search: string, fields: Readonly<Record<string, QueryReader>>): unknown => {
  const given = new URLSearchParams(search);
  const found = Object.entries(fields).map(([name, how]) => {
    const single = how.is === 'list' ? how.of : how;
    const values = [...new Set(given.getAll(name).flatMap((text) => valueOf(text, single) ?? []))];
    const value = how.is === 'list' ? (values.length > 0 ? values.slice(0, how.most) : undefined) : values[0];
    return [name, value ?? how.otherwise] as const;
  });
  return Object.fromEntries(found.filter(([, value]) => value !== undefined));
};
