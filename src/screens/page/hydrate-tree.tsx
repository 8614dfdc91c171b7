// Hydrates, in the browser, a tree that the server rendered.
import type { Scope } from 'effector';
import { fork } from 'effector';
import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { styleCache } from './own-styles';
import { Providers } from './providers';

export const hydrateTree = (tree: ReactNode, scope: Scope = fork()): void => {
  const root = document.getElementById('root');
  const cache = styleCache(document.querySelector<HTMLElement>('[nonce]')?.nonce);
  const whole = (
    <Providers scope={scope} cache={cache}>
      {tree}
    </Providers>
  );
  // in short pieces: a person who taps or scrolls meanwhile is not kept waiting
  if (root) startTransition(() => void hydrateRoot(root, whole));
};
