// The table of the grid: a line for each listing, a column for each night.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { memo, useId } from 'react';
import type { CalendarGrid, CalendarRow } from '../../../../generated/model/entities';
import { addDays, datesBetween, weekday } from '../../../../generated/model/dates';
import type { PlainDate } from '../../../../generated/model/wire';
import { pathTo } from '../../../../generated/routes/paths';
import { calendarsTexts as say } from '../../../../generated/texts/sentences/calendarsTexts';
import { longDate } from '../../../ui/calendar/dates';
import { Checkbox } from '../../../ui/choice';
import { Photo } from '../../../ui/photos/photo';
import { VisuallyHidden } from '../../../ui/layout';
import { Refreshing } from '../../../ui/refreshing';
import { shownDate } from '../../shell/format/format';
import { BareLink, PlainLink } from '../../shell/navigation/links';
import { pictureOf } from '../../shell/property-card/picture-of';
import { PropertyStatusChip } from '../../shell/property-card/property-status';
import { CohostMark } from '../cohost-mark';
import { gapLook } from '../calendar/legend';
import { stripes } from '../calendar/month';
import { isBooked, type Range } from '../calendar/nights';
import { cellPrice, datesOf, nightName, takenBriefly, takenText } from '../calendar/words';
import { type Bar, cellsOf, type OpenNight } from './cells';
import { $nights, $rows, allChecked, rowChecked } from './selection.store';
import { useChoosing } from './use-choosing';

