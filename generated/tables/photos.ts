// Generated 7ab8e1742d14. The table photos, and what is read from its rows.
import type { Photo } from "../model/entities";
import type { Selectable } from "kysely";
import type { Defaulted } from "./columns";

/** The pictures of properties, in order. */
export interface PhotosTable {
  readonly photo_id: string;
  readonly url: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly widths: Defaulted<readonly number[]>;
  readonly colour: string;
  readonly property_id: string;
  /** From 0 */
  readonly position: number;
}

/** The columns that Photo is read from. */
export const columnsOfPhoto = ["photo_id", "url", "alt", "width", "height", "widths", "colour"] as const;

/** A row of photos as Photo. */
export function readPhoto(row: Pick<Selectable<PhotosTable>, (typeof columnsOfPhoto)[number]>): Photo {
  return { photo_id: row.photo_id, url: row.url, alt: row.alt, width: row.width, height: row.height, widths: row.widths, colour: row.colour };
}
