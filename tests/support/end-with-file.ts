// After each file of tests nothing that it began goes on.
import { afterAll } from 'vitest';
import { endAll } from './processes';

afterAll(endAll);
