// Statements of a host by month and year, made from the books as they are asked for.
import type { PayoutHandlers } from '../../../generated/contract/handlers';
import type { HostEarnings } from '../../../generated/model/entities';
import { documentTexts } from '../../../generated/texts/sentences/documentTexts';
import { earningsTexts } from '../../../generated/texts/sentences/earningsTexts';
import { statementTexts as say } from '../../../generated/texts/sentences/statementTexts';
import { findPeople } from '../account/account.lookup';
import type { Database } from '../database/open';
import { csvFile } from '../outside/csv';
import { drawDocument } from '../outside/pdf';
import { answerersOf } from '../property/cohosts/cohost.lookup';
import { booksAt, earningsOf, earningsRows, firstDayOf } from './earnings.rules';
import { hostBooks } from './host-books.lookup';
import { payoutsAt } from './payout.lookup';
import { findAccount } from './payout.repository';
import { reportedHost } from './platform-report.lookup';
import { reportTable } from './platform-report.rules';
import { type HostBooks, placeDay, statementDocument, type StatementHead, statementOf, statementRows } from './statement.rules';

const headOf = async (db: Database, profileId: string): Promise<Pick<StatementHead, 'host' | 'facts'>> => {
  const account = await findAccount(db, profileId);
  const person = (await findPeople(db, [profileId])).get(profileId);
  const { gst_number: gst, qst_number: qst } = account ?? {};
  return {
    host: account?.legal_name ?? [person?.first_name, person?.last_name].filter(Boolean).join(' '),
    facts: [...(gst ? ([[documentTexts.gst, gst]] as const) : []), ...(qst ? ([[documentTexts.qst, qst]] as const) : [])],
  };
};

const earningsWithFile = (books: HostBooks, year: string, file_name: string): HostEarnings => {
  const earnings = earningsOf(books, year);
  const content = csvFile(earningsRows(earnings)).toString('base64');
  return { ...earnings, file: { file_name, media_type: 'text/csv', content } };
};

/** `Côté lac, Tofino` as `cote-lac-tofino` */
const inFileName = (title: string): string =>
  (
    title
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  )
    .join('-')
    .slice(0, 60);

// the company's own clocks
const madeIn = 'America/St_Johns';

export const statementHandlers: Pick<PayoutHandlers, 'getPayoutStatement' | 'getEarnings' | 'getListingMoney'> = {
  async getPayoutStatement({ query: { period, format } }, { db, principal: { profile_id }, now }) {
    const host = await reportedHost(db, profile_id);
    const statement = statementOf(host.books, period);
    const report = period.length === 4 ? reportTable(host, period) : undefined;
    const head = { ...(await headOf(db, profile_id)), period, madeOn: placeDay(now, madeIn), report };
    const file = format === 'csv' ? csvFile(statementRows(statement)) : await drawDocument(statementDocument(statement, head), now);
    const media_type = format === 'csv' ? 'text/csv' : 'application/pdf';
    return { file_name: say.file({ period, format }), media_type, content: file.toString('base64') };
  },
  async getEarnings({ query: { year } }, { db, principal: { profile_id } }) {
    return earningsWithFile(await hostBooks(db, profile_id), year, earningsTexts.file({ year }));
  },
  async getListingMoney({ property: { property_id, profile_id, title, city }, query: { year } }, { db, principal }) {
    const books = booksAt(await hostBooks(db, profile_id), property_id);
    const listing = inFileName(title || city) || property_id;
    const answerers = await answerersOf(db, property_id);
    return {
      ...(await payoutsAt(db, { profile_id, property_id })),
      since: firstDayOf(books),
      earnings: earningsWithFile(books, year, earningsTexts.fileOf({ listing, year })),
      opens_bookings: [profile_id, ...answerers].includes(principal.profile_id),
    };
  },
};
