// Generated 5ecc3abb9b17. Reference lists: each value with its label and what else is known of it.

export { Head } from "./values/Head";
export { LoanStatus } from "./values/LoanStatus";
export { Side } from "./values/Side";
export { ToolKind } from "./values/ToolKind";
