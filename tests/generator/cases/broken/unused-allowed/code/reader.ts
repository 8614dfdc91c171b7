// Reads a declaration that is listed as unused.
import { longestWait } from '../generated/model/constants';

export const waits = longestWait;
