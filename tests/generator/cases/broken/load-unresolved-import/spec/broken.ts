// Misspells a file.
import { entity } from 'spec-to-app/entity';
import { id } from 'spec-to-app/shapes';
import { Stamp } from './stamps';

export const Letter = entity({ source: '§3', called: 'letter', says: 'Words', key: 'letter_id', fields: { letter_id: id(), stamp: Stamp } });
