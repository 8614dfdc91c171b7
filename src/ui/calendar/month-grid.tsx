// One month as a grid of days.
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import type { PlainDate } from '../../../generated/model/wire';
import { monthName, weekdayNames, weeksOf } from './dates';
import { type Availability, type DateRange, stateOf } from './selection';
import { dayName } from './spoken';
import { useSight } from '../use-sight';

// plain cells under one style: a month has forty, and each styled piece costs time
const Table = chakra('table', {
  base: {
    width: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: '0 2px',
    '& th': { textStyle: 'tiny', color: 'muted', fontWeight: 'medium', height: '8', textAlign: 'center' },
    '& td': { padding: '0', height: '2.75rem', textAlign: 'center' },
    '& td[data-band]': { bg: 'spruce.mist' },
    '& td[data-band=from]': { bg: 'linear-gradient(90deg, transparent 50%, {colors.spruce.mist} 50%)' },
    '& td[data-band=to]': { bg: 'linear-gradient(90deg, {colors.spruce.mist} 50%, transparent 50%)' },
    '& button': {
      width: 'full',
      maxWidth: '2.875rem',
      height: '2.75rem',
      borderRadius: 'full',
      fontWeight: 'medium',
      fontVariantNumeric: 'tabular-nums',
      cursor: 'pointer',
      borderWidth: '1.5px',
      borderColor: 'transparent',
    },
    // a price below the day, or the room for it
    '&[data-priced] td': { height: '3.25rem' },
    '&[data-priced] button': { maxWidth: 'none', height: '3.25rem', borderRadius: 'lg', lineHeight: '1.25' },
    '& small': {
      display: 'block',
      minHeight: '0.875rem',
      fontSize: '0.6875rem',
      lineHeight: '0.875rem',
      fontWeight: 'normal',
      color: 'muted',
    },
    '& button[aria-pressed=true] small': { color: 'inherit' },
    '& button:hover': { borderColor: 'ink' },
    '& button[data-today]': { fontWeight: 'bold', textDecoration: 'underline', textUnderlineOffset: '4px' },
    '& button[aria-disabled=true]': { color: 'hairline.strong', fontWeight: 'normal', cursor: 'not-allowed', borderColor: 'transparent' },
    '& button[data-struck]': { textDecoration: 'line-through' },
    '& button[data-end-only]': { textDecoration: 'line-through', textDecorationStyle: 'dotted' },
    '& button[aria-pressed=true]': { bg: 'spruce', color: 'white', textDecoration: 'none', fontWeight: 'semibold' },
    // where the system chooses the colours, chosen nights wear those of a selection
    '@media (forced-colors: active)': {
      '& td[data-band], & button[aria-pressed=true]': { forcedColorAdjust: 'none', bg: 'Highlight', color: 'HighlightText' },
      '& td[data-band] button': { forcedColorAdjust: 'none', color: 'HighlightText' },
    },
  },
});

/** The prices below days. */
export interface DayPrices {
  /** A day's price, short below it and whole as it is read aloud; none where it is not known. */
  readonly priceOf: (day: PlainDate) => { readonly short: string; readonly whole: string } | undefined;
  /** A month comes into sight. */
  readonly onSee: (month: PlainDate) => void;
  /** The kind of prices, in words. */
  readonly note: string;
}

export interface MonthProps {
  readonly month: PlainDate;
  readonly today: PlainDate;
  readonly range: DateRange;
  readonly days: Availability;
  /** The one day that Tab reaches. */
  readonly reached: PlainDate;
  /** The day under the pointer, while an end is chosen. */
  readonly pointed?: PlainDate | undefined;
  readonly onPick: (day: PlainDate) => void;
  readonly onPoint: (day: PlainDate | undefined) => void;
  readonly prices?: DayPrices | undefined;
}

const struck = new Set(['taken', 'before the start']);

const bandOf = (day: PlainDate, { range, pointed }: MonthProps): string | undefined => {
  const end = range.end ?? (range.start && pointed && pointed > range.start ? pointed : undefined);
  if (!range.start || !end || day < range.start || day > end) return undefined;
  if (day === range.start) return 'from';
  return day === end ? 'to' : 'in';
};

const Day = ({ day, props }: { readonly day: PlainDate; readonly props: MonthProps }) => {
  const { range, days, reached, today, onPick, onPoint, prices } = props;
  const state = stateOf(day, range, days);
  const chosen = day === range.start || day === range.end;
  const price = state === 'free' ? prices?.priceOf(day) : undefined;
  return (
    <td data-band={bandOf(day, props)}>
      <button
        type="button"
        data-date={day}
        data-today={day === today || undefined}
        data-struck={struck.has(state) || undefined}
        data-end-only={state === 'end only' || undefined}
        tabIndex={day === reached ? 0 : -1}
        aria-label={dayName(day, { state, range, price: price?.whole })}
        aria-pressed={chosen}
        aria-disabled={state !== 'free' && !chosen}
        onClick={() => state === 'free' && onPick(day)}
        onMouseEnter={() => onPoint(state === 'free' ? day : undefined)}
      >
        {Number(day.slice(8))}
        {prices && <small>{price?.short}</small>}
      </button>
    </td>
  );
};

const Sight = ({ onSeen }: { readonly onSeen: () => void }) => {
  const part = useSight<HTMLSpanElement>(onSeen);
  return <span ref={part} />;
};

export const MonthGrid = (props: MonthProps) => {
  const id = useId();
  return (
    <div>
      {props.prices && <Sight onSeen={() => props.prices?.onSee(props.month)} />}
      <chakra.h3 id={id} textStyle="label" fontSize="md" textAlign="center" height="11" lineHeight="2.75rem">
        {monthName(props.month)}
      </chakra.h3>
      <Table aria-labelledby={id} data-priced={props.prices ? '' : undefined} onMouseLeave={() => props.onPoint(undefined)}>
        <thead>
          <tr>
            {weekdayNames().map((name) => (
              <th key={name} scope="col" abbr={name}>
                {name.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(props.month).map((week, row) => (
            <tr key={week.find(Boolean) ?? row}>
              {week.map((day, column) =>
                day ? <Day key={day} day={day} props={props} /> : <td key={weekdayNames()[column]} aria-hidden="true" />,
              )}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
};
