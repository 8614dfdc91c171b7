// Who answers each call: with what, and how.
// Written by the generator from the spec; change the spec, not this file.
import type { Loan, LoanView, Tool } from "../model/entities";
import type { ToolKind } from "../model/values";
import type { Clock, PlainDate } from "../model/wire";

/** A file that came with a multipart form, whole. */
export interface Upload {
  /** As the sender named it: not to be trusted. */
  readonly name: string;
  /** Its media type, as the sender said it. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** What addPhoto is asked with: checked, and defaults filled in. */
export interface AddPhotoRequest {
  readonly params: {
    readonly tool_id: string;
  };
  readonly query: Readonly<Record<never, never>>;
  readonly input: {
    readonly photo: Upload;
    readonly caption?: string | undefined;
  };
}
export type AddPhotoAnswer = Readonly<Record<never, never>>;

/** What answerLoan is asked with: checked, and defaults filled in. */
export interface AnswerLoanRequest {
  readonly params: {
    readonly loan_id: string;
  };
  readonly query: Readonly<Record<never, never>>;
  readonly input: Readonly<Record<never, never>>;
}
export type AnswerLoanAnswer = Readonly<Record<never, never>>;

/** What askForTool is asked with: checked, and defaults filled in. */
export interface AskForToolRequest {
  readonly params: {
    readonly tool_id: string;
  };
  readonly query: Readonly<Record<never, never>>;
  readonly input: {
    readonly starts: PlainDate;
    readonly ends: PlainDate;
    readonly note?: string | undefined;
  };
}
export type AskForToolAnswer = Loan;

/** What bringBack is asked with: checked, and defaults filled in. */
export interface BringBackRequest {
  readonly params: {
    readonly loan_id: string;
  };
  readonly query: Readonly<Record<never, never>>;
  readonly input: Readonly<Record<never, never>>;
}
export type BringBackAnswer = Readonly<Record<never, never>>;

/** What dropTool is asked with: checked, and defaults filled in. */
export interface DropToolRequest {
  readonly params: {
    readonly tool_id: string;
  };
  readonly query: Readonly<Record<never, never>>;
  readonly input: Readonly<Record<never, never>>;
}
export type DropToolAnswer = Readonly<Record<never, never>>;

/** What listTools is asked with: checked, and defaults filled in. */
export interface ListToolsRequest {
  readonly params: Readonly<Record<never, never>>;
  readonly query: {
    readonly kind?: ToolKind | undefined;
    readonly page: number;
  };
  readonly input: Readonly<Record<never, never>>;
}
export type ListToolsAnswer = { readonly tools: readonly Tool[]; readonly next_page: number | null };

/** What rateLoan is asked with: checked, and defaults filled in. */
export interface RateLoanRequest {
  readonly params: {
    readonly loan_id: string;
  };
  readonly query: Readonly<Record<never, never>>;
  readonly input: {
    readonly stars: number;
    readonly words?: string | undefined;
    readonly again: boolean;
  };
}
export type RateLoanAnswer = Readonly<Record<never, never>>;

/** What replaceTool is asked with: checked, and defaults filled in. */
export interface ReplaceToolRequest {
  readonly params: {
    readonly tool_id: string;
  };
  readonly query: Readonly<Record<never, never>>;
  readonly input: {
    readonly kind: ToolKind;
    readonly opens: Clock;
    readonly deposit_cents: number;
  };
}
export type ReplaceToolAnswer = Readonly<Record<never, never>>;

/** What showLoan is asked with: checked, and defaults filled in. */
export interface ShowLoanRequest {
  readonly params: {
    readonly loan_id: string;
  };
  readonly query: Readonly<Record<never, never>>;
  readonly input: Readonly<Record<never, never>>;
}
export type ShowLoanAnswer = LoanView;

/** What toolLabel is asked with: checked, and defaults filled in. */
export interface ToolLabelRequest {
  readonly params: {
    readonly shelf: number;
  };
  readonly query: Readonly<Record<never, never>>;
  readonly input: Readonly<Record<never, never>>;
}
export type ToolLabelAnswer = string;

/** Answers the calls of library. */
export interface LibraryHandlers<Context> {
  /**
   * Adds a picture of a tool
   *
   * POST /tool/{tool_id}/photo
   *
   * Source: §7
   */
  readonly addPhoto: (request: AddPhotoRequest, context: Context) => Promise<AddPhotoAnswer>;
  /**
   * Lends the tool
   *
   * PATCH /loan/{loan_id}/answer
   *
   * Source: §7
   */
  readonly answerLoan: (request: AnswerLoanRequest, context: Context) => Promise<AnswerLoanAnswer>;
  /**
   * Asks for a tool
   *
   * POST /tool/{tool_id}/loan
   *
   * Source: §7
   */
  readonly askForTool: (request: AskForToolRequest, context: Context) => Promise<AskForToolAnswer>;
  /**
   * Brings the tool back
   *
   * PATCH /loan/{loan_id}/return
   *
   * Source: §7
   */
  readonly bringBack: (request: BringBackRequest, context: Context) => Promise<BringBackAnswer>;
  /**
   * Throws a tool away
   *
   * DELETE /tool/{tool_id}
   *
   * Source: §7
   */
  readonly dropTool: (request: DropToolRequest, context: Context) => Promise<DropToolAnswer>;
  /**
   * Lists the tools of the shed
   *
   * GET /tool
   *
   * Source: §7
   */
  readonly listTools: (request: ListToolsRequest, context: Context) => Promise<ListToolsAnswer>;
  /**
   * Says how it was
   *
   * POST /loan/{loan_id}/rating
   *
   * Source: §7
   */
  readonly rateLoan: (request: RateLoanRequest, context: Context) => Promise<RateLoanAnswer>;
  /**
   * Writes down a tool anew
   *
   * PUT /tool/{tool_id}
   *
   * Source: §7
   */
  readonly replaceTool: (request: ReplaceToolRequest, context: Context) => Promise<ReplaceToolAnswer>;
  /**
   * Shows one loan
   *
   * GET /loan/{loan_id}
   *
   * Source: §7
   */
  readonly showLoan: (request: ShowLoanRequest, context: Context) => Promise<ShowLoanAnswer>;
  /**
   * The label of a shelf, to be printed
   *
   * GET /shelf/{shelf}/label
   *
   * Source: §7
   */
  readonly toolLabel: (request: ToolLabelRequest, context: Context) => Promise<ToolLabelAnswer>;
}

/** Answers every call. The context is the server’s own: who asks, the clock, the database. */
export type Handlers<Context> = LibraryHandlers<Context>;
export type CallId = keyof Handlers<unknown>;
