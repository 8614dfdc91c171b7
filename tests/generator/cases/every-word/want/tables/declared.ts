// Generated d55a713b4a39. What migrations have to make: each table in PostgreSQL’s words.

export interface DeclaredTable {
  readonly table: string;
  /** Whose it is. */
  readonly subject?: string;
  readonly columns: readonly { readonly name: string; readonly type: string; readonly nullable?: true; readonly default?: string }[];
  readonly constraints: readonly string[];
  /** Rows of other tables that take its rows along when they go. */
  readonly goesWith?: readonly { readonly column: string; readonly table: string }[];
}

export const declaredTables: readonly DeclaredTable[] = [
  {
    table: "loans",
    subject: "library",
    columns: [
      { name: "loan_id", type: "uuid" },
      { name: "tool_id", type: "text" },
      { name: "member_id", type: "uuid" },
      { name: "status", type: "text" },
      { name: "starts", type: "date" },
      { name: "ends", type: "date" },
      { name: "paid_at", type: "timestamptz", nullable: true },
      { name: "deposit", type: "jsonb", nullable: true },
      { name: "note", type: "text", nullable: true },
      { name: "nights", type: "daterange" },
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
      { name: "member_id", type: "uuid" },
      { name: "email", type: "text" },
      { name: "name", type: "text" },
      { name: "home_page", type: "text", nullable: true },
      { name: "joined_at", type: "timestamptz" },
      { name: "keeper", type: "boolean", default: "false" },
      { name: "shows", type: "text[]" },
      { name: "password_hash", type: "text", nullable: true },
    ],
    constraints: ["primary key (member_id)", "unique (email)", "check (shows <@ array['garden', 'wood'])", "check (email = lower(email))"],
  },
  {
    table: "reminders",
    subject: "library",
    columns: [
      { name: "reminder_id", type: "uuid" },
      { name: "loan_id", type: "uuid" },
      { name: "sent_at", type: "timestamptz" },
      { name: "times", type: "integer", default: "1" },
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
      { name: "tool_id", type: "text" },
      { name: "kind", type: "text" },
      { name: "keeper_id", type: "uuid", nullable: true },
      { name: "timezone", type: "text" },
      { name: "opens", type: "text", default: "'08:00'" },
      { name: "deposit_cents", type: "integer" },
      { name: "saturday_cents", type: "integer", nullable: true },
      { name: "weight", type: "numeric(6, 2)", nullable: true },
      { name: "size", type: "jsonb" },
      { name: "photos", type: "text[]", default: "'{}'" },
      { name: "searched", type: "text", default: "'it''s new'" },
    ],
    constraints: ["primary key (tool_id)", "check (kind in ('garden', 'wood'))", "check (opens ~ '^([01]\\d|2[0-3]):[0-5]\\d$')", "foreign key (keeper_id) references members (member_id) on delete set null"],
  },
];
