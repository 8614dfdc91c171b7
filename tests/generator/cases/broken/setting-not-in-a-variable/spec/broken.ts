// What is wrong here is in want.txt.
import { list, text } from 'spec-to-app/shapes';
import { setting } from 'spec-to-app/values';

export const offices = setting({
  source: '§1',
  variable: 'OFFICES',
  serverOnly: true,
  holds: list(text()) as never,
  says: 'Where parcels are handed in',
});
