// A calendar as a person uses it, by pointer and by keyboard.
// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { PlainDate } from '../../../generated/model/wire';
import { DateRangeCalendar } from '../../../src/ui/calendar/date-range-calendar';
import type { DateRange } from '../../../src/ui/calendar/selection';
import { rendered } from '../../support/rendered';

const days = {
  first: '2027-02-04' as PlainDate,
  isTaken: (night: PlainDate) => night === '2027-02-20',
  minNights: () => 2,
  hint: '2-night minimum',
};
const Calendar = () => {
  const [value, setValue] = useState<DateRange>({});
  return <DateRangeCalendar {...days} value={value} onChange={setValue} />;
};
const day = (name: RegExp) => screen.getByRole('button', { name });

test('two presses choose a stay, which is summed up and read aloud', async () => {
  const { person } = rendered(<Calendar />);
  expect(screen.getByText('2-night minimum')).toBeTruthy();
  await person.click(day(/February 12, 2027 as your check-in/));
  expect(screen.getByText(/Friday, February 12, 2027 chosen as your check-in date/)).toBeTruthy();
  await person.click(day(/February 13, 2027\. The stay would be too short/));
  await person.click(day(/February 15, 2027 as your check-out/));
  expect(screen.getByText('3 nights · Feb 12 – 15')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.queryByText('3 nights · Feb 12 – 15')).toBeNull();
});

test('it opens at the first free day, also where that is known only later, and stays where somebody turned it to', async () => {
  const month = () => screen.getAllByRole('heading').map(({ textContent }) => textContent)[0];
  const taken = (until: string) => (night: PlainDate) => night < until;
  const { person, again } = rendered(<DateRangeCalendar {...days} value={{}} onChange={() => undefined} />);
  expect(month()).toBe('February 2027');
  again(<DateRangeCalendar {...days} isTaken={taken('2027-04-03')} value={{}} onChange={() => undefined} />);
  expect(month()).toBe('April 2027');
  expect(day(/April 3, 2027 as your check-in/).tabIndex).toBe(0);
  await person.click(screen.getByRole('button', { name: /next month/i }));
  again(<DateRangeCalendar {...days} isTaken={taken('2027-09-03')} value={{}} onChange={() => undefined} />);
  expect(month()).toBe('May 2027');
});

test('a night that is taken cannot be chosen, nor anything past it', async () => {
  const { person } = rendered(<Calendar />);
  await person.click(day(/February 18, 2027 as your check-in/));
  const past = day(/February 22, 2027\. It’s after the next booking/);
  expect(past.getAttribute('aria-disabled')).toBe('true');
  await person.click(past);
  expect(screen.queryByText(/chosen as your check-out/)).toBeNull();
  await person.click(day(/February 20, 2027 as your check-out/));
  expect(screen.getByText('2 nights · Feb 18 – 20')).toBeTruthy();
});

test('the keyboard moves by day, week and month, stops at the first day, and chooses', async () => {
  const { person } = rendered(<Calendar />);
  day(/February 4, 2027/).focus();
  await person.keyboard('{ArrowLeft}');
  expect(document.activeElement?.getAttribute('data-date')).toBe('2027-02-04');
  await person.keyboard('{ArrowDown}{ArrowRight}');
  expect(document.activeElement?.getAttribute('data-date')).toBe('2027-02-12');
  await person.keyboard('{Enter}');
  await person.keyboard('{PageDown}');
  expect(document.activeElement?.getAttribute('data-date')).toBe('2027-03-12');
  await person.keyboard('{End}');
  expect(document.activeElement?.getAttribute('data-date')).toBe('2027-03-13');
  await person.keyboard('{Control>}{End}{/Control}{ArrowRight}');
  expect(document.activeElement?.getAttribute('data-date')).toBe('2027-04-01');
  expect(screen.getByRole('heading', { name: 'April 2027' })).toBeTruthy();
});

test('Tab reaches one day only, and a question mark shows the keys', async () => {
  const { person, container } = rendered(<Calendar />);
  expect(container.querySelectorAll('[data-date][tabindex="0"]')).toHaveLength(1);
  day(/February 4, 2027/).focus();
  await person.keyboard('?');
  expect(screen.getByText('Move by a day or a week')).toBeTruthy();
});

test('months turn over, and not before the first', async () => {
  const { person } = rendered(<Calendar />);
  expect(screen.getByRole('button', { name: 'Previous month' }).hasAttribute('disabled')).toBe(true);
  await person.click(screen.getByRole('button', { name: 'Next month' }));
  expect(screen.getByRole('heading', { name: 'March 2027' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'February 2027' })).toBeNull();
});

test('below a day that can be chosen stands its price, which its name tells whole', () => {
  const prices = {
    priceOf: (date: PlainDate) => (date === '2027-02-10' ? undefined : { short: '$184', whole: '$184 CAD' }),
    onSee: () => undefined,
    note: 'Prices in CAD',
  };
  rendered(<DateRangeCalendar {...days} prices={prices} value={{}} onChange={() => undefined} />);
  const named = day(/February 12, 2027 as your check-in date\. It’s available\. From \$184 CAD per night incl\. fees\./);
  expect(named.textContent).toBe('12$184');
  expect(day(/February 10, 2027/).textContent).toBe('10');
  expect(day(/February 20, 2027\. It’s available for check-out only\./).textContent).toBe('20');
  screen.getByText('Prices in CAD');
});
