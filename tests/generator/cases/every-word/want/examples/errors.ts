// Generated 32afd7133df4. What an error carries, and what fills the slots of its text, by its code.
import type { ErrorData, ErrorSlots } from "../errors/catalogue";

export const errorData: ErrorData = {
  "input.invalid": { fields: ["Fields"] },
};

export const errorSlots: ErrorSlots = {
  "input.rate_limited": { seconds: 1 },
  "loan.tool_taken": { tool: "Tool" },
};
