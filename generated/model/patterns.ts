// Generated 3ddfb3221427. How texts, dates, times, identifiers and email addresses are written: once each.
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

// controls but the ends of lines and tabs, half characters, what turns the direction of all that follows, and notes between the lines
const hidden = /[^\P{Cc}\t\n\r]|[\p{Cs}\u202A-\u202E\u2066-\u2069\uFFF9-\uFFFB]/u;
// an accent alone stands on nothing
const seen = /[^\s\p{Cc}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Whether a text has no hidden characters, and something that is seen unless it is empty. JSON Schema's `long-text`. */
export const isLongText = (text: string): boolean => !hidden.test(text) && (text === '' || seen.test(text));
/** The same of a text on one line. JSON Schema's `text`. */
export const isText = (text: string): boolean => isLongText(text) && !/[\t\n\r\u2028\u2029]/.test(text);
