// The styles of this product's pages: their system, one cache for a document, and what of it has not been sent yet.
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import createCache from '@emotion/cache';
import { CacheProvider, type EmotionCache } from '@emotion/react';
import type { ReactNode } from 'react';
import { system } from '../../ui/theme/system';

export type StyleCache = EmotionCache;
const key = 'css';

/**
 * Without vendor prefixes: no browser that knows cascade layers, which the theme stands on, needs them. One list for all documents:
 * Emotion keeps the rules that it has compiled by it, so that the server compiles each once.
 */
const stylisPlugins: [] = [];

/** The same on the server and in the browser, or the browser would draw the page anew. */
export const styleCache = (nonce: string | undefined): StyleCache => {
  const cache = createCache({ key, stylisPlugins, ...(nonce && { nonce }) });
  cache.compat = true;
  return cache;
};

/** Gives, each time, the styles that were made since the last: one style element, or nothing. */
export const styleReader = (cache: StyleCache, nonce: string): (() => string) => {
  const sent = new Set<string>();
  return () => {
    const fresh = Object.entries(cache.inserted).filter(([name]) => !sent.has(name));
    const texts = fresh.filter((pair): pair is [string, string] => typeof pair[1] === 'string');
    for (const [name] of fresh) sent.add(name);
    if (texts.length === 0) return '';
    const names = texts.map(([name]) => name).join(' ');
    return `<style nonce="${nonce}" data-emotion="${key} ${names}">${texts.map(([, text]) => text).join('')}</style>`;
  };
};

export const Styles = ({ cache, children }: { readonly cache: StyleCache; readonly children: ReactNode }) => (
  <CacheProvider value={cache}>
    <ChakraProvider value={system}>{children}</ChakraProvider>
  </CacheProvider>
);
