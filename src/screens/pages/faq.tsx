// Questions and answers: topics to choose from, and each topic's questions, which open to their answers.
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { heads } from '../../../generated/routes/heads';
import { routes } from '../../../generated/routes/routes';
import { faqTexts } from '../../../generated/texts/sentences/faqTexts';
import { Disclosure } from '../../ui/disclosure';
import { Icon } from '../../ui/icon';
import { commonIcons } from '../../ui/icons/common';
import { Box, Card, Container, Grid } from '../../ui/layout';
import { PageHead } from '../../ui/page-head';
import { TabRow } from '../../ui/tabs';
import { Heading, Text } from '../../ui/type';
import { partNamed } from '../shell/navigation/address';
import { PlainLink, RouteLink } from '../shell/navigation/links';
import { TabLink } from '../shell/navigation/tab-links';
import { Blocks, inlines, Prose } from '../shell/long-text/long-text';
import { partsOf, type TextSection } from '../shell/long-text/sections';
import type { ScreenProps } from '../shell/navigation/visit';
import { type Topic, topicOf, topics } from './faq-topics';

export { opened } from './faq.store';

const TopicCard = ({ topic: { route, name, icon } }: { readonly topic: Topic }) => (
  <Card.Root as="li" position="relative" transition="box-shadow 150ms ease-out" _hover={{ boxShadow: 'soft' }}>
    <Box color="spruce">
      <Icon of={icon} size={28} />
    </Box>
    <Heading textStyle="subheading" marginTop="3">
      <PlainLink to={routes[route].path} _before={{ content: '""', position: 'absolute', inset: '0', borderRadius: 'xl' }}>
        {name}
      </PlainLink>
    </Heading>
    <Text textStyle="small" color="muted" marginTop="1">
      {heads[route].description}
    </Text>
  </Card.Root>
);

const Start = () => (
  <Container>
    <PageHead title={faqTexts.heading} lead={faqTexts.choose} />
    <Grid as="ul" gap="4" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr', lg: 'repeat(3, 1fr)' }} paddingBottom="16">
      {topics.map((topic) => (
        <TopicCard key={topic.route} topic={topic} />
      ))}
    </Grid>
  </Container>
);

/** Opens the answer that the address names: a closed one cannot be scrolled to. */
const useNamedAnswer = () => {
  const { hash } = useLocation();
  useEffect(() => {
    const answer = partNamed(hash);
    if (answer instanceof HTMLDetailsElement) {
      answer.open = true;
      answer.scrollIntoView();
    }
  }, [hash]);
};

const Question = ({ question: { anchor, title, blocks } }: { readonly question: TextSection }) => (
  <Disclosure
    id={anchor}
    summary={
      <Heading textStyle="subheading" fontSize="md">
        {inlines(title)}
      </Heading>
    }
  >
    <Prose maxWidth="text" color="ink">
      <Blocks of={blocks} />
    </Prose>
  </Disclosure>
);

const Answers = ({ topic }: { readonly topic: Topic }) => {
  const { title, sections } = partsOf(topic.page);
  useNamedAnswer();
  return (
    <Container maxWidth="container.text" paddingBottom="16">
      <PageHead title={inlines(title)} />
      <TabRow aria-label={faqTexts.heading} marginBottom="4" flexWrap="wrap" columnGap={{ base: '2', sm: '6' }} rowGap="0">
        {topics.map(({ route, name }) => (
          <TabLink key={route} to={routes[route].path} aria-current={route === topic.route ? 'page' : undefined}>
            {name}
          </TabLink>
        ))}
      </TabRow>
      {sections.map((question) => (
        <Question key={question.anchor} question={question} />
      ))}
      <Card.Root variant="subtle" marginTop="10" display="flex" alignItems="center" gap="3">
        <Icon of={commonIcons.message} color="spruce" size={24} />
        <RouteLink to={routes.contact.path}>{faqTexts.stillAsking}</RouteLink>
      </Card.Root>
    </Container>
  );
};

export const Faq = ({ visit }: ScreenProps) => {
  const topic = topicOf(visit.route);
  return topic ? <Answers key={topic.route} topic={topic} /> : <Start />;
};
