// Reviews: of a property, of all properties of a host, those that a person has written, and the newest of all.
import type { AccountHandlers, ReviewHandlers } from '../../../generated/contract/handlers';
import { profileReviewsPerPage } from '../../../generated/model/constants';
import type { PublicReview, ReviewList } from '../../../generated/model/entities';
import type { ReviewOrder } from '../../../generated/model/values';
import { instantOf } from '../database/instants';
import type { Context } from '../context';
import type { Serving } from '../serving';
import { findReviews, type ReviewRow, type ReviewsWanted } from './review.repository';

const parts = ['cleanliness', 'accuracy', 'checkin', 'communication', 'location', 'value'] as const;
// who has left stays in the review as somebody without a name
const nobody = '00000000-0000-0000-0000-000000000000';

const reviewOf = (row: ReviewRow): PublicReview => ({
  review_id: row.review_id,
  property_id: row.property_id,
  property_title: row.property_title,
  rating: row.rating,
  ...Object.fromEntries(parts.flatMap((part) => (row[part] === null ? [] : [[part, row[part]]]))),
  comment: row.comment,
  host_reply: row.host_reply,
  host_replied_at: row.host_replied_at && instantOf(row.host_replied_at),
  created_at: instantOf(row.created_at),
  author: {
    profile_id: row.profile_id ?? nobody,
    first_name: row.first_name,
    avatar: row.avatar,
    is_host: row.is_host ?? false,
    created_at: instantOf(row.joined ?? row.created_at),
  },
});

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
  const { rows, total } = await findReviews(context.db, { ...of, words: query.query?.trim(), sort, page, per_page });
  return { reviews: rows.map(reviewOf), total, page, per_page };
};

const written = (page: number): Query => ({ page, per_page: profileReviewsPerPage, sort: 'newest' });

type Answers = Pick<ReviewHandlers<Serving>, 'listPropertyReviews' | 'listHostReviews' | 'listReviews'> &
  Pick<AccountHandlers<Serving>, 'listOwnReviews' | 'listProfileReviews'>;

export const reviewHandlers: Answers = {
  listPropertyReviews: ({ property, query }, context) => listOf(context, query, { property_id: property.property_id }),

  listHostReviews: ({ profile, query }, context) => listOf(context, query, { host_id: profile.profile_id }),

  listReviews: ({ query }, context) => listOf(context, query, {}),

  listOwnReviews: ({ query }, context) =>
    listOf(context, written(query.page), { author_id: context.principal.profile_id, everywhere: true }),

  listProfileReviews: ({ profile, query }, context) => listOf(context, written(query.page), { author_id: profile.profile_id }),
};
