// Generated 494ce8c9879a. The calls of points.

export { getPoints, getPointsFx, type GetPointsAnswer, type GetPointsArgs, type GetPointsCode } from "./points/getPoints";
