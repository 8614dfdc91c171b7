// Declarations ahead of the code that will read them, each with its reason. A declaration that is read has to leave this list.
import type { Awaited } from './language/app';

export const awaited: Awaited = {};
