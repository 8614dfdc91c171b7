// Asks how much to finance, and goes on to the partner's own form.
import { useUnit } from 'effector-react';
import { payLaterForm } from '../../../generated/forms/payLaterForm';
import { GeneratedForm } from '../../ui/form/generated-form';
import { $settings } from '../shell/request/request';

/** The partner's form, with the amount where one was given. */
export const offerAddress = (form: string, amount: number | undefined): string => {
  const address = new URL(form);
  if (amount !== undefined) address.searchParams.set('amount', String(amount));
  return address.href;
};

export const PayLaterForm = () => {
  const { payLaterFormUrl } = useUnit($settings);
  return (
    <GeneratedForm form={payLaterForm} facts={{}} wide onSubmit={({ amount }) => location.assign(offerAddress(payLaterFormUrl, amount))} />
  );
};
