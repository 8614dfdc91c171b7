// The table of what people said of referrals.
import { decision } from '../language/declaration';
import { instant } from '../language/shapes';
import { stored } from '../language/stored';
import { SentFeedback } from './feedback.model';

export const storedFeedback = stored('referral_feedback', {
  source: decision('section 7: stored as it came, once for each person and type'),
  says: 'Feedback that has arrived',
  of: SentFeedback,
  columns: { profile_id: { onDelete: 'cascade' }, first_sent_at: instant(), sent_at: instant({ says: 'When it was last replaced' }) },
  unique: [['profile_id', 'type']],
});
