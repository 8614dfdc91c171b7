// Generated 73fe06bef823. How to write a link to each page.
import { address } from "./address";

/** The address of each page: parameters and query in one object, encoded. */
export const pathTo = {
  help: (): string => "/help",
  home: (to: {
    readonly search?: string | undefined;
  } = {}): string => address("/", to, ["search"]),
  loanPage: (to: {
    readonly loan_id: string;
  }): string => address("/loan/:loan_id", to),
  loans: (to: {
    readonly loan_id?: string | undefined;
  } = {}): string => address("/loans/:loan_id?", to),
  shed: (to: {
    readonly shelf: number;
  }): string => address("/shed/:shelf", to),
  signIn: (to: {
    readonly from?: string | undefined;
  } = {}): string => address("/sign-in", to, ["from"]),
};
