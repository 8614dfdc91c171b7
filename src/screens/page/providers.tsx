// The providers around every page: the scope of the stores and the styles. They draw nothing.
import type { Scope } from 'effector';
import { Provider } from 'effector-react';
import type { ReactNode } from 'react';
import { type StyleCache, Styles } from './own-styles';

export interface ProvidersProps {
  readonly scope: Scope;
  readonly cache: StyleCache;
  readonly children: ReactNode;
}

export const Providers = ({ scope, cache, children }: ProvidersProps) => (
  <Styles cache={cache}>
    <Provider value={scope}>{children}</Provider>
  </Styles>
);
