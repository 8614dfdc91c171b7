// Generated 2621f963d63b. The call searchOwnProperties. Change the spec, not this file.
import { ask } from "../ask";
import type { Outcome, Transport } from "../transport";
import type { PropertyRow } from "../../model/entities";

export interface SearchOwnPropertiesArgs {
  /** A listing on another platform; without a scheme it gets https:// */
  readonly listing_url: string;
}

export type SearchOwnPropertiesAnswer = readonly PropertyRow[];

export type SearchOwnPropertiesCode = "account.not_signed_in"
  | "input.invalid"
  | "input.malformed"
  | "input.too_large"
  | "property.listing_address_unusable";

/** Finds the person’s own property by its listing address: a list of one, or an empty one. POST /user/property/search. For people who are signed in. Source: §7 Property. */
export function searchOwnProperties(transport: Transport, args: SearchOwnPropertiesArgs): Promise<Outcome<SearchOwnPropertiesAnswer, SearchOwnPropertiesCode>> {
  return ask(transport, { call: "searchOwnProperties", method: "POST", path: "/user/property/search", codes: "account.not_signed_in input.invalid input.malformed input.too_large property.listing_address_unusable", secure: true, answer: "array" }, args);
}
