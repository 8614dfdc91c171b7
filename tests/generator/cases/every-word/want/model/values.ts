// Generated 24fb26fba0f4. Reference lists: each value with its label and what else is known of it. Change the spec, not this file.

export { Head } from "./values/Head";
export { LoanStatus } from "./values/LoanStatus";
export { Side } from "./values/Side";
export { ToolKind } from "./values/ToolKind";
