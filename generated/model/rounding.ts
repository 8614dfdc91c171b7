// Generated 79336bedd944. Shares of sums in whole units, such as cents: the one rounding of both sides.
// The same for every spec: it stands in generator/runtime, and is copied from there as it is.

/** A share of a sum in percent, rounded half up: exact, since percents have at most four decimals. */
export const percentOf = (sum: number, percent: number): number =>
  Number((BigInt(sum) * BigInt(Math.round(percent * 10_000)) + 500_000n) / 1_000_000n);
