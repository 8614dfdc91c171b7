// An import may say that a listing is gone, or lies outside Canada.
import { script } from './script';

export const importProblems = script(`
alter table imported_listings drop constraint imported_listings_problem_check;
alter table imported_listings add check (problem in ('refused', 'unreachable', 'nothing_found', 'gone', 'outside_canada', 'not_a_listing', 'too_heavy', 'claimed'));
`);
