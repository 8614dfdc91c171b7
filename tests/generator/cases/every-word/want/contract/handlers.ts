// Who answers each call: with what, and how.
// Written by the generator from the spec; change the spec, not this file.
import type { Loan, LoanView, Member, Tool } from "../model/entities";
import type { ToolKind } from "../model/values";
import type { Clock, PlainDate } from "../model/wire";
import type { Facts } from "../rules/runtime";

/** A file that came with a multipart form, whole. */
export interface Upload {
  /** As the sender named it: not to be trusted. */
  readonly name: string;
  /** Its media type, as the sender said it. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** What a loader must find of each thing at least: all that guards, and the rules of the calls behind them, look at. */
export interface GuardedThings {
  readonly Loan: Facts<Loan, "member_id">;
}
/** Finds each thing that a guard looks at, by its key; null where there is none. One that is missing does not compile. */
export type GuardLoaders<Source> = { readonly [E in keyof GuardedThings]: (source: Source, key: string) => Promise<GuardedThings[E] | null> };

/** What a server hands its handlers beside the request. */
export interface Serving {
  /** Where anyone may ask. */
  readonly anyone: object;
  /** Behind a guard that wants a session. */
  readonly signedIn: object;
  /** What its loaders find. */
  readonly things: GuardedThings;
}

declare const enforced: unique symbol;
/** An answer that was made after the rules of its call were asked. */
export type Enforced<Answer> = Answer & { readonly [enforced]: true };
/** What a handler is handed where rules of its call ask for facts that only it finds. */
export interface EnforcingRules<Facts, Answer> {
  /** Refuses where one of them does not hold; what it returns makes the answer, which nothing else can. */
  readonly enforceRules: (facts: Facts) => (answer: Answer) => Enforced<Answer>;
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
/** What the rules of addPhoto ask that only its handler finds. */
export type AddPhotoFacts = { readonly member: Facts<Member, "keeper">; readonly tool: Facts<Tool, "deposit_cents" | "photos" | "timezone" | "tool_id"> };

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
export interface LibraryHandlers<S extends Serving> {
  /**
   * Adds a picture of a tool
   *
   * POST /tool/{tool_id}/photo
   *
   * Source: §7
   */
  readonly addPhoto: (request: AddPhotoRequest, context: S["signedIn"] & EnforcingRules<AddPhotoFacts, AddPhotoAnswer>) => Promise<Enforced<AddPhotoAnswer>>;
  /**
   * Lends the tool
   *
   * PATCH /loan/{loan_id}/answer
   *
   * Source: §7
   */
  readonly answerLoan: (request: AnswerLoanRequest, context: S["signedIn"]) => Promise<AnswerLoanAnswer>;
  /**
   * Asks for a tool
   *
   * POST /tool/{tool_id}/loan
   *
   * Source: §7
   */
  readonly askForTool: (request: AskForToolRequest, context: S["signedIn"]) => Promise<AskForToolAnswer>;
  /**
   * Brings the tool back
   *
   * PATCH /loan/{loan_id}/return
   *
   * Source: §7
   */
  readonly bringBack: (request: BringBackRequest & { readonly loan: S["things"]["Loan"] }, context: S["signedIn"]) => Promise<BringBackAnswer>;
  /**
   * Throws a tool away
   *
   * DELETE /tool/{tool_id}
   *
   * Source: §7
   */
  readonly dropTool: (request: DropToolRequest, context: S["signedIn"]) => Promise<DropToolAnswer>;
  /**
   * Lists the tools of the shed
   *
   * GET /tool
   *
   * Source: §7
   */
  readonly listTools: (request: ListToolsRequest, context: S["anyone"]) => Promise<ListToolsAnswer>;
  /**
   * Says how it was
   *
   * POST /loan/{loan_id}/rating
   *
   * Source: §7
   */
  readonly rateLoan: (request: RateLoanRequest & { readonly loan: S["things"]["Loan"] }, context: S["signedIn"]) => Promise<RateLoanAnswer>;
  /**
   * Writes down a tool anew
   *
   * PUT /tool/{tool_id}
   *
   * Source: §7
   */
  readonly replaceTool: (request: ReplaceToolRequest, context: S["signedIn"]) => Promise<ReplaceToolAnswer>;
  /**
   * Shows one loan
   *
   * GET /loan/{loan_id}
   *
   * Source: §7
   */
  readonly showLoan: (request: ShowLoanRequest & { readonly loan: S["things"]["Loan"] }, context: S["signedIn"]) => Promise<ShowLoanAnswer>;
  /**
   * The label of a shelf, to be printed
   *
   * GET /shelf/{shelf}/label
   *
   * Source: §7
   */
  readonly toolLabel: (request: ToolLabelRequest, context: S["anyone"]) => Promise<ToolLabelAnswer>;
}

/** Answers every call. One that is missing does not compile. */
export type Handlers<S extends Serving> = LibraryHandlers<S>;
export type CallId = keyof Handlers<Serving>;
