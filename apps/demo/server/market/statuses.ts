import type { Day } from '@accrue/ui/foundation/calendar'

/**
 * Life cycle of a bond, by the specification's status numbers. The specification defines what the numbers control (the
 * chart, hidden quotes, chart end) but not their names; the names here are ours.
 */
export const BOND_STATUS = {
  outstanding: 256,
  /** Outstanding, with a further tranche announced. No bond in the data has it. */
  placing: 174,
  /** In default before its maturity: quotes are hidden (bond-page §9). */
  defaulted: 192,
  /** Past its maturity and not repaid: quotes are hidden (bond-page §9). */
  unpaid: 96,
  matured: 128,
  redeemedEarly: 112,
} as const

export type BondStatus = (typeof BOND_STATUS)[keyof typeof BOND_STATUS]

/** A failed issuer that no longer reports. The specification numbers bonds only: this number is ours. */
export const CEASED_STATUS = 300

/** An issuer has the status of its worst outstanding bond, unless it failed. */
export type IssuerStatus = BondStatus | typeof CEASED_STATUS

/** The bond's status on a day. */
export function statusOn(
  day: Day,
  bond: { maturity: Day; inDefault: boolean; calledOn?: Day | null },
): BondStatus {
  if (bond.inDefault) return bond.maturity <= day ? BOND_STATUS.unpaid : BOND_STATUS.defaulted
  if (bond.calledOn && bond.calledOn <= day) return BOND_STATUS.redeemedEarly
  return bond.maturity <= day ? BOND_STATUS.matured : BOND_STATUS.outstanding
}
