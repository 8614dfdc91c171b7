// Generated 0d12550a4ad3. Examples of the calls of points. A rule that asks for the state of a thing, or the hour, is not played through.
import type { GetPointsAnswer, GetPointsArgs, GetPointsCode } from "../client/points";
import type { Example } from "./example";
import { examplePointsBalance } from "./things";

export const getPoints: Example<GetPointsArgs, GetPointsAnswer, GetPointsCode> = {
  args: {},
  answer: examplePointsBalance,
};
