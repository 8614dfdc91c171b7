// State of the months in a host's calendar: the night with the keyboard's focus, and the words read aloud.
import { useUnit } from 'effector-react';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { HostCalendar } from '../../../../generated/model/entities';
import type { PlainDate } from '../../../../generated/model/wire';
import { calendarTexts as say } from '../../../../generated/texts/sentences/calendarTexts';
import { dayAfterKey } from '../../../ui/calendar/calendar-keys';
import { addDays, firstOfMonth, addMonths } from '../../../../generated/model/dates';
import { monthName } from '../../../ui/calendar/dates';
import { $anchor, $chosen, $month, $today, monthTurned, nightPressed, nightsDrawn, selectionCleared } from './calendar.store';
import { chosenText, monthsBetween } from './words';

const events = { press: nightPressed, draw: nightsDrawn, clear: selectionCleared, turn: monthTurned };

const dateOf = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement ? (target.dataset['date'] as PlainDate | undefined) : undefined;

/** The one night that Tab reaches: where the person was last, in the month in view. */
const useReached = (within: (date: PlainDate) => PlainDate) => {
  const { today, chosen, view } = useUnit({ today: $today, chosen: $chosen, view: $month });
  const [moved, setReached] = useState<PlainDate>();
  const root = useRef<HTMLDivElement>(null);
  const follow = useRef(false);
  const wanted = [moved, chosen?.start, today].find((date) => date !== undefined && firstOfMonth(date) === view);
  const reached = wanted ?? within(view);
  useEffect(() => {
    if (!follow.current) return;
    follow.current = false;
    root.current?.querySelector<HTMLElement>(`[data-date="${reached}"]`)?.focus();
  }, [reached]);
  const goTo = (date: PlainDate) => {
    follow.current = true;
    setReached(date);
  };
  return { root, reached, setReached, goTo };
};

export const useMonths = (calendar: HostCalendar) => {
  const { today, chosen, anchor, view } = useUnit({ today: $today, chosen: $chosen, anchor: $anchor, view: $month });
  const { press: choose, draw, clear, turn } = useUnit(events);
  const last = addDays(calendar.to, -1);
  const within = (date: PlainDate) => (date < today ? today : date > last ? last : date);
  const { root, reached, setReached, goTo } = useReached(within);
  const [said, setSaid] = useState('');
  const nights = useMemo(() => new Map(calendar.nights.map((night) => [night.date, night])), [calendar]);
  const months = useMemo(() => monthsBetween(firstOfMonth(today), last, (month) => addMonths(month, 1)), [today, last]);

  const turnTo = (month: PlainDate) => {
    turn(month);
    setSaid(monthName(month));
  };
  const press = (date: PlainDate, extended: boolean) => {
    setReached(date);
    choose({ date, extends: extended });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const from = dateOf(event);
    if (event.key === 'Escape' && chosen) {
      event.stopPropagation();
      clear();
    }
    const target = from && dayAfterKey(event, from);
    if (!from || !target) return;
    event.preventDefault();
    const date = within(target);
    goTo(date);
    if (firstOfMonth(date) !== view) turnTo(firstOfMonth(date));
    if (event.shiftKey && event.key.startsWith('Arrow')) draw({ from: anchor ?? from, to: date });
  };
  return {
    root,
    view,
    reached,
    nights,
    months,
    today,
    chosen,
    turnTo,
    press,
    onKeyDown,
    draw: (from: PlainDate, to: PlainDate) => draw({ from, to }),
    said: chosen ? chosenText(chosen) : said || say.cleared,
  };
};
