// Keeps an open booking true: asked for anew once its time to answer or to pay is over, and when the page is looked at again.
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import type { BookingDetail } from '../../../../generated/model/entities';
import type { Instant } from '../../../../generated/model/wire';
import { MINUTE } from '../../../../generated/model/dates';
import { momentOf } from '../../../../generated/rules/runtime';
import { useLookedAgain } from '../../shell/calls/use-looked-again';
import { bookingMoved } from './detail.store';

/** Until when it stands as it does, where a clock runs. */
const endOf = ({ status, reply_by, pay_by, paid_at, claim, change }: BookingDetail): Instant | null => {
  if (claim?.state === 'filed') return claim.answer_by;
  if (status === 'pending') return change?.answer_by ?? reply_by;
  return status === 'confirmed' && paid_at === null ? pay_by : null;
};

export const useFresh = (booking: BookingDetail, now: Instant): void => {
  const ask = useUnit(bookingMoved);
  const end = endOf(booking);
  // each minute anew: our own clock may be ahead of the server's
  const minutesOver = end === null ? -1 : Math.floor((momentOf(now) - momentOf(end)) / MINUTE);
  useEffect(() => {
    if (minutesOver >= 0) ask();
  }, [minutesOver, ask]);
  useLookedAgain(ask);
};
