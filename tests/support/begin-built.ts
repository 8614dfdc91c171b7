// Before the first journey pages and server are built as the sources are now, once for all processes that run them.
import { build } from './a-site';

export const setup = build;
