// How an emitter works: on the model as a whole, or on pieces or parts of it, one by one.
import type { Item, Model } from '../model/model';
import type { Files } from '../print/structure';

export interface About {
  /** The spec's hash. It is shown whole or not at all, so that a file that shows it needs no emitter to show the next one. */
  readonly hash: string;
}
/** From the model to files. Pure. */
export type Emit = (model: Model, about: About) => Files;

/** From the whole model to one file that shows each of its parts, so that one that did not change need not be told again. Pure. */
export interface EmitParts {
  readonly path: string;
  readonly part: (name: string, of: unknown) => string;
  /** What stands before all parts and behind them, and between two. */
  readonly around: (hash: string) => readonly [before: string, behind: string];
  readonly between: string;
}

export type ListName = { [K in keyof Model]: Model[K] extends readonly Item[] ? K : never }[keyof Model];

/** A part of what an emitter makes, with files of its own. */
export interface Piece {
  readonly id: string;
  /** What its files are made of, besides the rest of the model: plain data. */
  readonly of: unknown;
  readonly emit: (rest: Model) => Files;
}
/** From pieces to files, so that those of one that did not change need not be made again. Pure. */
export interface EmitPieces {
  /** The lists that pieces are made of; in the rest of the model they are empty. */
  readonly lists: readonly ListName[];
  readonly pieces: (model: Model) => readonly Piece[];
}
export type Emitter = Emit | EmitParts | EmitPieces;
