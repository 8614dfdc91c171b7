// Values kept in this browser. Storage may be closed to us, or hold what an older page wrote: then there is nothing.
import { fits } from '../../../../generated/model/fits';
import type { KeptThing } from '../../../../generated/model/kept';

/** The kept value, or another where there is none. */
export const stored = <T>({ name, schema }: KeptThing, otherwise: T): T => {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(name) ?? 'null');
    return fits(schema, found) ? (found as T) : otherwise;
  } catch {
    return otherwise;
  }
};

/** Keeps a value; null, or a list without entries, removes what was kept. */
export const store = ({ name }: KeptThing, value: object | null): void => {
  try {
    if (value === null || (Array.isArray(value) && value.length === 0)) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // nothing is kept then
  }
};
