// Reads the clock of the machine through a package of Node.
import { hostname } from 'node:os';
import { constant } from 'spec-to-app/values';

export const machine = constant(hostname(), { source: '§9', says: 'Where it was generated' });
