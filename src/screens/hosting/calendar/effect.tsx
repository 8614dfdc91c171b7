// The cost or gain of changing some nights, before saving.
import { chakra } from '@chakra-ui/react/styled-system';
import { calendarTexts as say } from '../../../../generated/texts/sentences/calendarTexts';
import { Button } from '../../../ui/button';
import { Problem } from '../../../ui/field';
import { Text } from '../../../ui/type';
import type { Difference, Effect } from './nights';
import { datesOfAll, money, nightCount } from './words';

const Lines = chakra('div', {
  base: { display: 'grid', gap: '1.5', padding: '3', borderRadius: 'md', bg: 'surface', textStyle: 'small' },
});

/** In the order of weight: money, then what follows from it. */
const linesOf = (effect: Effect, { min_nights }: Difference): readonly string[] => {
  const { before, after, open, opened, openedCents, blockedCents, guestCents, keepsPrice, tooShort } = effect;
  return [
    ...(blockedCents > 0 ? [say.blocks({ sum: money(blockedCents) })] : []),
    ...(opened > 0 ? [say.opens({ nights: nightCount(opened), sum: money(openedCents) })] : []),
    ...(blockedCents === 0 && before !== after ? [say.brings({ open, before: money(before), after: money(after) })] : []),
    ...(guestCents === undefined ? [] : [say.guestsPay({ price: money(guestCents) })]),
    ...(keepsPrice ? [say.keepPrice] : []),
    ...(tooShort.length > 0 && min_nights ? [say.tooShort({ nights: min_nights, dates: datesOfAll(tooShort) })] : []),
  ];
};

interface Props {
  readonly effect: Effect;
  readonly difference: Difference;
  /** The nights that cannot be blocked are left out. */
  readonly onLeaveOut: () => void;
}

export const EffectShown = ({ effect, difference, onLeaveOut }: Props) => {
  const lines = linesOf(effect, difference);
  const isNothing = Object.keys(difference).length === 0;
  return (
    <Lines aria-live="polite">
      {isNothing && <Text color="muted">{say.nothingYet}</Text>}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {effect.cannotBlock.length > 0 && (
        <div>
          <Problem>{say.cannotBlock({ dates: datesOfAll(effect.cannotBlock) })}</Problem>
          <Button variant="outline" size="sm" marginTop="2" onClick={onLeaveOut}>
            {say.leaveOut}
          </Button>
        </div>
      )}
    </Lines>
  );
};
