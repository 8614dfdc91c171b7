// Why something was refused, above its form, and brought in sight with each refusal: on a phone its button can be a screen below.
import { useEffect, useRef } from 'react';
import { Banner } from '../../../ui/banner';
import { Box } from '../../../ui/layout';
import { waitOf } from './countdown';
import type { Problem } from './problem';

export const ProblemBanner = ({ problem }: { readonly problem: Problem | null }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) place.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  if (problem?.shown !== 'banner') return null;
  return (
    <Box ref={place} marginBottom="6" scrollMarginTop="calc(var(--header) + 1rem)">
      <Banner tone="bad" title={<span role="alert">{problem.message}</span>} actions={waitOf(problem)}>
        {problem.cure}
      </Banner>
    </Box>
  );
};
