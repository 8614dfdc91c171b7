// The hash of the spec that this client was made from; the server tells by it whether the two fit. Written by the generator from the spec; change the spec, not this file.

export const hash = "83f9f2129f9e6be4";

/** The header in which it is told. */
export const hashHeader = "x-spec-hash";
