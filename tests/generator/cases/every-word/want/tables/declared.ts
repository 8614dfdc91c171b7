// Generated 2e5d955bb4b5. What migrations have to make: each table in PostgreSQL’s words. Change the spec, not this file.

export interface DeclaredTable {
  readonly table: string;
  /** Whose it is. */
  readonly subject?: string;
  readonly columns: readonly { readonly name: string; readonly type: string; readonly nullable: boolean; readonly default?: string }[];
  readonly constraints: readonly string[];
  /** Rows of other tables that take its rows along when they go. */
  readonly goesWith?: readonly { readonly column: string; readonly table: string }[];
}

export const declaredTables: readonly DeclaredTable[] = [
  {
    table: "loans",
    subject: "library",
    columns: [
      { name: "loan_id", type: "uuid", nullable: false },
      { name: "tool_id", type: "text", nullable: false },
      { name: "member_id", type: "uuid", nullable: false },
      { name: "status", type: "text", nullable: false },
      { name: "starts", type: "date", nullable: false },
      { name: "ends", type: "date", nullable: false },
      { name: "paid_at", type: "timestamptz", nullable: true },
      { name: "deposit", type: "jsonb", nullable: true },
      { name: "note", type: "text", nullable: true },
      { name: "nights", type: "daterange", nullable: false },
      { name: "terms", type: "jsonb", nullable: true },
    ],
    constraints: ["primary key (loan_id)", "unique (tool_id, starts)", "check (status in ('asked', 'lent', 'returned', 'lost'))", "exclude using gist (tool_id with =, nights with &&)", "foreign key (tool_id) references tools (tool_id)", "foreign key (member_id) references members (member_id) on delete cascade"],
    goesWith: [
      { column: "member_id", table: "members" },
    ],
  },
  {
    table: "members",
    subject: "library",
    columns: [
      { name: "member_id", type: "uuid", nullable: false },
      { name: "email", type: "text", nullable: false },
      { name: "name", type: "text", nullable: false },
      { name: "home_page", type: "text", nullable: true },
      { name: "joined_at", type: "timestamptz", nullable: false },
      { name: "keeper", type: "boolean", nullable: false, default: "false" },
      { name: "password_hash", type: "text", nullable: true },
    ],
    constraints: ["primary key (member_id)", "unique (email)", "check (email = lower(email))"],
  },
  {
    table: "reminders",
    subject: "library",
    columns: [
      { name: "reminder_id", type: "uuid", nullable: false },
      { name: "loan_id", type: "uuid", nullable: false },
      { name: "sent_at", type: "timestamptz", nullable: false },
      { name: "times", type: "integer", nullable: false, default: "1" },
    ],
    constraints: ["primary key (reminder_id)", "foreign key (loan_id) references loans (loan_id) on delete cascade"],
    goesWith: [
      { column: "loan_id", table: "loans" },
    ],
  },
  {
    table: "tools",
    subject: "library",
    columns: [
      { name: "tool_id", type: "text", nullable: false },
      { name: "kind", type: "text", nullable: false },
      { name: "keeper_id", type: "uuid", nullable: true },
      { name: "timezone", type: "text", nullable: false },
      { name: "opens", type: "text", nullable: false, default: "'08:00'" },
      { name: "deposit_cents", type: "integer", nullable: false },
      { name: "weight", type: "numeric(6, 2)", nullable: true },
      { name: "size", type: "jsonb", nullable: false },
      { name: "photos", type: "text[]", nullable: false, default: "'{}'" },
      { name: "searched", type: "text", nullable: false, default: "'it''s new'" },
    ],
    constraints: ["primary key (tool_id)", "check (kind in ('garden', 'wood'))", "check (opens ~ '^([01]\\d|2[0-3]):[0-5]\\d$')", "foreign key (keeper_id) references members (member_id) on delete set null"],
  },
];
