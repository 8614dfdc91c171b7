// Rewards of invitations wait for a look where their people share a device or network, or stay with each other.
import { script } from './script';

export const waitingRewards = script(`
alter table referrals add column void_reason text;
alter table referrals add column waits_for text;
alter table referrals add column cleared text[] not null default '{}';
alter table referrals add column due_stay uuid;
alter table referrals add column due_hosting uuid;
alter table referrals drop constraint referrals_void_because_check;
alter table referrals add check (cleared <@ array['card', 'device', 'network', 'hosting', 'ring']);
alter table referrals add check (void_because in ('card', 'device', 'network', 'hosting', 'ring'));
alter table referrals add check (waits_for in ('card', 'device', 'network', 'hosting', 'ring'));
alter table referrals add foreign key (due_hosting) references bookings (booking_id);
alter table referrals add foreign key (due_stay) references bookings (booking_id);
`);
