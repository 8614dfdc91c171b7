// A job knows how often a process ended while it was at it, and an import may say that a page is too large to read.
import { script } from './script';

export const lostProcesses = script(`
alter table imported_listings drop constraint imported_listings_problem_check;
alter table imported_listings add check (problem in ('refused', 'unreachable', 'nothing_found', 'not_a_listing', 'too_heavy', 'claimed'));
alter table jobs add column lost_times integer not null default 0;
`);
