// Generated ea57c7d62488. The call findTool, and its effect. Change the spec, not this file.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Failure, Outcome, Transport } from "../transport";
import type { Effect } from "effector";

export interface FindToolArgs {
  readonly tool_id: string;
}

export type FindToolAnswer = string;

const codes = "input.invalid input.malformed input.not_found";

export type FindToolCode = Words<typeof codes>;

/** Leads to the shelf where a tool lies. GET /tool/{tool_id}/shelf. For anyone. Source: §7. */
export function findTool(transport: Transport, args: FindToolArgs): Promise<Outcome<FindToolAnswer, FindToolCode>> {
  return ask(transport, { call: "findTool", method: "GET", path: "/tool/{tool_id}/shelf", answer: "text", codes }, args);
}

export const findToolFx: Effect<FindToolArgs, FindToolAnswer, Failure<FindToolCode>> = /* @__PURE__ */ effectOf("findToolFx", findTool);
