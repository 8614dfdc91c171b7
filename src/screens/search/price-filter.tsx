// The price filter: how many stays cost how much a night, two thumbs, and the amounts to type.
import { chakra } from '@chakra-ui/react/styled-system';
import { filterForm } from '../../../generated/forms/filterForm';
import { highestFilterPrice } from '../../../generated/model/constants';
import type { PriceBar, SearchFacets } from '../../../generated/model/entities';
import { Currency } from '../../../generated/model/values';
import { filterTexts as texts } from '../../../generated/texts/sentences/filterTexts';
import { Field, Problem } from '../../ui/field';
import { Range } from '../../ui/range';
import { TextInput } from '../../ui/text-input';
import { Text } from '../../ui/type';
import { isPriced, type SearchQuery } from '../shell/search-pill/trip';
import { symbolOf } from '../shell/format/format';
import { wholeMoney } from '../shell/search-pill/active-filters';

const Pair = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '3', marginTop: '3' } });

export interface FilterProps {
  readonly draft: SearchQuery;
  readonly onChange: (patch: SearchQuery) => void;
}

const typed = (text: string): number | undefined => {
  const amount = Number.parseInt(text.replaceAll(/\D/g, ''), 10);
  return Number.isNaN(amount) ? undefined : Math.min(amount, highestFilterPrice);
};

/** The rules' verdict on a draft: nothing, or a sentence. */
export const refusedPrices = ({ price_min, price_max }: SearchQuery): string | undefined =>
  filterForm.broken({ price_min, price_max }, {})[0]?.text;

const barsOf = (histogram: readonly PriceBar[], unit: number) =>
  histogram.map(({ from_cents, to_cents, count }) => ({ from: from_cents / unit, to: to_cents / unit, count }));

export const PriceFilter = ({ draft, onChange, facets }: FilterProps & { readonly facets: SearchFacets | undefined }) => {
  const { price_min, price_max } = draft;
  // a filter that is on keeps its currency; a new one is in that of the prices beside it
  const currency = isPriced(draft) ? (draft.price_currency ?? 'CAD') : (facets?.price_currency ?? 'CAD');
  const bars = facets?.price_currency === currency ? barsOf(facets.price_histogram, 10 ** Currency[currency].decimals) : [];
  const change = (prices: Pick<SearchQuery, 'price_min' | 'price_max'>): void => {
    onChange({ ...prices, price_currency: currency === 'CAD' ? undefined : currency });
  };
  const top = bars.at(-1)?.to ?? 0;
  const problem = refusedPrices(draft);
  return (
    <div>
      {top > 0 && (
        <Range
          low={Math.min(price_min ?? 0, top)}
          high={Math.min(price_max ?? top, top)}
          top={top}
          step={top > 50_000 ? 1000 : 10}
          bars={bars}
          barsLabel={texts.priceHistogram}
          lowLabel={texts.lowest}
          highLabel={texts.highest}
          spoken={(amount) => wholeMoney(amount, currency)}
          onChange={(low, high) => change({ price_min: low > 0 ? low : undefined, price_max: high < top ? high : undefined })}
        />
      )}
      <Pair>
        {(['price_min', 'price_max'] as const).map((field) => (
          <Field key={field} label={field === 'price_min' ? texts.lowest : texts.highest}>
            <TextInput
              name={field}
              inputMode="numeric"
              before={<span aria-hidden="true">{symbolOf(currency)}</span>}
              placeholder={texts.any}
              value={draft[field] === undefined ? '' : String(draft[field])}
              invalid={problem !== undefined}
              onChange={(text) => change({ [field]: typed(text) })}
            />
          </Field>
        ))}
      </Pair>
      {problem && <Problem>{problem}</Problem>}
      <Text textStyle="small" color="muted" marginTop="2">
        {texts.priceHint({ currency })}
      </Text>
    </div>
  );
};
