// The privacy policy.
import { page } from '../../../generated/texts/pages/pages-privacy-policy';
import { LongPage } from './long-page';

export const PrivacyPolicy = () => <LongPage page={page} />;
