// Screens that are loaded when they are needed, each in a file of its own.
import type { ReactNode } from 'react';
import type { Opened, ScreenProps } from '../shell/navigation/visit';

type View = (props: ScreenProps) => ReactNode;

/** A screen file's exports, besides the screen under its own name. */
interface ScreenFile {
  /** Hears of each visit to it: on the server before it is rendered, in the browser once its guard lets the visitor in. */
  readonly opened?: Opened;
}

export interface LoadedScreen {
  readonly Screen: View;
  readonly opened: Opened | undefined;
}

export interface LazyScreen {
  /** Its file, once it is there. */
  readonly loaded: () => LoadedScreen | undefined;
  readonly load: () => Promise<LoadedScreen>;
}

/** A screen in a chunk of its own: `screen(() => import('./home/home'), 'Home')`. */
export const screen = <Name extends string>(
  load: () => Promise<ScreenFile & { readonly [name in Name]: View }>,
  name: Name,
): LazyScreen => {
  let ready: LoadedScreen | undefined;
  const loaded = async () => {
    const file = await load();
    const fresh = { Screen: file[name], opened: file.opened };
    ready ??= fresh;
    return ready;
  };
  return { loaded: () => ready, load: loaded };
};
