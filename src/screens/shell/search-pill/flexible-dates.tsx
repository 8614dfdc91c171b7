// Dates left open: days around two dates, or a stay of some kind in some months.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { flexibleMonthsMax, flexibleMonthsShown, shiftDaysMax } from '../../../../generated/model/constants';
import { addMonths, firstOfMonth } from '../../../../generated/model/dates';
import { keysOf } from '../../../../generated/model/keys';
import { FlexibleStay } from '../../../../generated/model/values';
import type { PlainDate } from '../../../../generated/model/wire';
import { flexibleTexts as say } from '../../../../generated/texts/sentences/flexibleTexts';
import { monthName } from '../../../ui/calendar/dates';
import { Chip } from '../../../ui/chip';
import { Stack } from '../../../ui/layout';
import { Text } from '../../../ui/type';
import { daysAroundChosen, datesLeftOpen } from './flexible.store';
import { $trip } from './pill.store';

const ChipSet = chakra('fieldset', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', minWidth: '0' } });
const Chips = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <ChipSet aria-label={label}>{children}</ChipSet>
);

/** `Exact dates`, `± 1 day` and so on. */
export const DaysAround = () => {
  const [{ flex_days: chosen = 0 }, choose] = useUnit([$trip, daysAroundChosen]);
  return (
    <Chips label={say.how}>
      {Array.from({ length: shiftDaysMax + 1 }, (_, shift) => (
        <Chip key={shift} pressed={shift === chosen} onClick={() => choose(shift)}>
          {shift === 0 ? say.exact : say.around({ shift })}
        </Chip>
      ))}
    </Chips>
  );
};

const Part = ({ title, hint, children }: { readonly title: string; readonly hint?: string; readonly children: ReactNode }) => (
  <Stack gap="3">
    <Text as="h3" textStyle="label">
      {title}
    </Text>
    {hint && (
      <Text textStyle="small" color="muted">
        {hint}
      </Text>
    )}
    <Chips label={title}>{children}</Chips>
  </Stack>
);

/** A weekend, a week or a month, and the months in which it may be. */
export const OpenDates = ({ today }: { readonly today: PlainDate }) => {
  const [{ flex_stay: chosen = 'weekend', flex_months: months = [] }, leave] = useUnit([$trip, datesLeftOpen]);
  const turned = (month: PlainDate) => (months.includes(month) ? months.filter((it) => it !== month) : [...months, month].toSorted());
  // one month stays, and not too many are looked at
  const isFixed = (month: PlainDate) => (months.includes(month) ? months.length === 1 : months.length === flexibleMonthsMax);
  return (
    <Stack gap="6" paddingY="2">
      <Part title={say.stay}>
        {keysOf(FlexibleStay).map((stay) => (
          <Chip key={stay} pressed={stay === chosen} onClick={() => leave({ stay, months })}>
            {say.nights({ stay: FlexibleStay[stay].label, nights: FlexibleStay[stay].nights })}
          </Chip>
        ))}
      </Part>
      <Part title={say.months} hint={say.monthsHelp}>
        {Array.from({ length: flexibleMonthsShown }, (_, at) => addMonths(firstOfMonth(today), at)).map((month) => (
          <Chip
            key={month}
            pressed={months.includes(month)}
            aria-disabled={isFixed(month)}
            onClick={() => isFixed(month) || leave({ stay: chosen, months: turned(month) })}
          >
            {monthName(month)}
          </Chip>
        ))}
      </Part>
    </Stack>
  );
};

/** Two dates, or dates left open: which of the two is asked for. */
export const HowExact = ({ today }: { readonly today: PlainDate }) => {
  const [{ flex_stay }, leave] = useUnit([$trip, datesLeftOpen]);
  const isOpen = flex_stay !== undefined;
  return (
    <Chips label={say.how}>
      <Chip pressed={!isOpen} onClick={() => leave(null)}>
        {say.dates}
      </Chip>
      <Chip pressed={isOpen} onClick={() => isOpen || leave({ stay: 'weekend', months: [addMonths(firstOfMonth(today), 1)] })}>
        {say.flexible}
      </Chip>
    </Chips>
  );
};
