// Parts of a page whose code comes after the page's own: the server renders them at once, the browser fetches them a moment later.
import { useUnit } from 'effector-react';
import {
  type ComponentType,
  createContext,
  memo,
  type ReactNode,
  Suspense,
  useContext,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { failureMet } from '../failures/errors.store';
import { type LoadError, retriedLazy } from './retried-lazy';

type Given<P> = P & { readonly fallback?: ReactNode };

export interface Deferred<P> {
  readonly Part: (props: Given<P>) => ReactNode;
  /** Fetches it ahead; the server does so before it renders anything. */
  readonly preload: () => Promise<unknown>;
}

const Fallback = createContext<ReactNode>(null);
/** The earlier content stays; a note says that the part is missing. */
const Missing = ({ reason }: LoadError) => {
  const met = useUnit(failureMet);
  useEffect(() => {
    met(navigator.onLine ? reason : { kind: 'offline', message: '', cause: reason });
  }, [met, reason]);
  return useContext(Fallback);
};

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
  const lazy = retriedLazy(preload, Missing);
  const Part = (given: Given<P>) => {
    const [View] = useState<ComponentType<P>>(() => ready ?? lazy());
    // an urgent update of what is not hydrated yet would replace it by its fallback: until the code is there, updates wait for it
    const awaited = useDeferredValue(given);
    const shown = ready ? given : awaited;
    return useMemo(() => {
      const { fallback = null, ...props } = shown;
      return (
        <Fallback value={fallback}>
          <Suspense fallback={fallback}>
            <View {...(props as unknown as P)} />
          </Suspense>
        </Fallback>
      );
    }, [View, shown]);
  };
  return { Part: memo(Part), preload };
};
