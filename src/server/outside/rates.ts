// The rates of currencies as the Bank of Canada publishes them, once each banking day.
import { z } from 'zod';
import type { Currency } from '../../../generated/model/values';

/** Units that one Canadian dollar buys, without any margin. */
export interface PublishedRate {
  readonly code: Currency;
  readonly as_of: string;
  readonly rate: number;
}
export interface Rates {
  /** The rates of the latest banking days. */
  readonly published: (of: readonly { readonly code: Currency }[], now: Date) => Promise<readonly PublishedRate[]>;
}

const value = z.object({ v: z.string().regex(/^\d+(\.\d+)?$/) });
const table = z.object({ observations: z.array(z.object({ d: z.iso.date() }).catchall(z.unknown())) });

const patience = 10_000;
const latestDays = 5;

/** The bank's public service, by its address. */
export const openRates = ({ RATES_URL }: { readonly RATES_URL: string }): Rates => ({
  async published(of) {
    const address = new URL(`${RATES_URL}/observations/group/FX_RATES_DAILY/json`);
    address.searchParams.set('recent', String(latestDays));
    const answer = await fetch(address, { signal: AbortSignal.timeout(patience), redirect: 'error' });
    if (!answer.ok) throw new Error(`the bank answered ${answer.status}`);
    const { observations } = table.parse(await answer.json());
    return observations.flatMap(({ d: as_of, ...series }) =>
      of.flatMap(({ code }) => {
        // the bank says what a unit costs in dollars; a day may lack one
        const costs = value.safeParse(series[`FX${code}CAD`]);
        return costs.success && Number(costs.data.v) > 0 ? [{ code, as_of, rate: 1 / Number(costs.data.v) }] : [];
      }),
    );
  },
});
