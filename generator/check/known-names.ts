// Names that are fixed outside: HTML's, IANA's and ISO's.
import { memoize } from '../model/memoize';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** The values of HTML's `autocomplete`. */
export const autocompletes = words(`
  off on name honorific-prefix given-name additional-name family-name honorific-suffix nickname username new-password current-password
  one-time-code organization-title organization street-address address-line1 address-line2 address-line3 address-level4 address-level3
  address-level2 address-level1 country country-name postal-code cc-name cc-given-name cc-additional-name cc-family-name cc-number cc-exp
  cc-exp-month cc-exp-year cc-csc cc-type transaction-currency transaction-amount language bday bday-day bday-month bday-year sex url photo
  tel tel-country-code tel-national tel-area-code tel-local tel-extension email impp webauthn`);

/** Media types that products send and take. */
export const mediaTypes = words(`
  image/jpeg image/png image/webp image/avif image/gif image/svg+xml image/heic image/heif image/tiff image/bmp video/mp4 video/webm
  audio/mpeg audio/ogg audio/wav application/pdf application/json application/xml application/zip application/gzip application/rtf
  application/msword application/octet-stream application/vnd.openxmlformats-officedocument.wordprocessingml.document
  application/vnd.openxmlformats-officedocument.spreadsheetml.sheet application/x-ndjson text/plain text/html text/css text/csv
  text/calendar text/markdown text/xml text/vcard text/javascript`);

const listed = memoize(({ of }: { readonly of: 'currency' | 'timeZone' }): ReadonlySet<string> => new Set(Intl.supportedValuesOf(of)));
const [ofCurrencies, ofZones] = [{ of: 'currency' }, { of: 'timeZone' }] as const;
export const currencies = (): ReadonlySet<string> => listed(ofCurrencies);
/** The zones under the names that engines give them; others of theirs are known too. */
export const zones = (): ReadonlySet<string> => listed(ofZones);

export const isZone = (name: string): boolean => {
  try {
    return zones().has(name) || new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};
