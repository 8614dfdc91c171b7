// A host's calendar month by month, with a way to turn them over.
import { useId } from 'react';
import type { HostCalendar } from '../../../../generated/model/entities';
import type { PlainDate } from '../../../../generated/model/wire';
import { calendarTexts as say } from '../../../../generated/texts/sentences/calendarTexts';
import { addMonths } from '../../../../generated/model/dates';
import { monthName } from '../../../ui/calendar/dates';
import { IconButton } from '../../../ui/button';
import { icons } from '../../../ui/icons/basic';
import { Box, HStack, VisuallyHidden } from '../../../ui/layout';
import { Select } from '../../../ui/select';
import { Text } from '../../../ui/type';
import { Legend } from './legend';
import { Month } from './month';
import { useTouch } from './use-media';
import { useMonths } from './use-months';

export const Months = ({ calendar }: { readonly calendar: HostCalendar }) => {
  const { root, view, said, months, turnTo, draw, press, ...month } = useMonths(calendar);
  const [id, isTouch] = [useId(), useTouch()];
  return (
    <div ref={root}>
      <HStack justifyContent="space-between" marginBottom="3">
        <IconButton icon={icons.left} label={say.previousMonth} disabled={view === months[0]} onClick={() => turnTo(addMonths(view, -1))} />
        <Box width="12rem">
          <VisuallyHidden as="label" {...{ htmlFor: id }}>
            {say.month}
          </VisuallyHidden>
          <Select
            id={id}
            value={view}
            options={months.map((value) => ({ value, label: monthName(value) }))}
            onChange={(value) => turnTo(value as PlainDate)}
          />
        </Box>
        <IconButton icon={icons.right} label={say.nextMonth} disabled={view === months.at(-1)} onClick={() => turnTo(addMonths(view, 1))} />
      </HStack>
      <Month {...month} month={view} usual={calendar.min_nights} conflicts={calendar.conflicts} onPress={press} onDraw={draw} />
      <Legend />
      <Text textStyle="small" color="muted" marginTop="2" display={{ xl: 'none' }}>
        {isTouch ? say.selectByTap : say.select}
      </Text>
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
    </div>
  );
};
