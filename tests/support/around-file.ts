// Each file of tests begins at one moment, and after it nothing that it began goes on.
import { afterAll } from 'vitest';
import { beginClock } from './clock';
import { endAll } from './processes';

beginClock();
afterAll(endAll);
