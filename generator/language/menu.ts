// Lists of ways onward: header, sidebar, footer, sign-in.
import { declare, type Declaration, type Source } from './declaration';
import type { Destination, Route } from './route';
import type { Condition, Term } from './terms';
import type { Text } from './text';
import type { Constant, Setting } from './values';

export interface MenuItem<Query extends string = string> {
  readonly label: Text;
  /** The visitors who see it; everybody when left out. */
  readonly when?: Condition;
  /** Where it leads, inside the app. */
  readonly to?: Route<Query> | Destination;
  /** Where it leads, outside the app. */
  readonly outside?: Setting<string> | Constant<string>;
  /** Its action here, as the screen knows it: `log_out`. */
  readonly does?: string;
  /** The query parameter that carries where the person was. */
  readonly carries?: NoInfer<Query>;
  /** How it looks. */
  readonly as?: 'link' | 'button' | 'main button' | 'icon';
  /** Said to those who point at it. */
  readonly hint?: Text;
  /** A number behind the label, of what waits there; none where it is zero. */
  readonly counts?: Term<number>;
}

export interface Menu extends Declaration<'menu'> {
  readonly title: Text;
  readonly says: string;
  readonly items: readonly MenuItem[];
}

type OneWay =
  | { readonly to: Route | Destination; readonly outside?: never; readonly does?: never }
  | { readonly outside: Setting<string> | Constant<string>; readonly to?: never; readonly does?: never }
  | { readonly does: string; readonly to?: never; readonly outside?: never };

/**
 * A menu (a navigation landmark): its items in order, each with the condition under which it shows.
 *
 * @example
 * export const sidebar = menu({
 *   source: '§2', title: 'Your account', says: 'The sidebar of a signed-in person',
 *   items: [
 *     { label: 'Loans', to: loans, when: moreThan(visitor.loans, 0), counts: visitor.overdue },
 *     { label: 'Log Out', does: 'log_out' },
 *   ],
 * });
 */
export const menu = <const Q extends readonly string[]>(it: {
  readonly source: Source;
  readonly title: Text;
  readonly says: string;
  readonly items: readonly [...{ [I in keyof Q]: MenuItem<Q[I]> & OneWay }];
}): Menu => declare('menu', it);
