// What a host has been paid for which stay, what waits, and to whom it goes.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { payoutForm } from '../../../../generated/forms/payoutForm';
import type { PayoutRow, PayoutStanding, ShownAccount } from '../../../../generated/model/entities';
import { pathTo } from '../../../../generated/routes/paths';
import { payoutTexts as say } from '../../../../generated/texts/sentences/payoutTexts';
import { Button } from '../../../ui/button';
import { useFocusBack } from '../../../ui/use-focus-back';
import { Text } from '../../../ui/type';
import { SubmissionForm } from '../../shell/calls/submission-form';
import { shownDate, shownDates } from '../../shell/format/format';
import { RouteLink } from '../../shell/navigation/links';
import { FirstFew } from '../../shell/own-list/first-few';
import { sumText } from '../../shell/property-card/price-words';
import { Lines, Loaded, Part } from './part';
import { $isOpen, details, formClosed, formOpened, payouts } from './payouts.store';

const Entry = chakra('li', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '4',
    paddingY: '3',
    '& + &': { borderTopWidth: '1px' },
    breakInside: 'avoid',
  },
});

const Row = ({
  row: { booking_id, reference, title, checkin, checkout, amount, withheld, due_at, paid_at },
}: {
  readonly row: PayoutRow;
}) => (
  <Entry>
    <chakra.div minWidth="0">
      <RouteLink to={pathTo.bookings({ booking_id })} overflowWrap="anywhere">
        {say.stay({ title, dates: shownDates(checkin, checkout) })}
      </RouteLink>
      <Text look="small" tone="muted">
        {say.reference({ reference })} ·{' '}
        {paid_at ? say.rowPaid({ date: shownDate(paid_at, 'dated') }) : say.rowWaits({ date: shownDate(due_at, 'dated') })}
      </Text>
      {withheld.amount_cents > 0 && (
        <Text look="small" tone="muted">
          {say.withheld({ amount: sumText(withheld) })}
        </Text>
      )}
    </chakra.div>
    <Text fontWeight="semibold" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
      {sumText(amount)}
    </Text>
  </Entry>
);

const Statement = ({ standing: { waiting, paid, owed, payouts: rows } }: { readonly standing: PayoutStanding }) => {
  if (rows.length === 0) return <Text tone="muted">{say.none}</Text>;
  return (
    <>
      <Text look="lead" fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {say.paid({ amount: sumText(paid) })}
      </Text>
      {waiting.amount_cents > 0 && <Text tone="muted">{say.waiting({ amount: sumText(waiting) })}</Text>}
      {owed.amount_cents > 0 && <Text tone="muted">{say.owed({ amount: sumText(owed) })}</Text>}
      <FirstFew of={rows} few={5} all={say.showAll}>
        {(shown) => (
          <chakra.ul aria-label={say.statement} listStyleType="none" marginTop="3">
            {shown.map((row) => (
              <Row key={row.payout_id} row={row} />
            ))}
          </chakra.ul>
        )}
      </FirstFew>
    </>
  );
};

/** What the form begins with: what may be seen again. */
const known = ({ saved_at: _saved, tax_ending: _tax, account_ending: _account, ...shown }: ShownAccount) => shown;

const Details = ({ account }: Pick<PayoutStanding, 'account'>) => {
  const [save, close] = useUnit([details.submitted, formClosed]);
  return (
    <SubmissionForm
      of={details}
      form={payoutForm}
      introduced
      starts={account ? known(account) : {}}
      facts={{}}
      startsFocused
      onSubmit={save}
      actions={
        <Button look="quiet" size="lg" onClick={() => close()}>
          {say.cancel}
        </Button>
      }
    />
  );
};

const Account = ({ account }: Pick<PayoutStanding, 'account'>) => {
  const isOpen = useUnit($isOpen);
  const open = useUnit(formOpened);
  const button = useFocusBack<HTMLButtonElement>(isOpen);
  if (isOpen) return <Details account={account} />;
  return (
    <>
      <Text marginBottom="4">{account ? say.to({ name: account.legal_name, ending: account.account_ending }) : say.missing}</Text>
      <Button ref={button} look="plain" onClick={() => open()}>
        {account ? say.change : say.add}
      </Button>
    </>
  );
};

export const OwnPayouts = () => (
  <Part id="payouts" heading={say.heading} lead={say.lead}>
    <Loaded of={payouts} fallback={<Lines label={say.heading} height="9rem" />}>
      {(standing) => (
        <>
          <Account account={standing.account} />
          <chakra.div marginTop="8">
            <Statement standing={standing} />
          </chakra.div>
        </>
      )}
    </Loaded>
  </Part>
);
