// Generated ca52cf033cfd. The call findPlace, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { FoundPlace } from "../../model/entities";
import type { Province } from "../../model/values";

export interface FindPlaceArgs {
  /** Street and number; left out, or unknown, the town counts */
  readonly address?: string | undefined;
  readonly city: string;
  readonly province: Province;
  readonly postal_code?: string | undefined;
}

export type FindPlaceAnswer = FoundPlace;

const codes = "account.not_signed_in input.invalid input.malformed input.rate_limited";

export type FindPlaceCode = Words<typeof codes>;

/** Where an address or a town of Canada is; misspelt towns too. GET /place/find. For people who are signed in. */
export function findPlace(transport: Transport, args: FindPlaceArgs): Promise<Outcome<FindPlaceAnswer, FindPlaceCode>> {
  return ask(transport, { call: "findPlace", method: "GET", path: "/place/find", secure: true, codes }, args);
}

export const findPlaceFx = /* @__PURE__ */ effectOf("findPlaceFx", findPlace);
