// The dates and people of a trip, as every form asks for them.
export const tripFields = {
  checkin: { label: 'Check-in', widget: 'date' },
  checkout: { label: 'Check-out', widget: 'date' },
  adults: { label: 'Adults', widget: 'stepper', help: 'Ages 13 or above' },
  children: { label: 'Children', widget: 'stepper', help: 'Ages 2 to 12' },
  infants: { label: 'Infants', widget: 'stepper', help: 'Under 2' },
  pets: { label: 'Pets', widget: 'stepper' },
} as const;
