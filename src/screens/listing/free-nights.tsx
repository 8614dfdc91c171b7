// When a place is free: two months on the page.
import { useUnit } from 'effector-react';
import type { Listing } from '../../../generated/model/entities';
import { listingTexts as say } from '../../../generated/texts/sentences/listingTexts';
import { DateRangeCalendar } from '../../ui/calendar/date-range-calendar';
import { Banner } from '../../ui/banner';
import { Loading, Skeleton } from '../../ui/skeleton';
import { Text } from '../../ui/type';
import { RetryButton } from '../shell/failures/retry-button';
import { useOwnMoment } from '../shell/format/own-zone';
import { availability } from './listing.store';
import { Part } from './part';
import { useNights } from './use-nights';

const Months = ({ listing }: { readonly listing: Listing }) => {
  const calendar = useNights(listing);
  return <DateRangeCalendar {...calendar} />;
};

const Nights = ({ listing }: { readonly listing: Listing }) => {
  const [known, failure, pending, ask] = useUnit([availability.$data, availability.$failure, availability.$pending, availability.retried]);
  const isLost = failure !== null && !pending;
  if (known) return <Months listing={listing} />;
  if (!isLost)
    return (
      <Loading>
        <Skeleton height="25rem" borderRadius="lg" />
      </Loading>
    );
  return (
    <Banner tone="notice" actions={<RetryButton variant="outline" size="sm" onRetry={() => ask()} />}>
      {say.calendarFailed}
    </Banner>
  );
};

export const FreeNights = ({ listing }: { readonly listing: Listing }) => {
  const synced = useUnit(availability.$data)?.synced_at;
  const momentOf = useOwnMoment();
  return (
    <Part
      id="calendar"
      heading={say.calendarHeading}
      aside={
        synced && (
          <Text textStyle="small" color="muted">
            {say.calendarSynced({ time: momentOf(synced, { zone: listing.timezone }) })}
          </Text>
        )
      }
    >
      <Nights listing={listing} />
    </Part>
  );
};
