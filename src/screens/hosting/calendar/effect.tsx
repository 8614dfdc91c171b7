// The cost or gain of changing some nights, before saving.
import { chakra } from '@chakra-ui/react/styled-system';
import type { NightsChange } from '../../../../generated/model/entities';
import { calendarTexts as say } from '../../../../generated/texts/sentences/calendarTexts';
import { Button } from '../../../ui/button';
import { Problem } from '../../../ui/field';
import { Text } from '../../../ui/type';
import { type Chosen, type Effect, effectOf, type Range } from './nights';
import { datesOfAll, money, nightCount } from './words';

const Lines = chakra('div', {
  base: { display: 'grid', gap: '1.5', padding: '3', borderRadius: 'md', bg: 'surface', textStyle: 'small' },
});

interface Told {
  readonly title: string | undefined;
  readonly effect: Effect;
}

/** `Feb 2 – 4`, or of several calendars `Cabin: Feb 2 – 4; Loft: Feb 3`. */
const datesIn = (told: readonly Told[], rangesOf: (effect: Effect) => readonly Range[]): string =>
  told
    .filter(({ effect }) => rangesOf(effect).length > 0)
    .map(({ title, effect }) => `${title === undefined ? '' : `${title}: `}${datesOfAll(rangesOf(effect))}`)
    .join('; ');

/** In the order of weight: money, then what follows from it. */
const linesOf = (told: readonly Told[], { min_nights }: NightsChange): readonly string[] => {
  const sum = (part: 'before' | 'after' | 'open' | 'opened' | 'openedCents' | 'blockedCents') =>
    told.reduce((all, { effect }) => all + effect[part], 0);
  const [before, after, opened, blocked] = [sum('before'), sum('after'), sum('opened'), sum('blockedCents')];
  const guestCents = told[0]?.effect.guestCents;
  const tooShort = datesIn(told, (effect) => effect.tooShort);
  return [
    ...(blocked > 0 ? [say.blocks({ sum: money(blocked) })] : []),
    ...(opened > 0 ? [say.opens({ nights: nightCount(opened), sum: money(sum('openedCents')) })] : []),
    ...(blocked === 0 && before !== after ? [say.brings({ open: sum('open'), before: money(before), after: money(after) })] : []),
    ...(guestCents === undefined ? [] : [say.guestsPay({ price: money(guestCents) })]),
    ...(told.some(({ effect }) => effect.keepsPrice) ? [say.keepPrice] : []),
    ...(tooShort && min_nights ? [say.tooShort({ nights: min_nights, dates: tooShort })] : []),
  ];
};

interface Props {
  readonly of: readonly Chosen[];
  readonly difference: NightsChange;
  /** The nights that cannot be blocked are left out. */
  readonly onLeaveOut: () => void;
}

export const EffectShown = ({ of, difference, onLeaveOut }: Props) => {
  const told = of.map(({ title, nights, calendar }) => ({ title, effect: effectOf(nights, calendar, difference) }));
  const lines = linesOf(told, difference);
  const cannotBlock = datesIn(told, (effect) => effect.cannotBlock);
  const isNothing = Object.keys(difference).length === 0;
  return (
    <Lines aria-live="polite">
      {isNothing && <Text color="muted">{say.nothingYet}</Text>}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {cannotBlock && (
        <div>
          <Problem>{say.cannotBlock({ dates: cannotBlock })}</Problem>
          <Button variant="outline" size="sm" marginTop="2" onClick={onLeaveOut}>
            {say.leaveOut}
          </Button>
        </div>
      )}
    </Lines>
  );
};
