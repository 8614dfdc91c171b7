// Generated e6445accd8a8. How columns come and go, where the two are not the same.
import type { ColumnType, InsertType, SelectType, UpdateType } from "kysely";

/** A moment. */
export type Moment = ColumnType<Date, Date | string, Date | string>;

/** A text whose form the database sees to. */
export type Written<T> = ColumnType<T, string, string>;

/** Kept as JSON: written as its text. */
export type Json<T> = ColumnType<T, string, string>;

/** Has a value of its own where none is given. */
export type Defaulted<T> = ColumnType<SelectType<T>, InsertType<T> | undefined, UpdateType<T>>;
