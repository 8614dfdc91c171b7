// Where a place is, as exactly as anyone may know before booking: a circle on a map.
import { publicPositionMetres } from '../../../generated/model/constants';
import type { Listing } from '../../../generated/model/entities';
import { listingTexts as say } from '../../../generated/texts/sentences/listingTexts';
import { Icon } from '../../ui/icon';
import { commonIcons } from '../../ui/icons/common';
import { Link, Text } from '../../ui/type';
import { PlaceMap } from '../shell/place-map/place-map';
import { Part } from './part';
import { Box } from '../../ui/layout';

export const Place = ({ listing: { lat, lng, place } }: { readonly listing: Listing }) => (
  <Part id="place" heading={say.mapHeading}>
    <Text fontWeight="medium" marginBottom="4">
      {place}
    </Text>
    {lat !== null && lng !== null && (
      <>
        <PlaceMap at={{ latitude: lat, longitude: lng }} label={say.mapPicture({ place })} circle={publicPositionMetres} />
        <Box display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="4" rowGap="1" marginTop="3">
          <Text textStyle="small" color="muted">
            {say.mapCircle}
          </Text>
          <Link textStyle="small" href={`https://www.openstreetmap.org/#map=14/${lat}/${lng}`} target="_blank" rel="noreferrer">
            {say.showMap} <Icon of={commonIcons.external} size={14} />
          </Link>
        </Box>
      </>
    )}
  </Part>
);
