// Leads to a page by its path.
import { pathTo } from '../generated/routes/paths';

export const out = pathTo.yard();
