// Opens the screen of a visit: its own event hears of it.
import { attach, createStore, sample, scopeBind } from 'effector';
import type { ScreenName } from '../../../generated/routes/routes';
import { admitted, routeOf, type Visit } from '../shell/navigation/visit';
import './own-page';
import type { LazyScreen } from './screen';

export type Screens = Readonly<Record<ScreenName, LazyScreen>>;

/** The screens of the app; given to each scope. */
export const $screens = createStore<Screens | null>(null, { serialize: 'ignore' });

const openFx = attach({
  source: $screens,
  effect: async (screens, visit: Visit) => {
    const inScope = scopeBind((open: () => void) => open(), { safe: true });
    const screen = screens?.[routeOf(visit).screen];
    const { opened } = screen?.loaded() ?? (await screen?.load()) ?? {};
    if (opened) inScope(() => opened(visit));
  },
});
sample({ clock: admitted, target: openFx });
