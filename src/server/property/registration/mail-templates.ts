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

/** Tells a host that guests no longer find a property, and why; nothing where they find it again. */
export const propertySuspended = async (
  { property_id }: Mails['propertySuspended'],
  { db, config }: JobContext,
): Promise<MailContent | undefined> => {
  const { row, to } = (await findHosted(db, property_id)) ?? {};
  if (!row || !to || row.suspended_for === null) return undefined;
  const { subject, intro, why, told, button, ending } = propertySuspendedTexts;
  const reason = SuspensionReason[row.suspended_for].label;
  const isOurs = row.suspended_for === 'operator';
  const said = isOurs ? row.suspended_because : row.registration_reason;
  return {
    to,
    reader: 'host',
    subject: subject({ title: row.title }),
    paragraphs: [
      intro({ title: row.title }),
      why({ reason }),
      ...(said === null ? [] : [told({ told: said })]),
      SuspensionReason[row.suspended_for].says,
    ],
    button: { label: button, href: isOurs ? config.SITE_ORIGIN + pathTo.property({ property_id }) : pageOf(property_id, config), ending },
  };
};

/** Reminds a host of a registration that ends soon; nothing where it was renewed since. */
export const registrationEnds = async (
  { property_id }: Mails['registrationEnds'],
  { db, config }: JobContext,
): Promise<MailContent | undefined> => {
  const { row, to } = (await findHosted(db, property_id)) ?? {};
  const duty = row && dutyOf(row);
  if (!row || !duty || !to || row.registration_reminded === null) return undefined;
  const { subject, intro, button, ending } = registrationEndsTexts;
  const it = { title: row.title, date: row.registration_expires ?? '' };
  return {
    to,
    reader: 'host',
    subject: subject(it),
    paragraphs: [intro({ ...it, called: duty.called })],
    button: {
      label: button,
      href: pageOf(property_id, config),
      ending: ending({ asked_by: duty.asked_by }),
    },
  };
};
