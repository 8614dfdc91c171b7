// The pages of this product: what surrounds a screen, what stands in for one, and who lets people in. The other files of the room know no product.
import type { ReactNode } from 'react';
import { shellTexts } from '../../../generated/texts/sentences/shellTexts';
import { Scripted } from '../../ui/scripted';
import '../shell/session/admission';
export { Frame } from '../shell/chrome/frame';
export { ErrorFallback } from '../shell/failures/error-fallback';
export { browserTransport } from '../shell/session/transport';

/** A page that the browser alone renders. */
export const InBrowser = ({ children }: { readonly children: ReactNode }) => <Scripted says={shellTexts.needsScripts}>{children}</Scripted>;

/** Parameters of paths that are names of ours; others are what somebody was given. */
export const inSmallLetters: ReadonlySet<string> = new Set([':place']);
