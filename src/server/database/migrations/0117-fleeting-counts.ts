// Each read of a visitor is counted: that waits for no disk. After a crash of the database the counts begin anew.
import { script } from './script';

export const fleetingCounts = script(`
alter table throttles set unlogged;
`);
