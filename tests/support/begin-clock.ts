// Tests of the server and of pages begin at one moment.
import { beginClock } from './clock';

beginClock();
