// Privacy and data: one's own data as a file, cookies, and what this device remembers.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { accountTexts } from '../../../../generated/texts/sentences/accountTexts';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Box } from '../../../ui/layout';
import { Heading, Text } from '../../../ui/type';
import { settingsOpened } from '../../shell/analytics/consent.store';
import { deviceForgotten } from '../known-device';
import { ProblemBanner } from '../../shell/failures/problem-banner';
import { Part } from './part';
import { $savedAs, download } from './privacy.store';

const Entry = chakra('div', { base: { '& + &': { borderTopWidth: '1px', marginTop: '6', paddingTop: '6' } } });

interface MatterProps {
  readonly heading: string;
  readonly says: string;
  readonly children: ReactNode;
}
const Matter = ({ heading, says, children }: MatterProps) => (
  <Entry>
    <Heading as="h3" textStyle="subheading">
      {heading}
    </Heading>
    <Text color="muted" marginTop="1" marginBottom="4">
      {says}
    </Text>
    {children}
  </Entry>
);

const Download = () => {
  const { problem, savedAs, busy } = useUnit({ problem: download.$problem, savedAs: $savedAs, busy: download.$pending });
  const press = useUnit(download.submitted);
  return (
    <Matter heading={accountTexts.download} says={accountTexts.downloadHelp}>
      <ProblemBanner problem={problem} />
      {savedAs && (
        <Box marginBottom="4" overflowWrap="anywhere">
          <Banner tone="good" live="status">
            {accountTexts.downloaded({ file: savedAs })}
          </Banner>
        </Box>
      )}
      <Button variant="outline" busy={busy} onClick={() => press()}>
        {accountTexts.download}
      </Button>
    </Matter>
  );
};

export const OwnPrivacy = () => {
  const [openCookies, forget] = useUnit([settingsOpened, deviceForgotten]);
  return (
    <Part id="privacy" heading={accountTexts.privacyHeading}>
      <Download />
      <Matter heading={accountTexts.cookieSettings} says={accountTexts.cookieHelp}>
        <Button variant="outline" onClick={() => openCookies()}>
          {accountTexts.cookieOpen}
        </Button>
      </Matter>
      <Matter heading={accountTexts.forgetHeading} says={accountTexts.forgetDeviceHelp}>
        <Button variant="outline" onClick={() => forget()}>
          {accountTexts.forgetDevice}
        </Button>
      </Matter>
    </Part>
  );
};
