// Parts of a page whose code comes after the page's own: the server renders them at once, the browser fetches them a moment later.
import { useUnit } from 'effector-react';
import { type ComponentType, createContext, type ReactNode, Suspense, useContext, useEffect, useState } from 'react';
import { failureMet } from '../failures/errors.store';
import { type LoadError, retriedLazy } from './retried-lazy';

export interface Deferred<P> {
  readonly Part: (props: P & { readonly fallback?: ReactNode }) => ReactNode;
  /** Fetches it ahead; the server does so before it renders anything. */
  readonly preload: () => Promise<unknown>;
}

const Fallback = createContext<ReactNode>(null);
/** What stood there before stays; that the part is missing is said. */
const Missing = ({ reason }: LoadError) => {
  const met = useUnit(failureMet);
  useEffect(() => {
    met(navigator.onLine ? reason : { kind: 'offline', message: '', cause: reason });
  }, [met, reason]);
  return useContext(Fallback);
};

/**
 * A part in a chunk of its own. What the server rendered stays in sight until the browser's code is there, and also where it does
 * not come: the page goes on without it.
 *
 * @example
 * const pager = deferred(async () => (await import('./pager')).Pager);
 * if (import.meta.env.SSR) await pager.preload();
 */
export const deferred = <P extends object>(load: () => Promise<ComponentType<P>>): Deferred<P> => {
  let ready: ComponentType<P> | undefined;
  const preload = async () => {
    ready ??= await load();
    return ready;
  };
  const lazy = retriedLazy(preload, Missing);
  const Part = ({ fallback = null, ...props }: P & { readonly fallback?: ReactNode }) => {
    const [View] = useState<ComponentType<P>>(() => ready ?? lazy());
    return (
      <Fallback value={fallback}>
        <Suspense fallback={fallback}>
          <View {...(props as unknown as P)} />
        </Suspense>
      </Fallback>
    );
  };
  return { Part, preload };
};
