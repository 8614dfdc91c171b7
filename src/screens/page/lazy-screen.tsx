// Renders a lazy screen: at once where its file is there, else after it has come, while the page before it stays in sight.
import { useUnit } from 'effector-react';
import { type ComponentType, useEffect, useState } from 'react';
import { type LoadError, retriedLazy } from '../shell/loading/retried-lazy';
import { failureMet } from '../shell/failures/errors.store';
import type { ScreenProps } from '../shell/navigation/visit';
import { ErrorFallback } from './own-page';
import type { LazyScreen } from './screen';

/** The file did not come: for want of a connection, or because there is another by now. */
const Absent = ({ reason }: LoadError) => {
  const met = useUnit(failureMet);
  const [isOffline] = useState(() => !navigator.onLine);
  useEffect(() => {
    if (!isOffline) met(reason);
  }, [met, reason, isOffline]);
  return <ErrorFallback isOffline={isOffline} />;
};

const waiting = new WeakMap<LazyScreen, () => ComponentType<ScreenProps>>();
const waitingFor = (screen: LazyScreen): ComponentType<ScreenProps> => {
  const waits = waiting.get(screen) ?? retriedLazy(async () => (await screen.load()).Screen, Absent);
  waiting.set(screen, waits);
  return waits();
};

/** Give it the screen's name as its key: what it renders with is decided once. */
export const Lazy = ({ screen, ...props }: ScreenProps & { readonly screen: LazyScreen }) => {
  const [Screen] = useState<ComponentType<ScreenProps>>(() => screen.loaded()?.Screen ?? waitingFor(screen));
  return <Screen {...props} />;
};
