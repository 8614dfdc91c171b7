// Takes over, in the browser, a tree that the server drew.
import type { Scope } from 'effector';
import { fork } from 'effector';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { styleCache } from './style-cache';
import { Surroundings } from './providers';

export const takeOverTree = (tree: ReactNode, scope: Scope = fork()): void => {
  const root = document.getElementById('root');
  const cache = styleCache(document.querySelector<HTMLElement>('[nonce]')?.nonce);
  const whole = (
    <Surroundings scope={scope} cache={cache}>
      {tree}
    </Surroundings>
  );
  if (root) hydrateRoot(root, whole);
};
