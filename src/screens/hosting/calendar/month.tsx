// One month of a host's calendar: a price in each night, and who has it.
import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { CalendarNight } from '../../../../generated/model/entities';
import type { PlainDate } from '../../../../generated/model/wire';
import { monthName, weekdayNames, weeksOf } from '../../../ui/calendar/dates';
import type { Range } from './nights';
import { isLocked } from './nights';
import { cellPrice, nightName, takenBriefly } from './words';

export const stripes = 'repeating-linear-gradient(135deg, {colors.surface.deep} 0 6px, {colors.white} 6px 12px)';

// plain cells under one style: a month has forty, and each styled piece costs time
const Table = chakra('table', {
  base: {
    width: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: '0',
    borderTopWidth: '1px',
    borderInlineStartWidth: '1px',
    userSelect: 'none',
    '& th': { textStyle: 'tiny', color: 'muted', fontWeight: 'medium', height: '8', borderBottomWidth: '1px', borderInlineEndWidth: '1px' },
    '& td': { padding: '0', height: { base: '3.75rem', md: '5.25rem' }, borderBottomWidth: '1px', borderInlineEndWidth: '1px' },
    '& button': {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: '0.5',
      width: 'full',
      height: 'full',
      padding: { base: '1', md: '2' },
      textAlign: 'start',
      textStyle: 'tiny',
      cursor: 'pointer',
      overflow: 'hidden',
      _focusVisible: { outline: '2px solid {colors.spruce}', outlineOffset: '-2px', position: 'relative', zIndex: '1' },
    },
    '& button:hover': { boxShadow: 'inset 0 0 0 1px {colors.hairline.strong}' },
    '& button > span': { maxWidth: 'full', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& [data-day]': { fontWeight: 'semibold', textStyle: { base: 'tiny', md: 'small' } },
    '& [data-price]': { fontVariantNumeric: 'tabular-nums' },
    '& [data-own] [data-price]': { fontWeight: 'bold', color: 'spruce' },
    '& [data-who]': { fontWeight: 'semibold', marginTop: 'auto' },
    '& [data-today] [data-day]': { textDecoration: 'underline', textUnderlineOffset: '3px', fontWeight: 'bold' },
    '& [data-taken=booking]': { bg: 'info.mist' },
    '& [data-taken=request]': { bg: 'notice.mist' },
    '& [data-taken=feed]': { bgImage: stripes },
    '& [data-taken=block]': { bg: 'surface.deep' },
    '& [data-taken=preparation]': { bg: 'surface' },
    '& [data-taken=block] [data-price], & [data-taken=preparation] [data-price]': { textDecoration: 'line-through' },
    '& [data-conflict] [data-who]': { color: 'error' },
    '& [data-conflict]': { boxShadow: 'inset 0 -3px 0 {colors.error}' },
    '& button[aria-disabled=true]': { color: 'muted', cursor: 'default', bg: 'white', bgImage: 'none', boxShadow: 'none' },
    '& button[aria-pressed=true]': { boxShadow: 'inset 0 0 0 2px {colors.spruce}' },
    '& button[aria-pressed=true]:not([data-taken])': { bg: 'spruce.mist' },
    '@media (forced-colors: active)': {
      '& button[aria-pressed=true]': { forcedColorAdjust: 'none', bg: 'Highlight', color: 'HighlightText' },
    },
  },
});

export interface MonthProps {
  readonly month: PlainDate;
  readonly nights: ReadonlyMap<PlainDate, CalendarNight>;
  readonly today: PlainDate;
  /** The usual shortest stay. */
  readonly usual: number;
  readonly chosen: Range | null;
  readonly conflicts: readonly Range[];
  /** The one night that Tab reaches. */
  readonly reached: PlainDate;
  readonly onPress: (date: PlainDate, extended: boolean) => void;
  /** Nights are drawn over with the pointer. */
  readonly onDraw: (from: PlainDate, to: PlainDate) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const within = (date: PlainDate, { start, end }: Range) => start <= date && date < end;

const Night = ({ night, props }: { readonly night: CalendarNight; readonly props: MonthProps }) => {
  const { today, usual, chosen, conflicts, reached, onPress } = props;
  const { date, taken, price_cents, price_is_own } = night;
  const isPast = date < today;
  const who = takenBriefly(night);
  return (
    <button
      type="button"
      data-date={date}
      data-taken={taken ?? undefined}
      data-own={price_is_own || undefined}
      data-today={date === today || undefined}
      data-conflict={conflicts.some((range) => within(date, range)) || undefined}
      tabIndex={date === reached ? 0 : -1}
      aria-label={nightName(night, { usual, isPast })}
      aria-pressed={chosen !== null && within(date, chosen)}
      aria-disabled={isPast || undefined}
      onClick={({ shiftKey }) => !isPast && onPress(date, shiftKey)}
    >
      <span data-day="">{Number(date.slice(8))}</span>
      {!isPast && !isLocked(night) && <span data-price="">{cellPrice(price_cents)}</span>}
      {who && <span data-who="">{who}</span>}
    </button>
  );
};

const dateAt = (event: PointerEvent): PlainDate | undefined =>
  event.target instanceof Element
    ? (event.target.closest<HTMLElement>('[data-date]')?.dataset['date'] as PlainDate | undefined)
    : undefined;

/** A finger scrolls and presses; what points otherwise can draw. */
const useDrawing = ({ today, onDraw }: MonthProps) => {
  const from = useRef<PlainDate>(undefined);
  return {
    onPointerDown: (event: PointerEvent) => {
      const date = dateAt(event);
      from.current = event.pointerType !== 'touch' && event.button === 0 && !event.shiftKey && date && date >= today ? date : undefined;
    },
    onPointerOver: (event: PointerEvent) => {
      const date = dateAt(event);
      if (event.buttons !== 1) from.current = undefined;
      if (from.current && date && date >= today && date !== from.current) onDraw(from.current, date);
    },
    onPointerUp: () => (from.current = undefined),
  };
};

export const Month = (props: MonthProps) => (
  <Table aria-label={monthName(props.month)} onKeyDown={props.onKeyDown} {...useDrawing(props)}>
    <thead>
      <tr>
        {weekdayNames().map((name) => (
          <th key={name} scope="col" abbr={name}>
            {name.slice(0, 3)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {weeksOf(props.month).map((week, row) => (
        <tr key={week.find(Boolean) ?? row}>
          {week.map((date, column) => {
            const night = date && props.nights.get(date);
            return <td key={date ?? weekdayNames()[column]}>{night && <Night night={night} props={props} />}</td>;
          })}
        </tr>
      ))}
    </tbody>
  </Table>
);
