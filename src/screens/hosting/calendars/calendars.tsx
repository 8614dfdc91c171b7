// Calendars of other platforms: those that a property reads, one more, and the links by which those platforms read ours.
import { useUnit } from 'effector-react';
import { useEffect, useId, useRef } from 'react';
import { feedForm } from '../../../../generated/forms/feedForm';
import type { HostProperty } from '../../../../generated/model/entities';
import { feedTexts as say } from '../../../../generated/texts/sentences/feedTexts';
import { Banner } from '../../../ui/banner';
import { GeneratedForm } from '../../../ui/form/generated-form';
import { Box, Stack } from '../../../ui/layout';
import { Heading, Text } from '../../../ui/type';
import { ExportLinks } from './export-links';
import { FeedList } from './feed-list';
import { $added, $removed, adding } from './feeds.store';

const AddFeed = () => {
  const { problem, busy, added } = useUnit({ problem: adding.$problem, busy: adding.$pending, added: $added });
  const add = useUnit(adding.submitted);
  return (
    <Box maxWidth="36rem">
      <Heading as="h3" textStyle="subheading">
        {feedForm.title}
      </Heading>
      <Text color="muted" marginBottom="4">
        {feedForm.intro}
      </Text>
      {problem?.shown === 'banner' && (
        <Banner tone="bad" live="alert" title={problem.message}>
          {problem.cure}
        </Banner>
      )}
      <GeneratedForm key={added} form={feedForm} facts={{}} busy={busy} problem={problem} onSubmit={add} />
    </Box>
  );
};

/** The heading takes the focus when the button that was pressed is gone. */
const useGone = () => {
  const count = useUnit($removed);
  const seen = useRef(count);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (count !== seen.current) heading.current?.focus();
    seen.current = count;
  }, [count]);
  return heading;
};

/** Stands by itself: not inside another form. */
export const Calendars = ({ property }: { readonly property: HostProperty }) => {
  const id = useId();
  const heading = useGone();
  return (
    <Box as="section" aria-labelledby={id} paddingY={{ base: '6', md: '8' }}>
      <Heading id={id} ref={heading} tabIndex={-1} marginBottom="2">
        {say.heading}
      </Heading>
      <Stack gap="8">
        <div>
          <FeedList feeds={property.feeds} />
        </div>
        <AddFeed />
        <ExportLinks property={property} />
      </Stack>
    </Box>
  );
};
