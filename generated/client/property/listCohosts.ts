// Generated d3defeea7748. The call listCohosts, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { Cohost } from "../../model/entities";

export interface ListCohostsArgs {
  readonly property_id: string;
}

export type ListCohostsAnswer = readonly Cohost[];

const codes = "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed property.not_found property.not_owner";

export type ListCohostsCode = Words<typeof codes>;

/** The co-hosts of a listing and the invitations that wait, in the order in which they were sent. GET /user/property/{property_id}/cohost. For the owner of the property. */
export function listCohosts(transport: Transport, args: ListCohostsArgs): Promise<Outcome<ListCohostsAnswer, ListCohostsCode>> {
  return ask(transport, { call: "listCohosts", method: "GET", path: "/user/property/{property_id}/cohost", secure: true, answer: "array", codes }, args);
}

export const listCohostsFx = /* @__PURE__ */ effectOf("listCohostsFx", listCohosts);
