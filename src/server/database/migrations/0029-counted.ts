// Links that newer ones overtook, links that end accounts, and sign-ons that made them.
import { script } from './script';

export const counted = script(`
alter table mailed_links add column overtaken boolean not null default false;
alter table mailed_links drop constraint mailed_links_purpose_check;
alter table mailed_links add check (purpose in ('verify', 'reset', 'delete'));
alter table sign_ons add column is_new boolean not null default false;
`);
