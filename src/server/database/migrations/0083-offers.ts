// A host answers a request with other dates or another price: a change that holds its nights while the guest thinks about it.
import { script } from './script';

export const offers = script(`
alter table booking_changes drop constraint booking_changes_state_check;
alter table booking_changes add check (state in ('proposed', 'offered', 'accepted', 'done', 'declined', 'withdrawn', 'expired', 'lapsed', 'ended'));
alter table booking_changes drop constraint booking_changes_booking_id_excl;
alter table booking_changes add exclude using gist (booking_id with =) where (state in ('proposed', 'accepted', 'offered'));
`);
