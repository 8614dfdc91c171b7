// Asks before a booking is cancelled, and shows first what comes back, line by line.
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { cancelForm } from '../../../../generated/forms/cancelForm';
import type { BookingDetail, CancelPreview } from '../../../../generated/model/entities';
import { CancellationPolicy } from '../../../../generated/model/values';
import { bookingTexts as say } from '../../../../generated/texts/sentences/bookingTexts';
import { Breakdown, type PriceLine } from '../../../ui/breakdown';
import { Button } from '../../../ui/button';
import { GeneratedForm } from '../../../ui/form/generated-form';
import { Box, Card } from '../../../ui/layout';
import { Modal } from '../../../ui/modal';
import { Loading, Skeleton } from '../../../ui/skeleton';
import { Text } from '../../../ui/type';
import { LoadFailed } from '../../shell/failures/load-failed';
import { ProblemBanner } from '../../shell/failures/problem-banner';
import { shownNumber } from '../../shell/format/format';
import { sumText } from '../../shell/property-card/price-words';
import { useNow } from '../../shell/format/use-now';
import { cancellation, preview, previewAged } from './cancel.store';
import { windowClosed } from './detail.store';

const linesOf = ({ lines, refund, refund_cad, kept, points_back }: CancelPreview): readonly PriceLine[] => [
  ...lines.map(({ label, amount }, at) => ({ id: `${at} ${label}`, label, amount: sumText(amount) })),
  { id: 'refund', label: say.cancelBack, amount: sumText(refund_cad), tone: 'strong' },
  ...(refund.currency === 'CAD' ? [] : [{ id: 'card', label: say.cancelCard, amount: sumText(refund) }]),
  ...(points_back > 0 ? [{ id: 'points', label: say.cancelPoints, amount: shownNumber(points_back), tone: 'good' as const }] : []),
  ...(kept.amount_cents > 0 ? [{ id: 'kept', label: say.cancelKept, amount: sumText(kept) }] : []),
];

/** Asked for anew with each minute: the next step of a policy begins on one. */
const useAging = () => {
  const minute = useNow().slice(0, 16);
  const first = useRef(minute);
  const again = useUnit(previewAged);
  useEffect(() => {
    if (minute !== first.current) again();
  }, [minute, again]);
};

const Refund = ({ booking }: { readonly booking: BookingDetail }) => {
  const { known, failure, pending } = useUnit({ known: preview.$data, failure: preview.$failure, pending: preview.$pending });
  const retry = useUnit(preview.retried);
  useAging();
  if (!known && failure && !pending) return <LoadFailed says={say.cancelFailed} of={failure} onRetry={() => retry()} />;
  if (!known)
    return (
      <Loading label={say.cancelBack}>
        <Skeleton height="9rem" borderRadius="lg" />
      </Loading>
    );
  return (
    <Card.Root variant="subtle">
      <Text fontWeight="semibold">{known.step}</Text>
      <Text textStyle="small" color="muted" marginBottom="2">
        {booking.side === 'host' ? say.cancelHost : say.cancelPolicy({ policy: CancellationPolicy[booking.cancellation_policy].label })}
      </Text>
      <Breakdown label={say.cancelBack} lines={linesOf(known)} />
      {known.dispute_note !== null && (
        <Text textStyle="small" marginTop="2">
          {known.dispute_note}
        </Text>
      )}
    </Card.Root>
  );
};

/** The refund depends on how the booking was paid, if it was. */
const Consequence = ({ booking }: { readonly booking: BookingDetail }) => {
  if (booking.payment_method === null) return <Text>{booking.status === 'pending' ? say.withdrawText : say.cancelUnpaid}</Text>;
  if (booking.payment_method === 'offline') return <Text>{booking.side === 'host' ? say.cancelOfflineHost : say.cancelOffline}</Text>;
  return <Refund booking={booking} />;
};

export const CancelWindow = ({ booking }: { readonly booking: BookingDetail }) => {
  const { problem, busy } = useUnit({ problem: cancellation.$problem, busy: cancellation.$pending });
  const [send, close] = useUnit([cancellation.submitted, windowClosed]);
  const asks = booking.status === 'pending';
  return (
    <Modal open title={asks ? say.withdrawHeading : cancelForm.title} onClose={close}>
      <ProblemBanner problem={problem} />
      <Box marginBottom="4">
        <Consequence booking={booking} />
      </Box>
      <GeneratedForm
        form={cancelForm}
        facts={{}}
        busy={busy}
        problem={problem}
        danger
        below={{
          cancel_reason: (
            <Text textStyle="small" color="muted">
              {booking.side === 'host' ? say.cancelShared : cancelForm.intro}
            </Text>
          ),
        }}
        submit={asks ? say.withdraw : cancelForm.submit}
        onSubmit={send}
        actions={
          <Button variant="ghost" size="lg" onClick={() => close()}>
            {asks ? say.keepRequest : say.keep}
          </Button>
        }
      />
    </Modal>
  );
};
