// The database keeps the reference lists closed, and clocks in their form: what is read from it can be believed.
import { script } from './script';

export const closedLists = script(`
alter table booking_events add check (from_status in ('pending', 'confirmed', 'rejected', 'cancelled', 'expired'));
alter table booking_events add check (to_status in ('pending', 'confirmed', 'rejected', 'cancelled', 'expired'));
alter table bookings add check (cancellation_policy in ('flexible', 'moderate', 'firm', 'strict'));
alter table bookings add check (cancelled_by in ('guest', 'host', 'system', 'admin'));
alter table bookings add check (checkin_time ~ '^([01]\\d|2[0-3]):[0-5]\\d$');
alter table bookings add check (checkout_time ~ '^([01]\\d|2[0-3]):[0-5]\\d$');
alter table bookings add check (currency in ('CAD', 'USD', 'EUR', 'GBP', 'AUD', 'JPY'));
alter table bookings add check (payment_method in ('card', 'offline'));
alter table currency_rates drop constraint currency_rates_code_check;
alter table currency_rates add check (code in ('CAD', 'USD', 'EUR', 'GBP', 'AUD', 'JPY'));
drop index held_nights_of_booking;
alter table held_nights add unique (booking_id);
alter table properties drop constraint properties_province_check;
alter table properties add check (accessibility <@ array['step_free', 'ground_floor', 'wide_doors', 'elevator', 'accessible_parking',
  'roll_in_shower', 'grab_bars', 'visual_alarm']);
alter table properties add check (amenities <@ array['wifi', 'heating', 'air_conditioning', 'linens', 'washer', 'dryer', 'iron',
  'hair_dryer', 'workspace', 'kitchen', 'kitchenette', 'dishwasher', 'oven', 'coffee_maker', 'barbecue', 'tv', 'fireplace',
  'wood_stove', 'board_games', 'books', 'piano', 'crib', 'high_chair', 'play_area', 'fenced_yard', 'hot_tub', 'sauna', 'pool', 'deck',
  'fire_pit', 'garden', 'waterfront', 'beach_access', 'dock', 'canoe', 'bicycles', 'ski_in_ski_out', 'mountain_view', 'lake_view',
  'ocean_view', 'free_parking', 'ev_charger', 'self_check_in', 'smoke_alarm', 'carbon_monoxide_alarm', 'fire_extinguisher',
  'first_aid_kit']);
alter table properties add check (cancellation_policy in ('flexible', 'moderate', 'firm', 'strict'));
alter table properties add check (checkin_time ~ '^([01]\\d|2[0-3]):[0-5]\\d$');
alter table properties add check (checkout_time ~ '^([01]\\d|2[0-3]):[0-5]\\d$');
alter table properties add check (property_type in ('cabin', 'cottage', 'house', 'apartment', 'condo', 'chalet', 'townhouse', 'loft',
  'guest_suite', 'tiny_house', 'farm_stay', 'bed_and_breakfast', 'yurt', 'houseboat'));
alter table properties add check (province in ('AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'));
alter table properties add check (sync_status in ('never', 'running', 'synced', 'failed', 'conflict'));
alter table properties add check (timezone in ('America/St_Johns', 'America/Halifax', 'America/Glace_Bay', 'America/Moncton',
  'America/Goose_Bay', 'America/Blanc-Sablon', 'America/Toronto', 'America/Iqaluit', 'America/Atikokan', 'America/New_York',
  'America/Detroit', 'America/Kentucky/Louisville', 'America/Kentucky/Monticello', 'America/Indiana/Indianapolis',
  'America/Indiana/Vincennes', 'America/Indiana/Winamac', 'America/Indiana/Marengo', 'America/Indiana/Petersburg',
  'America/Indiana/Vevay', 'America/Winnipeg', 'America/Resolute', 'America/Rankin_Inlet', 'America/Regina', 'America/Swift_Current',
  'America/Chicago', 'America/Indiana/Tell_City', 'America/Indiana/Knox', 'America/Menominee', 'America/North_Dakota/Center',
  'America/North_Dakota/New_Salem', 'America/North_Dakota/Beulah', 'America/Edmonton', 'America/Cambridge_Bay', 'America/Inuvik',
  'America/Creston', 'America/Dawson_Creek', 'America/Fort_Nelson', 'America/Denver', 'America/Boise', 'America/Phoenix',
  'America/Whitehorse', 'America/Dawson', 'America/Vancouver', 'America/Los_Angeles', 'America/Anchorage', 'America/Juneau',
  'America/Sitka', 'America/Metlakatla', 'America/Yakutat', 'America/Nome', 'America/Adak', 'Pacific/Honolulu'));
`);
