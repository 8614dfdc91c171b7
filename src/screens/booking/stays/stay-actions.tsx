// A guest's actions for a stay: only those that lead somewhere now.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import type { BookingDetail } from '../../../../generated/model/entities';
import type { Instant } from '../../../../generated/model/wire';
import { pathTo } from '../../../../generated/routes/paths';
import { guestMayCancel, mayReport } from '../../../../generated/rules/booking';
import { mayChange } from '../../../../generated/rules/change';
import { changeTexts } from '../../../../generated/texts/sentences/changeTexts';
import { receiptTexts } from '../../../../generated/texts/sentences/receiptTexts';
import { stayTexts as say } from '../../../../generated/texts/sentences/stayTexts';
import { Button } from '../../../ui/button';
import { buttonRecipe } from '../../../ui/theme/recipes';
import { Icon } from '../../../ui/icon';
import { icons } from '../../../ui/icons/basic';
import { commonIcons } from '../../../ui/icons/common';
import { ButtonLink } from '../../shell/navigation/links';
import { mayPutPoints, pointsWords } from '../../shell/points/points-window';
import { $settings } from '../../shell/request/request';
import { calendarAddress, calendarFile } from '../detail/calendar-file';
import { receipt } from '../detail/documents.store';
import { windowOpened } from '../detail/detail.store';

interface Props {
  readonly booking: BookingDetail;
  readonly now: Instant;
}

/** Allowed actions, by the same rules as on the server. */
const possible = ({ booking, now }: Props) => {
  const isConfirmed = booking.status === 'confirmed';
  const isPending = booking.status === 'pending';
  return {
    changes: isPending && booking.change === null,
    proposes: booking.change === null && mayChange({ booking, now }).ok,
    withdraws: isPending,
    cancels: isConfirmed && guestMayCancel({ booking, now }).ok,
    reports: isConfirmed && mayReport({ booking, now }).ok,
    enters: isConfirmed && booking.paid_at !== null && guestMayCancel({ booking, now }).ok,
  };
};

const Actions = chakra('ul', { base: { display: 'grid', marginInline: '-3' } });
const DownloadLink = chakra('a', buttonRecipe);
const line = { variant: 'ghost', width: 'full', justifyContent: 'flex-start', paddingX: '3' } as const;

const CalendarLink = ({ booking, now }: Props) => {
  const { siteOrigin } = useUnit($settings);
  const link = siteOrigin + pathTo.stays({ booking_id: booking.booking_id });
  return (
    <DownloadLink {...line} href={calendarAddress(calendarFile(booking, link, now))} download={`${booking.reference}.ics`}>
      <Icon of={commonIcons.calendar} />
      {say.calendar}
    </DownloadLink>
  );
};

const ReceiptButton = ({ booking_id }: Pick<BookingDetail, 'booking_id'>) => {
  const [ask, busy] = useUnit([receipt.submitted, receipt.$pending]);
  return (
    <Button {...line} icon={commonIcons.copy} busy={busy} onClick={() => ask({ booking_id })}>
      {receiptTexts.download}
    </Button>
  );
};

export const StayActions = ({ booking, now }: Props) => {
  const ask = useUnit(windowOpened);
  const may = possible({ booking, now });
  const inWindows = [
    { window: 'change', may: may.changes, icon: commonIcons.edit, label: say.change },
    { window: 'propose', may: may.proposes, icon: commonIcons.edit, label: changeTexts.open },
    { window: 'points', may: mayPutPoints(booking), icon: commonIcons.gift, label: pointsWords(booking) },
    { window: 'report', may: may.reports, icon: icons.warning, label: say.report },
    { window: 'cancel', may: may.withdraws || may.cancels, icon: icons.close, label: may.withdraws ? say.withdraw : say.cancel },
  ] as const;
  return (
    <Actions>
      <li>
        <ButtonLink {...line} to={pathTo.listing({ property_id: booking.property_id })}>
          <Icon of={commonIcons.home} />
          {say.listing}
        </ButtonLink>
      </li>
      {may.enters && (
        <li>
          <CalendarLink booking={booking} now={now} />
        </li>
      )}
      {inWindows
        .filter((it) => it.may)
        .map(({ window, icon, label }) => (
          <li key={window}>
            <Button {...line} icon={icon} onClick={() => ask(window)}>
              {label}
            </Button>
          </li>
        ))}
    </Actions>
  );
};

/** The papers of a stay that is paid, below its price. */
export const StayPapers = ({ booking }: Pick<Props, 'booking'>) =>
  booking.paid_at !== null && (
    <Actions marginTop="4" paddingTop="2" borderTopWidth="1px">
      <li>
        <ReceiptButton booking_id={booking.booking_id} />
      </li>
      <li>
        <Button {...line} icon={commonIcons.copy} onClick={() => print()}>
          {booking.status === 'confirmed' ? say.print : receiptTexts.print}
        </Button>
      </li>
    </Actions>
  );
