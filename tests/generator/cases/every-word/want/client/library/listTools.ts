// Generated d18397d48066. The call listTools, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { Tool } from "../../model/entities";
import type { ToolKind } from "../../model/values";

export interface ListToolsArgs {
  readonly kind?: ToolKind | undefined;
  readonly page?: number | undefined;
}

export type ListToolsAnswer = {
    readonly tools: readonly Tool[];
    readonly next_page: number | null;
  };

const codes = "input.invalid input.malformed";

export type ListToolsCode = Words<typeof codes>;

/** Lists the tools of the shed. GET /tool. For anyone. Source: §7. */
export function listTools(transport: Transport, args: ListToolsArgs | void): Promise<Outcome<ListToolsAnswer, ListToolsCode>> {
  return ask(transport, { call: "listTools", method: "GET", path: "/tool", secure: true, codes }, args);
}

export const listToolsFx = /* @__PURE__ */ effectOf("listToolsFx", listTools);
