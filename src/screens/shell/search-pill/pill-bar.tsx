// The pill on wide screens. Without scripts its first part is a plain search box.
import { chakra } from '@chakra-ui/react/styled-system';
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { queryMax } from '../../../../generated/model/constants';
import { pathTo } from '../../../../generated/routes/paths';
import { searchPillTexts as texts } from '../../../../generated/texts/sentences/searchPillTexts';
import { Icon } from '../../../ui/icon';
import { icons } from '../../../ui/icons/basic';
import { deferred } from '../loading/deferred';
import { datesText, guestsText } from './trip';
import { usePlaceList } from './use-place-list';
import type { Pill, PillPart } from './use-pill';
import { Pressable } from '../../../ui/pressable';
import { Span } from '../../../ui/layout';

const pillPanel = deferred(async () => (await import('./pill-panels')).PillPanel);

const Bar = chakra('form', {
  base: {
    display: { base: 'none', md: 'flex' },
    alignItems: 'stretch',
    minHeight: '4.125rem',
    bg: 'white',
    borderWidth: '1px',
    borderRadius: 'full',
    boxShadow: 'raised',
    '&[data-open]': { bg: 'surface' },
  },
});
const segment = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minWidth: '0',
  paddingX: '7',
  paddingY: '2.5',
  borderRadius: 'full',
  textAlign: 'start',
  cursor: 'pointer',
  transition: 'background-color 150ms ease-out',
  _hover: { bg: 'surface.deep' },
  '&[data-open], &[data-open]:hover': { bg: 'white', boxShadow: 'raised' },
} as const;
const Place = chakra('label', {
  base: { ...segment, flex: '1.5', cursor: 'text', '&:has(:focus-visible)': { outline: '2px solid {colors.spruce}' } },
});
const Part = chakra(Pressable, { base: { ...segment, flex: '1' } });
const Title = chakra('span', { base: { textStyle: 'tiny', fontWeight: 'bold' } });
const Value = chakra('span', {
  base: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', lineHeight: '1.35' },
  variants: { open: { true: { color: 'muted' } } },
});
const Input = chakra('input', {
  base: { width: 'full', bg: 'transparent', lineHeight: '1.35', outline: 'none !important', textOverflow: 'ellipsis' },
});
const Go = chakra('button', {
  base: {
    alignSelf: 'center',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    height: '12',
    minWidth: '12',
    marginX: '2',
    paddingX: { base: '3.5', lg: '5' },
    bg: 'spruce',
    color: 'white',
    borderRadius: 'full',
    fontWeight: 'semibold',
    cursor: 'pointer',
    transition: 'background-color 150ms ease-out',
    _hover: { bg: 'spruce.deep' },
  },
});
const Rule = chakra('span', { base: { alignSelf: 'center', width: '1px', height: '8', bg: 'hairline' } });

interface PartButtonProps {
  readonly part: PillPart;
  readonly pill: Pill;
  readonly title: string;
  readonly value: string | undefined;
  readonly empty: string;
}

const PartButton = ({ part, pill, title, value, empty }: PartButtonProps) => (
  <Part
    data-part={part}
    data-open={pill.open === part || undefined}
    aria-expanded={pill.open === part}
    aria-haspopup="dialog"
    onFocus={() => pill.open !== null && pill.open !== part && pill.show(null)}
    onClick={() => pill.show(pill.open === part ? null : part)}
  >
    <Title>{title}</Title>
    <Value open={value === undefined}>{value ?? empty}</Value>
  </Part>
);

/** Words typed before the page worked are kept. */
const useTypedEarly = ({ trip, type }: Pill) => {
  const box = useRef<HTMLInputElement>(null);
  const early = useRef(true);
  useEffect(() => {
    const typed = box.current?.value;
    if (early.current && typed && typed !== trip.query) type(typed);
    early.current = false;
  }, [trip.query, type]);
  return box;
};

const PlaceBox = ({ pill, list }: { readonly pill: Pill; readonly list: ReturnType<typeof usePlaceList> }) => {
  const box = useTypedEarly(pill);
  return (
    <Place data-open={pill.open === 'where' || undefined} data-part="where">
      <Title>{texts.where}</Title>
      <Input
        ref={box}
        name="query"
        placeholder={texts.wherePlaceholder}
        autoComplete="off"
        maxLength={queryMax}
        value={pill.trip.query ?? ''}
        {...list.attributes}
        onFocus={() => pill.show('where')}
        onClick={() => pill.show('where')}
        onChange={(event) => {
          pill.type(event.target.value);
          pill.show('where');
        }}
      />
    </Place>
  );
};

/** The open part stands under its button; Escape closes it, and the focus returns. */
const useBar = (pill: Pill) => {
  const bar = useRef<HTMLFormElement>(null);
  const focus = (part: PillPart) => bar.current?.querySelector<HTMLElement>(`[data-part=${part}]`)?.focus();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || pill.open === null) return;
    event.preventDefault();
    focus(pill.open);
    pill.show(null);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    pill.search(pill.trip);
  };
  return { bar, onKeyDown, onSubmit };
};

export const PillBar = ({ pill }: { readonly pill: Pill }) => {
  const { bar, onKeyDown, onSubmit } = useBar(pill);
  const list = usePlaceList({
    typed: pill.trip.query ?? '',
    open: pill.open === 'where',
    onTake: ({ group, trip }) => {
      if (group === 'recent') return pill.search({ ...pill.trip, ...trip });
      pill.type(trip.query ?? '');
      pill.show('when');
    },
    onClose: () => pill.show(null),
  });
  const panel = (part: PillPart): ReactNode => pill.open === part && <pillPanel.Part part={part} pill={pill} list={list} />;
  return (
    <Bar
      ref={bar}
      action={pathTo.search()}
      data-open={pill.open ? '' : undefined}
      {...{ onKeyDown, onSubmit }}
      onPointerEnter={() => void pillPanel.preload().catch(() => undefined)}
      onFocus={() => void pillPanel.preload().catch(() => undefined)}
    >
      <PlaceBox pill={pill} list={list} />
      {panel('where')}
      <Rule />
      <PartButton part="when" pill={pill} title={texts.when} value={datesText(pill.trip)} empty={texts.anyWeek} />
      {panel('when')}
      <Rule />
      <PartButton part="who" pill={pill} title={texts.who} value={guestsText(pill.trip)} empty={texts.addGuests} />
      {panel('who')}
      <Go type="submit" aria-label={texts.search}>
        <Icon of={icons.search} size={18} />
        <Span display={{ base: 'none', lg: 'inline' }}>{texts.search}</Span>
      </Go>
    </Bar>
  );
};
