// Generated b6ad7d88e016. Who answers each call: what it is asked with (checked, and defaults filled in), and with what it answers.
import type { Loan, LoanView, Member, Tool } from "../model/entities";
import type { ToolKind } from "../model/values";
import type { Clock, PlainDate } from "../model/wire";
import type { Facts } from "../rules/runtime";

/** A file that came with a multipart form, whole and no larger than it may be. */
export interface Upload {
  /** As the sender named it: not to be trusted. */
  readonly name: string;
  /** Its media type, as the sender said it. */
  readonly type: string;
  /** Where it lies until the call is answered. */
  readonly file: string;
}

/** What another system sent: nothing of it is to be trusted before its signature was checked. */
export interface RawBody {
  /** The body as it came, whatever it is. */
  readonly bytes: Uint8Array;
  /** By their names in small letters. */
  readonly headers: { readonly [name: string]: string | undefined };
}

/** What a loader must find of each thing at least: all that guards, and the rules of the calls behind them, look at. */
export interface GuardedThings {
  readonly Loan: Facts<Loan, "member_id">;
}

/** Finds each thing that a guard looks at, by its key; null where there is none. One that is missing does not compile. */
export type GuardLoaders<Source> = { readonly [E in keyof GuardedThings]: (source: Source, key: string) => Promise<GuardedThings[E] | null> };

/** What a server hands its handlers beside the request. */
export interface HandlerTypes {
  /** Where anyone may ask. */
  readonly anyone: object;
  /** Behind a guard that wants a session. */
  readonly signedIn: object;
  /** What its loaders find. */
  readonly things: GuardedThings;
}

/** A server says here, once, what it hands its handlers: `declare module` adds `readonly types`, and every handler knows it. */
export interface Register {
}

/** What the server has registered; the least that it may hand before, and of what it has not registered. */
export type Registered = Register extends { readonly types: infer T extends Omit<HandlerTypes, "things"> & { readonly things: object } } ? T & { readonly things: Omit<GuardedThings, keyof T["things"]> } : HandlerTypes;
declare const enforced: unique symbol;

/** An answer that was made after the rules of its call were asked. */
export type Enforced<Answer> = Answer & { readonly [enforced]: true };

/** What a handler is handed where rules of its call ask for facts that only it finds. */
export interface EnforcingRules<Facts, Answer> {
  /** Refuses where one of them does not hold; what it returns makes the answer, which nothing else can. */
  readonly enforceRules: (facts: Facts) => (answer: Answer) => Enforced<Answer>;
}

/** What a handler is handed whose call moves a thing: the events that it may move it by. */
export interface Performing<Event extends string> {
  readonly events: readonly Event[];
}

export interface AddPhotoRequest {
  readonly params: {
      readonly tool_id: string;
    };
  readonly input: {
      readonly photo: Upload;
      readonly caption?: string | undefined;
    };
}

export type AddPhotoAnswer = Readonly<Record<never, never>>;

/** What the rules of addPhoto ask that only its handler finds. */
export interface AddPhotoFacts {
  readonly member: Facts<Member, "keeper">;
  readonly tool: Facts<Tool, "deposit_cents" | "photos" | "timezone" | "tool_id">;
}

export interface AnswerLoanRequest {
  readonly params: {
      readonly loan_id: string;
    };
}

export type AnswerLoanAnswer = Readonly<Record<never, never>>;

export interface AskForToolRequest {
  readonly params: {
      readonly tool_id: string;
    };
  readonly input: {
      readonly starts: PlainDate;
      readonly ends: PlainDate;
      readonly note?: string | undefined;
    };
}

export type AskForToolAnswer = Loan;

export interface BringBackRequest {
  readonly params: {
      readonly loan_id: string;
    };
}

export type BringBackAnswer = Readonly<Record<never, never>>;

export interface DropToolRequest {
  readonly params: {
      readonly tool_id: string;
    };
}

export type DropToolAnswer = Readonly<Record<never, never>>;

export interface FindToolRequest {
  readonly params: {
      readonly tool_id: string;
    };
}

export type FindToolAnswer = string;

export interface HearBankRequest {
  readonly params: {
      readonly deposit: string;
    };
  readonly raw: RawBody;
}

