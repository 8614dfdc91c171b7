// Generated faf6841201d5. The call deleteSeason, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";

export interface DeleteSeasonArgs {
  readonly season_id: string;
}

export type DeleteSeasonAnswer = Readonly<Record<never, never>>;

const codes = "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed input.no_such_call input.too_large property.season_not_found";

export type DeleteSeasonCode = Words<typeof codes>;

/** Removes a season; its nights have their usual price again. DELETE /user/season/{season_id}. For hosts. */
export function deleteSeason(transport: Transport, args: DeleteSeasonArgs): Promise<Outcome<DeleteSeasonAnswer, DeleteSeasonCode>> {
  return ask(transport, { call: "deleteSeason", method: "DELETE", path: "/user/season/{season_id}", secure: true, codes }, args);
}

export const deleteSeasonFx = /* @__PURE__ */ effectOf("deleteSeasonFx", deleteSeason);
