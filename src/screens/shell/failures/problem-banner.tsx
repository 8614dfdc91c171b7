// Why something was refused, above its form.
import { Banner } from '../../../ui/banner';
import { Box } from '../../../ui/layout';
import { Text } from '../../../ui/type';
import { Countdown } from './countdown';
import type { Problem } from './problem';

export const ProblemBanner = ({ problem }: { readonly problem: Problem | null }) =>
  problem?.shown === 'banner' && (
    <Box marginBottom="6">
      <Banner
        tone="bad"
        title={<span role="alert">{problem.message}</span>}
        actions={
          problem.again !== undefined && (
            <Text fontWeight="semibold">
              <Countdown until={problem.again} />
            </Text>
          )
        }
      >
        {problem.cure}
      </Banner>
    </Box>
  );
