// The foot of a page: further pages, the parent platform, and whose page it is.
import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { type Entry, menuOf, menus } from '../../../../generated/routes/navigation';
import { shellTexts } from '../../../../generated/texts/sentences/shellTexts';
import { buttonRecipe } from '../../../ui/theme/recipes';
import { Icon } from '../../../ui/icon';
import { Pressable } from '../../../ui/pressable';
import { commonIcons } from '../../../ui/icons/common';
import { Box, Container, VisuallyHidden } from '../../../ui/layout';
import { Text } from '../../../ui/type';
import { entryPressed } from './menu-actions';
import { $facts } from '../session/facts';
import { FooterIllustration } from './footer-illustration';
import { BareLink } from '../navigation/links';
import { Mark } from './logo';
import { deferred } from '../loading/deferred';
import { useHydrated } from '../loading/use-hydrated';
import { $now, $settings } from '../request/request';

const lineRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: { base: 'touch', md: '9' },
    textAlign: 'start',
    borderRadius: 'xs',
    cursor: 'pointer',
    textUnderlineOffset: '3px',
    _hover: { color: 'spruce', textDecoration: 'underline' },
  },
});
const LineLink = chakra(BareLink, lineRecipe);
const LineButton = chakra(Pressable, lineRecipe);
const ButtonOut = chakra('a', buttonRecipe);
const Links = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
    gridAutoFlow: { lg: 'column' },
    gridTemplateRows: { lg: 'repeat(4, auto)' },
    columnGap: '6',
    rowGap: '0.5',
  },
});

const FooterLine = ({ entry }: { readonly entry: Entry }) => {
  const press = useUnit(entryPressed);
  if (entry.kind === 'route') return <LineLink to={entry.path}>{entry.label}</LineLink>;
  return entry.kind === 'action' ? <LineButton onClick={() => press(entry.does)}>{entry.label}</LineButton> : null;
};

const Parent = ({ entries }: { readonly entries: readonly Entry[] }) => (
  <Box display="flex" flexDirection="column" alignItems="flex-start" gap="4">
    <Mark size={44} />
    <Text color="muted">{shellTexts.learnMore}</Text>
    {entries.map(
      (entry) =>
        entry.kind === 'outside' && (
          <ButtonOut key={entry.label} href={entry.href} variant="outline">
            <span>
              {entry.label} <VisuallyHidden>{shellTexts.learnMoreAbout}</VisuallyHidden>
            </span>
            <Icon of={commonIcons.external} size={16} />
          </ButtonOut>
        ),
    )}
  </Box>
);

const demoClock = deferred(async () => (await import('./demo-clock')).DemoClock);

export const Footer = () => {
  const [facts, now, settings] = useUnit([$facts, $now, $settings]);
  const isHydrated = useHydrated();
  const entries = menuOf('footerMenu', facts);
  return (
    <chakra.footer marginTop="16" flexShrink="0" css={{ '@media print': { display: 'none' } }}>
      <FooterIllustration />
      <Box bg="surface" paddingTop={{ base: '8', md: '10' }} paddingBottom="8">
        <Container display="grid" gap={{ base: '8', md: '10' }} gridTemplateColumns={{ base: '1fr', md: '1fr 2fr' }}>
          <Parent entries={entries} />
          <nav aria-label={menus.footerMenu.title}>
            <Links>
              {entries
                .filter(({ kind }) => kind !== 'outside')
                .map((entry) => (
                  <li key={entry.label}>
                    <FooterLine entry={entry} />
                  </li>
                ))}
            </Links>
          </nav>
          <Text textStyle="small" color="muted" borderTopWidth="1px" paddingTop="6" gridColumn="1 / -1">
            {shellTexts.copyright({ year: now.slice(0, 4) })}
          </Text>
          {settings.demoMode && isHydrated && <demoClock.Part />}
        </Container>
      </Box>
    </chakra.footer>
  );
};