export type HearBankAnswer = Readonly<Record<never, never>>;

export interface ListToolsRequest {
  readonly query: {
      readonly kind?: ToolKind | undefined;
      readonly page: number;
    };
}

export type ListToolsAnswer = {
    readonly tools: readonly Tool[];
    readonly next_page: number | null;
  };

export interface RateLoanRequest {
  readonly params: {
      readonly loan_id: string;
    };
  readonly input: {
      readonly stars: number;
      readonly words?: string | undefined;
      readonly tips?: readonly string[] | undefined;
      readonly again: boolean;
    };
}

export type RateLoanAnswer = Readonly<Record<never, never>>;

export interface ReplaceToolRequest {
  readonly params: {
      readonly tool_id: string;
    };
  readonly input: {
      readonly kind: ToolKind;
      readonly opens: Clock;
      readonly deposit_cents: number;
      readonly password: string;
    };
}

export type ReplaceToolAnswer = Readonly<Record<never, never>>;

export interface ShowLoanRequest {
  readonly params: {
      readonly loan_id: string;
    };
}

export type ShowLoanAnswer = LoanView;

export interface ToolLabelRequest {
  readonly params: {
      readonly shelf: number;
    };
}

export type ToolLabelAnswer = string;

/** Answers the calls of library. */
export interface LibraryHandlers {
  /** POST /tool/{tool_id}/photo: Adds a picture of a tool. */
  readonly addPhoto: (request: AddPhotoRequest, context: Registered["signedIn"] & EnforcingRules<AddPhotoFacts, AddPhotoAnswer>) => Promise<Enforced<AddPhotoAnswer>>;
  /** PATCH /loan/{loan_id}/answer: Lends the tool. */
  readonly answerLoan: (request: AnswerLoanRequest, context: Registered["signedIn"] & Performing<"lend">) => Promise<AnswerLoanAnswer>;
  /** POST /tool/{tool_id}/loan: Asks for a tool. */
  readonly askForTool: (request: AskForToolRequest, context: Registered["signedIn"] & Performing<"ask">) => Promise<AskForToolAnswer>;
  /** PATCH /loan/{loan_id}/return: Brings the tool back. */
  readonly bringBack: (request: BringBackRequest & { readonly loan: Registered["things"]["Loan"] }, context: Registered["signedIn"] & Performing<"bring_back">) => Promise<BringBackAnswer>;
  /** DELETE /tool/{tool_id}: Throws a tool away. */
  readonly dropTool: (request: DropToolRequest, context: Registered["signedIn"]) => Promise<DropToolAnswer>;
  /** GET /tool/{tool_id}/shelf: Leads to the shelf where a tool lies. */
  readonly findTool: (request: FindToolRequest, context: Registered["anyone"]) => Promise<FindToolAnswer>;
  /** POST /bank/{deposit}: The bank tells that a deposit came. */
  readonly hearBank: (request: HearBankRequest, context: Registered["anyone"]) => Promise<HearBankAnswer>;
  /** GET /tool: Lists the tools of the shed. */
  readonly listTools: (request: ListToolsRequest, context: Registered["anyone"]) => Promise<ListToolsAnswer>;
  /** POST /loan/{loan_id}/rating: Says how it was. */
  readonly rateLoan: (request: RateLoanRequest & { readonly loan: Registered["things"]["Loan"] }, context: Registered["signedIn"]) => Promise<RateLoanAnswer>;
  /** PUT /tool/{tool_id}: Writes down a tool anew. */
  readonly replaceTool: (request: ReplaceToolRequest, context: Registered["signedIn"]) => Promise<ReplaceToolAnswer>;
  /** GET /loan/{loan_id}: Shows one loan. */
  readonly showLoan: (request: ShowLoanRequest & { readonly loan: Registered["things"]["Loan"] }, context: Registered["signedIn"]) => Promise<ShowLoanAnswer>;
  /** GET /shelf/{shelf}/label: The label of a shelf, to be printed. */
  readonly toolLabel: (request: ToolLabelRequest, context: Registered["anyone"]) => Promise<ToolLabelAnswer>;
}

/** Answers every call. One that is missing does not compile. */
export type Handlers = LibraryHandlers;

export type CallId = keyof Handlers;
