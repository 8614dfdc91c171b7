// Generated 3c902c96fc73. When the product moves a thing by itself.
// The same for every spec: it stands in generator/runtime, and is copied from there as it is.

/** A move that the product makes by itself; null where its moment is not known yet. */
export interface Timer<Job extends string = string> {
  readonly job: Job;
  readonly from: string | null;
  readonly at: Date | null;
}

/** The first of some moments that is known. */
export const firstOf = (moments: readonly number[]): Date | null => {
  const known = moments.filter((moment) => !Number.isNaN(moment));
  return known.length === 0 ? null : new Date(Math.min(...known));
};
