// Leads to the page.
import { pathTo } from '../generated/routes/paths';

export const out = pathTo.desk();
