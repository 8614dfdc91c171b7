// What is wrong here is in want.txt.
import { route } from '../../../../../../spec/language/route';
import { anyone } from '../../../../../../spec/language/rule';
import { integer } from '../../../../../../spec/language/shapes';

export const shelf = route('/shelf/:number', {
  source: '§2',
  screen: 'Shelf',
  title: 'Shelf',
  guard: anyone,
  params: { number: integer(), numbr: integer() },
});
