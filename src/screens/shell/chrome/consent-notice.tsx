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

const Notice = chakra('section', {
  base: {
    position: 'fixed',
    zIndex: 'menu',
    // above what stands at the foot of the window already
    bottom: 'calc(var(--foot, 0px) + max({spacing.4}, env(safe-area-inset-bottom)))',
    insetInline: { base: '4', md: 'auto' },
    insetInlineStart: { md: '6' },
    maxWidth: { md: '22rem' },
    paddingX: '5',
    paddingTop: '4',
    paddingBottom: '2',
    bg: 'white',
    borderRadius: 'xl',
    boxShadow: 'lifted',
    animation: 'rise 200ms cubic-bezier(0.2, 0, 0, 1)',
    '@media print': { display: 'none' },
  },
});
const Links = chakra('div', {
  base: { display: 'flex', justifyContent: 'space-between', alignItems: 'center', minHeight: '9', marginTop: '2', textStyle: 'small' },
});
const Buttons = chakra('div', { base: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '2', marginTop: '3' } });

export const ConsentNotice = () => {
  const [give, open] = useUnit([consentGiven, settingsOpened]);
  const id = useId();
  return (
    <Notice aria-labelledby={id}>
      <Heading id={id} look="subheading" marginBottom="1">
        {consentTexts.heading}
      </Heading>
      <Text look="small">{consentTexts.notice}</Text>
      <Buttons>
        <Button look="plain" onClick={() => give({ analytics: false, replay: false })}>
          {consentTexts.refuse}
        </Button>
        <Button look="plain" onClick={() => give({ analytics: true, replay: true })}>
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
