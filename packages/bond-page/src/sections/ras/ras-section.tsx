'use client'
import { BankReport, LocalReport, useBankReport, useLocalReport } from '@accrue/ui/blocks'
import { useLabel } from '@accrue/ui/foundation'
import type { SectionProps } from '../../section-props.ts'
import { EmptySection } from '../empty-section.tsx'
import { rasSheets } from './ras.map.ts'

/** RAS indicators: the issuer's report by the local standard, and the bank report (bond-page §2): Q10, R1, R3. */
export function RasSection({ page: { bond }, ports }: SectionProps) {
  const label = useLabel()
  const issuerId = bond.issuerId ?? 0
  const local = useLocalReport({ reportId: issuerId, load: ports.reports.local })
  const bank = useBankReport({ issuerId, load: ports.reports.bank })
  const sheets = rasSheets(local, bank)
  const frame = { id: 'ras', title: label('section_ras') }
  const exportProps = {
    exportGate: 'exportReport',
    exportPrompts: true,
    actionLogged: (action: { actionId: 76 | 80 }) => ports.tableExpanded({ ...action, bondId: bond.id }),
  } as const
  if (!sheets.local && !sheets.bank) return <EmptySection {...frame} />
  return (
    <div className="flex min-w-0 flex-col gap-6">
      {sheets.local && <LocalReport {...exportProps} {...frame} model={local} />}
      {/* the first report has the section's id and title */}
      {sheets.bank && (
        <BankReport
          {...exportProps}
          {...(sheets.local ? { title: label('report_bank') } : frame)}
          model={bank}
        />
      )}
    </div>
  )
}
