// Parts of a page whose code comes after the page's own: the server renders them at once, the browser fetches them a moment later.
import { useUnit } from 'effector-react';
import { type ComponentType, lazy, memo, type ReactNode, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { failureMet, type Met } from '../failures/errors.store';

type Given<P> = P & { readonly fallback?: ReactNode };

export interface Deferred<P> {
  readonly Part: (props: Given<P>) => ReactNode;
  /** Fetches it ahead; the server does so before it renders anything. */
  readonly preload: () => Promise<unknown>;
}

const failureOf = (reason: Error): Met => (navigator.onLine ? reason : { kind: 'offline', message: '', cause: reason });

/** Tries again when the connection is back, or the person presses something; tells the first failure. */
const patiently = <T,>(load: () => Promise<T>, tell?: (failure: Met) => void): Promise<T> =>
  load().catch(async (reason: Error) => {
    tell?.(failureOf(reason));
    await new Promise((resolve) => {
      addEventListener('online', resolve, { once: true });
      addEventListener('click', resolve, { once: true });
    });
    return patiently(load);
  });

/**
 * A part in a chunk of its own. The rendered content stays in sight until the browser's code is there, and also where it does
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
  let waiting: ComponentType<P> | undefined;
  // the content in its place is given up for the part itself alone
  const coming = (tell: (failure: Met) => void) => (waiting ??= lazy(async () => ({ default: await patiently(preload, tell) })));
  const Part = (given: Given<P>) => {
    const met = useUnit(failureMet);
    const [View] = useState<ComponentType<P>>(() => ready ?? coming(met));
    // an urgent update of what is not hydrated yet would replace it by its fallback: until the code is there, updates wait for it
    const awaited = useDeferredValue(given);
    const shown = ready ? given : awaited;
    return useMemo(() => {
      const { fallback = null, ...props } = shown;
      return (
        <Suspense fallback={fallback}>
          <View {...(props as unknown as P)} />
        </Suspense>
      );
    }, [View, shown]);
  };
  return { Part: memo(Part), preload };
};
