// Takes a name that is taken.
import { constant } from '../../../../../../spec/language/values';

export const parcels = constant(3, { source: '§9', says: 'How many parcels go into a bag' });
