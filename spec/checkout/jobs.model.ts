// Scheduled jobs: reading rates, and asking after payments without news.
import { decision } from 'spec-to-app/declaration';
import { job } from 'spec-to-app/job';
import { belongsTo } from 'spec-to-app/shapes';
import { hours, minutes } from 'spec-to-app/terms';
import { Payment } from './payment.model';

export const fetchRates = job({
  source: decision('section 15: the table that the Bank of Canada publishes each banking day'),
  says: 'The newest rates of currencies are read and kept',
  fields: {},
  every: hours(4),
});

const asked = decision('section 19: money counts when the provider says so; where it says nothing, it is asked');
export const closePayment = job({
  source: asked,
  says: 'A payment page that nobody is to pay on any more is closed, and each is asked after once it can no longer be paid',
  fields: { payment_id: belongsTo(Payment) },
  asks: 'provider',
});
export const lookAtCharge = job({
  source: asked,
  says: 'The provider is asked what became of a charge: its refunds, and whether it is disputed',
  fields: { payment_id: belongsTo(Payment) },
  asks: 'provider',
});
export const checkPayments = job({
  source: asked,
  says: 'Pages that nobody told of are asked after, and what is still owed to a card is tried again',
  fields: {},
  every: minutes(5),
  asks: 'provider',
});
