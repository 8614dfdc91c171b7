// The points of a booking that is not paid yet, and a way to change them.
import { useUnit } from 'effector-react';
import { bookingPointsTexts } from '../../../generated/texts/sentences/bookingPointsTexts';
import { checkoutTexts as say } from '../../../generated/texts/sentences/checkoutTexts';
import { Button } from '../../ui/button';
import { HStack } from '../../ui/layout';
import { pointsText } from '../shell/points/points-slider';
import { mayPutPoints, PointsWindow, pointsWords } from '../shell/points/points-window';
import { $booking, $isOpen, pointsPressed, saving, windowClosed, windowOpened } from './booked-points.store';
import { Part } from './part';
import { $isConfirming } from './pay.store';

export const BookedPoints = () => {
  const { booking, confirming, isOpen, problem, busy, sent } = useUnit({
    booking: $booking,
    confirming: $isConfirming,
    isOpen: $isOpen,
    problem: saving.$problem,
    busy: saving.$pending,
    sent: saving.$sent,
  });
  const [save, open, close] = useUnit([pointsPressed, windowOpened, windowClosed]);
  if (!booking || confirming || !mayPutPoints(booking)) return null;
  return (
    <Part heading={say.points}>
      <HStack justifyContent="space-between" flexWrap="wrap" gap="3">
        <span>{pointsText(booking.points)}</span>
        <Button variant="outline" size="sm" onClick={() => open()}>
          {pointsWords(booking)}
        </Button>
      </HStack>
      <output>{sent && bookingPointsTexts.saved}</output>
      {isOpen && <PointsWindow {...{ booking, problem, busy }} onSave={save} onClose={() => close()} />}
    </Part>
  );
};