const Scroll = chakra('div', {
  base: {
    position: 'relative',
    overflow: 'auto',
    maxHeight: 'calc(100dvh - 6rem)',
    // a reached night stands clear of the days above and of the names beside
    scrollPaddingTop: '12',
    scrollPaddingInlineStart: { base: '9.5rem', md: '18rem' },
    borderWidth: '1px',
    borderRadius: 'lg',
    scrollbarWidth: 'thin',
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
    '& td > button:not([data-taken])': { width: 'full', height: 'full', cursor: 'pointer', _focusVisible: { outlineOffset: '-2px' } },
    '& td > button[data-taken]': { width: 'calc(100% - {spacing.1})', cursor: 'pointer', textAlign: 'start' },
    '& td > button:hover': { boxShadow: 'inset 0 0 0 1px {colors.hairline.strong}' },
    '& button[aria-disabled=true]': { cursor: 'default', boxShadow: 'none' },
    '& [data-chosen]': { boxShadow: 'inset 0 0 0 2px {colors.spruce}' },
    '& button[data-chosen]:not([data-taken])': { bg: 'spruce.mist' },
    '@media (forced-colors: active)': { '& [data-chosen]': { forcedColorAdjust: 'none', bg: 'Highlight', color: 'HighlightText' } },
    userSelect: 'none',
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
    gap: { base: '1', md: '2.5' },
    width: { base: '8.5rem', md: '17rem' },
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
const Title = chakra(BareLink, {
  base: { lineClamp: '2', overflowWrap: 'anywhere', _hover: { textDecoration: 'underline' }, _focusVisible: { outlineOffset: '-2px' } },
});

const friday = 5;

/** A tick of its own name, in a box that a finger hits. */
const Tick = ({
  name,
  value,
  onChange,
}: {
  readonly name: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}) => <Checkbox id={useId()} label={<VisuallyHidden>{name}</VisuallyHidden>} value={value} onChange={onChange} />;

const Days = ({ dates, of: { today, rows } }: { readonly dates: readonly PlainDate[]; readonly of: CalendarGrid }) => {
  const count = useUnit($rows).length;
  const check = useUnit(allChecked);
  return (
    <thead>
      <tr>
        <th data-corner="" scope="col" aria-label={say.listing}>
          <Name>
            <Tick name={say.chooseAll} value={count === rows.length} onChange={check} />
            {say.listing}
          </Name>
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
};

interface LineProps {
  readonly row: CalendarRow;
  readonly isChosen: boolean;
  /** The chosen nights, where the listing is among the chosen. */
  readonly nights: Range | null;
  /** The night of this listing that Tab reaches. */
  readonly reached: PlainDate | undefined;
}

const tieOf = ({ row, nights, reached }: LineProps, { start, end }: Range) => ({
  'data-row': row.property_id,
  'data-date': start,
  'data-last': addDays(end, -1),
  'data-chosen': (nights !== null && nights.start < end && start < nights.end) || undefined,
  tabIndex: reached !== undefined && start <= reached && reached < end ? 0 : -1,
});

const Taken = ({ bar, line }: { readonly bar: Bar; readonly line: LineProps }) => {
  const { night, length, isDouble } = bar;
  const { title, today } = line.row;
  const dates = datesOf(bar);
  const taken = isDouble ? `${takenText(night)}. ${say.conflict}` : takenText(night);
  const look = { 'data-taken': night.taken, 'data-double': isDouble || undefined, title: `${takenText(night)}, ${dates}` };
  const ties = { ...tieOf(line, bar), ...look };
  const words = <span>{takenBriefly(night) ?? takenText(night)}</span>;
  return (
    <td colSpan={length}>
      {night.booking_id !== null && isBooked(night) ? (
        <PlainLink
          {...ties}
          to={pathTo.bookings({ booking_id: night.booking_id })}
          draggable={false}
          aria-label={say.stayOf({ title, who: night.guest ?? takenText(night), dates, taken })}
        >
          {words}
        </PlainLink>
      ) : (
        <button
          type="button"
          {...ties}
          aria-label={say.heldOf({ title, taken, dates })}
          aria-pressed={ties['data-chosen'] ?? false}
          aria-disabled={bar.end <= today || undefined}
        >
          {words}
        </button>
      )}
    </td>
  );
};

const Night = ({ cell: { night, isPast, gap }, line }: { readonly cell: OpenNight; readonly line: LineProps }) => {
  const { title, min_nights: usual } = line.row;
  const ties = tieOf(line, { start: night.date, end: addDays(night.date, 1) });
  const words = [nightName(night, { usual, isPast }), ...(gap === undefined ? [] : [say.gap({ minimum: gap })])].join('. ');
  return (
    <td
      data-past={isPast || undefined}
      data-gap={gap}
      data-own={night.price_is_own || undefined}
      title={gap === undefined ? undefined : say.gap({ minimum: gap })}
    >
      <button
        type="button"
        {...ties}
        aria-label={say.nightOf({ title, night: words })}
        aria-pressed={ties['data-chosen'] ?? false}
        aria-disabled={isPast || undefined}
      >
        {!isPast && cellPrice(night.price_cents)}
      </button>
    </td>
  );
};

const Line = memo((line: LineProps) => {
  const { property_id, title, photo, status, cohost_for } = line.row;
  const check = useUnit(rowChecked);
  return (
    <tr>
      <th scope="row" aria-label={title}>
        <Name>
          <Tick name={say.choose({ title })} value={line.isChosen} onChange={(isChecked) => check({ id: property_id, isChecked })} />
          <div data-picture="">{photo && <Photo picture={{ ...pictureOf(photo), alt: '' }} sizes="44px" />}</div>
          <div>
            <Title to={`${pathTo.property({ property_id })}#calendar`}>{title}</Title>
            {status !== 'listed' && <PropertyStatusChip status={status} />}
            {cohost_for !== null && <CohostMark host={cohost_for} />}
          </div>
        </Name>
      </th>
      {cellsOf(line.row).map((cell) =>
        cell.kind === 'bar' ? <Taken key={cell.start} bar={cell} line={line} /> : <Night key={cell.night.date} cell={cell} line={line} />,
      )}
    </tr>
  );
});

export const Lines = ({ of, busy }: { readonly of: CalendarGrid; readonly busy: boolean }) => {
  const { chosen, nights } = useUnit({ chosen: $rows, nights: $nights });
  const { root, reached, ties } = useChoosing(of);
  const dates = datesBetween(of.from, of.to);
  return (
    <Refreshing aria-busy={busy}>
      <Scroll>
        <Table ref={root} aria-label={datesOf({ start: of.from, end: of.to })} {...ties}>
          <colgroup>
            <col />
            {dates.map((date) => (
              <col key={date} style={{ width: nightWidth }} />
            ))}
          </colgroup>
          <Days dates={dates} of={of} />
          <tbody>
            {of.rows.map((row) => (
              <Line
                key={row.property_id}
                row={row}
                isChosen={chosen.includes(row.property_id)}
                nights={chosen.includes(row.property_id) ? nights : null}
                reached={reached.id === row.property_id ? reached.date : undefined}
              />
            ))}
          </tbody>
        </Table>
      </Scroll>
    </Refreshing>
  );
};
