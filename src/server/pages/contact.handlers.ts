// The contact form: what somebody writes reaches us as a mail that can be answered, and them as a copy.
import { randomInt } from 'node:crypto';
import { DAY } from '../../../generated/model/dates';
import type { PagesHandlers } from '../../../generated/contract/handlers';
import { contactCopiesPerDay } from '../../../generated/model/constants';
import { mailboxOf } from '../account/normalized-email.lookup';
import { inTransaction } from '../request/context';
import { countUse } from '../database/throttles';

const daySeconds = DAY / 1000;
// without letters and digits that look alike
const signs = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const referenceSigns = 8;
const newReference = (): string => Array.from({ length: referenceSigns }, () => signs[randomInt(signs.length)]).join('');

export const pagesHandlers: PagesHandlers = {
  async sendContactMessage({ input }, context) {
    const { name, email, topic, message } = input;
    const written = { reference: newReference(), name, email, topic, message };
    await inTransaction(context, async ({ trx, mail, now }) => {
      await mail('contactReceived', written);
      // the form is open to anyone, who may enter any address
      const use = { times: contactCopiesPerDay, seconds: daySeconds, now };
      if ((await countUse(trx, `contact copy ${mailboxOf(email)}`, use)) === 0) await mail('contactCopy', written);
    });
    return { reference: written.reference };
  },
};
