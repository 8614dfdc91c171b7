// The whole: the product, who visits it, and the subjects it is made of.
import type { Declaration } from './declaration';
import { declare } from './declaration';
import type { Shape } from './entity';
import type { Problem } from './problem';
import type { Text } from './text';

/** What a spec file exports, under the names that everything is known by. */
export type Subject = Readonly<Record<string, unknown>>;

/** Errors that follow for every call of a kind, so that no call writes them out. */
export interface Standing {
  /** The input does not fit. */
  readonly invalidInput: Problem;
  /** The body cannot be read. */
  readonly malformed: Problem;
  /** The body is too large. */
  readonly tooLarge: Problem;
  /** Asked too often. */
  readonly rateLimited: Problem;
}

export interface App extends Declaration<'app'> {
  readonly name: Text;
  readonly titlePrefix: Text;
  readonly title: Text;
  readonly description: Text;
  readonly slots: Readonly<Record<string, Text>>;
  readonly visitor: Shape;
  readonly standing: Standing;
  readonly subjects: Readonly<Record<string, readonly Subject[]>>;
}

/**
 * The one door into a spec: its subjects, each a list of files.
 *
 * @example
 * export const app = product({
 *   source: '§1', name: 'Tuckamore', titlePrefix: '{product} | ', title: 'Stays', description: '…', slots: { product: 'Tuckamore' },
 *   visitor: Visitor, standing: { invalidInput, malformed, tooLarge, rateLimited },
 *   subjects: { account: [accountModel, accountErrors, accountRules, accountCalls, accountScreens] },
 * });
 */
export const product = (it: Omit<App, 'kind'>): App => declare('app', it);
