// Reports of what people read: kept for the operator.
import { randomUUID } from 'node:crypto';
import type { ReportHandlers } from '../../../generated/contract/handlers';
import { PropertyStatus, type ReportedKind } from '../../../generated/model/values';
import type { Database } from '../database/open';
import { canReadMessage } from '../message/thread.lookup';
import { findProperty } from '../property/property.lookup';
import type { SignedInContext } from '../request/context';
import { refuse } from '../request/refusal';
import { isShownReview } from '../review/review.lookup';
import { insertReport } from './report.repository';

interface Wanted {
  readonly thing_id: string;
  readonly number?: number | undefined;
}
type Reads = (db: Database, it: Wanted, profileId: string) => Promise<boolean>;

/** Whether a person can read a thing: of each kind its own way to tell. */
const canRead: Readonly<Record<ReportedKind, Reads>> = {
  listing: async (db, { thing_id }) => {
    const property = await findProperty(db, thing_id);
    return property !== null && PropertyStatus[property.status].shown;
  },
  review: (db, { thing_id }) => isShownReview(db, thing_id),
  message: async (db, { thing_id, number }, profileId) =>
    number !== undefined && canReadMessage(db, { thread_id: thing_id, number, profile_id: profileId }),
};

export const reportHandlers: ReportHandlers = {
  async reportContent({ input }, { db, principal: { profile_id }, now }: SignedInContext) {
    const { kind, thing_id, number = null, wrong, message = null } = input;
    if (!(await canRead[kind](db, input, profile_id))) return refuse('report.not_found');
    await insertReport(db, { report_id: randomUUID(), profile_id, kind, thing_id, number, wrong, message, created_at: now });
    return {};
  },
};
