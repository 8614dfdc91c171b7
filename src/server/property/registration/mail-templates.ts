// Mails to hosts about their properties.
import type { Mails } from '../../../../generated/jobs/jobs';
import { SuspensionReason } from '../../../../generated/model/values';
import { pathTo } from '../../../../generated/routes/paths';
import { propertySuspendedTexts } from '../../../../generated/texts/sentences/propertySuspendedTexts';
import { registrationEndsTexts } from '../../../../generated/texts/sentences/registrationEndsTexts';
import { findEmail } from '../../account/account.lookup';
import type { Config } from '../../config/config';
import type { JobContext } from '../../request/context';
import type { Database } from '../../database/open';
import type { RegistrationDuty } from '../../../../generated/model/entities';
import { dateWords, shortDate } from '../../outside/mail-dates';
import type { MailContent } from '../../outside/mail-look';
import { findProperty, type PropertyRow } from '../property.lookup';
import { dutyOf } from './registration.rules';

interface Hosted {
  readonly row: PropertyRow;
  readonly to: string;
}
const findHosted = async (db: Database, propertyId: string): Promise<Hosted | undefined> => {
  const row = await findProperty(db, propertyId);
  const to = row ? await findEmail(db, row.profile_id) : undefined;
  return row && to !== undefined ? { row, to } : undefined;
};
const pageOf = (property_id: string, { SITE_ORIGIN }: Config): string =>
  `${SITE_ORIGIN}${pathTo.propertySetup({ property_id, page: 'registration' })}`;

/** A listing that guests no longer find: the reason, and the words of who decided it. */
interface Suspended {
  readonly title: string;
  readonly suspended_for: SuspensionReason;
  readonly said: string | null;
}
export const suspendedMail = ({ title, suspended_for, said }: Suspended, to: string, href: string): MailContent => {
  const { subject, intro, why, told, ours, button, ending } = propertySuspendedTexts;
  const { label: reason, says } = SuspensionReason[suspended_for];
  const details = said === null ? [] : [told({ told: said })];
  const because = suspended_for === 'operator' && said !== null ? [ours({ told: said })] : [why({ reason }), ...details];
  return {
    to,
    reader: 'host',
    subject: subject({ title }),
    paragraphs: [intro({ title }), ...because, says],
    button: { label: button, href, ending },
  };
};

/** A registration that ends soon: its name, its last day, and who renews it. */
interface EndingRegistration extends Pick<RegistrationDuty, 'called' | 'asked_by'> {
  readonly title: string;
  readonly date: string;
}
export const endingMail = ({ title, date, called, asked_by }: EndingRegistration, to: string, href: string): MailContent => {
  const { subject, intro, button, ending } = registrationEndsTexts;
  return {
    to,
    reader: 'host',
    subject: subject({ title, date: shortDate(date) }),
    paragraphs: [intro({ title, date: dateWords(date), called })],
    button: { label: button, href, ending: ending({ asked_by }) },
  };
};

/** Tells a host that guests no longer find a property, and why; nothing where they find it again. */
export const propertySuspended = async (
  { property_id }: Mails['propertySuspended'],
  { db, config }: JobContext,
): Promise<MailContent | undefined> => {
  const { row, to } = (await findHosted(db, property_id)) ?? {};
  if (!row || !to || row.suspended_for === null) return undefined;
  const isOurs = row.suspended_for === 'operator';
  const said = isOurs ? row.suspended_because : row.registration_reason;
  const href = isOurs ? config.SITE_ORIGIN + pathTo.property({ property_id }) : pageOf(property_id, config);
  return suspendedMail({ title: row.title, suspended_for: row.suspended_for, said }, to, href);
};

/** Reminds a host of a registration that ends soon; nothing where it was renewed since. */
export const registrationEnds = async (
  { property_id }: Mails['registrationEnds'],
  { db, config }: JobContext,
): Promise<MailContent | undefined> => {
  const { row, to } = (await findHosted(db, property_id)) ?? {};
  const duty = row && dutyOf(row);
  if (!row || !duty || !to || row.registration_reminded === null || row.registration_expires === null) return undefined;
  const { title, registration_expires: date } = row;
  return endingMail({ title, date, called: duty.called, asked_by: duty.asked_by }, to, pageOf(property_id, config));
};
