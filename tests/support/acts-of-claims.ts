// Acts about claims after stays: made, answered, taken, let go, and paid on a page or directly.
import { addDays } from '../../generated/model/dates';
import { utcDateOf } from '../../generated/model/wire';
import type { ActTools, Life, LifeProvider } from './a-life';

interface ClaimActs extends Pick<LifeProvider, 'pay'> {
  readonly now: () => Date;
}

/** So long after check-out something may still happen to a claim. */
const days = 20;

export const actsOfClaims = ({ now, pay }: ClaimActs) => {
  let act: () => Promise<unknown> = () => Promise.resolve();
  /** One act of somebody upon one of the stays that are over. */
  const by = ({ chance, tellSome, ask, keepPage }: ActTools, stays: () => readonly Life[]) => {
    const callOf =
      (method: string, way: string, of: 'guest' | 'host') =>
      (life: Life, body?: object): Promise<unknown> =>
        ask(`${method} /booking/${life.booking_id}/claim${way}`, life[of], body);
    const file = callOf('POST', '', 'host');
    const answer = callOf('PATCH', '/answer', 'guest');
    const payPage = async (life: Life): Promise<void> => {
      const { booking_id, guest } = life;
      const paths = { success_path: `/stays/${booking_id}`, cancel_path: `/stays/${booking_id}` };
      const page = keepPage(life, await ask(`POST /booking/${booking_id}/claim/pay`, guest, paths));
      const news = page && chance.in(0.8) ? await pay(page.page_id) : undefined;
      if (news) await tellSome(news);
      if (page && chance.in(0.3)) await ask(`PATCH /booking/${booking_id}/claim/pay`, guest, { confirmation_id: page.payment_id });
    };
    const claim = (life: Life) =>
      file(life, { kind: 'damage', amount_cents: chance.whole(1000, 60_000), message: 'The lamp in the hall fell and broke.' });
    const answers: readonly [object, ...object[]] = [
      { answer: 'accept' },
      { answer: 'offer', offered_cents: 777, message: 'It was old.' },
      { answer: 'refuse', message: 'It was so before.' },
    ];
    const say = (life: Life) => answer(life, chance.pick(answers));
    /** Most guests agree, and pay. */
    const hope = async (life: Life): Promise<void> => {
      await claim(life);
      if (chance.in(0.7)) await answer(life, { answer: 'accept' });
      if (chance.in(0.8)) await payPage(life);
    };
    const ways = [
      hope,
      hope,
      hope,
      claim,
      say,
      payPage,
      payPage,
      callOf('PATCH', '/take-offer', 'host'),
      callOf('PATCH', '/paid', 'host'),
      callOf('PATCH', '/withdraw', 'host'),
    ] as const;
    act = async () => {
      const today = utcDateOf(now().getTime());
      const over = stays().filter(({ checkout }) => checkout <= today && checkout >= addDays(today, -days));
      const life = over[chance.whole(0, over.length - 1)];
      if (!life) return;
      const way = chance.pick(ways);
      // a double click, or two tabs
      await Promise.all(Array.from({ length: chance.in(0.2) ? 2 : 1 }, () => way(life)));
    };
    return act;
  };
  return {
    by,
    /** A few of them. */
    meanwhile: async (): Promise<void> => {
      for (let times = 0; times < 8; times += 1) await act();
    },
  };
};
