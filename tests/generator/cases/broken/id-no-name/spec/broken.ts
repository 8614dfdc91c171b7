// What is wrong here is in want.txt.
import { constant } from 'spec-to-app/values';

export default constant(1, { source: '§9', says: 'What a stamp costs' });
