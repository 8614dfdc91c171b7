// The product itself in the model: its names, and what all of its pages and calls share.

/** The outputs that no code of server and screens stands on: a product may do without them. */
export const furtherOutputs = ['docs', 'examples', 'openapi.json', 'tools'] as const;
export type FurtherOutput = (typeof furtherOutputs)[number];

export interface ProductModel {
  readonly name: string;
  /** English unless the spec says otherwise. */
  readonly language?: string;
  readonly titlePrefix: string;
  readonly title: string;
  readonly description: string;
  /** The newest version of the API, by the changelog. */
  readonly version?: string;
  readonly source: string /** A shape id. */;
  readonly visitor: string;
  /** The ids of a shape, `values` and a table: what may surround a page, its modes, zones whose clocks are changed no more. */
  readonly chrome?: string;
  readonly modes?: string;
  readonly settledZones?: string;
  /** Guard ids, by the mode and by the part of the chrome that is for the people whom they let in. */
  readonly modeGuards?: Readonly<Record<string, string>>;
  readonly chromeGuards?: Readonly<Record<string, string>>;
  readonly readers?: readonly { readonly name: string; readonly guard: string; readonly because: string }[];
  readonly currency?: string;
  readonly exampleEmail?: string;
  readonly contact?: string;
  readonly emit?: readonly FurtherOutput[];
  readonly slots: { readonly [slot: string]: string } /** Error ids. */;
  readonly defaultErrors: {
    readonly invalidInput: string;
    readonly malformed: string;
    readonly tooLarge: string;
    readonly rateLimited: string;
    readonly notFound: string;
    readonly repeatedDifferently: string;
  };
}
