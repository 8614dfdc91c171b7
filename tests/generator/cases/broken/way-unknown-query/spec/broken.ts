// Something is carried to pages that do not read it.
import { menu } from 'spec-to-app/menu';
import { destination, redirect, route } from 'spec-to-app/route';
import { anyone } from 'spec-to-app/rule';
import { optional, text } from 'spec-to-app/shapes';
import { isTrue } from 'spec-to-app/terms';
import { home, visitor } from '../../base';

export const letters = route('/letters', { source: '§2', screen: 'Letters', title: 'Letters', guard: anyone, query: { from: optional(text()) } });
export const start = destination({ source: '§2', says: 'The first page', cases: [{ when: isTrue(visitor.sender), to: letters }], otherwise: home });
export const onward = redirect({ source: '§4', visiting: [home], when: isTrue(visitor.sender), to: letters, carries: 'form' });
export const ways = menu({
  source: '§2',
  title: 'Ways',
  says: 'Ways onward',
  items: [
    { label: 'Letters', to: letters, carries: 'from' },
    { label: 'Home', to: home, carries: 'from' },
    { label: 'Start', to: start, carries: 'from' },
    { label: 'Sign on', does: 'sign_on', carries: 'from' },
  ],
});
