// What is wrong here is in want.txt.
import { menu } from 'spec-to-app/menu';
import { anyone } from 'spec-to-app/rule';
import { route } from 'spec-to-app/route';

export const desk = route('/desk', { source: '§2', screen: 'Desk', title: 'The desk', guard: anyone });
export const yard = route('/yard', { source: '§2', screen: 'Yard', title: 'The yard', guard: anyone });
export const shed = route('/shed', { source: '§2', screen: 'Shed', title: 'The shed', guard: anyone });
export const attic = route('/attic', { source: '§2', screen: 'Attic', title: 'The attic', guard: anyone });
export const notFound = route('*', { source: '§2', screen: 'NotFound', title: 'Not here', guard: anyone });
export const main = menu({ source: '§2', title: 'Menu', says: 'All pages', items: [{ label: 'Desk', to: desk }] });
