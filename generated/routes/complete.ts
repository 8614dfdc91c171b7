// Generated c1c1d24246ec. The pages as they are asked for, from rows that say only what differs. The same for every spec: it stands in generator/runtime, and is
// copied from there as it is.

interface Row {
  readonly path: string;
  readonly guard?: string;
  readonly chrome?: object;
  readonly signedInChrome?: object;
}

/** How a page is where its row does not say; nothing where the product has no such thing. */
interface Usual {
  /** The guards that are asked for each guard, in order. */
  readonly chains: Readonly<Record<string, readonly string[]>>;
  readonly chrome?: object;
  readonly mode?: string;
}

const complete = (id: string, row: Row, { chains, ...usual }: Usual): object => {
  const guard = row.guard ?? 'anyone';
  const chrome = { ...usual.chrome, ...row.chrome };
  return {
    ...usual,
    indexed: guard === 'anyone',
    query: [],
    ...row,
    id,
    guard,
    guards: chains[guard],
    chrome,
    signedInChrome: { ...chrome, ...row.signedInChrome },
    params: [...row.path.matchAll(/:(\w+)(\??)/g)].map(([, name = '', mark]) => ({ name, optional: mark === '?' })),
  };
};

/** Every page by its id; the generated types say which they are. */
export const completeRoutes = <Id extends string, Route>(rows: Readonly<Record<Id, Row>>, usual: Usual): Readonly<Record<Id, Route>> =>
  Object.fromEntries(Object.entries<Row>(rows).map(([id, row]) => [id, complete(id, row, usual)])) as Readonly<Record<Id, Route>>;

/** The path of a page without its optional parts: `/loans/:loan_id?` -> `/loans`. */
export const startIn =
  <Id extends string>(rows: Readonly<Record<Id, Row>>) =>
  (id: Id): string =>
    rows[id].path.replaceAll(/\/:\w+\?/g, '') || '/';
