// Stands for what the generator writes from a spec: the codes of its errors, and what the answer of each carries.
export type ErrorCode = string;
export type DataOf<C extends ErrorCode> = C extends string ? unknown : never;
