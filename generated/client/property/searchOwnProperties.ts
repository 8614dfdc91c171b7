// Generated f1facdefab7c. The call searchOwnProperties, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { PropertyRow } from "../../model/entities";

export interface SearchOwnPropertiesArgs {
  /** A listing on another platform; without a scheme it gets https:// */
  readonly listing_url: string;
}

export type SearchOwnPropertiesAnswer = readonly PropertyRow[];

const codes = "account.not_signed_in input.invalid input.malformed input.too_large property.listing_address_unusable";

export type SearchOwnPropertiesCode = Words<typeof codes>;

/** Finds the person’s own property by its listing address: a list of one, or an empty one. POST /user/property/search. For people who are signed in. Source: §7 Property. */
export function searchOwnProperties(transport: Transport, args: SearchOwnPropertiesArgs): Promise<Outcome<SearchOwnPropertiesAnswer, SearchOwnPropertiesCode>> {
  return ask(transport, { call: "searchOwnProperties", method: "POST", path: "/user/property/search", secure: true, answer: "array", codes }, args);
}

export const searchOwnPropertiesFx = /* @__PURE__ */ effectOf("searchOwnPropertiesFx", searchOwnProperties);
