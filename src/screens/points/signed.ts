// Points with the sign that says whether they came or went.

/** `+400`, or with a true minus `−900`. */
export const signed = (points: number, number: (value: number) => string): string =>
  points < 0 ? `−${number(-points)}` : `+${number(points)}`;
