// The hash of the spec that this client was made from; the server tells by it whether the two fit. Written by the generator from the spec; change the spec, not this file.

export const hash = "bfdfa9d23cbcfddf";

/** The header in which it is told. */
export const hashHeader = "x-spec-hash";
