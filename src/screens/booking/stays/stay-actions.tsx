// What a guest can do about a stay: only what leads somewhere now.
import { useUnit } from 'effector-react';
import type { BookingDetail } from '../../../../generated/model/entities';
import type { Instant } from '../../../../generated/model/wire';
import { pathTo } from '../../../../generated/routes/paths';
import { guestMayCancel, mayPay, mayReport } from '../../../../generated/rules/rules';
import { stayTexts as say } from '../../../../generated/texts/sentences/stayTexts';
import { Button } from '../../../ui/button';
import { Stack } from '../../../ui/layout';
import { TextLink } from '../../../ui/type';
import { ButtonLink, RouteLink } from '../../shell/navigation/links';
import { $settings } from '../../shell/request/request';
import { calendarAddress, calendarFile } from '../detail/calendar-file';
import { windowOpened } from '../detail/detail.store';

interface Props {
  readonly booking: BookingDetail;
  readonly now: Instant;
}

/** What may be done, by the rules that the server keeps. */
const possible = ({ booking, now }: Props) => {
  const isConfirmed = booking.status === 'confirmed';
  const isPending = booking.status === 'pending';
  return {
    pays: mayPay({ booking, now }).ok,
    changes: isPending,
    withdraws: isPending,
    cancels: isConfirmed && guestMayCancel({ booking, now }).ok,
    reports: isConfirmed && mayReport({ booking, now }).ok,
    enters: isConfirmed && booking.paid_at !== null && guestMayCancel({ booking, now }).ok,
  };
};

const CalendarLink = ({ booking, now }: Props) => {
  const { siteOrigin } = useUnit($settings);
  const link = siteOrigin + pathTo.stays({ booking_id: booking.booking_id });
  return (
    <TextLink href={calendarAddress(calendarFile(booking, link, now))} download={`${booking.reference}.ics`}>
      {say.calendar}
    </TextLink>
  );
};

export const StayActions = ({ booking, now }: Props) => {
  const ask = useUnit(windowOpened);
  const may = possible({ booking, now });
  return (
    <Stack gap="3" marginTop="5" alignItems="flex-start">
      {may.pays && (
        <ButtonLink to={pathTo.checkout({ booking_id: booking.booking_id })} size="lg" full>
          {say.pay}
        </ButtonLink>
      )}
      {may.changes && (
        <Button look="plain" size="lg" full onClick={() => ask('change')}>
          {say.change}
        </Button>
      )}
      {may.enters && <CalendarLink booking={booking} now={now} />}
      <RouteLink to={pathTo.listing({ property_id: booking.property_id })}>{say.listing}</RouteLink>
      {may.reports && (
        <Button look="plain" full onClick={() => ask('report')}>
          {say.report}
        </Button>
      )}
      {(may.withdraws || may.cancels) && (
        <Button look="quiet" full onClick={() => ask('cancel')}>
          {may.withdraws ? say.withdraw : say.cancel}
        </Button>
      )}
    </Stack>
  );
};
