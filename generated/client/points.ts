// Generated 876a91f31430. The calls of points. Change the spec, not this file.

export { getPoints, type GetPointsAnswer, type GetPointsArgs, type GetPointsCode } from "./points/getPoints";
