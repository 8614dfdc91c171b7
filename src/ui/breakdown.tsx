// Prices: a list of lines with their amounts, a total below, parts that open; and one price on its own.
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { partTexts } from '../../generated/texts/sentences/partTexts';
import { Icon } from './icon';
import { commonIcons } from './icons/common';
import { Spinner } from './spinner';
import { Money } from './type';

export interface PriceLine {
  /** Tells lines apart. */
  readonly id: string;
  readonly label: ReactNode;
  /** Written out, with its currency: `$745.00 CAD`. */
  readonly amount: string;
  readonly tone?: 'plain' | 'good' | 'strong';
  /** The lines it is made of, behind a press. */
  readonly parts?: readonly PriceLine[];
}

const Line = chakra('span', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '4', paddingY: 'var(--line, {spacing.1.5})', width: 'full' },
  variants: {
    tone: {
      plain: {},
      good: { color: 'spruce' },
      strong: {
        fontWeight: 'bold',
        borderTopWidth: '1px',
        paddingTop: 'calc(2 * var(--line, {spacing.1.5}))',
        marginTop: 'var(--line, {spacing.1.5})',
      },
    },
  },
});
const Summary = chakra('summary', {
  base: { display: 'flex', cursor: 'pointer', borderRadius: 'xs', '&::-webkit-details-marker': { display: 'none' } },
});

const Row = ({ label, amount, tone = 'plain' }: PriceLine & { readonly opens?: boolean }) => (
  <Line tone={tone}>
    {/* the sum goes below its words where letters are large */}
    <chakra.span flex="1 1 6rem" textWrap="balance">
      {label}
    </chakra.span>
    <Money marginInlineStart="auto">{amount}</Money>
  </Line>
);

const Opening = ({ parts = [], label, ...line }: PriceLine) => (
  <chakra.details css={{ '&[open] svg': { transform: 'rotate(180deg)' } }}>
    <Summary>
      <Row
        {...line}
        label={
          <chakra.span textDecoration="underline" textUnderlineOffset="3px">
            {label} <Icon of={commonIcons.down} size={14} />
          </chakra.span>
        }
      />
    </Summary>
    <chakra.ul color="muted" textStyle="small" paddingInlineStart="4">
      {parts.map((part) => (
        <li key={part.id}>
          <Row {...part} />
        </li>
      ))}
    </chakra.ul>
  </chakra.details>
);

/** Lines of a price, in order. The total is a line with the tone `strong`. */
export const Breakdown = ({ lines, label = partTexts.prices }: { readonly lines: readonly PriceLine[]; readonly label?: string }) => (
  <ul aria-label={label}>
    {lines.map((line) => (
      <li key={line.id}>{line.parts ? <Opening {...line} /> : <Row {...line} />}</li>
    ))}
  </ul>
);

export interface PriceProps {
  readonly amount: string;
  /** The amount's label: `total before taxes · 3 nights`. */
  readonly says: ReactNode;
  /** The earlier price, struck; only for a real, dated discount. */
  readonly before?: string | undefined;
  /** Is being worked out anew: the old number stays, muted, beside a small ring. */
  readonly stale?: boolean;
}

/** One price, the amount in bold. */
export const Price = ({ amount, says, before, stale = false }: PriceProps) => (
  <chakra.span color={stale ? 'muted' : 'ink'} aria-busy={stale || undefined} transition="color 150ms ease-out">
    {before && (
      <Money as="s" color="muted" marginInlineEnd="1.5">
        {before}
      </Money>
    )}
    <Money fontWeight="bold">{amount}</Money> <chakra.span color="muted">{says}</chakra.span>
    {stale && (
      <chakra.span marginInlineStart="2">
        <Spinner />
      </chakra.span>
    )}
  </chakra.span>
);
