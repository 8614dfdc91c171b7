// Stands for what the generator writes from a spec: zones whose laws are newer than the engines that we run on.
export const settledZones: readonly (readonly [zone: string, since: string, hoursAhead: number])[] = [];
