// Generated 064d55d1f0b8. The call toolLabel, and its effect. Change the spec, not this file.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Failure, Outcome, Transport } from "../transport";
import type { Effect } from "effector";

export interface ToolLabelArgs {
  readonly shelf: number;
}

export type ToolLabelAnswer = string;

const codes = "input.invalid input.malformed input.not_found";

export type ToolLabelCode = Words<typeof codes>;

/** The label of a shelf, to be printed. GET /shelf/{shelf}/label. For anyone. Source: §7. */
export function toolLabel(transport: Transport, args: ToolLabelArgs): Promise<Outcome<ToolLabelAnswer, ToolLabelCode>> {
  return ask(transport, { call: "toolLabel", method: "GET", path: "/shelf/{shelf}/label", bare: true, answer: "text", codes }, args);
}

export const toolLabelFx: Effect<ToolLabelArgs, ToolLabelAnswer, Failure<ToolLabelCode>> = /* @__PURE__ */ effectOf("toolLabelFx", toolLabel);
