// What is wrong here is in want.txt.
import { event } from 'spec-to-app/event';
import { text } from 'spec-to-app/shapes';

export const pageSeen = event({ source: '§1', name: 'page_seen', says: 'A page was seen', when: 'on every page', fields: { path: text() } });
export const pageShown = event({ source: '§1', name: 'page_seen', says: 'A page was seen', when: 'on every page', fields: { path: text() } });
