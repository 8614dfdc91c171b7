// Generated d2c2119f8818. The calls of points as effects. Change the spec, not this file.

export { getPointsFx } from "./points/getPointsFx";
