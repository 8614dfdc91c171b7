// One place on the map that this server draws: our own base map, or a map service's.
import { useUnit } from 'effector-react';
import type { MapPin } from '../../../ui/map/draw-map';
import { MapView } from '../../../ui/map/map-view';
import type { Spot } from '../../../ui/map/spot';
import { $settings } from '../request/request';
import { mapWords } from './map-words';

export interface PlaceMapProps {
  readonly at: Spot;
  readonly label: string;
  /** How much is seen: our own map shows the way to the next towns, a map service's the streets around. */
  readonly near?: boolean;
  readonly circle?: number;
  readonly pin?: MapPin;
}

export const PlaceMap = ({ at, label, near = true, circle, pin }: PlaceMapProps) => {
  const { mapStyleUrl } = useUnit($settings);
  const zoom = near ? (mapStyleUrl ? 13 : 10) : 4;
  return <MapView at={at} zoom={zoom} styleUrl={mapStyleUrl} circle={circle} pin={pin} words={{ ...mapWords, label }} />;
};
