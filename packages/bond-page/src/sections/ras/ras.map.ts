import type { BankReportModel, LocalReportModel } from '@accrue/ui/blocks'

/** Which sheets the section has: the local-standard report, and a bank's own. */
export type RasSheets = { local: boolean; bank: boolean }

/**
 * A bank's sheet waits until something is known of it, for most issuers are none: unless the local report has nothing, and the
 * section would be empty meanwhile. What failed is drawn too, so that it can be tried again.
 */
export function rasSheets(
  local: Pick<LocalReportModel, 'viewModel'>,
  bank: Pick<BankReportModel, 'viewModel'>,
): RasSheets {
  const hasLocal = local.viewModel !== null
  const isAsking = bank.viewModel?.body.kind === 'loading'
  return { local: hasLocal, bank: bank.viewModel !== null && !(isAsking && hasLocal) }
}
