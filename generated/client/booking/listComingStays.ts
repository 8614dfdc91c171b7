// Generated beed5ea5469b. The call listComingStays, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { BookingRow } from "../../model/entities";

export type ListComingStaysAnswer = {
    readonly bookingList: readonly BookingRow[];
  };

const codes = "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed";

export type ListComingStaysCode = Words<typeof codes>;

/** Who stays, or asks to stay, in the coming days: at a host’s own properties, and where they answer guests as a co-host. GET /booking/properties/coming. For hosts. */
export function listComingStays(transport: Transport): Promise<Outcome<ListComingStaysAnswer, ListComingStaysCode>> {
  return ask(transport, { call: "listComingStays", method: "GET", path: "/booking/properties/coming", secure: true, codes }, undefined);
}

export const listComingStaysFx = /* @__PURE__ */ effectOf("listComingStaysFx", listComingStays);
