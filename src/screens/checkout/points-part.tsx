// Points that pay a part of the stay: a line to draw them on, and what is left to pay.
import { useUnit } from 'effector-react';
import { pointsMinimum, pointValueCad } from '../../../generated/model/constants';
import type { PricingMeta, Quote } from '../../../generated/model/entities';
import { checkoutTexts as say } from '../../../generated/texts/sentences/checkoutTexts';
import { Field } from '../../ui/field';
import { Row } from '../../ui/layout';
import { Slider } from '../../ui/slider';
import { Money, Text } from '../../ui/type';
import { shownMoney, shownNumber } from '../shell/format/format';
import { $drawn, $pricing, pointsDrawn } from './ask.store';
import { Part } from './part';
import { dueText } from './summary';

const worth = (points: number): string => shownMoney(Math.round(points * pointValueCad * 100), 'CAD');
/** Fewer than the least are none, or the least: whichever is nearer. */
const usable = (points: number): number => {
  if (points >= pointsMinimum) return points;
  return points * 2 < pointsMinimum ? 0 : pointsMinimum;
};
const spoken = (points: number): string => (points === 0 ? say.pointsNone : say.pointsUsed({ points: shownNumber(points) }));

interface PointsPartProps {
  readonly points: NonNullable<PricingMeta['points']>;
  readonly quote: Quote;
}

export const PointsPart = ({ points: { balance, max }, quote }: PointsPartProps) => {
  const { drawn, pricing } = useUnit({ drawn: $drawn, pricing: $pricing });
  const draw = useUnit(pointsDrawn);
  const most = Math.min(balance, max);
  if (balance === 0) return null;
  return (
    <Part heading={say.points}>
      {most < pointsMinimum ? (
        <Text tone="muted">{say.pointsTooFew({ balance: shownNumber(balance) })}</Text>
      ) : (
        <Field label={say.pointsSlider} help={say.pointsBalance({ balance: shownNumber(balance), amount: worth(balance) })}>
          {({ id, describedBy }) => (
            <>
              <Slider {...{ id, describedBy, spoken }} value={drawn} max={most} onChange={(value) => draw(usable(value))} />
              <Row as="output" justifyContent="space-between" aria-busy={pricing || undefined}>
                <span>{drawn === 0 ? say.pointsNone : `${spoken(drawn)} (−${worth(drawn)})`}</span>
                <Money fontWeight="semibold" opacity={pricing ? '0.5' : '1'}>
                  {say.pointsLeave({ amount: dueText(quote) })}
                </Money>
              </Row>
            </>
          )}
        </Field>
      )}
    </Part>
  );
};
