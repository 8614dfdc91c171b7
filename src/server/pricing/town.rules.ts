// Names of towns as people write them: compared without case, accents, apostrophes and full stops. Pure.

/** `St. John’s` and `st johns`, `Montréal` and `MONTREAL` are the same: lower-case letters of any script, digits, and single spaces. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}’'`´.]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
