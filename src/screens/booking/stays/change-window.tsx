// Asks for other dates, other people or other words while the host has not answered, and shows what that costs.
import { useUnit } from 'effector-react';
import { changeBookingForm } from '../../../../generated/forms/changeBookingForm';
import type { BookingDetail } from '../../../../generated/model/entities';
import { stayTexts as say } from '../../../../generated/texts/sentences/stayTexts';
import { Banner } from '../../../ui/banner';
import { Breakdown } from '../../../ui/breakdown';
import { GeneratedForm } from '../../../ui/form/generated-form';
import { Card } from '../../../ui/layout';
import { Modal } from '../../../ui/modal';
import { Spinner } from '../../../ui/spinner';
import { Text } from '../../../ui/type';
import { useDraft } from '../../shell/drafts/drafts.store';
import { ProblemBanner } from '../../shell/failures/problem-banner';
import { priceLines } from '../../shell/property-card/price-lines';
import { sumText } from '../../shell/property-card/price-words';
import { windowClosed } from '../detail/detail.store';
import { $asked, $pricing, $quote, changeOf, filled, price, saved, startsOf, update } from './change.store';

/** The new price beside the old one. */
const NewPrice = ({ booking }: { readonly booking: BookingDetail }) => {
  const { asked, quote, pricing, failure } = useUnit({ asked: $asked, quote: $quote, pricing: $pricing, failure: price.$failure });
  const before = { id: 'before', label: say.priceBefore, amount: booking.quote ? sumText(booking.quote.total) : '' };
  if (asked && !quote && failure && !pricing)
    return (
      <Banner tone="bad" live="alert">
        {failure.message}
      </Banner>
    );
  return (
    <Card.Root variant="subtle" aria-live="polite">
      {quote ? <Breakdown lines={[...priceLines(quote, 'later'), before]} /> : <Breakdown lines={[{ ...before, label: say.priceNow }]} />}
      {pricing && (
        <Text textStyle="small" color="muted">
          <Spinner /> {say.pricing}
        </Text>
      )}
    </Card.Root>
  );
};

export const ChangeWindow = ({ booking }: { readonly booking: BookingDetail }) => {
  const { problem, busy, pricing } = useUnit({ problem: update.$problem, busy: update.$pending, pricing: $pricing });
  const [fill, save, close] = useUnit([filled, saved, windowClosed]);
  const { starts, onChange } = useDraft(changeOf(booking.booking_id));
  const first = startsOf(booking);
  return (
    <Modal open title={changeBookingForm.title} onClose={close}>
      <ProblemBanner problem={problem} />
      <Text color="muted" marginBottom="4">
        {changeBookingForm.intro}
      </Text>
      <GeneratedForm
        form={changeBookingForm}
        facts={{}}
        starts={starts.message === undefined ? first : { ...first, ...starts }}
        needed={['checkin', 'checkout', 'adults', 'children', 'infants', 'pets']}
        busy={busy || pricing}
        problem={problem}
        onChange={(values) => {
          fill(values);
          onChange(values.message === first.message ? {} : values);
        }}
        onSubmit={save}
        below={{ pets: <NewPrice booking={booking} /> }}
      />
    </Modal>
  );
};
