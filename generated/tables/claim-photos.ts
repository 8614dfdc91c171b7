// Generated 9868457ca86a. The table claim_photos, and what is read from its rows.
import type { ClaimPhoto } from "../model/entities";
import type { Selectable } from "kysely";
import type { Moment } from "./columns";

/** The pictures of claims, also of those that are not filed yet. */
export interface ClaimPhotosTable {
  readonly photo_id: string;
  readonly width: number;
  readonly height: number;
  /** As bookings are, so that the two stay together */
  readonly property_id: string;
  readonly booking_id: string;
  /** Where the file lies; nobody is told */
  readonly address: string;
  readonly added_at: Moment;
  /** When it was taken away; its file goes soon after */
  readonly removed_at: Moment | null;
}

/** The columns that ClaimPhoto is read from. */
export const columnsOfClaimPhoto = ["photo_id", "width", "height"] as const;

/** A row of claim_photos as ClaimPhoto. */
export function readClaimPhoto(row: Pick<Selectable<ClaimPhotosTable>, (typeof columnsOfClaimPhoto)[number]>): ClaimPhoto {
  return { photo_id: row.photo_id, width: row.width, height: row.height };
}
