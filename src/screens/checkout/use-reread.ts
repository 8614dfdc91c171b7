// Looks at the booking again where a person comes back to the page: from another tab, or by the way back.
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { reread } from './offer.store';

export const useReread = (): void => {
  const look = useUnit(reread);
  useEffect(() => {
    const lookIfSeen = () => {
      if (!document.hidden) look();
    };
    const lookIfKept = ({ persisted }: PageTransitionEvent) => {
      if (persisted) look();
    };
    document.addEventListener('visibilitychange', lookIfSeen);
    addEventListener('pageshow', lookIfKept);
    return () => {
      document.removeEventListener('visibilitychange', lookIfSeen);
      removeEventListener('pageshow', lookIfKept);
    };
  }, [look]);
};
