// An invitation to send: the link, copied or shared by the device, the code, and the QR code.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { useId } from 'react';
import { referralTexts as say } from '../../../generated/texts/sentences/referralTexts';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { commonIcons } from '../../ui/icons/common';
import { Box, Card, HStack } from '../../ui/layout';
import { QrCode } from '../../ui/qr-code';
import { TextInput } from '../../ui/text-input';
import { Heading, Text } from '../../ui/type';
import { canShare, linkCopied, linkHanded } from '../shell/handing/hand-on.store';
import { LinkWindow } from '../shell/handing/link-window';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    alignItems: 'center',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
    marginTop: '5',
  },
});
const Code = chakra('dd', { base: { fontSize: '2xl', fontWeight: 'bold', letterSpacing: '0.12em', lineHeight: '1.3' } });

const Ways = ({ link }: { readonly link: string }) => {
  const [copy, share] = useUnit([linkCopied, linkHanded]);
  return (
    <HStack flexWrap="wrap" gap="3" marginTop="4">
      <Button icon={commonIcons.copy} onClick={() => copy({ url: link, copied: say.copied })}>
        {say.copy}
      </Button>
      {canShare() && (
        <Button variant="outline" icon={commonIcons.share} onClick={() => share({ text: say.shareText, url: link, copied: say.copied })}>
          {say.share}
        </Button>
      )}
      <LinkWindow />
    </HStack>
  );
};

export const Invitation = ({ link, code }: { readonly link: string; readonly code: string }) => {
  const id = useId();
  return (
    <Card.Root as="section" aria-labelledby={id}>
      <Heading id={id}>{say.shareHeading}</Heading>
      <Columns>
        <Box minWidth="0">
          <Field label={say.linkLabel}>
            <TextInput readOnly value={link} onChange={() => undefined} />
          </Field>
          <Ways link={link} />
          <Box as="dl" marginTop="6">
            <Text as="dt" textStyle="small" color="muted">
              {say.codeLabel}
            </Text>
            <Code>{code}</Code>
          </Box>
        </Box>
        <Box display="grid" justifyItems={{ base: 'start', md: 'center' }} gap="1">
          <QrCode text={link} label={say.qrLabel} />
          <Text textStyle="small" color="muted">
            {say.qrHelp}
          </Text>
        </Box>
      </Columns>
    </Card.Root>
  );
};
