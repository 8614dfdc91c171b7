// What is wrong here is in want.txt.
import { shape, the } from 'spec-to-app/entity';
import { derived } from 'spec-to-app/rule';
import { instant, nullable } from 'spec-to-app/shapes';
import { days, either, hours, later, now, present } from 'spec-to-app/terms';

export const Ferry = shape({ source: '§3', called: 'ferry', says: 'A way over', fields: { leaves: nullable(instant()) } });
const ferry = the(Ferry);

export const arrives = derived({ source: '§5', says: 'When a parcel is over', is: later(ferry.leaves, hours(2)) });
export const asked = derived({ source: '§5', says: 'When it is over at last', is: either(present(ferry.leaves), ferry.leaves, later(now, days(1))) });
