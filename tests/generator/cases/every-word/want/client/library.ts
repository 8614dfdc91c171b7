// The calls of library.
// Written by the generator from the spec; change the spec, not this file.
import { ask } from "./ask";
import type { Outcome, Transport } from "./transport";
import type { Loan, LoanView, Tool } from "../model/entities";
import type { ToolKind } from "../model/values";
import type { Clock, PlainDate } from "../model/wire";

export interface AddPhotoArgs {
  readonly tool_id: string;
  readonly photo: Blob;
  readonly caption?: string | undefined;
}

export type AddPhotoAnswer = Readonly<Record<never, never>>;
export type AddPhotoCode =
  | "input.invalid" | "input.malformed" | "input.not_found" | "input.too_large" | "loan.bad_link" | "session.not_keeper"
  | "session.not_signed_in";

/** Adds a picture of a tool. POST /tool/{tool_id}/photo. For keepers. Source: §7. */
export function addPhoto(transport: Transport, args: AddPhotoArgs): Promise<Outcome<AddPhotoAnswer, AddPhotoCode>> {
  return ask(transport, {
    call: "addPhoto", method: "POST", path: "/tool/{tool_id}/photo",
    codes: "input.invalid input.malformed input.not_found input.too_large loan.bad_link session.not_keeper session.not_signed_in",
    secure: true, multipart: true,
  }, args);
}

export interface AnswerLoanArgs {
  readonly loan_id: string;
}

export type AnswerLoanAnswer = Readonly<Record<never, never>>;
export type AnswerLoanCode =
  | "input.invalid" | "input.malformed" | "input.not_found" | "input.too_large" | "loan.illegal_move" | "loan.not_found"
  | "session.not_keeper" | "session.not_signed_in";

/** Lends the tool. PATCH /loan/{loan_id}/answer. For keepers. Source: §7. */
export function answerLoan(transport: Transport, args: AnswerLoanArgs): Promise<Outcome<AnswerLoanAnswer, AnswerLoanCode>> {
  return ask(transport, {
    call: "answerLoan", method: "PATCH", path: "/loan/{loan_id}/answer",
    codes: "input.invalid input.malformed input.not_found input.too_large loan.illegal_move loan.not_found session.not_keeper session.not_signed_in",
    secure: true,
  }, args);
}

export interface AskForToolArgs {
  readonly tool_id: string;
  /** The first day */
  readonly starts: PlainDate;
  /** The last day */
  readonly ends: PlainDate;
  readonly note?: string | undefined;
  /** Under the same key the call is done once, however often it is sent; left out, each time counts. */
  readonly idempotencyKey?: string | undefined;
}

export type AskForToolAnswer = Loan;
export type AskForToolCode =
  | "input.invalid" | "input.malformed" | "input.not_found" | "input.rate_limited" | "input.repeated_differently" | "input.too_large"
  | "loan.bad_dates" | "loan.illegal_move" | "loan.too_late" | "loan.tool_taken" | "session.not_signed_in";

/** Asks for a tool. POST /tool/{tool_id}/loan. For people who are signed in. Source: §7. */
export function askForTool(transport: Transport, args: AskForToolArgs): Promise<Outcome<AskForToolAnswer, AskForToolCode>> {
  return ask(transport, {
    call: "askForTool", method: "POST", path: "/tool/{tool_id}/loan",
    codes: "input.invalid input.malformed input.not_found input.rate_limited input.repeated_differently input.too_large loan.bad_dates loan.illegal_move loan.too_late loan.tool_taken session.not_signed_in",
    secure: true, repeatable: true,
  }, args);
}

export interface BringBackArgs {
  readonly loan_id: string;
}

export type BringBackAnswer = Readonly<Record<never, never>>;
export type BringBackCode =
  | "input.invalid" | "input.malformed" | "input.too_large" | "loan.illegal_move" | "loan.not_found" | "loan.not_paid" | "loan.not_yours"
  | "loan.too_late" | "session.not_signed_in";

/** Brings the tool back. PATCH /loan/{loan_id}/return. For the member who has the tool. Source: §7. */
export function bringBack(transport: Transport, args: BringBackArgs): Promise<Outcome<BringBackAnswer, BringBackCode>> {
  return ask(transport, {
    call: "bringBack", method: "PATCH", path: "/loan/{loan_id}/return",
    codes: "input.invalid input.malformed input.too_large loan.illegal_move loan.not_found loan.not_paid loan.not_yours loan.too_late session.not_signed_in",
    secure: true,
  }, args);
}

export interface DropToolArgs {
  readonly tool_id: string;
}

export type DropToolAnswer = Readonly<Record<never, never>>;
export type DropToolCode =
  | "input.invalid" | "input.malformed" | "input.not_found" | "input.too_large" | "session.not_keeper" | "session.not_signed_in";

