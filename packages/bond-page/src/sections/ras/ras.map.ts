import type { BankReportModel, LocalReportModel } from '@accrue/ui/blocks'

/** Which sheets the section has: the local-standard report, and a bank's own. */
export type RasSheets = { local: boolean; bank: boolean }

/**
 * A bank's sheet waits until something is known of it, for most issuers are none: unless the local report has nothing, and the
 * section would be empty meanwhile. What failed is drawn too, so that it can be tried again.
 */
export function rasSheets(
  local: Pick<LocalReportModel, 'figure'>,
  bank: Pick<BankReportModel, 'figure'>,
): RasSheets {
  const hasLocal = local.figure !== null
  const isAsking = bank.figure?.body.kind === 'loading'
  return { local: hasLocal, bank: bank.figure !== null && !(isAsking && hasLocal) }
}
