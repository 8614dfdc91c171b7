// The words of a sent invitation to co-host.
import type { SentInvitation } from '../../../generated/model/entities';
import { cohostTexts } from '../../../generated/texts/sentences/cohostTexts';
import { seasonTexts } from '../../../generated/texts/sentences/seasonTexts';
import { together } from '../shell/format/together';

export const sentWords = ({ email, invited: count, full }: SentInvitation): string =>
  [
    count === 1 ? cohostTexts.invited({ email }) : cohostTexts.invitedMany({ email, listings: seasonTexts.listings({ count }) }),
    ...(full.length === 0 ? [] : [cohostTexts.leftOut({ titles: together(full) })]),
  ].join(' ');
