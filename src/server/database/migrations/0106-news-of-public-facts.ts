// The database tells all processes when something changes that anybody may see: they keep pages that show it.
import { script } from './script';

/** The tables that public pages show, with the columns that they do not: a calendar that is read again moves no page. */
const publicFacts = {
  cohosts: [],
  currency_rates: [],
  held_nights: [],
  photos: [],
  price_overrides: [],
  profiles: ['phone', 'marketing_consent', 'show_referral_recipient_banner', 'show_referral_sender_banner', 'show_referral_sender_modal'],
  properties: ['synced_at', 'registration_asked_at', 'registration_reminded', 'export_round'],
  reviews: [],
  seasons: [],
} satisfies Readonly<Record<string, readonly string[]>>;

const telling = Object.entries(publicFacts).map(([table, unseen]) => {
  const tell = `for each statement execute function tell_public_facts(${unseen.map((column) => `'${column}'`).join(', ')})`;
  return `
create trigger public_facts_added after insert on ${table} referencing new table as later ${tell};
create trigger public_facts_changed after update on ${table} referencing old table as earlier new table as later ${tell};
create trigger public_facts_removed after delete on ${table} referencing old table as earlier ${tell};
create trigger public_facts_emptied after truncate on ${table} ${tell};`;
});

export const newsOfPublicFacts = script(`
create function tell_public_facts() returns trigger language plpgsql as $$
declare
  is_other boolean := true;
begin
  if tg_op = 'INSERT' then
    is_other := exists (select from later);
  elsif tg_op = 'DELETE' then
    is_other := exists (select from earlier);
  elsif tg_op = 'UPDATE' then
    is_other := exists (select to_jsonb(l) - tg_argv::text[] from later l except select to_jsonb(e) - tg_argv::text[] from earlier e);
  end if;
  if is_other then
    perform pg_notify('public_facts', '');
  end if;
  return null;
end $$;
${telling.join('\n')}
`);
