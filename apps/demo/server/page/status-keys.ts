import type { BondStatus } from '../market/statuses.ts'

/** Label key of each status. */
export const STATUS_KEYS: Record<BondStatus, string> = {
  256: 'status_outstanding',
  174: 'status_placing',
  192: 'status_defaulted',
  96: 'status_unpaid',
  128: 'status_matured',
  112: 'status_redeemed_early',
}
