// The calls of points.
// Written by the generator from the spec; change the spec, not this file.

export { getPoints, type GetPointsAnswer, type GetPointsCode } from "./points/getPoints";
