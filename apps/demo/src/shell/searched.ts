import type { GlobalKind } from '@accrue/ui/blocks'
import { paths } from '../paths.ts'

/** Links of search results. */
export const SEARCHED: Record<GlobalKind, (id: number) => string> = {
  bonds: paths.bond,
  stocks: paths.stock,
  indexes: paths.index,
  companies: paths.company,
  etfs: paths.etf,
}

/** Excludes failed issuers from the search, by the server's status numbers (`server/market/statuses.ts`). */
export const STOPPED_STATUSES: readonly number[] = [300]
