// The cookie notice: refusing is as easy as allowing, and each purpose can be chosen by itself.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { useId } from 'react';
import { pathTo } from '../../../../generated/routes/paths';
import { consentTexts } from '../../../../generated/texts/sentences/consentTexts';
import { Button } from '../../../ui/button';
import { Heading, LinkButton, Text } from '../../../ui/type';
import { consentGiven, settingsOpened } from '../analytics/consent.store';
import { RouteLink } from '../navigation/links';
import { Box } from '../../../ui/layout';
import { useFoot } from '../../../ui/use-foot';

const Notice = chakra('section', {
  base: {
    position: 'fixed',
    // first on the page, so that whatever else floats lies above it
    zIndex: 'sticky',
    // above what stands at the foot of the window, where it glides to when that comes after it
    bottom: '0',
    translate: '0 calc(-1 * var(--foot, 0px))',
    transition: 'translate {durations.moderate}',
    marginBottom: { base: 'max({spacing.4}, env(safe-area-inset-bottom))', md: '0' },
    insetInline: { base: 'min({spacing.4}, 4.2vw)', md: '0' },
    display: { md: 'flex' },
    alignItems: 'center',
    justifyContent: 'center',
    gap: '6',
    paddingX: 'min({spacing.5}, 5.2vw)',
    paddingY: '3',
    bg: 'white',
    borderRadius: { base: 'xl', md: '0' },
    borderTopWidth: { md: '1px' },
    boxShadow: 'lifted',
    animation: 'rise 200ms cubic-bezier(0.2, 0, 0, 1)',
    '@media print': { display: 'none' },
  },
});
const Links = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '4',
    minHeight: '9',
    textStyle: 'small',
    flexShrink: '0',
  },
});
const Buttons = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(auto-fit, minmax(min(100%, 7rem), 1fr))', md: '1fr 1fr' },
    gap: '2',
    flexShrink: '0',
    marginY: { base: '3', md: '0' },
  },
});

export const ConsentNotice = () => {
  const [give, open] = useUnit([consentGiven, settingsOpened]);
  const id = useId();
  const notice = useFoot('--notice');
  return (
    <Notice ref={notice} data-notice aria-labelledby={id}>
      <Box maxWidth={{ md: '32rem' }}>
        <Heading id={id} textStyle="subheading">
          {consentTexts.heading}
        </Heading>
        <Text textStyle="small">{consentTexts.notice}</Text>
      </Box>
      <Buttons>
        <Button variant="outline" onClick={() => give({ analytics: false, replay: false })}>
          {consentTexts.refuse}
        </Button>
        <Button variant="outline" onClick={() => give({ analytics: true, replay: true })}>
          {consentTexts.allow}
        </Button>
      </Buttons>
      <Links>
        <LinkButton onClick={() => open()}>{consentTexts.choose}</LinkButton>
        <RouteLink to={pathTo.privacyPolicy()}>{consentTexts.more}</RouteLink>
      </Links>
    </Notice>
  );
};
