// Draws a lazy screen: at once where its file is there, else after it has come, while the page before it stays in sight.
import { type ComponentType, lazy, useState } from 'react';
import type { ScreenProps } from '../shell/visit';
import type { LazyScreen } from './screen';

const waiting = (screen: LazyScreen) =>
  lazy(async () => {
    const { Screen } = await screen.load();
    return { default: Screen };
  });

/** Give it the screen's name as its key: what it draws with is decided once. */
export const Lazy = ({ screen, ...props }: ScreenProps & { readonly screen: LazyScreen }) => {
  const [Screen] = useState<ComponentType<ScreenProps>>(() => screen.loaded()?.Screen ?? waiting(screen));
  return <Screen {...props} />;
};
