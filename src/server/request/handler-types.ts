// What this server hands its handlers: the context of each request, and the things that its guards have looked at.
import type { Context, SignedInContext } from './context';
import type { guardLoaders } from '../guard-loaders';

type Found<Load extends (...given: never[]) => Promise<unknown>> = NonNullable<Awaited<ReturnType<Load>>>;

export interface Serving {
  readonly anyone: Context;
  readonly signedIn: SignedInContext;
  readonly things: { readonly [E in keyof typeof guardLoaders]: Found<(typeof guardLoaders)[E]> };
}
