// The pictures named by the page of a connected listing, and a listing that another host has proven to be theirs.
import { script } from './script';

export const connecting = script(`
alter table imported_listings add column pictures jsonb not null default '[]';
alter table imported_listings drop constraint imported_listings_problem_check;
alter table imported_listings add check (problem in ('refused', 'unreachable', 'nothing_found', 'not_a_listing', 'claimed'));
`);
