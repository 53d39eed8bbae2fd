import type { BondPage } from '@accrue/api-client'
import type { Day } from '@accrue/ui/foundation'

/** Whether there is something to reckon with: payments that are known, and not all of them made. */
export function hasCalculator({ cashFlow }: Pick<BondPage, 'cashFlow'>, today: Day): boolean {
  return (cashFlow?.rows ?? []).some(({ day }) => day !== null && day > today)
}
