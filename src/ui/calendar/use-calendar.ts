// A calendar's state: the month in view, the day with the keyboard's focus, and the words read aloud.
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { PlainDate } from '../../../generated/model/wire';
import { dayAfterKey } from './calendar-keys';
import { daysBetween, firstOfMonth, addMonths } from '../../../generated/model/dates';
import { monthName } from './dates';
import { type Availability, choose, type DateRange, firstFree } from './selection';
import { announcement } from './spoken';

interface Given {
  readonly value: DateRange;
  readonly onChange: (range: DateRange) => void;
  readonly days: Availability;
}

const within = (day: PlainDate, { first, last }: Availability): PlainDate => {
  if (day < first) return first;
  return last !== undefined && day > last ? last : day;
};
const monthsFrom = (view: PlainDate, day: PlainDate) =>
  (Number(day.slice(0, 4)) - Number(view.slice(0, 4))) * 12 + Number(day.slice(5, 7)) - Number(view.slice(5, 7));

/** How many months are in sight. */
const monthsIn = (root: Element | null) =>
  [...(root?.querySelectorAll('table') ?? [])].filter((table) => table.checkVisibility?.() ?? true).length || 1;

/** The month that must be first so that a day is seen. */
const viewWith = (day: PlainDate, view: PlainDate, months: number): PlainDate => {
  const away = monthsFrom(view, day);
  if (away < 0) return firstOfMonth(day);
  return away >= months ? addMonths(firstOfMonth(day), 1 - months) : view;
};

/** Until the person moves it is at the first free day: which nights are free may be known only after the calendar is shown. */
const usePlace = ({ value, days }: Pick<Given, 'value' | 'days'>) => {
  const [moved, setReached] = useState<PlainDate>();
  const [turned, setView] = useState<PlainDate>();
  const reached = moved ?? value.start ?? firstFree(days);
  return { reached, view: turned ?? firstOfMonth(reached), setReached, setView };
};

export const useCalendar = ({ value, onChange, days }: Given) => {
  const { reached, view, setReached, setView } = usePlace({ value, days });
  const [said, setSaid] = useState('');
  const [help, setHelp] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const follow = useRef(false);

  useEffect(() => {
    if (!follow.current) return;
    follow.current = false;
    root.current?.querySelector<HTMLElement>(`[data-date="${reached}"]`)?.focus();
  }, [reached]);

  const turn = (by: number) => {
    const next = addMonths(view, by);
    setView(next);
    setReached(within(next, days));
    setSaid(monthName(next));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === '?') setHelp(!help);
    const from = event.target instanceof HTMLElement ? (event.target.dataset['date'] as PlainDate | undefined) : undefined;
    const target = from && dayAfterKey(event, from);
    if (!from || !target) return;
    event.preventDefault();
    const day = within(target, days);
    follow.current = true;
    setReached(day);
    if (monthsFrom(from, day) !== 0) setSaid(monthName(day));
    setView(viewWith(day, view, monthsIn(root.current)));
  };
  const pick = useCallback(
    (day: PlainDate) => {
      const range = choose(day, value);
      setReached(day);
      setView(view);
      setSaid(announcement(range));
      onChange(range);
    },
    [value, view, onChange, setReached, setView],
  );
  const clear = () => {
    setView(view);
    setSaid(announcement({}));
    onChange({});
  };
  const atStart = daysBetween(firstOfMonth(days.first), view) <= 0;
  const atEnd = days.last !== undefined && addMonths(view, 1) > days.last;
  return { root, view, reached, said, help, turn, pick, clear, onKeyDown, atStart, atEnd };
};
