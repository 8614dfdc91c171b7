// A review may wait since it comes from a device or card of the host.
import { script } from './script';

export const reviewsByHosts = script(`
alter table reviews drop constraint reviews_waits_for_check;
alter table reviews add check (waits_for in ('direct', 'host', 'card', 'device', 'network'));
`);
