// The calls of points as effects. Written by the generator from the spec; change the spec, not this file.

export { getPointsFx } from "./points/getPointsFx";
