// The pages of results, as links.
import { chakra } from '@chakra-ui/react/styled-system';
import { pathTo } from '../../../generated/routes/paths';
import { searchTexts as texts } from '../../../generated/texts/sentences/searchTexts';
import { Icon, type IconShape } from '../../ui/icon';
import { icons } from '../../ui/icons/basic';
import { Text } from '../../ui/type';
import { BareLink } from '../shell/navigation/links';
import type { SearchQuery } from '../shell/search-pill/trip';

const Line = chakra('nav', {
  base: { display: 'flex', justifyContent: 'center', alignItems: 'center', gap: '1', paddingTop: { base: '10', md: '14' } },
});
const PageLink = chakra(BareLink, {
  base: {
    display: 'grid',
    placeItems: 'center',
    minWidth: 'touch',
    height: 'touch',
    borderRadius: 'full',
    fontWeight: 'medium',
    fontVariantNumeric: 'tabular-nums',
    _hover: { bg: 'surface.deep' },
    '&[aria-current=page]': { bg: 'ink', color: 'white', fontWeight: 'semibold' },
  },
});
const Blank = chakra('span', { base: { width: 'touch', textAlign: 'center', color: 'muted' } });

/** The first, the last, and those around this one; a gap is a `null`. */
export const pagesAround = (page: number, pages: number): readonly (number | null)[] => {
  const near = [1, page - 1, page, page + 1, pages].filter((it) => it >= 1 && it <= pages);
  const shown = [...new Set(near)].toSorted((a, b) => a - b);
  return shown.flatMap((it, at) => {
    const before = shown[at - 1] ?? it - 1;
    if (it - before === 2) return [it - 1, it];
    return it - before > 2 ? [null, it] : [it];
  });
};

const Turn = ({
  to,
  label,
  icon,
  rel,
}: {
  readonly to: string;
  readonly label: string;
  readonly icon: IconShape;
  readonly rel: string;
}) => (
  <PageLink to={to} aria-label={label} rel={rel}>
    <Icon of={icon} />
  </PageLink>
);

export interface PagerProps {
  readonly query: SearchQuery;
  readonly page: number;
  readonly pages: number;
}

const Turns = ({ query, page, pages }: PagerProps) => {
  const pathOf = (to: number) => pathTo.search({ ...query, page: to > 1 ? to : undefined });
  return (
    <Line aria-label={texts.pages}>
      {page > 1 ? <Turn to={pathOf(page - 1)} label={texts.previousPage} icon={icons.left} rel="prev" /> : <Blank />}
      {pagesAround(page, pages).map((it, at) =>
        it === null ? (
          <Blank key={`gap-${at}`} aria-hidden="true">
            …
          </Blank>
        ) : (
          <PageLink key={it} to={pathOf(it)} aria-label={texts.pageLink({ page: it })} aria-current={it === page ? 'page' : undefined}>
            {it}
          </PageLink>
        ),
      )}
      {page < pages ? <Turn to={pathOf(page + 1)} label={texts.nextPage} icon={icons.right} rel="next" /> : <Blank />}
    </Line>
  );
};

/** The pages, and what the order of the stays goes by, where nobody chose one. */
export const Pager = (props: PagerProps) => (
  <>
    {props.pages > 1 && <Turns {...props} />}
    {props.query.sort === undefined && (
      <Text textStyle="small" color="muted" textAlign="center" marginX="auto" maxWidth="text" paddingTop="6">
        {texts.whyOrder}
      </Text>
    )}
  </>
);
