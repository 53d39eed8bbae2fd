import type { BankReportModel, LocalReportModel } from '@accrue/ui/blocks'

/** Whether the section shows the local-standard report and the bank report. */
export type RasSheets = { local: boolean; bank: boolean }

/**
 * Most issuers are not banks, so the bank report is hidden while it loads, unless the section would be empty without it. A failed
 * report is shown, with its Retry.
 */
export function rasSheets(
  local: Pick<LocalReportModel, 'viewModel'>,
  bank: Pick<BankReportModel, 'viewModel'>,
): RasSheets {
  const hasLocal = local.viewModel !== null
  const isLoading = bank.viewModel?.body.kind === 'loading'
  return { local: hasLocal, bank: bank.viewModel !== null && !(isLoading && hasLocal) }
}
