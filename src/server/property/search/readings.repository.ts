// The ways in which a search's words may be meant, each tried until one finds something.
import { type RawBuilder, sql } from 'kysely';
import { Province } from '../../../../generated/model/values';
import type { Row } from '../../../../generated/tables/tables';
import type { Database } from '../../database/open';
import { folded } from '../../pricing/town.rules';
import { allOf, type Wanted, where } from './conditions.repository';
import { placeOf, type Understood, understand } from './query.rules';
import { wordsMeant } from './spelling.rules';

type Town = Pick<Row<'properties'>, 'city' | 'province'>;
/** The towns with stays, each read once however many stays it has; for the test that looks at its plan. */
export const townsQuery = (province: string | undefined): RawBuilder<Town> => {
  const nextTo = (last: RawBuilder<unknown>): RawBuilder<unknown> => sql`
    select p.province, p.city from properties p where p.status = 'listed' and ${province ? sql`p.province = ${province}` : sql`p.province is not null`}
      and ${last} order by p.province, p.city limit 1`;
  return sql<Town>`
    with recursive towns as (
      (${nextTo(sql`true`)})
      union all select next.* from towns t, lateral (${nextTo(sql`(p.province, p.city) > (t.province, t.city)`)}) next
    ) select city, province from towns`;
};

const namesOfTowns = async (db: Database, province: string | undefined): Promise<readonly string[]> => {
  const { rows } = await townsQuery(province).execute(db);
  return rows.map((it) => folded(`${it.city} ${it.province === null ? '' : Province[it.province].label}`));
};

const asTyped = (query: string): readonly Understood[] => {
  const [understood, place] = [understand(query), placeOf(query)];
  return place.words === understood.words ? [understood] : [understood, place];
};
const mistyped = async function* (db: Database, { query, province }: Wanted): AsyncGenerator<Understood> {
  for (const typed of asTyped(query)) {
    if (typed.words === '') continue;
    const words = wordsMeant(typed.words, await namesOfTowns(db, province ?? typed.province));
    if (words !== typed.words) yield { ...typed, words };
  }
};

/** The likeliest first: a mistyped place only when nothing carries the words as typed. */
const byName = async function* (db: Database, wanted: Wanted): AsyncGenerator<Understood> {
  yield* asTyped(wanted.query);
  yield* mistyped(db, wanted);
};

/** Whether some stay carries the words, whatever else is asked. */
const isThere = async (db: Database, wanted: Wanted, meant: readonly Understood[]): Promise<boolean> => {
  const place: Wanted = { ...wanted, bounds: undefined, dates: undefined, open: undefined, people: 1, pets: false, filters: {} };
  for (const it of meant) {
    const conditions = allOf(where(place, { ...it, amenities: [], pets: undefined }));
    const { rows } = await sql`select 1 from properties p where ${conditions} limit 1`.execute(db);
    if (rows.length > 0) return true;
  }
  return false;
};

/** The stays around a landmark that is named after a province. */
const landmark = async (query: string): Promise<readonly Understood[]> => {
  const { isLandmark, readingsNear, spotsNamed } = await import('./named-spots.rules');
  const understood = understand(query);
  return isLandmark(understood.place) ? readingsNear(understood, spotsNamed) : [];
};

/** The same, and where no stay carries the name of a place, what is around it: a name that is known is not another, mistyped. */
const byNameOrNear = async function* (db: Database, wanted: Wanted): AsyncGenerator<Understood> {
  const typed = asTyped(wanted.query);
  const around = typed.some(({ words, province }) => words !== '' && province !== undefined) ? await landmark(wanted.query) : [];
  // Lake Ontario is never a lake somewhere in Ontario
  if (around.length > 0) return yield* around;
  yield* typed;
  const isNew = wanted.query.trim() !== '' && !(await isThere(db, wanted, typed));
  if (!isNew) return yield* mistyped(db, wanted);
  const { readingsNear, spotsMeant, spotsNamed } = await import('./named-spots.rules');
  const near = readingsNear(understand(wanted.query), spotsNamed);
  if (near.length > 0) return yield* near;
  const others: Understood[] = [];
  for await (const other of mistyped(db, wanted)) {
    others.push(other);
    yield other;
  }
  if (!(await isThere(db, wanted, others))) yield* readingsNear(understand(wanted.query), spotsMeant);
};

type Find<T> = (understood: Understood) => Promise<T | undefined>;
const firstOf = async <T>(readings: AsyncIterable<Understood>, find: Find<T>): Promise<T | undefined> => {
  for await (const understood of readings) {
    const found = await find(understood);
    if (found !== undefined) return found;
  }
  return undefined;
};

/**
 * The finds of a search's words as they most likely are meant; when nothing carries them so, as a name alone, and then as a mistyped place: a name
 * that is there never brings its neighbours in spelling. Undefined where nothing is found.
 */
export const asNamed = <T>(db: Database, wanted: Wanted, find: Find<T>): Promise<T | undefined> => firstOf(byName(db, wanted), find);

/** The same; a place that no stay names leads to those around it. */
export const asMeant = <T>(db: Database, wanted: Wanted, find: Find<T>): Promise<T | undefined> => firstOf(byNameOrNear(db, wanted), find);
