// A host's calendar as a list, for narrow screens: what comes when, and the open nights between.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import type { CalendarNight, HostCalendar } from '../../../../generated/model/entities';
import type { NightTaken } from '../../../../generated/model/values';
import { calendarTexts as say } from '../../../../generated/texts/sentences/calendarTexts';
import { addDays } from '../../../../generated/model/dates';
import { monthName } from '../../../ui/calendar/dates';
import { Button } from '../../../ui/button';
import { StatusChip, type Tone } from '../../../ui/status-chip';
import { Heading, Text } from '../../../ui/type';
import { $chosen, $today, nightsDrawn } from './calendar.store';
import { type Range, runsOf } from './nights';
import { datesOf, isSameTaken, priceRange, takenBriefly, takenText } from './words';
import { Span } from '../../../ui/layout';

const Entry = chakra('button', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '3',
    '& > :first-child': { flex: '0 0 7rem' },
    '& > :last-child': { flex: '1 1 8rem', minWidth: '0' },
    alignItems: 'center',
    width: 'full',
    minHeight: '14',
    paddingY: '2',
    paddingX: '3',
    textAlign: 'start',
    borderBottomWidth: '1px',
    cursor: 'pointer',
    _hover: { bg: 'surface' },
    '&[aria-pressed=true]': { bg: 'spruce.mist', boxShadow: 'inset 0 0 0 2px {colors.spruce}' },
    _focusVisible: { outlineOffset: '-2px' },
  },
});

const tones: Readonly<Record<NightTaken, Tone>> = {
  booking: 'good',
  request: 'waiting',
  feed: 'info',
  block: 'quiet',
  preparation: 'quiet',
};

type Run = Range & { readonly nights: readonly CalendarNight[] };

const What = ({ run: { nights } }: { readonly run: Run }) => {
  const [first] = nights;
  if (!first) return null;
  if (first.taken === null)
    return <Text as="span">{say.openRange({ prices: priceRange(nights.map(({ price_cents }) => price_cents)) })}</Text>;
  const who = first.taken === 'booking' || first.taken === 'request' ? takenBriefly(first) : undefined;
  return (
    <Span display="flex" flexWrap="wrap" alignItems="center" gap="2" overflowWrap="anywhere">
      {who && <b>{who}</b>}
      <StatusChip tone={tones[first.taken]}>{takenText(first)}</StatusChip>
    </Span>
  );
};

const monthsAtOnce = 92;

export const Agenda = ({ calendar }: { readonly calendar: HostCalendar }) => {
  const { today, chosen } = useUnit({ today: $today, chosen: $chosen });
  const draw = useUnit(nightsDrawn);
  const [days, setDays] = useState(monthsAtOnce);
  const coming = calendar.nights.filter(({ date }) => date >= today);
  const isSame = (one: CalendarNight, next: CalendarNight) =>
    isSameTaken(one, next) && (one.taken !== null || one.date.slice(0, 7) === next.date.slice(0, 7));
  const runs = runsOf(coming.slice(0, days), isSame);
  const months = [...new Set(runs.map(({ start }) => start.slice(0, 7)))];
  return (
    <div>
      {months.map((month) => {
        const mine = runs.filter(({ start }) => start.startsWith(month));
        const [{ start } = { start: today }] = mine;
        return (
          <section key={month} aria-label={monthName(start)}>
            <Heading as="h3" textStyle="subheading" marginTop="5" marginBottom="1">
              {monthName(start)}
            </Heading>
            <ul>
              {mine.map((run) => (
                <li key={run.start}>
                  <Entry
                    type="button"
                    aria-pressed={chosen?.start === run.start && chosen.end === run.end}
                    onClick={() => draw({ from: run.start, to: addDays(run.end, -1) })}
                  >
                    <Text as="span" fontWeight="semibold">
                      {datesOf(run)}
                    </Text>
                    <What run={run} />
                  </Entry>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {days < coming.length && (
        <Button variant="outline" width="full" marginTop="4" onClick={() => setDays(days + monthsAtOnce)}>
          {say.agendaMore}
        </Button>
      )}
    </div>
  );
};
