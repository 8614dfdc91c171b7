// A booking keeps the zone of its property: one of the list, for which people have a name.
import { script } from './script';

export const zonesOfBookings = script(`
alter table bookings add check (timezone in ('America/St_Johns', 'America/Halifax', 'America/Glace_Bay', 'America/Moncton',
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
