// Generated e012f8e39d17. The call toolLabel, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";

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

export const toolLabelFx = /* @__PURE__ */ effectOf("toolLabelFx", toolLabel);
