// React's `lazy`, but code that did not come is asked for again.
import { type ComponentType, lazy, useEffect } from 'react';

export interface LoadError {
  readonly reason: Error;
}

/**
 * Answers the component that `load` brings. Where it does not come, `Instead` stands there, and it is loaded again when it is next
 * rendered anew. One request at a time: React renders anew whatever waits.
 */
export const retriedLazy = <P extends object>(load: () => Promise<ComponentType<P>>, Instead: ComponentType<LoadError>) => {
  let current: ComponentType<P> | undefined;
  const missing = (reason: Error) => () => {
    useEffect(() => {
      current = undefined;
    }, []);
    return <Instead reason={reason} />;
  };
  const loaded = async (): Promise<{ readonly default: ComponentType<P> }> => ({ default: await load().catch(missing) });
  return (): ComponentType<P> => {
    current ??= lazy(loaded);
    return current;
  };
};
