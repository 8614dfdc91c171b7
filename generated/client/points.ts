// The calls of points. Written by the generator from the spec; change the spec, not this file.

export { getPoints, type GetPointsAnswer, type GetPointsArgs, type GetPointsCode } from "./points/getPoints";
