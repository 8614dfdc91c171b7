// Generated 76d6ffa170cc. What an error carries, and what fills the slots of its text, by its code.
import type { ErrorData, ErrorSlots } from "../errors/catalogue";

export const errorData: ErrorData = {};

export const errorSlots: ErrorSlots = {};
