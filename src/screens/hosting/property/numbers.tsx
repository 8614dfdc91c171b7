// How a property did: nights sold, what one brings, occupancy and answers, in a period that its host chooses.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import type { ListingNumbers } from '../../../../generated/model/entities';
import { keysOf } from '../../../../generated/model/keys';
import { NumbersPeriod } from '../../../../generated/model/values';
import { numbersTexts as say } from '../../../../generated/texts/sentences/numbersTexts';
import { Field } from '../../../ui/field';
import { Box } from '../../../ui/layout';
import { Refreshing } from '../../../ui/refreshing';
import { Select } from '../../../ui/select';
import { Loading, Skeleton } from '../../../ui/skeleton';
import { Text } from '../../../ui/type';
import { LoadFailed } from '../../shell/failures/load-failed';
import { shownDate, shownNumber } from '../../shell/format/format';
import { sumText } from '../../shell/property-card/price-words';
import { $period, numbers, numbersShown, periodChosen } from './numbers.store';
import { Matter } from './part';

const Figures = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(5, minmax(0, 1fr))' },
    gap: '3',
    marginTop: '4',
    '& > div': { borderWidth: '1px', borderRadius: 'lg', padding: '4' },
  },
});
const Name = chakra('dt', { base: { textStyle: 'small', color: 'muted' } });
const Value = chakra('dd', { base: { textStyle: 'subheading', fontVariantNumeric: 'tabular-nums', marginTop: '1' } });
const Hint = chakra('dd', { base: { textStyle: 'small', color: 'muted', marginTop: '1' } });

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly hint: string;
}
const Figure = ({ name, value, hint }: FigureProps) => (
  <div>
    <Name>{name}</Name>
    <Value>{value}</Value>
    <Hint>{hint}</Hint>
  </div>
);

const percent = (part: number | null): string => (part === null ? say.none : say.percent({ percent: part }));

const All = ({ of }: { readonly of: ListingNumbers }) => {
  const { from, to, nights_sold, nights_open, night, occupancy_percent, requests, answered, views, booked } = of;
  const rate = requests === 0 ? null : Math.round((100 * answered) / requests);
  if (from >= to && requests === 0 && views === 0) return <Text color="muted">{say.notListed}</Text>;
  return (
    <>
      {from < to && (
        <Text color="muted" textStyle="small">
          {say.dates({ date: shownDate(from, 'dated') })} {say.paused}
        </Text>
      )}
      <Figures>
        <Figure name={say.sold} value={String(nights_sold)} hint={say.soldOf({ count: nights_sold + nights_open })} />
        <Figure name={say.occupancy} value={percent(occupancy_percent)} hint={say.occupancySays} />
        <Figure name={say.night} value={night ? sumText(night) : say.none} hint={say.nightSays} />
        <Figure
          name={say.answers}
          value={percent(rate)}
          hint={requests === 0 ? say.answersNone : say.answersOf({ answered, count: requests })}
        />
        <Figure
          name={say.views}
          value={shownNumber(views)}
          hint={
            views === 0 ? say.viewsNone : say.viewsBooked({ count: booked, percent: shownNumber(Math.round((1000 * booked) / views) / 10) })
          }
        />
      </Figures>
    </>
  );
};

export const Numbers = () => {
  const { data, failure, pending, period } = useUnit({
    data: numbers.$data,
    failure: numbers.$failure,
    pending: numbers.$pending,
    period: $period,
  });
  const [show, choose, retry] = useUnit([numbersShown, periodChosen, numbers.retried]);
  useEffect(() => {
    show();
  }, [show]);
  const options = keysOf(NumbersPeriod).map((value) => ({ value, label: NumbersPeriod[value].label }));
  return (
    <Matter heading={say.heading}>
      <Box maxWidth="16rem" marginBottom="4">
        <Field label={say.period}>
          <Select
            options={options}
            value={period}
            onChange={(value) => choose(keysOf(NumbersPeriod).find((it) => it === value) ?? period)}
          />
        </Field>
      </Box>
      {failure && !pending && <LoadFailed says={say.failed} of={failure} onRetry={() => retry()} />}
      {data && !failure && (
        <Refreshing aria-busy={pending}>
          <All of={data} />
        </Refreshing>
      )}
      {!data && (!failure || pending) && (
        <Loading label={say.loading}>
          <Skeleton height="9rem" borderRadius="lg" />
        </Loading>
      )}
    </Matter>
  );
};
