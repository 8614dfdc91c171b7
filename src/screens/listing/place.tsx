// Where a place is: its name, and about where on a map.
import type { Listing } from '../../../generated/model/entities';
import { listingTexts as say } from '../../../generated/texts/sentences/listingTexts';
import { Text } from '../../ui/type';
import { AboutMap } from '../shell/place-map/about-map';
import { Part } from './part';

export const Place = ({ listing: { lat, lng, place } }: { readonly listing: Listing }) => (
  <Part id="place" heading={say.mapHeading}>
    <Text fontWeight="medium" marginBottom="4">
      {place}
    </Text>
    {lat !== null && lng !== null && <AboutMap {...{ lat, lng, place }} />}
  </Part>
);
