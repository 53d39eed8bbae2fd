import type { Api, EntityPage } from '@accrue/api-client'
import { BankReport, LocalReport, useBankReport, useLocalReport } from '@accrue/ui/blocks'

export type CompanyRasProps = { api: Api; page: EntityPage; id: string; className: string }

/** Local-standard reports and a bank's own report; the menu links to the first that exists. */
export function CompanyRas({ api, page, id, className }: CompanyRasProps) {
  const local = useLocalReport({ reportId: page.id, load: api.reports.local })
  const bank = useBankReport({ issuerId: page.id, load: api.reports.bank })
  const looks = { className, actionLogged: api.log.tableExpanded }
  // Few companies are banks, so no space is reserved for the bank report below a local one.
  const hasBank = local.viewModel === null || bank.viewModel?.body.kind !== 'loading'
  return (
    <>
      <LocalReport {...looks} id={id} model={local} />
      {hasBank && <BankReport {...looks} {...(local.viewModel ? {} : { id })} model={bank} />}
    </>
  )
}
