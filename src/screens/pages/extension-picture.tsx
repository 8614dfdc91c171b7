// A picture of the extension at work: a listing elsewhere, and what it says beside it. Bars stand for figures, since there are none.
import { chakra } from '@chakra-ui/react/styled-system';
import { landingTexts } from '../../../generated/texts/sentences/landingTexts';
import { Icon } from '../../ui/icon';
import { icons } from '../../ui/icons/basic';
import { commonIcons } from '../../ui/icons/common';
import { Box, HStack } from '../../ui/layout';
import { Text } from '../../ui/type';

const Window = chakra('div', {
  base: { position: 'relative', bg: 'white', borderRadius: '2xl', boxShadow: 'raised', overflow: 'hidden', paddingBottom: '28' },
});
const Bar = chakra('div', { base: { height: '3', borderRadius: 'full', bg: 'surface.deep' } });
const Dot = chakra('span', { base: { width: '2.5', height: '2.5', borderRadius: 'full', bg: 'hairline' } });
const Note = chakra('div', {
  base: {
    position: 'absolute',
    bottom: '5',
    insetInlineEnd: '5',
    width: '17rem',
    maxWidth: 'calc(100% - {spacing.10})',
    padding: '4',
    bg: 'white',
    borderRadius: 'xl',
    boxShadow: 'lifted',
  },
});

const Total = ({ label, width, ours }: { readonly label: string; readonly width: string; readonly ours?: boolean }) => (
  <Box marginTop="2.5">
    <Text textStyle="tiny" color="muted">
      {label}
    </Text>
    <Bar height="2" marginTop="1" bg={ours ? 'spruce' : 'hairline.strong'} style={{ width }} />
  </Box>
);

export const ExtensionPicture = () => (
  <Window>
    <HStack padding="3" gap="1.5" borderBottomWidth="1px">
      <Dot />
      <Dot />
      <Dot />
      <Bar flex="1" marginInlineStart="3" height="5" />
    </HStack>
    <Box padding="5" display="grid" gap="3">
      <Box height="28" borderRadius="lg" bg="spruce.mist" overflow="hidden">
        <chakra.svg viewBox="0 0 320 112" width="full" height="full" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
          <chakra.path fill="spruce" opacity="0.25" d="M0 112 L70 40 L120 84 L190 22 L260 78 L320 46 V112z" />
          <chakra.path fill="spruce" opacity="0.45" d="M0 112 L50 82 L130 100 L220 74 L320 96 V112z" />
          <chakra.path fill="white" opacity="0.9" d="M142 96 V78 L160 64 L178 78 V96z" />
        </chakra.svg>
      </Box>
      <Bar style={{ width: '70%' }} />
      <Bar style={{ width: '45%' }} />
    </Box>
    <Note>
      <HStack color="spruce" fontWeight="semibold" alignItems="flex-start">
        <Icon of={commonIcons.puzzle} />
        <Text textStyle="small" color="ink">
          {landingTexts.extensionFound}
        </Text>
      </HStack>
      <Total label={landingTexts.extensionThere} width="100%" />
      <Total label={landingTexts.extensionHere} width="84%" ours />
      <HStack marginTop="3" gap="1.5" color="spruce">
        <Icon of={icons.check} size={16} />
        <Text textStyle="tiny" fontWeight="semibold">
          {landingTexts.extensionSaving}
        </Text>
      </HStack>
    </Note>
  </Window>
);
