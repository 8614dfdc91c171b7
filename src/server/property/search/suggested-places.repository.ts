// Around which places there are stays, and the titles that carry words.
import { sql } from 'kysely';
import type { Database } from '../../database/open';
import { folded } from '../../pricing/town.rules';
import { allOf, around, isFound, said } from './conditions.repository';

/** The places of these boxes, by their number, that have a stay. */
export const findPlacesWithStays = async (db: Database, boxes: readonly (readonly number[])[], now: Date): Promise<ReadonlySet<number>> => {
  if (boxes.length === 0) return new Set();
  const asked = boxes.map(
    (box, at) => sql`select ${at}::int as at where exists (
    select 1 from properties p where ${allOf([isFound(now), ...around(box)])})`,
  );
  const { rows } = await sql<{ at: number }>`${sql.join(asked, sql` union all `)}`.execute(db);
  return new Set(rows.map(({ at }) => at));
};

const titlesMax = 2;
const lookedAt = 200;
// the index is of three letters
const lettersMin = 3;
/** The titles of a few of the stays whose words begin so, the most reviewed first; the text that is compared holds the place as well. */
export const findTitles = async (db: Database, words: string, now: Date): Promise<readonly string[]> => {
  const wanted = words.split(' ');
  if (wanted.every(({ length }) => length < lettersMin)) return [];
  const { rows } = await sql<{ title: string }>`
    select title from (select p.title, p.review_count, p.property_id from properties p
      where ${allOf([isFound(now), ...said(words)])} limit ${lookedAt}) looked
    order by review_count desc, property_id`.execute(db);
  const carries = (title: string): boolean => {
    const its = folded(title).split(' ');
    return wanted.every((word) => its.some((it) => it.startsWith(word)));
  };
  return [...new Set(rows.map(({ title }) => title).filter(carries))].slice(0, titlesMax);
};
