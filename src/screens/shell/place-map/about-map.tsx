// About where a place is, as exactly as anyone may know before booking: a circle on a map, and the way to a larger one.
import { publicPositionMetres } from '../../../../generated/model/constants';
import { listingTexts as say } from '../../../../generated/texts/sentences/listingTexts';
import { Icon } from '../../../ui/icon';
import { commonIcons } from '../../../ui/icons/common';
import { Box } from '../../../ui/layout';
import { Link, Text } from '../../../ui/type';
import { PlaceMap } from './place-map';

export interface AboutMapProps {
  readonly lat: number;
  readonly lng: number;
  readonly place: string;
  /** The address is told as well: it does not come later. */
  readonly isTold?: boolean;
}

export const AboutMap = ({ lat, lng, place, isTold = false }: AboutMapProps) => (
  <>
    <PlaceMap at={{ latitude: lat, longitude: lng }} label={say.mapPicture({ place })} circle={publicPositionMetres} />
    <Box display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="4" rowGap="1" marginTop="3">
      {!isTold && (
        <Text textStyle="small" color="muted">
          {say.mapCircle}
        </Text>
      )}
      <Link textStyle="small" href={`https://www.openstreetmap.org/#map=14/${lat}/${lng}`} target="_blank" rel="noreferrer">
        {say.showMap} <Icon of={commonIcons.external} size={14} />
      </Link>
    </Box>
  </>
);
