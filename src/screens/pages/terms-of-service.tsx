// The terms of service.
import { page } from '../../../generated/texts/pages/pages-tos';
import { LongPage } from './long-page';

export const TermsOfService = () => <LongPage page={page} />;
