// The requirements of payout details.
import { decision } from 'spec-to-app/declaration';
import { the } from 'spec-to-app/entity';
import { rule } from 'spec-to-app/rule';
import { absent, any, before, is, present, today } from 'spec-to-app/terms';
import { birthDateAhead, birthDateMissing, companyNumberMissing } from './payout.errors';
import { birthDateZone, PayoutDetails } from './payout.model';

const details = the(PayoutDetails);

export const payeeIsKnown = rule({
  source: decision('section 16: the yearly report names hosts by birth date, or as companies by their number'),
  says: 'A person tells a birth date, which lies in the past, and a company its number',
  requires: [
    { that: any(is(details.kind, 'company'), present(details.birth_date)), otherwise: birthDateMissing },
    { that: any(absent(details.birth_date), before(details.birth_date, today(birthDateZone))), otherwise: birthDateAhead },
    { that: any(is(details.kind, 'person'), present(details.company_number)), otherwise: companyNumberMissing },
  ],
});
