// The mailed link that proves an address: sent once more after a wait, and looked for while it may be opened elsewhere.
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { verifyTexts } from '../../../../generated/texts/sentences/verifyTexts';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Stack } from '../../../ui/layout';
import { Text } from '../../../ui/type';
import { ProblemBanner } from '../failures/problem-banner';
import { $isSending, $wait, lookedAgain, nextMail } from './first-steps.store';

export const Resend = () => {
  const { wait, isSending, sent, problem } = useUnit({
    wait: $wait,
    isSending: $isSending,
    sent: nextMail.$sent,
    problem: nextMail.$problem,
  });
  const press = useUnit(nextMail.submitted);
  return (
    <Stack gap="3">
      {/* the line below the button counts down already */}
      <ProblemBanner problem={problem && (wait > 0 ? { ...problem, again: undefined } : problem)} />
      {sent && (
        <Banner tone="good" live="status">
          {verifyTexts.resent}
        </Banner>
      )}
      <Button variant="outline" size="lg" width="full" busy={isSending} disabled={wait > 0} onClick={() => press()}>
        {verifyTexts.resend}
      </Button>
      {wait > 0 && (
        <Text textStyle="small" color="muted" textAlign="center" fontVariantNumeric="tabular-nums">
          {verifyTexts.resendWait({ seconds: wait })}
        </Text>
      )}
    </Stack>
  );
};

const lookEveryMs = 5000;
/** Looks now and then, and when the person comes back to this tab: the link may have been opened elsewhere. */
export const useLooking = () => {
  const look = useUnit(lookedAgain);
  useEffect(() => {
    const lookIfSeen = () => !document.hidden && look();
    const timer = setInterval(lookIfSeen, lookEveryMs);
    document.addEventListener('visibilitychange', lookIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookIfSeen);
    };
  }, [look]);
};
