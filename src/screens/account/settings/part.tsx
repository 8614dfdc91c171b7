// One part of the account page: its heading and what it is for on the left, what can be seen and changed on the right.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import type { ReactNode, Ref } from 'react';
import { accountTexts } from '../../../../generated/texts/sentences/accountTexts';
import { Box } from '../../../ui/layout';
import { Loading, Skeleton } from '../../../ui/skeleton';
import { Heading, Text } from '../../../ui/type';
import { $manyFailed } from './failed-parts.store';
import { failureReason } from '../../shell/failures/failure-reason';
import { Loaded as LoadedAnyhow, type LoadedProps } from '../../shell/call-parts/loaded';

const Section = chakra('section', {
  base: {
    display: 'grid',
    alignItems: 'start',
    gap: { base: '5', lg: '10' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 7fr)' },
    paddingY: { base: '8', md: '10' },
    scrollMarginTop: 'calc(var(--header) + 3.5rem)',
    '& + &': { borderTopWidth: '1px' },
  },
});

export interface PartProps {
  readonly id: string;
  readonly heading: string;
  readonly lead?: ReactNode;
  /** Takes the focus where what held it is gone. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

export const Part = ({ id, heading, lead, headingRef, children }: PartProps) => (
  <Section id={id} aria-labelledby={`${id}-heading`}>
    <div>
      <Heading id={`${id}-heading`} ref={headingRef} tabIndex={-1}>
        {heading}
      </Heading>
      {lead && (
        <Text color="muted" marginTop="1">
          {lead}
        </Text>
      )}
    </div>
    <Box minWidth="0" maxWidth="36rem">
      {children}
    </Box>
  </Section>
);

export interface LinesProps {
  readonly label: string;
  /** Of what will stand there, so that what is below does not move. */
  readonly height: string;
}

/** Two lines, and room for what will stand there. */
export const Lines = ({ label, height }: LinesProps) => (
  <Loading label={label} minHeight={height}>
    <Skeleton height="5" width="60%" />
    <Skeleton height="4" width="40%" marginTop="2" />
  </Loading>
);

/** Shows a part's content, its skeleton while it loads, or that loading failed; why is said once where several did. */
export const Loaded = <T,>(props: Pick<LoadedProps<T>, 'of' | 'fallback' | 'children'>) => {
  const { $data, $failure, $pending } = props.of;
  const { many, data, failure, pending } = useUnit({ many: $manyFailed, data: $data, failure: $failure, pending: $pending });
  const isSaid = many !== null && failure !== null && failureReason(many) === failureReason(failure);
  if (isSaid && data === null && !pending) return <Text color="muted">{accountTexts.partFailed}</Text>;
  return <LoadedAnyhow {...props} failed={accountTexts.partFailed} />;
};
