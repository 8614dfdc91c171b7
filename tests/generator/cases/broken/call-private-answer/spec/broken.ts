// What is wrong here is in want.txt.
import { call } from '../../../../../../spec/language/call';
import { shape } from '../../../../../../spec/language/entity';
import { route } from '../../../../../../spec/language/route';
import { anyone } from '../../../../../../spec/language/rule';
import { integer, like, list, nullable } from '../../../../../../spec/language/shapes';
import { Parcel } from '../../base';

export const Bag = shape({ source: '§3', called: 'bag', says: 'Parcels together', fields: { parcels: list(like(Parcel)) } });
export const showBag = call('GET /bag', {
  source: '§7',
  says: 'Shows the bag',
  guard: anyone,
  answer: { count: integer(), bag: nullable(like(Bag)) },
});
export const bag = route('/bag', { source: '§2', screen: 'Bag', title: 'Bag', guard: anyone, uses: [showBag] });
