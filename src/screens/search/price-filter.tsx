// The price filter: how many stays cost how much a night, two thumbs, and the amounts to type.
import { chakra } from '@chakra-ui/react/styled-system';
import { filterForm } from '../../../generated/forms/filterForm';
import { highestFilterDollars } from '../../../generated/model/constants';
import type { PriceBar } from '../../../generated/model/entities';
import { searchTexts as texts } from '../../../generated/texts/sentences/searchTexts';
import { Field, Problem } from '../../ui/field';
import { Range } from '../../ui/range';
import { TextInput } from '../../ui/text-input';
import { Text } from '../../ui/type';
import type { SearchQuery } from '../shell/search-pill/trip';
import { dollars } from './active-filters';

const Pair = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '3', marginTop: '3' } });

export interface FilterProps {
  readonly draft: SearchQuery;
  readonly onChange: (patch: SearchQuery) => void;
}

const typed = (text: string): number | undefined => {
  const amount = Number.parseInt(text.replaceAll(/\D/g, ''), 10);
  return Number.isNaN(amount) ? undefined : Math.min(amount, highestFilterDollars);
};

/** The rules' verdict on a draft: nothing, or a sentence. */
export const refusedPrices = ({ price_min, price_max }: SearchQuery): string | undefined =>
  filterForm.broken({ price_min, price_max }, {})[0]?.text;

const barsOf = (histogram: readonly PriceBar[]) =>
  histogram.map(({ from_cents, to_cents, count }) => ({ from: from_cents / 100, to: to_cents / 100, count }));

export const PriceFilter = ({ draft, onChange, histogram }: FilterProps & { readonly histogram: readonly PriceBar[] }) => {
  const { price_min, price_max } = draft;
  const bars = barsOf(histogram);
  const top = bars.at(-1)?.to ?? 0;
  const problem = refusedPrices(draft);
  return (
    <div>
      {top > 0 && (
        <Range
          low={Math.min(price_min ?? 0, top)}
          high={Math.min(price_max ?? top, top)}
          top={top}
          step={10}
          bars={bars}
          barsLabel={texts.priceHistogram}
          lowLabel={texts.lowest}
          highLabel={texts.highest}
          spoken={dollars}
          onChange={(low, high) => onChange({ price_min: low > 0 ? low : undefined, price_max: high < top ? high : undefined })}
        />
      )}
      <Pair>
        {(['price_min', 'price_max'] as const).map((field) => (
          <Field key={field} label={field === 'price_min' ? texts.lowest : texts.highest}>
            <TextInput
              name={field}
              inputMode="numeric"
              before={<span aria-hidden="true">$</span>}
              placeholder={texts.any}
              value={draft[field] === undefined ? '' : String(draft[field])}
              invalid={problem !== undefined}
              onChange={(text) => onChange({ [field]: typed(text) })}
            />
          </Field>
        ))}
      </Pair>
      {problem && <Problem>{problem}</Problem>}
      <Text textStyle="small" color="muted" marginTop="2">
        {texts.priceHint}
      </Text>
    </div>
  );
};
