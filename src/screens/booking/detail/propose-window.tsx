// Proposes a change of a paid booking: other dates or people, from the host another price too, and what that costs before it is sent.
import { useUnit } from 'effector-react';
import { proposeChangeForm } from '../../../../generated/forms/proposeChangeForm';
import type { BookingDetail } from '../../../../generated/model/entities';
import { changeTexts as say } from '../../../../generated/texts/sentences/changeTexts';
import { Banner } from '../../../ui/banner';
import { Breakdown } from '../../../ui/breakdown';
import { GeneratedForm } from '../../../ui/form/generated-form';
import { Box, Card } from '../../../ui/layout';
import { Modal } from '../../../ui/modal';
import { Spinner } from '../../../ui/spinner';
import { Text } from '../../../ui/type';
import { ProblemBanner } from '../../shell/failures/problem-banner';
import { sumText } from '../../shell/property-card/price-words';
import { ChangeLines } from './change-lines';
import { windowClosed } from './detail.store';
import { $asked, $preview, $pricing, filled, price, proposal, sent, startsOf } from './proposal.store';

/** The new price line by line, beside the one before. */
const NewPrice = ({ booking }: { readonly booking: BookingDetail }) => {
  const { asked, preview, pricing, failure } = useUnit({ asked: $asked, preview: $preview, pricing: $pricing, failure: price.$failure });
  if (asked && failure && !pricing)
    return (
      <Banner tone="bad" live="alert">
        {failure.message}
      </Banner>
    );
  const lines = preview?.line_items.map((line) => ({ id: line.code, label: line.label, amount: sumText(line) })) ?? [];
  return (
    <Card.Root variant="subtle" aria-live="polite">
      {preview && (
        <>
          <Breakdown lines={lines} />
          <Box marginTop="3" paddingTop="3" borderTopWidth="1px">
            <ChangeLines booking={booking} sums={preview} />
          </Box>
        </>
      )}
      {!preview && !pricing && <Text color="muted">{booking.side === 'host' ? say.chooseHost : say.choose}</Text>}
      {pricing && (
        <Text textStyle="small" color="muted">
          <Spinner /> {say.pricing}
        </Text>
      )}
    </Card.Root>
  );
};

const stay = ['checkin', 'checkout', 'adults', 'children', 'infants', 'pets'] as const;
const fields = { guest: stay, host: [...stay, 'nights_cents'] } as const;
const last = { guest: 'pets', host: 'nights_cents' } as const;

export const ProposeWindow = ({ booking }: { readonly booking: BookingDetail }) => {
  const { problem, busy, pricing } = useUnit({ problem: proposal.$problem, busy: proposal.$pending, pricing: $pricing });
  const [fill, send, close] = useUnit([filled, sent, windowClosed]);
  const { side } = booking;
  return (
    <Modal open title={side === 'host' ? say.openHost : say.open} onClose={close}>
      <ProblemBanner problem={problem} />
      <Text color="muted" marginBottom="4">
        {side === 'host' ? say.introHost : say.introGuest}
      </Text>
      <GeneratedForm
        form={proposeChangeForm}
        facts={{}}
        starts={startsOf(booking)}
        only={fields[side]}
        needed={stay}
        busy={busy || pricing}
        problem={problem}
        onChange={fill}
        onSubmit={() => send()}
        below={{
          [last[side]]: (
            <Box marginTop="5">
              <NewPrice booking={booking} />
            </Box>
          ),
        }}
      />
    </Modal>
  );
};
