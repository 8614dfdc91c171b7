// Reviews: of a property, of all properties of a host, those that a person has written, and the newest of all.
import type { AccountHandlers, ReviewHandlers } from '../../../generated/contract/handlers';
import { profileReviewsPerPage } from '../../../generated/model/constants';
import type { ReviewList } from '../../../generated/model/entities';
import type { ReviewOrder } from '../../../generated/model/values';
import type { Context } from '../request/context';
import { guestReviewHandlers } from './guest-review.handlers';
import { findReviews, type ReviewsWanted } from './review.repository';
import { writingHandlers } from './writing.handlers';

interface Query {
  readonly page: number;
  readonly per_page: number;
  readonly sort: ReviewOrder;
  readonly query?: string | undefined;
}
const listOf = async (
  context: Context,
  query: Query,
  of: Omit<ReviewsWanted, 'words' | 'sort' | 'page' | 'per_page'>,
): Promise<ReviewList> => {
  const { page, per_page, sort } = query;
  return { ...(await findReviews(context.db, { ...of, words: query.query, sort, page, per_page })), page, per_page };
};

const written = (page: number): Query => ({ page, per_page: profileReviewsPerPage, sort: 'newest' });

type Answers = ReviewHandlers & Pick<AccountHandlers, 'listOwnReviews' | 'listProfileReviews' | 'listReviewsOfSelf'>;

export const reviewHandlers: Answers = {
  ...writingHandlers,
  ...guestReviewHandlers,

  listPropertyReviews: ({ property, query }, context) => listOf(context, query, { property_id: property.property_id }),

  listHostReviews: ({ profile, query }, context) => listOf(context, query, { host_id: profile.profile_id }),

  listReviews: ({ query }, context) => listOf(context, query, {}),

  listOwnReviews: ({ query }, context) =>
    listOf(context, written(query.page), { author_id: context.principal.profile_id, everywhere: true }),

  listProfileReviews: ({ profile, query }, context) => listOf(context, written(query.page), { author_id: profile.profile_id }),
};
