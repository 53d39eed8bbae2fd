import type { Api, EntityPage } from '@accrue/api-client'
import { BankReport, LocalReport, useBankReport, useLocalReport } from '@accrue/ui/blocks'

export type CompanyRasProps = { api: Api; page: EntityPage; id: string; className: string }

/** Reports by the local standard, and a bank's own; the menu leads to the first that is there. */
export function CompanyRas({ api, page, id, className }: CompanyRasProps) {
  const local = useLocalReport({ reportId: page.id, load: api.reports.local })
  const bank = useBankReport({ issuerId: page.id, load: api.reports.bank })
  const looks = { className, actionLogged: api.log.tableExpanded }
  // few companies are banks: until that is known, theirs has no place below a local report
  const hasBank = local.figure === null || bank.figure?.body.kind !== 'loading'
  return (
    <>
      <LocalReport {...looks} id={id} model={local} />
      {hasBank && <BankReport {...looks} {...(local.figure ? {} : { id })} model={bank} />}
    </>
  )
}
