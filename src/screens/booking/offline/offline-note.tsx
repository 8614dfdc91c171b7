// On a stay: that it is shown as it was, where there is no connection now; and that it is kept on this device.
import { useUnit } from 'effector-react';
import { useEffect, useSyncExternalStore } from 'react';
import { stayTexts as say } from '../../../../generated/texts/sentences/stayTexts';
import { Banner } from '../../../ui/banner';
import { Box } from '../../../ui/layout';
import { Text } from '../../../ui/type';
import { bookingMoved } from '../detail/detail.store';
import { keptMark } from './kept-stays';
import { $isKept } from './offline.store';

const offPaper = { _print: { display: 'none' } } as const;

const listen = (changed: () => void) => {
  const isBack = () => {
    document.documentElement.removeAttribute(keptMark);
    changed();
  };
  addEventListener('online', isBack);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', isBack);
    removeEventListener('offline', changed);
  };
};
/** Whether what is shown may be old: the page came out of the cache, or the connection went. */
const isAsBefore = () => !navigator.onLine || document.documentElement.hasAttribute(keptMark);

export const AsBefore = () => {
  const asBefore = useSyncExternalStore(listen, isAsBefore, () => false);
  const ask = useUnit(bookingMoved);
  useEffect(() => {
    const askAnew = () => ask();
    addEventListener('online', askAnew);
    return () => removeEventListener('online', askAnew);
  }, [ask]);
  return (
    asBefore && (
      <Box marginTop="4" {...offPaper}>
        <Banner tone="notice" live="status">
          {say.asBefore}
        </Banner>
      </Box>
    )
  );
};

export const KeptHere = () =>
  useUnit($isKept) && (
    <Text textStyle="small" color="muted" marginTop="4" {...offPaper}>
      {say.kept}
    </Text>
  );
