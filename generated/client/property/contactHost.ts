// Generated e7f05f569a09. The call contactHost, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";

export interface ContactHostArgs {
  readonly property_id: string;
  /** Cannot be empty */
  readonly message?: string | undefined;
  /** Under the same key the call is done once, however often it is sent; left out, each time counts. */
  readonly idempotencyKey?: string | undefined;
}

export type ContactHostAnswer = {
    readonly thread_id: string;
  };

const codes = "account.not_named account.not_signed_in account.not_verified input.invalid input.malformed input.rate_limited input.repeated_differently input.too_large message.person_left property.gone property.no_message property.no_property_id property.not_found property.own_listing";

export type ContactHostCode = Words<typeof codes>;

/** Writes to the host in the thread of the two; neither sees the other’s address. POST /property/{property_id}/contact. For people with a name, where the property is listed or paused. Source: §7 Property. */
export function contactHost(transport: Transport, args: ContactHostArgs): Promise<Outcome<ContactHostAnswer, ContactHostCode>> {
  return ask(transport, { call: "contactHost", method: "POST", path: "/property/{property_id}/contact", secure: true, repeatable: true, codes }, args);
}

export const contactHostFx = /* @__PURE__ */ effectOf("contactHostFx", contactHost);
