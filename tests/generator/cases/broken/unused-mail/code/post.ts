// Writes one of the two.
import { writtenMail } from '../generated/jobs/mails/written';

export const post = () => writtenMail();
