// Which icon stands before an amenity.
import type { Amenity } from '../../../generated/model/values';
import type { IconShape } from '../../ui/icon';
import { icons } from '../../ui/icons/basic';
import { commonIcons } from '../../ui/icons/common';
import { stayIcons } from '../../ui/icons/stay';

const known: Readonly<Partial<Record<Amenity, IconShape>>> = {
  wifi: stayIcons.wifi,
  heating: stayIcons.heat,
  air_conditioning: stayIcons.cool,
  linens: stayIcons.bed,
  washer: stayIcons.washer,
  dryer: stayIcons.washer,
  workspace: stayIcons.desk,
  kitchen: stayIcons.kitchen,
  kitchenette: stayIcons.kitchen,
  oven: stayIcons.kitchen,
  barbecue: stayIcons.grill,
  tv: stayIcons.tv,
  fireplace: stayIcons.fireplace,
  wood_stove: stayIcons.fireplace,
  fire_pit: stayIcons.fireplace,
  crib: stayIcons.crib,
  hot_tub: stayIcons.hotTub,
  sauna: stayIcons.hotTub,
  pool: stayIcons.pool,
  deck: stayIcons.cabin,
  waterfront: stayIcons.lake,
  beach_access: stayIcons.pool,
  dock: stayIcons.lake,
  lake_view: stayIcons.lake,
  ocean_view: stayIcons.lake,
  mountain_view: stayIcons.view,
  ski_in_ski_out: stayIcons.ski,
  free_parking: stayIcons.parking,
  ev_charger: stayIcons.charger,
  self_check_in: commonIcons.key,
  smoke_alarm: stayIcons.smoke,
  carbon_monoxide_alarm: stayIcons.smoke,
  first_aid_kit: stayIcons.firstAid,
};

/** An amenity without an icon gets a tick, or a cross where it is missing. */
export const iconOf = (amenity: Amenity, missing = false): IconShape => known[amenity] ?? (missing ? icons.close : icons.check);
