// Generated 1b9383d36e66. The call replaceTool, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { ToolKind } from "../../model/values";
import type { Clock } from "../../model/wire";

export interface ReplaceToolArgs {
  readonly tool_id: string;
  /** What it is for */
  readonly kind: ToolKind;
  readonly opens?: Clock | undefined;
  readonly deposit_cents: number;
  readonly password: string;
}

export type ReplaceToolAnswer = Readonly<Record<never, never>>;

const codes = "input.invalid input.malformed input.not_found input.too_large session.not_keeper session.not_signed_in";

export type ReplaceToolCode = Words<typeof codes>;

/**
 * Writes down a tool anew. PUT /tool/{tool_id}. For keepers. Source: §7.
 * @deprecated Change the fields that differ.
 */
export function replaceTool(transport: Transport, args: ReplaceToolArgs): Promise<Outcome<ReplaceToolAnswer, ReplaceToolCode>> {
  return ask(transport, { call: "replaceTool", method: "PUT", path: "/tool/{tool_id}", secure: true, codes }, args);
}

export const replaceToolFx = /* @__PURE__ */ effectOf("replaceToolFx", replaceTool);
