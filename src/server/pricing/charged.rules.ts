// Canadian cents of a charge in another currency, at the rate of the charge. Pure.
import type { Payment } from '../../../generated/model/entities';

type Charged = Pick<Payment, 'amount_cents' | 'cad_cents' | 'refunded_cents' | 'refunded_cad_cents'>;

/**
 * The part of a charge that further Canadian cents are, in the smallest unit of its currency. Parts of a charge add up: those that
 * are all of its Canadian cents are all of what was charged.
 */
export const chargedPart = ({ amount_cents, cad_cents, ...before }: Charged, cents: number): number =>
  Math.round((amount_cents * (before.refunded_cad_cents + cents)) / cad_cents) - before.refunded_cents;

/** The other way about: the Canadian cents of a further part of a charge. */
export const canadianPart = ({ amount_cents, cad_cents, ...before }: Charged, cents: number): number =>
  Math.round((cad_cents * (before.refunded_cents + cents)) / amount_cents) - before.refunded_cad_cents;
