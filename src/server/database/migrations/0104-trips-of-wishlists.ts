// The dates and people of a wish list.
import { script } from './script';

export const tripsOfWishlists = script(`
alter table wishlists add column checkin date;
alter table wishlists add column checkout date;
alter table wishlists add column guests jsonb;
`);
