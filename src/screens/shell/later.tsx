// Parts of a page that work a moment later: the server draws them at once, the browser fetches their code after the page's own.
import { useUnit } from 'effector-react';
import { type ComponentType, createContext, type ReactNode, Suspense, useContext, useEffect, useState } from 'react';
import { asked, type Missing } from './asked';
import { failureMet } from './errors.store';

export interface Later<P> {
  readonly Part: (props: P & { readonly meanwhile?: ReactNode }) => ReactNode;
  /** Fetches it ahead; the server does so before it draws anything. */
  readonly fetched: () => Promise<unknown>;
}

const Meanwhile = createContext<ReactNode>(null);
/** What stood there meanwhile stays; that the part is missing is said. */
const Staying = ({ reason }: Missing) => {
  const met = useUnit(failureMet);
  useEffect(() => {
    met(navigator.onLine ? reason : { kind: 'offline', message: '', cause: reason });
  }, [met, reason]);
  return useContext(Meanwhile);
};

/**
 * A part in a chunk of its own. What the server drew stays in sight until the browser's code is there, and also where it does not
 * come: the page goes on without it.
 *
 * @example
 * const pill = later(async () => (await import('./whole-pill')).WholePill);
 * if (import.meta.env.SSR) await pill.fetched();
 */
export const later = <P extends object>(load: () => Promise<ComponentType<P>>): Later<P> => {
  let ready: ComponentType<P> | undefined;
  const fetched = async () => {
    ready ??= await load();
    return ready;
  };
  const waiting = asked(fetched, Staying);
  const Part = ({ meanwhile = null, ...props }: P & { readonly meanwhile?: ReactNode }) => {
    const [View] = useState<ComponentType<P>>(() => ready ?? waiting());
    return (
      <Meanwhile value={meanwhile}>
        <Suspense fallback={meanwhile}>
          <View {...(props as unknown as P)} />
        </Suspense>
      </Meanwhile>
    );
  };
  return { Part, fetched };
};
