// Generated 24db6b3df194. The table imported_listings, and what is read from its rows.
import type { ImportedListing } from "../model/entities";
import type { ImportProblem, ImportSource, SourcePlatform } from "../model/values";
import { instantOf } from "../model/wire";
import type { Selectable } from "kysely";
import type { Defaulted, Json, Moment } from "./columns";

/** What connecting found, for each property that was connected. */
export interface ImportedListingsTable {
  readonly platform: SourcePlatform;
  readonly source_id: string | null;
  readonly read_at: Moment | null;
  readonly problem: ImportProblem | null;
  readonly field_sources: Json<Readonly<Record<string, ImportSource>>>;
  readonly unconfirmed: Defaulted<readonly string[]>;
  readonly photos_found: Defaulted<number>;
  readonly photos_permitted: Defaulted<boolean>;
  readonly property_id: string;
  /** The pictures that the page names, with what it says they show */
  readonly pictures: Defaulted<Json<readonly {
      readonly url: string;
      readonly alt: string;
    }[]>>;
}

/** The columns that ImportedListing is read from. */
export const columnsOfImportedListing = ["platform", "source_id", "read_at", "problem", "field_sources", "unconfirmed", "photos_found", "photos_permitted"] as const;

/** A row of imported_listings as ImportedListing. What comes from elsewhere: photos_offered, photos_waiting. */
export function readImportedListing(row: Pick<Selectable<ImportedListingsTable>, (typeof columnsOfImportedListing)[number]>): Omit<ImportedListing, "photos_offered" | "photos_waiting"> {
  return { platform: row.platform, source_id: row.source_id, read_at: row.read_at && instantOf(row.read_at), problem: row.problem, field_sources: row.field_sources, unconfirmed: row.unconfirmed, photos_found: row.photos_found, photos_permitted: row.photos_permitted };
}
