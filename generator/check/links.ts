// Ways onward: links of long texts, menu items and redirects lead to addresses that exist and are complete.
import type { RouteModel, Way } from '../model/model';
import type { PageModel } from '../model/page-model';
import { type Block, type HeadingBlock, type Inline, inlinesOf, type Words } from '../runtime/texts/page';
import { fill } from '../model/fill';
import { nearest } from '../diagnostics/suggest';
import { readableLink, segmentsOf } from '../reading/path';
import { at, doubles, listed, within, type CheckContext } from './context';
import type { Spot } from '../diagnostics/diagnostics';

const blocksOf = (blocks: readonly Block[]): readonly Block[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'list') return block.items.flatMap(blocksOf);
    return block.kind === 'quote' ? blocksOf(block.blocks) : [block];
  });
type Link = Extract<Inline, { kind: 'link' }>;

const headingsOf = (page: PageModel): readonly HeadingBlock[] => blocksOf(page.blocks).filter((block) => block.kind === 'heading');
const linksIn = (words: Words): readonly Link[] =>
  inlinesOf(words).flatMap((inline) => {
    if (typeof inline === 'string') return [];
    if (inline.kind === 'link') return [inline];
    return inline.kind === 'strong' || inline.kind === 'emphasis' ? linksIn(inline.text) : [];
  });
const linksOf = (page: PageModel): readonly Link[] =>
  blocksOf(page.blocks).flatMap((block) => (block.kind === 'heading' || block.kind === 'paragraph' ? linksIn(block.text) : []));

interface Pages {
  readonly context: CheckContext;
  readonly placeOf: (node: object) => Spot;
  readonly byId: ReadonlyMap<string, PageModel>;
  readonly paths: readonly string[];
}

const checkAnchor = ({ context, placeOf }: Pages, link: Link, target: { readonly page: PageModel; readonly anchor: string }): void => {
  const anchors = headingsOf(target.page).map((heading) => heading.anchor);
  if (target.anchor === '' || target.anchor === 'top' || anchors.includes(target.anchor)) return;
  const didYouMean = nearest(target.anchor, anchors);
  context.report(within(placeOf(link), link.href), 'page/no-anchor', {
    href: link.href,
    file: target.page.id,
    anchor: target.anchor,
    anchors: listed(anchors),
    didYouMean,
  });
};

const schemeOf = (address: string): string | undefined => /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]?.toLowerCase();
/** An address outside that a link may have; others run code in the page, or open programs and files. */
const leadsSomewhere = (address: string): boolean => {
  const scheme = schemeOf(address) ?? '';
  if (scheme === 'mailto' || scheme === 'tel') return address.length > scheme.length + 1;
  return (scheme === 'http' || scheme === 'https') && /^https?:\/\/[^/]/i.test(address) && URL.canParse(address);
};

const checkLink = (pages: Pages, page: PageModel, link: Link): void => {
  const { context, placeOf, byId, paths } = pages;
  const [path = '', anchor = ''] = fill(context.model)(readableLink(link.href)).split('#');
  const scheme = schemeOf(path);
  if (scheme !== undefined) {
    if (!leadsSomewhere(path)) context.report(within(placeOf(link), link.href), 'link/not-allowed', { href: link.href });
  } else if (path === '' && link.href.startsWith('#')) checkAnchor(pages, link, { page, anchor });
  else if (link.route === undefined)
    context.report(within(placeOf(link), link.href), 'page/no-route', { href: link.href, didYouMean: nearest(path, paths) });
  else {
    const there = byId.get(context.routes.get(link.route)?.text ?? '');
    if (there !== undefined) checkAnchor(pages, link, { page: there, anchor });
  }
};

const checkPages = (context: CheckContext): void => {
  const placeOf = (node: object): Spot => context.read.reading.places.get(node) ?? { kind: 'file', file: 'app.ts', line: 1, column: 1 };
  const pages = {
    context,
    placeOf,
    byId: new Map(context.model.pages.map((page) => [page.id, page])),
    paths: context.model.routes.map(({ path }) => path),
  };
  for (const page of context.model.pages) {
    for (const { item } of doubles(headingsOf(page), ({ anchor }) => anchor))
      context.report(placeOf(item), 'page/duplicate-anchor', { anchor: item.anchor });
    for (const link of linksOf(page)) checkLink(pages, page, link);
  }
};

const targetsOf = (context: CheckContext, { kind, id }: Way): readonly RouteModel[] => {
  const destination = kind === 'destination' ? context.destinations.get(id) : undefined;
  const ids = destination === undefined ? [id] : [...destination.cases.map(({ to }) => to), destination.otherwise];
  return ids.flatMap((one) => context.routes.get(one) ?? []);
};

const checkWay = (
  context: CheckContext,
  spot: Spot,
  { to, given = [] }: { readonly to: Way; readonly given?: readonly string[] },
): void => {
  for (const { path } of targetsOf(context, to)) {
    const lacks = segmentsOf(path, 'route').find(
      ({ parameter, optional }) => parameter !== undefined && !optional && !given.includes(parameter),
    );
    if (lacks?.parameter !== undefined) context.report(spot, 'way/needs-parameter', { path, parameter: lacks.parameter });
  }
};

/** Whether some page at the end of a way reads what is carried there. */
const checkCarried = (context: CheckContext, spot: Spot, { to, carries }: { readonly to?: Way; readonly carries?: string }): void => {
  const targets = to === undefined || carries === undefined ? [] : targetsOf(context, to);
  const names = targets.flatMap(({ query }) => query.map(({ name }) => name));
  if (carries === undefined || targets.length === 0 || names.includes(carries)) return;
  const slots = { carries, path: listed(targets.map(({ path }) => path)), names: listed(names), didYouMean: nearest(carries, names) };
  context.report(spot, 'way/unknown-query', slots);
};

/** A setting without a value yet leads nowhere until it has one. */
const checkOutside = (
  context: CheckContext,
  spot: Spot,
  { kind, id }: { readonly kind: 'setting' | 'constant'; readonly id: string },
): void => {
  const address = kind === 'setting' ? context.settings.get(id)?.default : context.constants.get(id)?.value;
  if (address !== undefined && address !== '' && !leadsSomewhere(String(address)))
    context.report(spot, 'link/not-allowed', { href: String(address) });
};

const parametersOfAll = (context: CheckContext, routes: readonly string[]): readonly string[] => {
  const [first = [], ...rest] = routes.map(
    (id) =>
      context.routes
        .get(id)
        ?.params.filter(({ optional }) => !optional)
        .map(({ name }) => name) ?? [],
  );
  return first.filter((name) => rest.every((names) => names.includes(name)));
};

export const checkLinks = (context: CheckContext): void => {
  checkPages(context);
  for (const { id, items } of context.model.menus)
    for (const [index, item] of items.entries()) {
      if (item.to !== undefined) checkWay(context, at('menu', id, 'items', index, 'to'), { to: item.to });
      if (item.outside !== undefined) checkOutside(context, at('menu', id, 'items', index, 'outside'), item.outside);
      checkCarried(context, at('menu', id, 'items', index, 'carries'), item);
    }
  for (const { id, visiting = [], ...way } of context.model.redirects) {
    checkWay(context, at('redirect', id, 'to'), { to: way.to, given: parametersOfAll(context, visiting) });
    checkCarried(context, at('redirect', id, 'carries'), way);
  }
};
