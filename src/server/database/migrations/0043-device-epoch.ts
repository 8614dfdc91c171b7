// Logging out everywhere ends what an account knows of devices.
import { script } from './script';

export const deviceEpoch = script(`
alter table users add column device_epoch integer not null default 0;
`);
