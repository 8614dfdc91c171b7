// Arrival guides of the demo's listings: the same words for each, and a door code of its own.
import type { NewRow } from '../../generated/tables/tables';

export const guideOf = ({ property_id }: { readonly property_id: string }): NewRow<'arrival_guides'> => ({
  property_id,
  way: 'Follow your map to the address. The house number is on the gatepost, and a porch light is on from dusk.',
  way_days: 14,
  parking: 'One car fits in front of the house. Please keep the neighbours’ driveway clear.',
  entry: 'The keypad is to the right of the front door. Enter the code and turn the handle within five seconds.',
  code: `${1000 + (Number.parseInt(property_id.slice(0, 4), 16) % 9000)}#`,
  wifi: 'Network: Guest\nPassword: loons-at-dawn',
  manual:
    'The heat is set on the panel in the hall. Hot water takes a minute to arrive. Garbage and recycling go into the bins by the side door.',
  manual_days: 0,
  leaving: 'Close the windows, turn the heat down to 16° and pull the door shut behind you.',
  leaving_days: 0,
});
