// Parts of a page that work a moment later: the server draws them at once, the browser fetches their code after the page's own.
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

export interface Later<P> {
  readonly Part: (props: P & { readonly meanwhile?: ReactNode }) => ReactNode;
  /** Fetches it ahead; the server does so before it draws anything. */
  readonly fetched: () => Promise<unknown>;
}

/**
 * A part in a chunk of its own. What the server drew stays in sight until the browser's code is there.
 *
 * @example
 * const pill = later(async () => (await import('./whole-pill')).WholePill);
 * if (import.meta.env.SSR) await pill.fetched();
 */
export const later = <P extends object>(load: () => Promise<ComponentType<P>>): Later<P> => {
  let ready: ComponentType<P> | undefined;
  const fetched = async () => {
    ready ??= await load();
    return { default: ready };
  };
  const Waiting = lazy(fetched);
  const Part = ({ meanwhile = null, ...props }: P & { readonly meanwhile?: ReactNode }) => {
    const [View] = useState<ComponentType<P>>(() => ready ?? Waiting);
    return (
      <Suspense fallback={meanwhile}>
        <View {...(props as unknown as P)} />
      </Suspense>
    );
  };
  return { Part, fetched };
};
