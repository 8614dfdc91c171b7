// The styles of the library's pages: none yet.
import type { ReactNode } from 'react';

export type StyleCache = object;
export const styleCache = (_nonce: string | undefined): StyleCache => ({});
/** Gives, each time, the styles that were made since the last. */
export const styleReader = (_: StyleCache, _nonce: string) => (): string => '';

export const Styles = ({ children }: { readonly cache: StyleCache; readonly children: ReactNode }) => children;
