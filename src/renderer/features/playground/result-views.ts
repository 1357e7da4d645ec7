/** The views of results, each its own chunk, and the parts that any of them may show. */
export const loadScrapeResult = () => import('./results/scrape-result.tsx');
export const loadCrawlResult = () => import('./results/crawl-result.tsx');
export const loadSearchResult = () => import('./results/search-result.tsx');
export const loadMapResult = () => import('./results/map-result.tsx');
export const loadExtractResult = () => import('./results/extract-result.tsx');

/** Everything a result may need, for fetching ahead. */
export const RESULT_VIEWS: readonly (() => Promise<unknown>)[] = [
  loadScrapeResult,
  loadCrawlResult,
  loadSearchResult,
  loadMapResult,
  loadExtractResult,
  () => import('../../components/code-engine.tsx'),
  () => import('../../components/code-grammars.ts'),
  () => import('../document/preview.tsx'),
  () => import('../document/document-tables.tsx'),
  () => import('../records/job-table.tsx'),
  () => import('./schema-editor.tsx'),
];
