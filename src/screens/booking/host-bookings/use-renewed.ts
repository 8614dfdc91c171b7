// Keeps a host's bookings true while they stand open: guests ask, pay and cancel meanwhile.
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { bookingMoved } from '../detail/detail.store';
import { useLookedAgain } from '../detail/use-looked-again';
import { renewed } from './host-bookings.store';

const everyMs = 60_000;

/** With each minute, and when the page is looked at again; the booking that is open with its list. */
export const useRenewed = (open: string | undefined): void => {
  const [list, booking] = useUnit([renewed, bookingMoved]);
  const ask = open === undefined ? list : booking;
  useLookedAgain(ask);
  useEffect(() => {
    const timer = setInterval(() => !document.hidden && ask(), everyMs);
    return () => clearInterval(timer);
  }, [ask]);
};
