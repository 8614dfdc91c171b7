// Whether a part of the page is the browser's own by now.
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
/**
 * The browser's value, and the server's while a part is hydrated: the first rendering has to be the server's. A part whose value is the
 * same on both is not drawn again. The value is a text, a number or a flag.
 */
export const useOwn = <T extends string | number | boolean | null>(own: () => T, ofServer: () => T): T =>
  useSyncExternalStore(never, own, ofServer);

/** False while a part is hydrated, true ever after. Browser-only facts may come before the part's own code. */
export const useHydrated = (): boolean =>
  useOwn(
    () => true,
    () => false,
  );
