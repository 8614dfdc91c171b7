// The whole: the product, who visits it, and the subjects it is made of.
import type { z } from 'zod';
import type { Declaration } from './declaration';
import { declare } from './declaration';
import type { Shape } from './entity';
import type { Problem } from './problem';
import type { Guard } from './rule';
import type { Instant } from './shapes';
import type { Text } from './text';
import type { Table, Values } from './values';

/** Errors that follow for every call of a kind, so that no call writes them out. */
export interface DefaultErrors {
  /** The input does not fit. */
  readonly invalidInput: Problem;
  /** The body cannot be read. */
  readonly malformed: Problem;
  /** The body is too large. */
  readonly tooLarge: Problem;
  /** Asked too often. */
  readonly rateLimited: Problem;
  /** The error for a path parameter of a malformed name: its thing cannot exist. */
  readonly notFound: Problem;
  /** A call that may be sent twice came again under the same key, but asks something else. */
  readonly repeatedDifferently: Problem;
}

type SettledZones = Table<{
  /** As the zone database calls it. */
  readonly zone: z.ZodType<string>;
  /** The moment of the first change that did not come. */
  readonly since: z.ZodType<Instant>;
  /** How far ahead of UTC its clocks are from then on. */
  readonly hours_ahead: z.ZodType<number>;
}>;

/** People who get mails. */
export interface MailReader {
  /** The pages that they may open are those of everybody whom it lets in: no mail leads them to another. */
  readonly guard: Guard;
  /** Their reason to get it, at the end of each. */
  readonly because: Text;
}

export interface App extends Declaration<'app'> {
  readonly name: Text;
  /** The language of all texts, as BCP 47 calls it (`fr-CA`): it says which forms a text with a number needs. English unless said. */
  readonly language?: string;
  readonly titlePrefix: Text;
  readonly title: Text;
  readonly description: Text;
  readonly slots: Readonly<Record<string, Text>>;
  readonly visitor: Shape;
  /** The chrome that may surround a page, with its defaults. */
  readonly chrome?: Shape;
  /** The modes that a page may be in, the usual one first. */
  readonly modes?: Values;
  /** The people whom a mode is for. A page that is for these alone is in that mode. @example { keeper, member: signedIn } */
  readonly modeGuards?: Readonly<Record<string, Guard>>;
  /** The people whom a part of the chrome is for: no page shows it to others. @example { sidebar: signedIn } */
  readonly chromeGuards?: Readonly<Record<string, Guard>>;
  /** The people who get mails, by name. @example { keeper: { guard: keeper, because: 'You lend tools on {product}.' } } */
  readonly readers?: Readonly<Record<string, MailReader>>;
  /** Zones whose clocks are changed no more, where engines may not know it yet; further columns are the spec's own. */
  readonly settledZones?: SettledZones;
  /** The sign that stands before an amount of money. */
  readonly currency?: Text;
  /** The address that a field shows how to write one. */
  readonly exampleEmail?: Text;
  /** The email address for questions about the API. */
  readonly contact?: Text;
  /** The outputs that this product wants beside the code of its server and screens; all unless said. @example ['docs', 'openapi.json'] */
  readonly emit?: readonly ('docs' | 'examples' | 'openapi.json' | 'tools')[];
  readonly defaultErrors: DefaultErrors;
  /**
   * Folders elsewhere whose declarations are part of the app, each a subject of its name: what several products have in common. Written out,
   * since they are read before anything runs. @example ['../platform']
   */
  readonly extends?: readonly `../${string}`[];
  /** The folders, or single files, beside `app.ts` that the app is made of, and the names of those that it extends. */
  readonly subjects: readonly string[];
  readonly allowUnused?: AllowUnused;
}

/** Constants, rules, forms, pages, sentences (`homeTexts.headline`) and fields of inputs (`createLoan.message`) that are not read yet, by the reason. */
export type AllowUnused = Readonly<Record<string, readonly string[]>>;

/**
 * The one door into a spec. A subject is the folder of its name; what the files in it export is part of the app.
 *
 * @example
 * export const app = product({
 *   source: '§1', name: 'Toolshed', titlePrefix: '{product} | ', title: 'Tools', description: '…', slots: { product: 'Toolshed' },
 *   visitor: Visitor, defaultErrors: { invalidInput, malformed, tooLarge, rateLimited, notFound, repeatedDifferently },
 *   extends: ['../platform'], subjects: ['platform', 'product', 'member', 'loan'],
 * });
 */
export const product = <C extends Shape, M extends Values>(
  it: Omit<App, 'kind' | 'chrome' | 'modes' | 'modeGuards' | 'chromeGuards'> & {
    readonly chrome?: C;
    readonly modes?: M;
    readonly modeGuards?: { readonly [K in Extract<keyof NoInfer<M>['items'], string>]?: Guard };
    readonly chromeGuards?: { readonly [K in Extract<keyof NoInfer<C>['fields'], string>]?: Guard };
  },
): App => declare('app', it) as unknown as App;
