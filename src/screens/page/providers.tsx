// The providers around every page: the scope of the stores and the system of styles. They draw nothing.
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { CacheProvider, type EmotionCache } from '@emotion/react';
import type { Scope } from 'effector';
import { Provider } from 'effector-react';
import type { ReactNode } from 'react';
import { system } from '../../ui/theme/system';

export interface ProvidersProps {
  readonly scope: Scope;
  readonly cache: EmotionCache;
  readonly children: ReactNode;
}

export const Providers = ({ scope, cache, children }: ProvidersProps) => (
  <CacheProvider value={cache}>
    <ChakraProvider value={system}>
      <Provider value={scope}>{children}</Provider>
    </ChakraProvider>
  </CacheProvider>
);
