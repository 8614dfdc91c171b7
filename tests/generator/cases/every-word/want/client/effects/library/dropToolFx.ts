// Generated b663a439fab2. The effect of dropTool. Change the spec, not this file.
import { effectOf } from "../../effect-of";
import { dropTool, type DropToolAnswer, type DropToolArgs, type DropToolCode } from "../../library/dropTool";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Throws a tool away. */
export const dropToolFx: Effect<DropToolArgs, DropToolAnswer, Failure<DropToolCode>> = /* @__PURE__ */ effectOf("dropToolFx", dropTool);
