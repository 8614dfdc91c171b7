// The two mails of a message of the contact form: to us, who answer it, and to whoever wrote it. Pure.
import type { Mails } from '../../../generated/jobs/jobs';
import { contactCopyMail } from '../../../generated/jobs/mails/contactCopy';
import { contactReceivedMail } from '../../../generated/jobs/mails/contactReceived';
import { contactCopyLines, contactCopyMax, supportEmail } from '../../../generated/model/constants';
import { ContactTopic } from '../../../generated/model/values';
import { contactMailTexts as say } from '../../../generated/texts/sentences/contactMailTexts';
import type { MailContent } from '../outside/mail-look';

const paragraphsOf = (message: string): readonly string[] => message.split(/\n+/).filter((line) => line.trim() !== '');

// a mail program makes a link of all that looks like one
const link = /\S*(?::\/\/|@|\p{L}{2}:[\p{L}\p{N}/]|[\p{L}\p{N}][.\u3002][\p{L}\p{N}]{2}|\d\.\d{1,3}\.\d)\S*/gu;
/** The beginning of a message as somebody gets it who may not have written it. */
const beginningOf = (message: string): readonly string[] =>
  paragraphsOf(
    message
      .normalize('NFKC')
      .replaceAll(/\p{Cf}/gu, '')
      .slice(0, contactCopyMax),
  )
    .slice(0, contactCopyLines)
    .map((line) => line.replaceAll(link, say.linkRemoved));

export const contactReceived = ({ reference, name, email, topic, message }: Mails['contactReceived']): MailContent => ({
  ...contactReceivedMail({ topic: ContactTopic[topic].label, reference, name, email, message: paragraphsOf(message) }),
  to: supportEmail,
  replyTo: email,
});

export const contactCopy = ({ reference, email, message }: Mails['contactCopy']): MailContent => ({
  ...contactCopyMail({ reference, message: beginningOf(message) }),
  to: email,
});
