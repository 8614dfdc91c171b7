// The age of the page when the server sent it: it may have been rendered for another visitor.

/** In milliseconds, as the server tells it. */
export const pageAge = (): number => {
  const [came] = performance.getEntriesByType('navigation') as Partial<PerformanceNavigationTiming>[];
  return came?.serverTiming?.find(({ name }) => name === 'kept')?.duration ?? 0;
};
