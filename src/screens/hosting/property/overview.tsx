// A property's state: missing parts, next guests, and occupancy of the coming months.
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import type { HostProperty } from '../../../../generated/model/entities';
import { ListingNeed } from '../../../../generated/model/values';
import { pathTo } from '../../../../generated/routes/paths';
import { propertyTexts as say } from '../../../../generated/texts/sentences/propertyTexts';
import { Banner } from '../../../ui/banner';
import { List } from '../../../ui/layout';
import { Loading, Skeleton } from '../../../ui/skeleton';
import { Text } from '../../../ui/type';
import { RouteLink } from '../../shell/navigation/links';
import { Arrivals } from './arrivals';
import { Months } from './months-chart';
import { nights, overviewShown } from './overview.store';
import { Numbers } from './numbers';
import { Matter, Part } from './part';
import { LoadFailed } from '../../shell/failures/load-failed';

const Missing = ({ property: { property_id, missing } }: { readonly property: HostProperty }) =>
  missing.length === 0 ? (
    <Banner tone="good">{say.complete}</Banner>
  ) : (
    <Matter heading={say.missingHeading}>
      <List.Root>
        {missing.map((need) => {
          const { label, step } = ListingNeed[need];
          return (
            <li key={need}>
              <RouteLink to={pathTo.propertySetup({ property_id, page: step })}>{label}</RouteLink>
            </li>
          );
        })}
      </List.Root>
    </Matter>
  );

const Unread = ({ property_id }: Pick<HostProperty, 'property_id'>) => {
  const [failure, ask] = useUnit([nights.$failure, overviewShown]);
  return <LoadFailed says={say.overviewFailed} of={failure} onRetry={() => ask(property_id)} />;
};

const Nights = ({ property_id }: Pick<HostProperty, 'property_id'>) => {
  const { calendar, failure, pending } = useUnit({ calendar: nights.$data, failure: nights.$failure, pending: nights.$pending });
  const show = useUnit(overviewShown);
  useEffect(() => void show(property_id), [show, property_id]);
  if (calendar)
    return (
      <>
        <Arrivals calendar={calendar} />
        <Months calendar={calendar} />
      </>
    );
  if (failure && !pending) return <Unread property_id={property_id} />;
  return (
    <Loading label={say.months}>
      <Skeleton height="6" width="12rem" />
      <Skeleton height="12rem" marginTop="4" borderRadius="lg" />
    </Loading>
  );
};

export const Overview = ({ property }: { readonly property: HostProperty }) => {
  const { property_id, status, open_bookings } = property;
  return (
    <Part id="overview" heading={say.overview}>
      {(status === 'draft' || status === 'paused') && <Missing property={property} />}
      {open_bookings > 0 && (
        <Text>
          <RouteLink to={pathTo.bookings()}>{say.openBookings({ count: open_bookings })}</RouteLink>
        </Text>
      )}
      {status !== 'draft' && <Nights property_id={property_id} />}
      {status !== 'draft' && <Numbers />}
    </Part>
  );
};
