// Where a place is, as exactly as anyone may know before booking: a circle on a map.
import { chakra } from '@chakra-ui/react/styled-system';
import { publicPositionMetres } from '../../../generated/model/constants';
import type { Listing } from '../../../generated/model/entities';
import { listingTexts as say } from '../../../generated/texts/sentences/listingTexts';
import { Icon } from '../../ui/icon';
import { icons } from '../../ui/icons/basic';
import { Text, TextLink } from '../../ui/type';
import { PlaceMap } from '../shell/place-map/place-map';
import { Part } from './part';

export const Place = ({ listing: { lat, lng, place } }: { readonly listing: Listing }) => (
  <Part id="place" heading={say.mapHeading}>
    <Text fontWeight="medium" marginBottom="4">
      {place}
    </Text>
    {lat !== null && lng !== null && (
      <>
        <PlaceMap at={{ latitude: lat, longitude: lng }} label={say.mapPicture({ place })} circle={publicPositionMetres} />
        <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="4" rowGap="1" marginTop="3">
          <Text look="small" tone="muted">
            {say.mapCircle}
          </Text>
          <TextLink textStyle="small" href={`https://www.openstreetmap.org/#map=14/${lat}/${lng}`} target="_blank" rel="noreferrer">
            {say.showMap} <Icon of={icons.external} size={14} />
          </TextLink>
        </chakra.div>
      </>
    )}
  </Part>
);
