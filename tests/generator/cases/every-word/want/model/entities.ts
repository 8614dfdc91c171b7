// Generated d0cbfc35c953. What the product keeps, and what travels under a name.
import type { Head, LoanStatus, ToolKind } from "./values";
import type { Clock, Instant, PlainDate } from "./wire";

/** A deposit put down in cash. Source: §3. */
export interface InCash {
  readonly way: "cash";
  readonly counted: boolean;
}

/** One tool with one member for a while. Source: §3. */
export interface Loan {
  readonly loan_id: string;
  readonly tool_id: string;
  readonly member_id: string;
  readonly status: LoanStatus;
  /** The first day */
  readonly starts: PlainDate;
  /** The last day */
  readonly ends: PlainDate;
  readonly paid_at: Instant | null;
  readonly deposit: Paid | InCash | null;
  readonly note?: string | undefined;
}

/** What a list of loans shows. Source: §7. */
export interface LoanView {
  readonly loan_id: string;
  readonly status: LoanStatus;
  /** The first day */
  readonly starts: PlainDate;
  /** The last day */
  readonly ends: PlainDate;
  readonly tool: Tool;
  readonly member: Member | null;
}

/** LoanView as it is sent: what has a default may be left out. */
export interface LoanViewInput extends Omit<LoanView, "tool" | "member"> {
  readonly tool: ToolInput;
  readonly member: MemberInput | null;
}

/** A person who borrows. Source: §3. */
export interface Member {
  readonly member_id: string;
  /** Private: in no answer that anyone may read. */
  readonly email: string;
  /** As neighbours know them */
  readonly name: string;
  readonly home_page?: string | undefined;
  /** When they came */
  readonly joined_at: Instant;
  /** Hands out the tools */
  readonly keeper: boolean;
  /** The tools that they show others */
  readonly shows: readonly ToolKind[];
}

/** Member as it is sent: what has a default may be left out. */
export interface MemberInput extends Omit<Member, "keeper"> {
  readonly keeper?: boolean | undefined;
}

/** A deposit paid by card. Source: §3. */
export interface Paid {
  readonly way: "card";
  readonly last_digits: string;
}

/** How it was. Source: §3. */
export interface Stars {
  readonly stars: number;
  readonly words?: string | undefined;
  readonly tips?: readonly string[] | undefined;
  readonly again: boolean;
}

/** What surrounds a page. Source: §2. */
export interface Surroundings {
  readonly header: Head;
  readonly footer: boolean;
  readonly sidebar: boolean;
  readonly overflow: boolean;
}

/** Surroundings as it is sent: what has a default may be left out. */
export interface SurroundingsInput extends Omit<Surroundings, "header" | "footer" | "sidebar" | "overflow"> {
  readonly header?: Head | undefined;
  readonly footer?: boolean | undefined;
  readonly sidebar?: boolean | undefined;
  readonly overflow?: boolean | undefined;
}

/** Something to borrow. Source: §3. */
export interface Tool {
  readonly tool_id: string;
  /** What it is for */
  readonly kind: ToolKind;
  readonly keeper_id: string;
  readonly timezone: string;
  readonly opens: Clock;
  readonly deposit_cents: number;
  /** A Saturday; the deposit where empty */
  readonly saturday_cents: number | null;
  /** In kilograms */
  readonly weight: number | null;
  /** In centimetres */
  readonly size: {
      readonly width: number;
      readonly height?: number | undefined;
    };
  readonly photos: readonly string[];
  /** How often it was lent, by year */
  readonly counts: Readonly<Record<string, number>>;
}

/** Tool as it is sent: what has a default may be left out. */
export interface ToolInput extends Omit<Tool, "opens"> {
  readonly opens?: Clock | undefined;
}

/** What tools are looked for. Source: §3. */
export interface ToolFilters {
  /** @deprecated Nobody reads it any more. */
  readonly words?: string | undefined;
  /** At most so many deposit */
  readonly deposit_max?: number | undefined;
  /** Any of these */
  readonly kinds?: readonly ToolKind[] | undefined;
  /** At least one of these */
  readonly shown?: readonly ToolKind[] | undefined;
}

/** What is known of whoever asks. Source: §6. */
export interface Visitor {
  readonly signed_in: boolean;
  readonly member_id?: string | undefined;
  readonly keeper: boolean;
  readonly loans: number;
  readonly joined_at: Instant | null;
}
