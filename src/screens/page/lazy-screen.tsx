// Renders a lazy screen: at once where its file is there, else after it has come, while the page before it stays in sight.
import { useUnit } from 'effector-react';
import { type ComponentType, lazy, useEffect, useState } from 'react';
import { failureMet } from '../shell/failures/errors.store';
import type { ScreenProps } from '../shell/navigation/visit';
import { ErrorFallback } from './own-page';
import type { LazyScreen } from './screen';

// one request at a time: React renders anew whatever waits
const waiting = new WeakMap<LazyScreen, ComponentType<ScreenProps>>();

interface AbsentProps {
  readonly screen: LazyScreen;
  readonly reason: Error;
}

/** The file did not come: for want of a connection, or because there is another by now. The next visit asks for it again. */
const Absent = ({ screen, reason }: AbsentProps) => {
  const met = useUnit(failureMet);
  const [isOffline] = useState(() => !navigator.onLine);
  useEffect(() => {
    waiting.delete(screen);
    if (!isOffline) met(reason);
  }, [met, screen, reason, isOffline]);
  return <ErrorFallback isOffline={isOffline} />;
};

const waitingFor = (screen: LazyScreen): ComponentType<ScreenProps> => {
  const absent = (reason: Error) => () => <Absent {...{ screen, reason }} />;
  const waits = waiting.get(screen) ?? lazy(async () => ({ default: await screen.load().then(({ Screen }) => Screen, absent) }));
  waiting.set(screen, waits);
  return waits;
};

/** Give it the screen's name as its key: what it renders with is decided once. */
export const Lazy = ({ screen, ...props }: ScreenProps & { readonly screen: LazyScreen }) => {
  const [Screen] = useState<ComponentType<ScreenProps>>(() => screen.loaded()?.Screen ?? waitingFor(screen));
  return <Screen {...props} />;
};
