// Hosts as the payment provider knows them: it asks them itself where their money goes, and says when it can pay them.
import { decision } from 'spec-to-app/declaration';
import { constant, values } from 'spec-to-app/values';

const source = decision('section 19.19: payouts are set up through the provider’s own onboarding where it has one');

export const payeeCloseDays = constant(30, {
  source: decision('what is on its way to a bank has arrived by then'),
  unit: 'days',
  says: 'How long after a host has left the account is closed at the provider that paid them',
});

export const PayeeState = values({
  source,
  says: 'How far a host is with the provider that pays them',
  items: {
    none: { label: 'Not begun' },
    wanted: { label: 'More is wanted', says: 'Cannot be paid until they tell the provider more' },
    checking: { label: 'Being checked', says: 'Cannot be paid yet; there is nothing for them to do' },
    refused: { label: 'Refused', says: 'The provider will not pay them' },
    soon: { label: 'More is wanted soon', says: 'Can be paid; the provider has asked for more' },
    ready: { label: 'Can be paid' },
  },
});
