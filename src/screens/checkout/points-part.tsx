// Points that pay a part of the stay: a line to draw them on, and what is left to pay.
import { useUnit } from 'effector-react';
import type { PricingMeta, Quote } from '../../../generated/model/entities';
import { checkoutTexts as say } from '../../../generated/texts/sentences/checkoutTexts';
import { Money } from '../../ui/type';
import { PointsSlider } from '../shell/points/points-slider';
import { $drawn, $pricing, pointsDrawn } from './ask.store';
import { Part } from './part';
import { dueText } from './summary';

interface PointsPartProps {
  readonly points: NonNullable<PricingMeta['points']>;
  readonly quote: Quote;
}

export const PointsPart = ({ points: { balance, max }, quote }: PointsPartProps) => {
  const { drawn, pricing } = useUnit({ drawn: $drawn, pricing: $pricing });
  const draw = useUnit(pointsDrawn);
  if (balance === 0) return null;
  return (
    <Part heading={say.points}>
      <PointsSlider balance={balance} max={max} value={drawn} onChange={draw} busy={pricing}>
        <Money fontWeight="semibold" opacity={pricing ? '0.5' : '1'}>
          {say.pointsLeave({ amount: dueText(quote) })}
        </Money>
      </PointsSlider>
    </Part>
  );
};
