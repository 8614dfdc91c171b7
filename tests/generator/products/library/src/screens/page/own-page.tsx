// The pages of the library: what surrounds a screen, what stands in for one, and who lets people in. The other files of the room know no product.
import { sample } from 'effector';
import type { ReactNode } from 'react';
import { fetchTransport } from '../../../generated/client/fetch-transport';
import type { Transport } from '../../../generated/client/transport';
import type { Settings } from '../../../generated/model/settings';
import { homeTexts } from '../../../generated/texts/sentences/homeTexts';
import { admitted, opensOnServer, type Visit, visited } from '../shell/navigation/visit';

// there is no screen yet for members alone
sample({ clock: visited, filter: opensOnServer, target: admitted });

export const browserTransport = ({ apiBase }: Settings): Transport => fetchTransport({ base: apiBase });

export const Frame = ({ children }: { readonly visit: Visit; readonly children: ReactNode }) => (
  <main id="main" tabIndex={-1}>
    {children}
  </main>
);

/** A page that the browser alone renders. */
export const InBrowser = ({ children }: { readonly children: ReactNode }) => children;

export const ErrorFallback = (_: { readonly isOffline: boolean }) => <h1>{homeTexts.failed}</h1>;

/** Parameters of paths that are names of ours; others are what somebody was given: all of them. */
export const inSmallLetters: ReadonlySet<string> = new Set();
