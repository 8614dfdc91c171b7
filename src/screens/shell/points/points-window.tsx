// Changes the points of a booking that was asked for and is not paid yet.
import { useState } from 'react';
import { pointsMinimum } from '../../../../generated/model/constants';
import { pointsWorth } from '../../../../generated/rules/derived/pointsWorth';
import type { BookingDetail } from '../../../../generated/model/entities';
import { bookingPointsTexts as say } from '../../../../generated/texts/sentences/bookingPointsTexts';
import { checkoutTexts } from '../../../../generated/texts/sentences/checkoutTexts';
import { Button } from '../../../ui/button';
import { HStack, Stack } from '../../../ui/layout';
import { Modal } from '../../../ui/modal';
import { Money, Text } from '../../../ui/type';
import type { Problem } from '../failures/problem';
import { ProblemBanner } from '../failures/problem-banner';
import { sumText } from '../property-card/price-words';
import { maxOf, PointsSlider } from './points-slider';

type Paid = Pick<BookingDetail, 'points' | 'points_use' | 'quote'>;

/** There are points that can be put to it, or taken off again. */
export const mayPutPoints = ({ points_use }: Paid): boolean => points_use !== null && maxOf(points_use) >= pointsMinimum;

export const pointsWords = ({ points }: Pick<Paid, 'points'>): string => (points === 0 ? say.use : say.change);

interface PointsWindowProps {
  readonly booking: Paid;
  readonly problem: Problem | null;
  readonly busy: boolean;
  readonly onSave: (points: number) => void;
  readonly onClose: () => void;
}

export const PointsWindow = ({ booking: { points, points_use, quote }, problem, busy, onSave, onClose }: PointsWindowProps) => {
  const [drawn, draw] = useState(points);
  if (!points_use || !quote) return null;
  const { amount_cents, currency } = quote.total;
  return (
    <Modal open title={say.heading} onClose={onClose}>
      <ProblemBanner problem={problem} />
      <Stack gap="5">
        <PointsSlider {...points_use} value={drawn} onChange={draw}>
          {currency === 'CAD' && (
            <Money fontWeight="semibold">
              {checkoutTexts.pointsLeave({
                amount: sumText({ amount_cents: amount_cents - pointsWorth({ pointsUse: { points: drawn } }), currency }),
              })}
            </Money>
          )}
        </PointsSlider>
        <Text textStyle="small" color="muted">
          {say.hint}
        </Text>
        <HStack data-foot="" gap="3" flexWrap="wrap">
          <Button size="lg" busy={busy} onClick={() => (drawn === points ? onClose() : onSave(drawn))}>
            {say.save}
          </Button>
          <Button variant="ghost" size="lg" onClick={onClose}>
            {say.keep}
          </Button>
        </HStack>
      </Stack>
    </Modal>
  );
};
