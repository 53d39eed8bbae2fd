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
