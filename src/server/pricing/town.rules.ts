// Names of towns as people write them: compared without case, accents, apostrophes and full stops. Pure.

/** `St. John’s` and `st johns`, `Montréal` and `MONTREAL` are the same: lower case, only letters of a to z, digits and single spaces. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}’'`´.]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
