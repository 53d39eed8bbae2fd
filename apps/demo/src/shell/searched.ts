import type { GlobalKind } from '@accrue/ui/blocks'
import { paths } from '../paths.ts'

/** Where the search leads. */
export const SEARCHED: Record<GlobalKind, (id: number) => string> = {
  bonds: paths.bond,
  stocks: paths.stock,
  indexes: paths.index,
  companies: paths.company,
  etfs: paths.etf,
}

/** Issuers that failed are left out of the search: their statuses by the server's numbers (`server/market/statuses.ts`). */
export const STOPPED_STATUSES: readonly number[] = [300]
