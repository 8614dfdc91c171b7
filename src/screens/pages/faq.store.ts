// The head of a page of questions, for search engines.
import { createEvent, sample } from 'effector';
import { headSaid } from '../shell/navigation/head';
import type { Visit } from '../shell/navigation/visit';
import { structuredOf, topicOf } from './faq-topics';

export const opened = createEvent<Visit>();

sample({
  clock: opened,
  fn: ({ route }) => {
    const topic = topicOf(route);
    return topic ? { structured: [structuredOf(topic)] } : {};
  },
  target: headSaid,
});
