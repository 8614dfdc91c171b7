// Generated aefb43a765e4. How dates, times, identifiers and email addresses are written: one pattern each, for whoever reads or checks one.
// The same for every spec: it stands in generator/runtime, and is copied from there as it is.

/** A calendar date, `2027-02-12`; which months are how long, the calendar knows. */
export const date = /^\d{4}-\d\d-\d\d$/;
/** A time of day, `16:00`. */
export const clock = /^([01]\d|2[0-3]):[0-5]\d$/;
/** A moment with its zone, `2027-02-12T16:00:00Z`; its first part is its date. */
export const instant = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;
/** An identifier. */
export const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
/**
 * An email address, in the letters of any script before and after its `@`, below a domain with a dot; spaces around it are not part of it.
 * JSON Schema's `idn-email`.
 */
export const email =
  /^\s*[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\s*$/u;
