// A long text as it is read: its headings with their anchors, paragraphs, lists, and links that lead inside the app.
import { chakra } from '@chakra-ui/react/styled-system';
import { Fragment, type ReactNode } from 'react';
import { type Block, type Inline, inlinesOf, plainText, type Page, type Words } from '../../../../generated/texts/page';
import { Link } from '../../../ui/type';
import { RouteLink } from '../navigation/links';

const marked = {
  '& ul': { listStyle: 'none', paddingInlineStart: '0', display: 'grid', gap: '3' },
  '& ul > li': { position: 'relative', paddingInlineStart: '9' },
} as const;
const mark = {
  position: 'absolute',
  insetInlineStart: '0',
  top: '0.5',
  width: '6',
  height: '6',
  display: 'grid',
  placeItems: 'center',
  borderRadius: 'full',
  fontSize: 'xs',
  fontWeight: 'bold',
  lineHeight: '1',
} as const;

/** Holds blocks at the distances of running text. */
export const Prose = chakra('div', {
  base: {
    lineHeight: '1.65',
    overflowWrap: 'break-word',
    '& > * + *': { marginTop: '4' },
    '& > h2': { textStyle: 'title' },
    '& > h3': { textStyle: 'subheading' },
    '& > h4': { fontWeight: 'semibold' },
    '& > * + h2': { marginTop: { base: '9', md: '12' } },
    '& > * + h3': { marginTop: { base: '7', md: '8' } },
    '& > * + h4': { marginTop: '6' },
    '& > h2 + *, & > h3 + *, & > h4 + *': { marginTop: '3' },
    '& ul, & ol': { paddingInlineStart: '5', display: 'grid', gap: '2' },
    '& ul': { listStyle: 'disc' },
    '& ol': { listStyle: 'decimal' },
    '& li::marker': { color: 'spruce', fontWeight: 'semibold' },
    '& strong': { fontWeight: 'semibold' },
    '& blockquote': { paddingX: '5', paddingY: '4', bg: 'spruce.mist', borderRadius: 'lg', color: 'spruce.deep' },
  },
  variants: {
    /** The words for a tick or a cross in place of a dot; the marks themselves are not read aloud. */
    marks: {
      ticks: { ...marked, '& ul > li::before': { ...mark, content: '"✓" / ""', bg: 'spruce.mist', color: 'spruce' } },
      crosses: { ...marked, '& ul > li::before': { ...mark, content: '"✕" / ""', bg: 'surface.deep', color: 'muted' } },
    },
  },
});

const rendered = (inline: Inline): ReactNode => {
  if (typeof inline === 'string') return inline;
  switch (inline.kind) {
    case 'break':
      return <br />;
    case 'strong':
      return <strong>{inlines(inline.text)}</strong>;
    case 'emphasis':
      return <em>{inlines(inline.text)}</em>;
    case 'code':
      return <code>{inline.text}</code>;
    case 'link':
      return inline.route ? (
        <RouteLink to={inline.href}>{inlines(inline.text)}</RouteLink>
      ) : (
        <Link href={inline.href}>{inlines(inline.text)}</Link>
      );
  }
};

// a text never changes its order: places are good keys
const each = <T,>(all: readonly T[], render: (one: T) => ReactNode) =>
  all.map((one, place) => <Fragment key={place}>{render(one)}</Fragment>);

/** The inlines of a paragraph or heading. */
export const inlines = (words: Words): ReactNode => each(inlinesOf(words), rendered);

const item = (parts: readonly Block[]): ReactNode => {
  const [only] = parts;
  return only?.kind === 'paragraph' && parts.length === 1 ? inlines(only.text) : <Blocks of={parts} />;
};

const block = (one: Block): ReactNode => {
  switch (one.kind) {
    case 'heading': {
      const Level = `h${one.level}` as 'h2';
      return <Level id={one.anchor}>{inlines(one.text)}</Level>;
    }
    case 'list': {
      const List = one.ordered ? 'ol' : 'ul';
      return (
        <List>
          {each(one.items, (parts) => (
            <li>{item(parts)}</li>
          ))}
        </List>
      );
    }
    case 'quote':
      return (
        <blockquote>
          <Blocks of={one.blocks} />
        </blockquote>
      );
    case 'rule':
      return <hr />;
    case 'paragraph':
      return <p>{inlines(one.text)}</p>;
  }
};

/** Blocks, one below the other; stand in a `Prose`. */
export const Blocks = ({ of }: { readonly of: readonly Block[] }) => each(of, block);

const Line = chakra('a', {
  base: {
    display: 'block',
    paddingY: '1.5',
    textStyle: 'small',
    color: 'muted',
    borderRadius: 'xs',
    _hover: { color: 'spruce', textDecoration: 'underline' },
  },
  variants: { deep: { true: { paddingInlineStart: '4' } } },
});

/** The lines of a table of contents: the headings of a text, without its title. */
export const Contents = ({ of: { blocks } }: { readonly of: Page }) => (
  <chakra.ul>
    {blocks.map(
      (one) =>
        one.kind === 'heading' &&
        one.level > 1 && (
          <li key={one.anchor}>
            <Line href={`#${one.anchor}`} deep={one.level > 2}>
              {plainText(one.text)}
            </Line>
          </li>
        ),
    )}
  </chakra.ul>
);
