// Generated da6df0efa41d. The call listTools. Change the spec, not this file.
import { ask } from "../ask";
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

export type ListToolsCode = "input.invalid"
  | "input.malformed";

/** Lists the tools of the shed. GET /tool. For anyone. Source: §7. */
export function listTools(transport: Transport, args: ListToolsArgs | void): Promise<Outcome<ListToolsAnswer, ListToolsCode>> {
  return ask(transport, { call: "listTools", method: "GET", path: "/tool", codes: "input.invalid input.malformed", secure: true }, args);
}
