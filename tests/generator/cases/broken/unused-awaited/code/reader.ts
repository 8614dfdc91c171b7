// Reads what was awaited.
import { longestWait } from '../generated/model/constants';

export const waits = longestWait;
