// A page that is one long text: what stands on it beside the text, and the text at a width that reads well.
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { Page } from '../../../generated/texts/page';
import { longTextTexts } from '../../../generated/texts/sentences/longTextTexts';
import { Button } from '../../ui/button';
import { Disclosure } from '../../ui/disclosure';
import { Box, Card, Container, HStack } from '../../ui/layout';
import { PageHead } from '../../ui/page-head';
import { Link, Text } from '../../ui/type';
import { Blocks, Contents, inlines, Prose } from '../shell/long-text/long-text';
import { partsOf } from '../shell/long-text/sections';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '8', lg: '20' },
    gridTemplateColumns: { lg: '15rem minmax(0, {sizes.text})' },
    paddingBottom: '16',
  },
});
const Beside = chakra('nav', {
  base: {
    display: { base: 'none', lg: 'block' },
    position: 'sticky',
    top: 'calc(var(--header, 0rem) + 1.5rem)',
    alignSelf: 'start',
    maxHeight: 'calc(100dvh - var(--header, 0rem) - var(--notice, 0px) - 3rem)',
    overflowY: 'auto',
    _print: { display: 'none' },
  },
});

export interface LongPageProps {
  readonly page: Page;
  /** Stands above the text: what it comes to, at a glance. */
  readonly children?: ReactNode;
}

const Tools = () => (
  <HStack justifyContent="space-between" marginTop="12" borderTopWidth="1px" paddingTop="4" _print={{ display: 'none' }}>
    <Link href="#main">{longTextTexts.toTop}</Link>
    <Button variant="outline" size="sm" onClick={() => print()}>
      {longTextTexts.print}
    </Button>
  </HStack>
);

export const LongPage = ({ page, children }: LongPageProps) => {
  const { title, lead } = partsOf(page);
  const body = page.blocks.slice(1 + lead.length);
  return (
    <Container>
      <PageHead title={inlines(title)} lead={longTextTexts.effective} />
      <Columns>
        <Beside aria-label={longTextTexts.contents}>
          <Text textStyle="small" fontWeight="semibold" marginBottom="1">
            {longTextTexts.contents}
          </Text>
          <Contents of={page} />
        </Beside>
        <Box minWidth="0">
          <Card.Root
            display={{ lg: 'none' }}
            paddingY="0"
            marginBottom="8"
            css={{ '& details': { borderBottom: 'none' } }}
            _print={{ display: 'none' }}
          >
            <Disclosure summary={longTextTexts.contents}>
              <Contents of={page} />
            </Disclosure>
          </Card.Root>
          <Prose textStyle="lead" lineHeight="1.6">
            <Blocks of={lead} />
          </Prose>
          {children}
          <Prose marginTop="10">
            <Blocks of={body} />
          </Prose>
          <Tools />
        </Box>
      </Columns>
    </Container>
  );
};
