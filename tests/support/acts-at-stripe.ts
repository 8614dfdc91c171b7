// Acts upon payments at Stripe besides their being made: cards are disputed, money is given back and taken back by hand there, the
// operator decides, and all that is outside breaks.
import type { Chance } from '../../src/demo/pictures/chance';
import type { Act, ActTools, Life, LifeProvider } from './a-life';
import { actsOfClaims } from './acts-of-claims';
import type { StandInStripe } from './a-stripe';
import { stripeSecret as secret } from './a-stripe-stay';
import type { Breakage, moody } from './breakage';

export interface AtStripe {
  readonly stripe: StandInStripe;
  /** Gives an operator's command. */
  readonly run: (...words: readonly string[]) => Promise<string>;
  readonly world: Breakage;
  readonly mood: ReturnType<typeof moody>;
  readonly chance: Chance;
  readonly now: () => Date;
}

export const stripeOf = (stripe: StandInStripe): LifeProvider => ({
  name: 'stripe',
  signatureHeader: 'stripe-signature',
  pageAt: (url) => {
    const page_id = /cs_test_\d+/.exec(url)?.[0];
    return page_id === undefined ? undefined : { page_id, payment_id: String(stripe.session(page_id)['client_reference_id']) };
  },
  pay: async (page_id) => (stripe.session(page_id)['status'] === 'open' ? stripe.pay(page_id, secret) : undefined),
});

/** The operator does all that waits for a decision, each in one of the ways; at last no refund is tried again, and no claim waits for its money. */
const decideAll = async ({ run, chance }: Pick<AtStripe, 'run' | 'chance'>, isLast = false): Promise<void> => {
  const found = async (command: string, like: RegExp): Promise<readonly string[]> =>
    (await run(command)).split('\n').flatMap((line) => (like.test(line) ? (/[0-9a-f-]{36}/.exec(line) ?? []) : []));
  for (const id of new Set(await found('reports', /^[0-9a-f-]{36}/))) {
    const ways: readonly [readonly string[], ...(readonly string[])[]] = [
      ['release', id],
      ['refund', id, '25.00'],
      ['refund-all', id],
    ];
    const said = await run(...chance.pick(ways), 'It was looked at.');
    if (said.includes('Release this report')) await run('release', id, 'It was looked at.');
  }
  for (const of of ['dispute', 'dispute-claim'])
    for (const id of await found('stuck', new RegExp(`you decide who bears it: ${of} `)))
      await run(of, id, chance.pick(['host', 'us']), 'It was looked at.');
  for (const id of await found('claims', /^[0-9a-f-]{36} /))
    await run('decide-claim', id, chance.pick(['0', '0.01', '7.77']), 'The picture shows it.');
  if (isLast) for (const id of await found('stuck', / {2}(accepted|upheld) {2}/)) await run('claim-paid', id, 'Both say so.');
  for (const id of await found('stuck', /^[0-9a-f-]{36} .*failed on/))
    await run(isLast ? 'refund-paid' : chance.pick(['refund-again', 'refund-paid']), id, 'The card is fine.');
  for (const id of await found('stuck', /^[0-9a-f-]{36} {2}(mail|job) /)) await run('retry-job', id, 'It is mended.');
};

export const actsAtStripe = ({ stripe, world, mood, now, ...it }: AtStripe) => {
  const claims = actsOfClaims({ now, pay: stripeOf(stripe).pay });
  const refunds: string[] = [];
  const disputes: string[] = [];
  const paid = new Set<Life>();
  const chargesOf = ({ payments }: Life) =>
    payments.flatMap(({ page_id }) => {
      const { payment_intent: charge, amount_total } = stripe.session(page_id);
      return typeof charge === 'string' ? [{ charge, left: Number(amount_total) - (stripe.returned()[charge] ?? 0) }] : [];
    });
  const any = <T>(chance: Chance, from: readonly T[]): T | undefined => from[chance.whole(0, from.length - 1)];
  /** A charge of one of the latest lives, of which something is left. */
  const aCharge = (chance: Chance) => {
    const charges = [...paid].slice(-8).flatMap(chargesOf);
    return any(
      chance,
      charges.filter(({ charge, left }) => left > 0 && !stripe.isDisputed(charge)),
    );
  };
  const acts = (tools: ActTools): readonly Act[] => {
    const { chance, tellSome, payFor } = tools;
    const claim = claims.by(tools, () => [...paid]);
    const pay = async (life: Life): Promise<void> => {
      await payFor(life);
      if (chargesOf(life).length > 0) paid.add(life);
    };
    const refund = async (): Promise<void> => {
      const one = aCharge(chance);
      if (!one) return;
      const amount = chance.in(0.2) ? one.left : chance.whole(1, one.left);
      const { id, news } = stripe.refundByHand(one.charge, { amount, status: chance.pick(['succeeded', 'pending']) }, secret);
      refunds.push(id);
      await tellSome(news);
    };
    const refundEnds = async (): Promise<void> => {
      const [id] = refunds.splice(chance.whole(0, refunds.length - 1), 1);
      if (id !== undefined) await tellSome(stripe.refundIs(id, chance.pick(['succeeded', 'failed']), secret).news);
    };
    const dispute = async (): Promise<void> => {
      const one = aCharge(chance);
      if (!one) return;
      const { id, news } = stripe.dispute(one.charge, { amount: chance.in(0.7) ? one.left : chance.whole(1, one.left) }, secret);
      disputes.push(id);
      await tellSome(news);
    };
    const disputeEnds = async (): Promise<void> => {
      const [id] = disputes.splice(chance.whole(0, disputes.length - 1), 1);
      if (id !== undefined) await tellSome(stripe.endDispute(id, chance.pick(['won', 'won', 'lost']), secret).news);
    };
    const takeBack = async (): Promise<void> => {
      const sent = any(chance, stripe.connect.transfers());
      const left = sent ? sent.amount - sent.amount_reversed : 0;
      if (sent && left > 0) stripe.connect.reverse(sent.id, chance.whole(1, left));
    };
    return [
      [12, pay],
      [2, refund],
      [1, refundEnds],
      [2, dispute],
      [2, disputeEnds],
      [1, takeBack],
      [4, claim],
      [2, () => world.within(() => decideAll(it)).catch(() => undefined)],
      [3, async () => mood.change()],
      [2, async () => stripe.breakAt(chance.pick([/sessions$/, /refunds$/, /expire$/, /transfers$/]), chance.in(0.5))],
      [2, async () => world.breakAfter(chance.whole(1, 30), chance.in(0.3))],
      [4, async () => world.dieAfter(chance.whole(1, 60))],
    ];
  };
  return {
    acts,
    decide: (isLast?: boolean) => decideAll(it, isLast),
    /** Claims are made after stays, which end when nobody begins any more. */
    meanwhile: claims.meanwhile,
    /** Banks decide on all that is open there; answers the news of it. */
    decideThere: () => [
      ...disputes.splice(0).map((id) => stripe.endDispute(id, it.chance.pick(['won', 'lost']), secret).news),
      ...refunds.splice(0).map((id) => stripe.refundIs(id, it.chance.pick(['succeeded', 'failed']), secret).news),
    ],
  };
};
