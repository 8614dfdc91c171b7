// The payee of a host's stays: how far the set-up is, with one next step.
import { useUnit } from 'effector-react';
import { type Ref, useState } from 'react';
import { onboardingForm } from '../../../../generated/forms/onboardingForm';
import { payoutForm } from '../../../../generated/forms/payoutForm';
import type { PayoutStanding, ShownAccount } from '../../../../generated/model/entities';
import { type PayeeKind, type PayeeState, PaymentProvider } from '../../../../generated/model/values';
import { payoutTexts as say } from '../../../../generated/texts/sentences/payoutTexts';
import { Button } from '../../../ui/button';
import { HStack } from '../../../ui/layout';
import { Text } from '../../../ui/type';
import { useFocusBack } from '../../../ui/use-focus-back';
import { SubmissionForm } from '../../shell/call-parts/submission-form';
import {
  $cameFor,
  $isConfirming,
  $isOpen,
  details,
  formClosed,
  formOpened,
  onboarding,
  onboardingClosed,
  onboardingOpened,
} from './payouts.store';

interface Shown {
  readonly standing: PayoutStanding;
}

const bank = ['institution', 'transit', 'account'] as const;
const by = { person: 'birth_date', company: 'company_number' } as const;
const places = ['address', 'city', 'province', 'postal_code', 'tax_number', 'gst_number', 'qst_number'] as const;
/** The fields for a kind of account; the bank is asked for only where no provider asks for it. */
const fieldsOf = (kind: PayeeKind, asksBank: boolean) =>
  ['kind', 'legal_name', by[kind], ...places, ...(asksBank ? bank : []), 'password'] as const;
// asked for by its kind, or left open as long as one is saved
const needed = ['kind', ...Object.values(by), ...bank];

/** The form's first values: only those that may be shown again. */
const known = ({ saved_at: _saved, tax_ending: _tax, account_ending: _account, ...shown }: ShownAccount) => shown;

const Details = ({ standing: { account, payer } }: Shown) => {
  const [save, close] = useUnit([details.submitted, formClosed]);
  const [kind, setKind] = useState<PayeeKind>(account?.kind ?? 'person');
  return (
    <SubmissionForm
      of={details}
      form={payoutForm}
      introduced
      starts={account ? known(account) : {}}
      facts={{}}
      only={fieldsOf(kind, payer === null)}
      needed={needed}
      startsFocused
      onChange={(values) => values.kind && setKind(values.kind)}
      onSubmit={save}
      actions={
        <Button variant="ghost" size="lg" onClick={() => close()}>
          {say.cancel}
        </Button>
      }
    />
  );
};

/** The password first, then the provider's own page. */
const Confirmation = () => {
  const [start, close] = useUnit([onboarding.submitted, onboardingClosed]);
  return (
    <SubmissionForm
      of={onboarding}
      form={onboardingForm}
      facts={{}}
      startsFocused
      onSubmit={start}
      actions={
        <Button variant="ghost" size="lg" onClick={() => close()}>
          {say.cancel}
        </Button>
      }
    />
  );
};

const steps: {
  readonly [State in PayeeState]: { readonly says: (it: { readonly provider: string }) => string; readonly isMain: boolean } | null;
} = {
  none: { says: say.begin, isMain: true },
  wanted: { says: say.goOn, isMain: true },
  soon: { says: say.goOn, isMain: true },
  ready: { says: say.manage, isMain: false },
  checking: null,
  refused: null,
};

interface OnboardingProps extends Shown {
  readonly provider: string;
  /** Of the button that opens the details. */
  readonly opener: Ref<HTMLButtonElement>;
}
const Onboarding = ({ standing, provider, opener }: OnboardingProps) => {
  const { isConfirming, cameFor } = useUnit({ isConfirming: $isConfirming, cameFor: $cameFor });
  const [open, change] = useUnit([onboardingOpened, formOpened]);
  const button = useFocusBack<HTMLButtonElement>(isConfirming);
  const step = steps[standing.payee];
  return (
    <>
      <Text marginBottom="4">{isConfirming && step && cameFor === 'again' ? say.again : say[standing.payee]({ provider })}</Text>
      {isConfirming && step ? (
        <Confirmation />
      ) : (
        <HStack gap="3" flexWrap="wrap">
          {step && (
            <Button ref={button} variant={step.isMain ? 'solid' : 'outline'} onClick={() => open()}>
              {step.says({ provider })}
            </Button>
          )}
          <Button ref={opener} variant={step?.isMain ? 'ghost' : 'outline'} onClick={() => change()}>
            {say.change}
          </Button>
        </HStack>
      )}
    </>
  );
};

export const Payee = ({ standing }: Shown) => {
  const isOpen = useUnit($isOpen);
  const open = useUnit(formOpened);
  const button = useFocusBack<HTMLButtonElement>(isOpen);
  const { account, payer } = standing;
  if (isOpen) return <Details standing={standing} />;
  if (account && payer)
    return (
      <>
        <Text fontWeight="semibold">{say.who({ name: account.legal_name })}</Text>
        <Onboarding standing={standing} provider={PaymentProvider[payer].label} opener={button} />
      </>
    );
  return (
    <>
      <Text marginBottom="4">
        {account?.account_ending ? say.to({ name: account.legal_name, ending: account.account_ending }) : say.missing}
      </Text>
      <Button ref={button} variant={account ? 'outline' : 'solid'} onClick={() => open()}>
        {account ? say.change : say.add}
      </Button>
    </>
  );
};
