'use client'
import { Notice } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'
import { useState } from 'react'
import type { SectionProps } from '../../section-props.ts'
import { SectionCard } from '../section.tsx'
import { CalendarButton } from './calendar-button.tsx'
import { ExcelButton, ExportError } from './excel-export.tsx'
import { OptionsTable } from './options-table.tsx'
import { PaymentsTable } from './payments-table.tsx'
import { useExcelExport } from './use-excel-export.ts'

/** Cash flow and options (bond-page §2, §3): Q7, Q8. */
export function CashFlowSection({ page, ports }: SectionProps) {
  const label = useLabel()
  const [calendarFailed, setCalendarFailed] = useState(false)
  const excel = useExcelExport({ bondId: page.bond.id, link: ports.files.cashFlowLink })
  const cashFlow = page.cashFlow?.rows.length ? page.cashFlow : null
  return (
    <SectionCard
      id="cash-flow"
      title={label('section_cash_flow')}
      actions={
        cashFlow && (
          <>
            <CalendarButton page={page} onFailure={() => setCalendarFailed(true)} />
            <ExcelButton pending={excel.state.kind === 'pending'} onPress={excel.request} />
          </>
        )
      }
    >
      <ExportError state={excel.state} onRetry={excel.request} />
      {calendarFailed && (
        <div className="px-4 pt-3 desk:px-5">
          <Notice tone="down" onClose={() => setCalendarFailed(false)}>
            {label('payments_calendar_failed')}
          </Notice>
        </div>
      )}
      {cashFlow && (
        <div className="pt-3">
          <PaymentsTable cashFlow={cashFlow} />
        </div>
      )}
      {page.options.length > 0 && <OptionsTable page={page} />}
    </SectionCard>
  )
}
