// The provinces and territories with the most listed properties.
import { sql } from 'kysely';
import { popularStatesMax } from '../../../../generated/model/constants';
import type { Province } from '../../../../generated/model/values';
import type { Database } from '../../database/open';

const tileWidth = 960;

export interface Popular {
  readonly code: Province;
  readonly count: number;
  readonly cheapest: number | null;
  readonly image: string;
}

/** The fullest first; the picture is the first of its best-reviewed property, as wide as a tile wants it where it is kept so. */
export const findPopular = async (db: Database): Promise<readonly Popular[]> => {
  const { rows } = await sql<Popular>`
    select p.province as code, count(*) as count, min(p.all_in_night_cents) as cheapest,
      coalesce((array_agg(
        case when ${tileWidth} = any(f.widths) then regexp_replace(f.url, '-[0-9]+\\.jpg$', ${`-${tileWidth}.jpg`}) else f.url end
        order by p.review_count desc, p.property_id) filter (where f.url is not null))[1], '') as image
    from properties p left join photos f on f.property_id = p.property_id and f.position = 0
    where p.status = 'listed' and p.province is not null
    group by p.province order by count(*) desc, p.province limit ${popularStatesMax}`.execute(db);
  return rows;
};
