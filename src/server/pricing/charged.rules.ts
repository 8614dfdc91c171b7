// Canadian cents of a charge in another currency, at the rate of the charge. Pure.
import type { Payment } from '../../../generated/model/entities';

type Charged = Pick<Payment, 'amount_cents' | 'cad_cents' | 'refunded_cents' | 'refunded_cad_cents'>;

/**
 * The part of a charge that further Canadian cents are, in the smallest unit of its currency. Parts of a charge add up: those that
 * are all of its Canadian cents are all of what was charged. Nothing is left to give where a promise before it was some cents more.
 */
export const chargedPart = ({ amount_cents, cad_cents, ...before }: Charged, cents: number): number =>
  Math.max(0, Math.round((amount_cents * (before.refunded_cad_cents + cents)) / cad_cents) - before.refunded_cents);

/** The other way about: the Canadian cents of a further part of a charge. */
export const canadianPart = ({ amount_cents, cad_cents, ...before }: Charged, cents: number): number =>
  Math.round((cad_cents * (before.refunded_cents + cents)) / amount_cents) - before.refunded_cad_cents;

/** A sum that goes back: in Canadian cents, and where it was promised in the currency of the charge also in its smallest unit. */
export interface SumBack {
  readonly cad_cents: number;
  readonly promised_cents?: number | undefined;
}
interface PartBack<C> {
  readonly charge: C;
  readonly cad_cents: number;
  readonly amount_cents: number;
}

/** Several charges as one. */
export const sumOfCharges = (charges: readonly Charged[]): Charged => {
  const of = (name: keyof Charged): number => charges.reduce((sum, one) => sum + one[name], 0);
  return {
    amount_cents: of('amount_cents'),
    cad_cents: of('cad_cents'),
    refunded_cents: of('refunded_cents'),
    refunded_cad_cents: of('refunded_cad_cents'),
  };
};

/**
 * The part of each charge that goes back for one sum, the last charge first. A promised sum goes back to the cent: it is a difference of
 * rounded prices, and so can be some cents from what a rate makes of it. Any other is that part of all charges together, which a preview
 * shows, and not the sum of parts that are rounded one by one.
 */
export const partsBack = <C extends Charged>(charges: readonly C[], { cad_cents, promised_cents }: SumBack): readonly PartBack<C>[] => {
  let left = cad_cents;
  let promised = Math.max(0, promised_cents ?? (charges.length === 0 ? 0 : chargedPart(sumOfCharges(charges), cad_cents)));
  return charges.toReversed().flatMap((charge) => {
    const part = {
      charge,
      cad_cents: Math.min(left, charge.cad_cents - charge.refunded_cad_cents),
      amount_cents: Math.min(promised, charge.amount_cents - charge.refunded_cents),
    };
    left -= part.cad_cents;
    promised -= part.amount_cents;
    return part.cad_cents > 0 || part.amount_cents > 0 ? [part] : [];
  });
};
