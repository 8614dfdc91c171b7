// What a call was refused with, above its form.
import { Banner } from '../../ui/banner';
import { Box } from '../../ui/layout';
import { Text } from '../../ui/type';
import { Countdown } from './countdown';
import type { Notice } from './refused';

export const RefusedNotice = ({ notice }: { readonly notice: Pick<Notice, 'text' | 'cure' | 'again'> | null }) =>
  notice && (
    <Box marginBottom="6">
      <Banner
        tone="bad"
        title={<span role="alert">{notice.text}</span>}
        actions={
          notice.again !== undefined && (
            <Text fontWeight="semibold">
              <Countdown until={notice.again} />
            </Text>
          )
        }
      >
        {notice.cure}
      </Banner>
    </Box>
  );
