// Below a listing: the host's other places, and stays like this one.
import { useUnit } from 'effector-react';
import type { Listing } from '../../../generated/model/entities';
import { pathTo } from '../../../generated/routes/paths';
import { listingTexts as say } from '../../../generated/texts/sentences/listingTexts';
import { useSight } from '../../ui/use-sight';
import { CardGrid } from '../shell/card-grid/card-grid';
import { RouteLink } from '../shell/navigation/links';
import { $ofHost, $similar, othersShown } from './others.store';
import { Part } from './part';
import { $settled } from './trip.store';

export const Others = ({ listing: { host, place } }: { readonly listing: Listing }) => {
  const [similar, ofHost, trip, show] = useUnit([$similar, $ofHost, $settled, othersShown]);
  const ref = useSight<HTMLDivElement>(show);
  const name = host.first_name ?? say.hostPlain({ place });
  const isDated = trip.checkin !== undefined && trip.checkout !== undefined;
  return (
    <div ref={ref}>
      {ofHost.cards.length > 0 && (
        <Part
          id="more-of-host"
          heading={say.moreOfHost({ name })}
          aside={
            <RouteLink to={pathTo.hostProfile({ profile_id: host.profile_id })}>{say.allOfHost({ count: ofHost.total, name })}</RouteLink>
          }
        >
          <CardGrid cards={ofHost.cards} query={{}} inRow />
        </Part>
      )}
      {similar.length > 0 && (
        <Part id="similar" heading={isDated ? say.similarHeadingDates : say.similarHeading}>
          <CardGrid cards={similar} query={trip} inRow />
        </Part>
      )}
    </div>
  );
};
