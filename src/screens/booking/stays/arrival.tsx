// Arrival at a stay: each thing in the host's words, or the day from which it is shown.
import { useUnit } from 'effector-react';
import type { ArrivalNote } from '../../../../generated/model/entities';
import { ArrivalPart } from '../../../../generated/model/values';
import { arrivalTexts as say } from '../../../../generated/texts/sentences/arrivalTexts';
import { Box, Stack } from '../../../ui/layout';
import { Heading, Text } from '../../../ui/type';
import { LoadFailed } from '../../shell/failures/load-failed';
import { shownDate } from '../../shell/format/format';
import { Matter } from '../detail/matter';
import { arrival } from './arrival.store';

const Note = ({ note: { part, text, shown_from } }: { readonly note: ArrivalNote }) => (
  <Box breakInside="avoid">
    <Heading as="h3" textStyle="body" fontWeight="semibold">
      {ArrivalPart[part].label}
    </Heading>
    {text === null ? (
      <Text color="muted">{say.from({ date: shownDate(shown_from, 'long') })}</Text>
    ) : (
      <Text whiteSpace="pre-line" overflowWrap="anywhere">
        {text}
      </Text>
    )}
  </Box>
);

export const Arrival = () => {
  const { notes, failure, pending } = useUnit({ notes: arrival.$data, failure: arrival.$failure, pending: arrival.$pending });
  const retry = useUnit(arrival.retried);
  if (notes === null && failure && !pending)
    return (
      <Matter heading={say.heading}>
        <LoadFailed says={say.failed} of={failure} onRetry={() => retry()} />
      </Matter>
    );
  if (!notes || notes.length === 0) return null;
  return (
    <Matter heading={say.heading}>
      <Stack gap="4" _print={{ display: 'block', columnCount: 2, '& > *': { paddingBottom: '4' } }}>
        {notes.map((note) => (
          <Note key={note.part} note={note} />
        ))}
      </Stack>
    </Matter>
  );
};
