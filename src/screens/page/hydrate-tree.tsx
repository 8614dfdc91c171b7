// Hydrates, in the browser, a tree that the server rendered.
import type { Scope } from 'effector';
import { fork } from 'effector';
import { type ReactNode, startTransition } from 'react';
import { type HydrationOptions, hydrateRoot } from 'react-dom/client';
import { styleCache } from './own-styles';
import { Providers } from './providers';

/** React has mended the page by itself: a person need not hear of it, but the console tells which part it was. */
const onRecoverableError: HydrationOptions['onRecoverableError'] = (error, { componentStack }) => console.error(error, componentStack);

export const hydrateTree = (tree: ReactNode, scope: Scope = fork()): void => {
  const root = document.getElementById('root');
  const cache = styleCache(document.querySelector<HTMLElement>('[nonce]')?.nonce);
  const whole = (
    <Providers scope={scope} cache={cache}>
      {tree}
    </Providers>
  );
  // in short pieces: a person who taps or scrolls meanwhile is not kept waiting
  if (root) startTransition(() => void hydrateRoot(root, whole, { onRecoverableError }));
};
