// Takes a name that is taken.
import { constant } from 'spec-to-app/values';

export const parcels = constant(3, { source: '§9', says: 'How many parcels go into a bag' });
