// Whether a part of the page is the browser's own by now.
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
/**
 * False while a part is hydrated, true ever after. Browser-only facts may come before the part's own code: the first rendering has to be
 * the server's all the same.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
