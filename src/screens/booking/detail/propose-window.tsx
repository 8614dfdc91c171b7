// Proposes a change of a paid booking, or answers a request with an offer: other dates or people, from the host another price too, and what that costs before it is sent.
import { useUnit } from 'effector-react';
import { proposeChangeForm } from '../../../../generated/forms/proposeChangeForm';
import type { BookingDetail } from '../../../../generated/model/entities';
import { changeTexts as say } from '../../../../generated/texts/sentences/changeTexts';
import { offerTexts } from '../../../../generated/texts/sentences/offerTexts';
import { Banner } from '../../../ui/banner';
import { Breakdown } from '../../../ui/breakdown';
import { GeneratedForm } from '../../../ui/form/generated-form';
import { Box, Card } from '../../../ui/layout';
import { Modal } from '../../../ui/modal';
import { Spinner } from '../../../ui/spinner';
import { Text } from '../../../ui/type';
import { useDraft } from '../../shell/drafts/drafts.store';
import { ProblemBanner } from '../../shell/failures/problem-banner';
import { sumText } from '../../shell/property-card/price-words';
import { ChangeLines } from './change-lines';
import { windowClosed } from './detail.store';
import { $asked, $isUnchanged, $preview, $pricing, filled, price, proposal, proposalOf, sent, startsOf } from './proposal.store';

const wordsOf = ({ side, status }: BookingDetail) => {
  if (status === 'pending') return { title: offerTexts.open, intro: offerTexts.intro, choose: offerTexts.choose, submit: offerTexts.send };
  return side === 'host'
    ? { title: say.openHost, intro: say.introHost, choose: say.chooseHost, submit: proposeChangeForm.submit }
    : { title: say.open, intro: say.introGuest, choose: say.choose, submit: proposeChangeForm.submit };
};

/** The new price line by line, beside the one before. */
const NewPrice = ({ booking }: { readonly booking: BookingDetail }) => {
  const { asked, preview, pricing, failure } = useUnit({ asked: $asked, preview: $preview, pricing: $pricing, failure: price.$failure });
  const isUnchanged = useUnit($isUnchanged);
  const refused = asked && !pricing ? failure?.message : isUnchanged && wordsOf(booking).choose;
  if (refused)
    return (
      <Banner tone="bad" live="alert">
        {refused}
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
      {!preview && !pricing && <Text color="muted">{wordsOf(booking).choose}</Text>}
      {pricing && (
        <Text textStyle="small" color="muted">
          <Spinner /> {say.pricing}
        </Text>
      )}
    </Card.Root>
  );
};

const stay = ['checkin', 'checkout', 'adults', 'children', 'infants', 'pets'] as const;
const fields = { guest: [...stay, 'message'], host: [...stay, 'nights_cents', 'message'] } as const;
const last = { guest: 'pets', host: 'nights_cents' } as const;

export const ProposeWindow = ({ booking }: { readonly booking: BookingDetail }) => {
  const { problem, busy, pricing } = useUnit({ problem: proposal.$problem, busy: proposal.$pending, pricing: $pricing });
  const [fill, send, close] = useUnit([filled, sent, windowClosed]);
  const { side } = booking;
  const { starts, onChange } = useDraft(proposalOf(booking.booking_id));
  const { title, intro, submit } = wordsOf(booking);
  return (
    <Modal open title={title} onClose={close}>
      <ProblemBanner problem={problem} />
      <Text color="muted" marginBottom="4">
        {intro}
      </Text>
      <GeneratedForm
        form={proposeChangeForm}
        facts={{}}
        starts={{ ...startsOf(booking), ...starts }}
        only={fields[side]}
        needed={stay}
        submit={submit}
        busy={busy || pricing}
        problem={problem}
        onChange={(values) => {
          fill(values);
          onChange(values);
        }}
        onSubmit={send}
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
