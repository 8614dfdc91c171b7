// A line to draw points on, as many as a price can take; who has too few reads that instead.
import type { ReactNode } from 'react';
import { pointsMinimum } from '../../../../generated/model/constants';
import { pointsWorth } from '../../../../generated/rules/derived/pointsWorth';
import { checkoutTexts as say } from '../../../../generated/texts/sentences/checkoutTexts';
import { Field } from '../../../ui/field';
import { HStack } from '../../../ui/layout';
import { Slider } from '../../../ui/slider';
import { Text } from '../../../ui/type';
import { shownMoney, shownNumber } from '../format/format';

const worth = (points: number): string => shownMoney(pointsWorth({ pointsUse: { points } }), 'CAD');
/** Fewer than the least are none, or the least: whichever is nearer; a step of one, as a key takes it, goes on to the other. */
const usable = (points: number, before: number): number => {
  if (points >= pointsMinimum) return points;
  const isUp = Math.abs(points - before) === 1 ? points > before : points * 2 >= pointsMinimum;
  return isUp ? pointsMinimum : 0;
};
const spoken = (points: number): string => (points === 0 ? say.pointsNone : say.pointsUsed({ points: shownNumber(points) }));
/** `1,422 points (−$14.22 CAD)` */
export const pointsText = (points: number): string => (points === 0 ? say.pointsNone : `${spoken(points)} (−${worth(points)})`);

/** A person's balance, and the part that a price can take. */
export interface PointsBounds {
  readonly balance: number;
  readonly max: number;
}
export const maxOf = ({ balance, max }: PointsBounds): number => Math.min(balance, max);

interface PointsSliderProps extends PointsBounds {
  readonly value: number;
  readonly onChange: (points: number) => void;
  /** A newer price is on its way. */
  readonly busy?: boolean;
  /** The remaining sum, where it is known. */
  readonly children?: ReactNode;
}

export const PointsSlider = ({ balance, max, value, onChange, busy = false, children }: PointsSliderProps) => {
  const most = maxOf({ balance, max });
  if (most < pointsMinimum) return <Text color="muted">{say.pointsTooFew({ balance: shownNumber(balance) })}</Text>;
  return (
    <Field label={say.pointsSlider} help={say.pointsBalance({ balance: shownNumber(balance), amount: worth(balance) })}>
      {({ id, describedBy }) => (
        <>
          <Slider
            {...{ id, describedBy, spoken }}
            label={say.pointsSlider}
            value={value}
            max={most}
            onChange={(points) => onChange(usable(points, value))}
          />
          <HStack as="output" flexWrap="wrap" columnGap="4" rowGap="0" justifyContent="space-between" aria-busy={busy || undefined}>
            <span>{pointsText(value)}</span>
            {children}
          </HStack>
        </>
      )}
    </Field>
  );
};
