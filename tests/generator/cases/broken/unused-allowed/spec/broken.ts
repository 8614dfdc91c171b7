// What is wrong here is in app.ts.
import { constant } from 'spec-to-app/values';

export const longestWait = constant(14, { source: '§9', unit: 'days', says: 'How long a parcel waits' });
