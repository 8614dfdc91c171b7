// What is declared ahead of the code that will read it, by the reason why it stays. What is read meanwhile has to leave this list.
import type { Awaited } from './language/app';

export const awaited: Awaited = {};
