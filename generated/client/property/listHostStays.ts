// Generated ae9e3b9402d4. The call listHostStays, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { HostStays } from "../../model/entities";
import type { Currency } from "../../model/values";

export interface ListHostStaysArgs {
  readonly profile_id: string;
  readonly page?: number | undefined;
  readonly currency?: Currency | undefined;
}

export type ListHostStaysAnswer = HostStays;

const codes = "account.profile_not_found input.invalid input.malformed input.rate_limited";

export type ListHostStaysCode = Words<typeof codes>;

/** The listed properties of a host, as cards without dates. GET /property/profile/{profile_id}/listing. For anyone, where there is such a person. */
export function listHostStays(transport: Transport, args: ListHostStaysArgs): Promise<Outcome<ListHostStaysAnswer, ListHostStaysCode>> {
  return ask(transport, { call: "listHostStays", method: "GET", path: "/property/profile/{profile_id}/listing", codes }, args);
}

export const listHostStaysFx = /* @__PURE__ */ effectOf("listHostStaysFx", listHostStays);
