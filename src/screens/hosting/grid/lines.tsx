// The table of the grid: a line for each listing, a column for each night.
import { chakra } from '@chakra-ui/react/styled-system';
import { memo } from 'react';
import type { CalendarGrid, CalendarRow } from '../../../../generated/model/entities';
import { addDays, datesBetween, weekday } from '../../../../generated/model/dates';
import type { PlainDate } from '../../../../generated/model/wire';
import { pathTo } from '../../../../generated/routes/paths';
import { calendarsTexts as say } from '../../../../generated/texts/sentences/calendarsTexts';
import { longDate } from '../../../ui/calendar/dates';
import { Photo } from '../../../ui/photos/photo';
import { VisuallyHidden } from '../../../ui/layout';
import { shownDate } from '../../shell/format/format';
import { PlainLink } from '../../shell/navigation/links';
import { pictureOf } from '../../shell/property-card/picture-of';
import { PropertyStatusChip } from '../../shell/property-card/property-status';
import { gapLook } from '../calendar/legend';
import { stripes } from '../calendar/month';
import { isBooked } from '../calendar/nights';
import { cellPrice, datesOf, nightName, takenBriefly, takenText } from '../calendar/words';
import { type Bar, cellsOf, type OpenNight } from './cells';

const Scroll = chakra('div', {
  base: {
    position: 'relative',
    overflow: 'auto',
    maxHeight: 'calc(100dvh - 6rem)',
    borderWidth: '1px',
    borderRadius: 'lg',
    scrollbarWidth: 'thin',
    transition: 'opacity 150ms ease-out',
    '&[aria-busy=true]': { opacity: '0.6' },
  },
});
// plain cells under one style: a page has more than a thousand
const Table = chakra('table', {
  base: {
    borderCollapse: 'separate',
    borderSpacing: '0',
    tableLayout: 'fixed',
    width: 'max-content',
    textStyle: 'tiny',
    '& th, & td': { borderBottomWidth: '1px', borderInlineEndWidth: '1px', padding: '0' },
    '& tbody tr:last-of-type > *': { borderBottomWidth: '0' },
    '& thead th': {
      position: 'sticky',
      top: '0',
      zIndex: '2',
      bg: 'white',
      height: '12',
      fontWeight: 'medium',
      color: 'muted',
      textAlign: 'center',
    },
    '& thead th[data-weekend]': { bg: 'surface' },
    '& thead th[data-today]': { color: 'spruce', fontWeight: 'bold', boxShadow: 'inset 0 -3px 0 {colors.spruce}' },
    '& thead th span': { display: 'block' },
    '& thead th b': { textStyle: 'small', fontWeight: 'semibold', color: 'ink' },
    '& [data-corner], & tbody th': {
      position: 'sticky',
      insetStart: '0',
      zIndex: '1',
      bg: 'white',
      fontWeight: 'medium',
      textAlign: 'start',
      paddingX: '2',
    },
    '& thead [data-corner]': { zIndex: '3', textAlign: 'start' },
    '& tbody td': { height: '3.5rem', textAlign: 'center', fontVariantNumeric: 'tabular-nums' },
    '& [data-own]': { fontWeight: 'bold', color: 'spruce' },
    '& [data-past]': { color: 'muted', bg: 'surface' },
    '& [data-gap]': { ...gapLook, color: 'notice' },
    '& [data-taken]': {
      display: 'flex',
      alignItems: 'center',
      height: '10',
      marginX: '0.5',
      paddingX: '1.5',
      borderRadius: 'sm',
      fontWeight: 'semibold',
      overflow: 'hidden',
      _focusVisible: { outlineOffset: '-2px' },
      '& > span': { position: 'sticky', insetStart: '2', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    },
    '& [data-taken=booking]': { bg: 'info.mist', color: 'info' },
    '& [data-taken=request]': { bg: 'notice.mist', color: 'notice' },
    '& [data-taken=feed]': { bgImage: stripes },
    '& [data-taken=block]': { bg: 'surface.deep' },
    '& [data-taken=preparation]': { bg: 'surface', color: 'muted', fontWeight: 'medium' },
    '& [data-double]': { boxShadow: 'inset 0 -3px 0 {colors.error}' },
  },
});
const nightWidth = '3.25rem';
const Name = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    width: { base: '7.5rem', md: '15rem' },
    '& > [data-picture]': {
      display: { base: 'none', md: 'block' },
      flexShrink: '0',
      width: '11',
      height: '9',
      borderRadius: 'sm',
      overflow: 'hidden',
      bg: 'surface.deep',
    },
    '& > div': { minWidth: '0' },
  },
});
const Title = chakra(PlainLink, {
  base: { lineClamp: '2', overflowWrap: 'anywhere', _hover: { textDecoration: 'underline' }, _focusVisible: { outlineOffset: '-2px' } },
});

