// Which card paid, as a receipt names it: its maker and last four digits.
import { script } from './script';

export const paidWith = script(`
alter table payments add column card_brand text;
alter table payments add column card_last4 text;
alter table payments add check (card_brand in ('visa', 'mastercard', 'amex', 'discover', 'diners', 'jcb', 'unionpay', 'other'));
`);