/** Throws a tool away. DELETE /tool/{tool_id}. For keepers. Source: §7. */
export function dropTool(transport: Transport, args: DropToolArgs): Promise<Outcome<DropToolAnswer, DropToolCode>> {
  return ask(transport, {
    call: "dropTool", method: "DELETE", path: "/tool/{tool_id}",
    codes: "input.invalid input.malformed input.not_found input.too_large session.not_keeper session.not_signed_in", secure: true,
  }, args);
}

export interface FindToolArgs {
  readonly tool_id: string;
}

export type FindToolAnswer = string;
export type FindToolCode = "input.invalid" | "input.malformed" | "input.not_found";

/** Leads to the shelf where a tool lies. GET /tool/{tool_id}/shelf. For anyone. Source: §7. */
export function findTool(transport: Transport, args: FindToolArgs): Promise<Outcome<FindToolAnswer, FindToolCode>> {
  return ask(
    transport,
    {
      call: "findTool",
      method: "GET",
      path: "/tool/{tool_id}/shelf",
      codes: "input.invalid input.malformed input.not_found",
      answer: "text",
    },
    args,
  );
}

export interface ListToolsArgs {
  readonly kind?: ToolKind | undefined;
  readonly page?: number | undefined;
}

export type ListToolsAnswer = { readonly tools: readonly Tool[]; readonly next_page: number | null };
export type ListToolsCode = "input.invalid" | "input.malformed";

/** Lists the tools of the shed. GET /tool. For anyone. Source: §7. */
export function listTools(transport: Transport, args: ListToolsArgs | void): Promise<Outcome<ListToolsAnswer, ListToolsCode>> {
  return ask(transport, { call: "listTools", method: "GET", path: "/tool", codes: "input.invalid input.malformed" }, args);
}

export interface RateLoanArgs {
  readonly loan_id: string;
  readonly stars: number;
  readonly words?: string | undefined;
  readonly again: boolean;
}

export type RateLoanAnswer = Readonly<Record<never, never>>;
export type RateLoanCode =
  | "input.invalid" | "input.malformed" | "input.too_large" | "loan.bad_link" | "loan.not_found" | "loan.not_yours"
  | "session.not_signed_in";

/** Says how it was. POST /loan/{loan_id}/rating. For the member who has the tool. Source: §7. */
export function rateLoan(transport: Transport, args: RateLoanArgs): Promise<Outcome<RateLoanAnswer, RateLoanCode>> {
  return ask(transport, {
    call: "rateLoan", method: "POST", path: "/loan/{loan_id}/rating",
    codes: "input.invalid input.malformed input.too_large loan.bad_link loan.not_found loan.not_yours session.not_signed_in", secure: true,
  }, args);
}

export interface ReplaceToolArgs {
  readonly tool_id: string;
  /** What it is for */
  readonly kind: ToolKind;
  readonly opens?: Clock | undefined;
  readonly deposit_cents: number;
}

export type ReplaceToolAnswer = Readonly<Record<never, never>>;
export type ReplaceToolCode =
  | "input.invalid" | "input.malformed" | "input.not_found" | "input.too_large" | "session.not_keeper" | "session.not_signed_in";

/** Writes down a tool anew. PUT /tool/{tool_id}. For keepers. Source: §7. */
export function replaceTool(transport: Transport, args: ReplaceToolArgs): Promise<Outcome<ReplaceToolAnswer, ReplaceToolCode>> {
  return ask(transport, {
    call: "replaceTool", method: "PUT", path: "/tool/{tool_id}",
    codes: "input.invalid input.malformed input.not_found input.too_large session.not_keeper session.not_signed_in", secure: true,
  }, args);
}

export interface ShowLoanArgs {
  readonly loan_id: string;
}

export type ShowLoanAnswer = LoanView;
export type ShowLoanCode = "input.invalid" | "input.malformed" | "loan.not_found" | "loan.not_yours" | "session.not_signed_in";

/** Shows one loan. GET /loan/{loan_id}. For the member who has the tool. Source: §7. */
export function showLoan(transport: Transport, args: ShowLoanArgs): Promise<Outcome<ShowLoanAnswer, ShowLoanCode>> {
  return ask(transport, {
    call: "showLoan", method: "GET", path: "/loan/{loan_id}",
    codes: "input.invalid input.malformed loan.not_found loan.not_yours session.not_signed_in", secure: true,
  }, args);
}

export interface ToolLabelArgs {
  readonly shelf: number;
}

export type ToolLabelAnswer = string;
export type ToolLabelCode = "input.invalid" | "input.malformed" | "input.not_found";

/** The label of a shelf, to be printed. GET /shelf/{shelf}/label. For anyone. Source: §7. */
export function toolLabel(transport: Transport, args: ToolLabelArgs): Promise<Outcome<ToolLabelAnswer, ToolLabelCode>> {
  return ask(transport, {
    call: "toolLabel", method: "GET", path: "/shelf/{shelf}/label", codes: "input.invalid input.malformed input.not_found", bare: true,
    answer: "text",
  }, args);
}
