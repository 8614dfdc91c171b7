// Generated 0d427e55609d. The effect of getStatement. Change the spec, not this file.
import { getStatement, type GetStatementAnswer, type GetStatementArgs, type GetStatementCode } from "../../booking/getStatement";
import { effectOf } from "../../effect-of";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** What a paid stay brings its host, line by line, and when it was paid out. */
export const getStatementFx: Effect<GetStatementArgs, GetStatementAnswer, Failure<GetStatementCode>> = /* @__PURE__ */ effectOf("getStatementFx", getStatement);
