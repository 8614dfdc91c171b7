// The content of a host's review of a guest: the stars of its parts, its words, and whether hosts read it.
import type { ShownGuestReview } from '../../../../generated/model/entities';
import { keysOf } from '../../../../generated/model/keys';
import { GuestReviewPart } from '../../../../generated/model/values/GuestReviewPart';
import { reviewListTexts as say } from '../../../../generated/texts/sentences/reviewListTexts';
import { Text } from '../../../ui/type';
import { PartMarks } from './part-marks';

export const GuestReviewWords = ({ review }: { readonly review: ShownGuestReview }) => (
  <>
    {review.hidden_because && (
      <Text textStyle="small" color="muted" marginTop="1" overflowWrap="anywhere">
        {say.hidden({ why: review.hidden_because })}
      </Text>
    )}
    <Text marginTop="2" whiteSpace="pre-line" overflowWrap="anywhere">
      {review.comment}
    </Text>
    <PartMarks
      marks={keysOf(GuestReviewPart).flatMap((part) => {
        const stars = review[part];
        return stars === undefined ? [] : [{ label: GuestReviewPart[part].label, stars }];
      })}
    />
  </>
);
