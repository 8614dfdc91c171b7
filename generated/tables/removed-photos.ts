// Generated f4497f38448b. The table removed_photos, and what is read from its rows.
import type { Photo } from "../model/entities";
import type { Json, Moment } from "./columns";

/** Pictures that were removed, until their files are. */
export interface RemovedPhotosTable {
  readonly photo_id: string;
  readonly photo: Json<Photo>;
  /** Where it can be brought back to, if the property is still there */
  readonly property_id: string | null;
  readonly removed_at: Moment;
}