const friday = 5;

const Days = ({ dates, today }: { readonly dates: readonly PlainDate[]; readonly today: PlainDate }) => (
  <thead>
    <tr>
      <th data-corner="" scope="col">
        {say.listing}
      </th>
      {dates.map((date, at) => (
        <th
          key={date}
          scope="col"
          abbr={longDate(date)}
          data-today={date === today || undefined}
          data-weekend={weekday(date) >= friday || undefined}
        >
          <span>{at === 0 || date.endsWith('-01') ? shownDate(date).split(' ')[0] : shownDate(date, 'weekday').slice(0, 3)}</span>
          <b>{Number(date.slice(8))}</b>
        </th>
      ))}
    </tr>
  </thead>
);

const Taken = ({ bar, title }: { readonly bar: Bar; readonly title: string }) => {
  const { night, length, isDouble } = bar;
  const dates = datesOf(bar);
  const taken = isDouble ? `${takenText(night)}. ${say.conflict}` : takenText(night);
  const ties = { 'data-taken': night.taken, 'data-double': isDouble || undefined, title: `${takenText(night)}, ${dates}` };
  const words = <span>{takenBriefly(night) ?? takenText(night)}</span>;
  return (
    <td colSpan={length}>
      {night.booking_id !== null && isBooked(night) ? (
        <PlainLink
          {...ties}
          to={pathTo.bookings({ booking_id: night.booking_id })}
          aria-label={say.stayOf({ title, who: night.guest ?? takenText(night), dates, taken })}
        >
          {words}
        </PlainLink>
      ) : (
        <div {...ties}>
          {words}
          <VisuallyHidden>{say.heldOf({ title, taken, dates })}</VisuallyHidden>
        </div>
      )}
    </td>
  );
};

interface NightProps {
  readonly cell: OpenNight;
  readonly row: CalendarRow;
}

const Night = ({ cell: { night, isPast, gap }, row }: NightProps) => (
  <td
    data-past={isPast || undefined}
    data-gap={gap}
    data-own={night.price_is_own || undefined}
    title={gap === undefined ? undefined : say.gap({ minimum: gap })}
  >
    {!isPast && <span aria-hidden="true">{cellPrice(night.price_cents)}</span>}
    <VisuallyHidden>
      {nightName(night, { usual: row.min_nights, isPast })}
      {gap !== undefined && `. ${say.gap({ minimum: gap })}`}
    </VisuallyHidden>
  </td>
);

const Line = memo(({ row }: { readonly row: CalendarRow }) => {
  const { property_id, title, photo, status } = row;
  return (
    <tr>
      <th scope="row" aria-label={title}>
        <Name>
          <div data-picture="">{photo && <Photo picture={{ ...pictureOf(photo), alt: '' }} sizes="44px" />}</div>
          <div>
            <Title to={`${pathTo.property({ property_id })}#calendar`}>{title}</Title>
            {status !== 'listed' && <PropertyStatusChip status={status} />}
          </div>
        </Name>
      </th>
      {cellsOf(row).map((cell) =>
        cell.kind === 'bar' ? <Taken key={cell.start} bar={cell} title={title} /> : <Night key={cell.night.date} cell={cell} row={row} />,
      )}
    </tr>
  );
});

export const Lines = ({ of, busy }: { readonly of: CalendarGrid; readonly busy: boolean }) => {
  const dates = datesBetween(of.from, of.to);
  return (
    <Scroll aria-busy={busy}>
      <Table aria-label={datesOf({ start: of.from, end: addDays(of.to, -1) })}>
        <colgroup>
          <col />
          {dates.map((date) => (
            <col key={date} style={{ width: nightWidth }} />
          ))}
        </colgroup>
        <Days dates={dates} today={of.today} />
        <tbody>
          {of.rows.map((row) => (
            <Line key={row.property_id} row={row} />
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
};
