// On a stay: that it is shown as it was, where there is no connection now; and that it is kept on this device.
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import type { Instant } from '../../../../generated/model/wire';
import { stayTexts as say } from '../../../../generated/texts/sentences/stayTexts';
import { Banner } from '../../../ui/banner';
import { Box } from '../../../ui/layout';
import { Text } from '../../../ui/type';
import { bookingMoved } from '../detail/detail.store';
import { useLine } from '../../shell/failures/use-line';
import { ownZone, shownMoment } from '../../shell/format/format';
import { keptMark, keptSince } from './kept-stays';
import { $isKept } from './offline.store';

const offPaper = { _print: { display: 'none' } } as const;

/** Whether what is shown may be old: the page came out of the cache, or the connection went. */
const isAsBefore = () => !navigator.onLine || document.documentElement.hasAttribute(keptMark);

export const AsBefore = ({ booking_id }: { readonly booking_id: string }) => {
  const [isCut, setCut] = useState(false);
  const [since, setSince] = useState<Instant | undefined>();
  const ask = useUnit(bookingMoved);
  useEffect(() => {
    const look = () => setCut(isAsBefore());
    look();
    addEventListener('offline', look);
    return () => removeEventListener('offline', look);
  }, []);
  useEffect(() => {
    if (isCut) keptSince(booking_id).then(setSince, () => setSince(undefined));
  }, [isCut, booking_id]);
  useLine(isCut, () => {
    document.documentElement.removeAttribute(keptMark);
    setCut(false);
    ask();
  });
  return (
    isCut && (
      <Box marginTop="4" {...offPaper}>
        <Banner tone="notice" live="status">
          {since ? say.asBeforeOn({ moment: shownMoment(since, { zone: ownZone() }) }) : say.asBefore}
        </Banner>
      </Box>
    )
  );
};

export const KeptHere = () =>
  useUnit($isKept) && (
    <Text textStyle="small" color="muted" marginBottom="6" {...offPaper}>
      {say.kept}
    </Text>
  );
