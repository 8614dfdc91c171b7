// Stands for what the generator writes from a spec: its hash.
export const hash: string = 'of no spec';
export const hashHeader = 'x-spec-hash';
