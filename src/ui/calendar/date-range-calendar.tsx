// A calendar in which a stay is chosen: two months from 768 px, one below, or all of them in a column to scroll.
import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useState } from 'react';
import type { PlainDate } from '../../../generated/model/wire';
import { datesTexts as say } from '../../../generated/texts/sentences/datesTexts';
import { Button, IconButton } from '../button';
import { icons } from '../icons/basic';
import { Box, HStack, VisuallyHidden } from '../layout';
import { LinkButton, Text } from '../type';
import { keyHelp } from './calendar-keys';
import { addMonths } from '../../../generated/model/dates';
import { type DayPrices, MonthGrid } from './month-grid';
import type { Availability, DateRange } from './selection';
import { summary } from './spoken';
import { useCalendar } from './use-calendar';

export interface DateRangeCalendarProps extends Availability {
  readonly value: DateRange;
  readonly onChange: (range: DateRange) => void;
  /** Marked; `first` where it is left out. */
  readonly today?: PlainDate;
  /** `pages` turns months over; `scroll` lays out this many below one another, for a sheet on a phone. */
  readonly layout?: 'pages' | 'scroll';
  readonly scrolledMonths?: number;
  /** Said in place, such as `3-night minimum`. */
  readonly hint?: ReactNode;
  /** Names it, where a page has more than one. */
  readonly label?: string;
  readonly prices?: DayPrices | undefined;
  /** Gives it a Done button. */
  readonly onDone?: (() => void) | undefined;
}

const Pages = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gap: '8',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    '& > :nth-of-type(2)': { display: { base: 'none', md: 'block' } },
  },
});
const Turner = chakra('div', {
  base: {
    position: 'absolute',
    insetInline: '0',
    top: '0',
    display: 'flex',
    justifyContent: 'space-between',
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto' },
  },
});

const Help = () => (
  <chakra.dl
    bg="surface"
    borderRadius="md"
    padding="4"
    textStyle="small"
    display="grid"
    gridTemplateColumns="auto 1fr"
    gap="1"
    columnGap="4"
    marginTop="3"
  >
    {keyHelp.map(([keys, does]) => (
      <Box key={keys} display="contents">
        <chakra.dt fontWeight="semibold">{keys}</chakra.dt>
        <dd>{does}</dd>
      </Box>
    ))}
  </chakra.dl>
);

const Footer = ({ value, hint, onDone, clear }: DateRangeCalendarProps & { readonly clear: () => void }) => (
  <HStack justifyContent="space-between" flexWrap="wrap" marginTop="4" minHeight="touch">
    <Text as="span" textStyle="small" color="muted">
      {summary(value) ?? hint}
    </Text>
    <HStack gap="4" marginInlineStart="auto">
      {value.start && <LinkButton onClick={clear}>{say.clear}</LinkButton>}
      {onDone && (
        <Button size="sm" onClick={onDone}>
          {say.done}
        </Button>
      )}
    </HStack>
  </HStack>
);

const PricesNote = ({ prices }: Pick<DateRangeCalendarProps, 'prices'>) =>
  prices && (
    <Text textStyle="tiny" color="muted" marginTop="2">
      {prices.note}
    </Text>
  );

/** The first day chosen is the check-in, the next the check-out; what cannot be chosen says why. */
export const DateRangeCalendar = (props: DateRangeCalendarProps) => {
  const { value, onChange, today = props.first, layout = 'pages', scrolledMonths = 12 } = props;
  const scrolls = layout === 'scroll';
  const shown = scrolls ? scrolledMonths : 2;
  const { root, view, reached, said, help, turn, pick, clear, onKeyDown, atStart, atEnd } = useCalendar({
    value,
    onChange,
    days: props,
  });
  const [pointed, setPointed] = useState<PlainDate>();
  const months = Array.from({ length: shown }, (_, index) => addMonths(view, index));
  const Months = scrolls ? chakra.div : Pages;
  return (
    <chakra.section ref={root} position="relative" aria-label={props.label ?? say.name} onKeyDown={onKeyDown}>
      {scrolls && <PricesNote prices={props.prices} />}
      <Months>
        {months.map((month) => (
          <MonthGrid
            key={month}
            {...{ month, today, reached, pointed }}
            range={value}
            days={props}
            prices={props.prices}
            onPick={pick}
            onPoint={setPointed}
          />
        ))}
        {!scrolls && (
          <Turner>
            <IconButton icon={icons.left} label={say.before} disabled={atStart} onClick={() => turn(-1)} />
            <IconButton icon={icons.right} label={say.after} disabled={atEnd} onClick={() => turn(1)} />
          </Turner>
        )}
      </Months>
      {!scrolls && <PricesNote prices={props.prices} />}
      {help && <Help />}
      <Footer {...props} clear={clear} />
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
      <VisuallyHidden>{say.helpHint}</VisuallyHidden>
    </chakra.section>
  );
};
