// What a call was refused with, above its form.
import { signInTexts } from '../../../generated/texts/sentences/signInTexts';
import { Banner } from '../../ui/banner';
import { Box } from '../../ui/layout';
import type { Notice } from './refused';

const clock = (moment: number): string => new Date(moment).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });

export const RefusedNotice = ({ notice }: { readonly notice: Notice | null }) =>
  notice && (
    <Box marginBottom="6">
      <Banner tone="bad" title={notice.text} live="alert">
        {notice.again === undefined ? notice.cure : `${signInTexts.mustWait({ time: clock(notice.again) })} ${notice.cure}`}
      </Banner>
    </Box>
  );
