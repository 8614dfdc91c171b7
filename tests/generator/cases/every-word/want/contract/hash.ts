// The hash of the spec that this contract was made from. Written by the generator from the spec; change the spec, not this file.

export const hash = "bfdfa9d23cbcfddf";

/** The header in which a client tells the hash of its own. */
export const hashHeader = "x-spec-hash";
