// Labels that look alike.
import { form } from 'spec-to-app/form';
import { menu } from 'spec-to-app/menu';
import { shape } from 'spec-to-app/entity';
import { integer } from 'spec-to-app/shapes';
import { values } from 'spec-to-app/values';
import { isTrue } from 'spec-to-app/terms';
import { home, visitor } from '../../base';

export const Stamp = values({ source: '§3', says: 'What a parcel is paid with', items: { letter: { label: 'Post' }, parcel: { label: 'post' } } });
export const Room = values({
  source: '§3',
  says: 'Where it lies',
  items: {
    front: { label: 'Here' },
    // allow text/double-label: people see one room at a time
    back: { label: 'Here' },
  },
});
export const Size = shape({ source: '§3', called: 'size', says: 'How large', fields: { width: integer(), height: integer() } });
export const sizeForm = form({ source: '§2', title: 'Size', submit: 'Keep', collects: Size, fields: { width: { label: 'Size' }, height: { label: 'Size' } } });
export const ways = menu({
  source: '§2',
  title: 'Ways',
  says: 'Ways home',
  items: [
    { label: 'Home', to: home },
    { label: 'Home', does: 'go_home' },
    { label: 'Home', does: 'hurry_home', when: isTrue(visitor.signed_in) },
  ],
});
