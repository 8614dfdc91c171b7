// Generated 9b00e371d55c. The effect of listSessions. Change the spec, not this file.
import { listSessions, type ListSessionsAnswer, type ListSessionsCode } from "../../account/listSessions";
import { effectOf } from "../../effect-of";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** The browsers in which the person is signed in, the one that asks included. */
export const listSessionsFx: Effect<void, ListSessionsAnswer, Failure<ListSessionsCode>> = /* @__PURE__ */ effectOf("listSessionsFx", listSessions);
