// The author of a review as it is shown: read beside the review, and nobody where the account was deleted.
import { nobodyId } from '../../../generated/model/constants';
import type { ReviewAuthor } from '../../../generated/model/entities';
import { instantOf } from '../../../generated/model/wire';
import { asRead } from '../account/contact-details.lookup';

/** The columns of an author, of public profiles joined as `a`. */
export const authorColumns = ['a.profile_id as author_id', 'a.first_name', 'a.avatar', 'a.is_host', 'a.created_at as joined'] as const;

interface AuthorRow {
  readonly author_id: string | null;
  readonly first_name: string | null;
  readonly avatar: string | null;
  readonly is_host: boolean | null;
  readonly joined: Date | null;
  /** Of the review. */
  readonly created_at: Date;
}

/** A deleted account stays in the review without a name. */
export const authorOf = ({ author_id, first_name, avatar, is_host, joined, created_at }: AuthorRow): ReviewAuthor => ({
  profile_id: author_id ?? nobodyId,
  first_name: asRead(first_name),
  avatar,
  is_host: is_host ?? false,
  created_at: instantOf(joined ?? created_at),
});
