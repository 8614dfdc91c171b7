// Reference lists: each value with its label and what else is known of it. Written by the generator from the spec; change the spec, not this file.

export { Head } from "./values/Head";
export { LoanStatus } from "./values/LoanStatus";
export { Side } from "./values/Side";
export { ToolKind } from "./values/ToolKind";
