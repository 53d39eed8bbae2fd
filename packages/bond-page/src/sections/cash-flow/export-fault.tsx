'use client'
import { AccessPrompt, RetryNotice } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'
import { gateOf } from '@accrue/ui/foundation/access'
import { type ExcelExportState, refusalLabel } from './excel-export.reducer.ts'

export type ExportFaultProps = { state: ExcelExportState; onRetry: () => void }

/** Why there is no file: the refusal in its own words and the way in, or a fault that can be tried again. */
export function ExportFault({ state, onRetry }: ExportFaultProps) {
  const label = useLabel()
  if (state.kind === 'idle' || state.kind === 'asking') return null
  const code = state.kind === 'refused' ? state.code : null
  const verdict = code && gateOf(code)
  return (
    <div className="px-4 pt-3 desk:px-5" role={code === null ? undefined : 'alert'}>
      {verdict ? (
        <AccessPrompt verdict={verdict} />
      ) : (
        <RetryNotice onRetry={onRetry}>
          {label((code && refusalLabel(code)) || 'payments_excel_failed')}
        </RetryNotice>
      )}
    </div>
  )
}
