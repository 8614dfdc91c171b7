// The referral banners, and the survey that one of them opened.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { useEffect, useId } from 'react';
import { bannerAutoDismissMs } from '../../../../generated/model/constants';
import { bannerTexts } from '../../../../generated/texts/sentences/bannerTexts';
import { Button, IconButton } from '../../../ui/button';
import { FaceButtons } from '../../../ui/faces';
import { icons } from '../../../ui/icons/basic';
import { HStack } from '../../../ui/layout';
import { Heading } from '../../../ui/type';
import { $consentIsAsked } from '../analytics/consent.store';
import { useFoot } from '../../../ui/use-foot';
import { deferred } from '../loading/deferred';
import { $banner, $survey, bannerClosed, faceChosen, surveyDeclined, surveysReady, surveyTaken } from './surveys.store';

const surveyWindow = deferred(async () => (await import('./survey-window')).SurveyWindow);

const Notice = chakra('section', {
  base: {
    position: 'fixed',
    zIndex: 'sticky',
    // above what stands at the foot of the window already
    bottom: 'var(--foot, 0px)',
    marginBottom: 'max({spacing.4}, env(safe-area-inset-bottom))',
    insetInlineEnd: '4',
    width: 'calc(100% - {spacing.8})',
    maxWidth: '24rem',
    padding: '4',
    bg: 'white',
    borderWidth: '1px',
    borderRadius: 'xl',
    boxShadow: 'lifted',
    animation: 'rise 200ms cubic-bezier(0.2, 0, 0, 1)',
    _motionReduce: { animation: 'none' },
    '@media print': { display: 'none' },
  },
});

const words = { 1: bannerTexts.faceConfusing, 2: bannerTexts.faceOkay, 3: bannerTexts.faceSmooth };

/** Lets a banner go by itself after a while, where one is set. */
const useDismissal = (dismiss: () => void, after: number = bannerAutoDismissMs) => {
  useEffect(() => {
    if (after === 0) return undefined;
    const timer = setTimeout(dismiss, after);
    return () => clearTimeout(timer);
  }, [dismiss, after]);
};

const RecipientBanner = () => {
  const [choose, close] = useUnit([faceChosen, bannerClosed]);
  useDismissal(close);
  const id = useId();
  const notice = useFoot('--notice');
  return (
    <Notice ref={notice} data-notice aria-labelledby={id}>
      <HStack justifyContent="space-between" alignItems="flex-start" marginBottom="3">
        <Heading id={id} textStyle="subheading">
          {bannerTexts.recipient}
        </Heading>
        <IconButton icon={icons.close} label={bannerTexts.close} onClick={() => close()} margin="-2" />
      </HStack>
      <FaceButtons words={words} onChoose={choose} />
    </Notice>
  );
};

const SenderBanner = () => {
  const [decline, take, close] = useUnit([surveyDeclined, surveyTaken, bannerClosed]);
  useDismissal(close);
  const id = useId();
  const notice = useFoot('--notice');
  return (
    <Notice ref={notice} data-notice aria-labelledby={id}>
      <Heading id={id} textStyle="subheading" marginBottom="3">
        {bannerTexts.sender}
      </Heading>
      <HStack flexWrap="wrap">
        <Button variant="outline" onClick={() => decline()}>
          {bannerTexts.senderDecline}
        </Button>
        <Button onClick={() => take()}>{bannerTexts.senderAccept}</Button>
      </HStack>
    </Notice>
  );
};

export const Surveys = () => {
  const { banner, survey, consent } = useUnit({ banner: $banner, survey: $survey, consent: $consentIsAsked });
  const ready = useUnit(surveysReady);
  useEffect(() => ready(), [ready]);
  return (
    <>
      {banner === 'recipient' && !consent && <RecipientBanner />}
      {banner === 'sender' && !consent && <SenderBanner />}
      {survey && <surveyWindow.Part survey={survey} />}
    </>
  );
};
