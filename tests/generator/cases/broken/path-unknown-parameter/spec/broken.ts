// What is wrong here is in want.txt.
import { route } from 'spec-to-app/route';
import { anyone } from 'spec-to-app/rule';
import { integer } from 'spec-to-app/shapes';

export const shelf = route('/shelf/:number', {
  source: '§2',
  screen: 'Shelf',
  title: 'Shelf',
  guard: anyone,
  params: { number: integer(), numbr: integer() },
});
