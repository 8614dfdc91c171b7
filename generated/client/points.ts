// Generated 827d04ffa7e5. The calls of points. Change the spec, not this file.

export { getPoints, getPointsFx, type GetPointsAnswer, type GetPointsArgs, type GetPointsCode } from "./points/getPoints";
