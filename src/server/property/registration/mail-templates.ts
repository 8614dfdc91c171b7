// Mails to hosts about their properties.
import type { Mails } from '../../../../generated/jobs/jobs';
import type { MailWords } from '../../../../generated/jobs/mail';
import { propertySuspendedMail } from '../../../../generated/jobs/mails/propertySuspended';
import { registrationEndsMail } from '../../../../generated/jobs/mails/registrationEnds';
import { SuspensionReason } from '../../../../generated/model/values';
import { findEmail } from '../../account/account.lookup';
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
const setUp = (property_id: string) => ({ property_id, page: 'registration' }) as const;

/** A listing that guests no longer find: the reason, and the words of who decided it. */
interface Suspended {
  readonly title: string;
  readonly property_id: string;
  readonly suspended_for: SuspensionReason;
  readonly said: string | null;
  readonly origin: string;
}
export const suspendedMail = ({ title, property_id, suspended_for, said, origin }: Suspended): MailWords<'host'> => {
  const { label: reason, says } = SuspensionReason[suspended_for];
  const isOurs = suspended_for === 'operator';
  const because = isOurs && said !== null;
  const slots = {
    title,
    why: !because && { reason },
    details: !because && said !== null && { told: said },
    ours: because && { told: said },
    reason: says,
    origin,
  };
  return propertySuspendedMail(
    isOurs ? { ...slots, as: 'ours', to: { property_id } } : { ...slots, as: 'registration', to: setUp(property_id) },
  );
};

/** A registration that ends soon: its name, its last day, and who renews it. */
interface EndingRegistration extends Pick<RegistrationDuty, 'called' | 'asked_by'> {
  readonly title: string;
  readonly property_id: string;
  readonly date: string;
  readonly origin: string;
}
export const endingMail = ({ property_id, date, ...it }: EndingRegistration): MailWords<'host'> =>
  registrationEndsMail({ ...it, day: shortDate(date), date: dateWords(date), to: setUp(property_id) });

/** Tells a host that guests no longer find a property, and why; nothing where they find it again. */
export const propertySuspended = async (
  { property_id }: Mails['propertySuspended'],
  { db, config }: JobContext,
): Promise<MailContent | undefined> => {
  const { row, to } = (await findHosted(db, property_id)) ?? {};
  if (!row || !to || row.suspended_for === null) return undefined;
  const { title, suspended_for } = row;
  const said = suspended_for === 'operator' ? row.suspended_because : row.registration_reason;
  return { ...suspendedMail({ title, property_id, suspended_for, said, origin: config.SITE_ORIGIN }), to };
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
  const { called, asked_by } = duty;
  return { ...endingMail({ title, property_id, date, called, asked_by, origin: config.SITE_ORIGIN }), to };
};
