'use client'
import { AccessPrompt, GatedButton, RetryNotice } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'
import { gateOf } from '@accrue/ui/foundation/access'
import { Download } from 'lucide-react'
import { type ExcelExportState, refusalLabel } from './excel-export.reducer.ts'

export type ExcelButtonProps = { pending: boolean; onPress: () => void }

/** The Excel export of the cash flow, gated (access row 2). */
export function ExcelButton({ pending, onPress }: ExcelButtonProps) {
  const label = useLabel()
  return (
    <GatedButton action="exportCashFlow" size="s" icon={<Download />} pending={pending} onAllowed={onPress}>
      {label('payments_excel')}
    </GatedButton>
  )
}

export type ExportErrorProps = { state: ExcelExportState; onRetry: () => void }

/** Why there is no file: a refusal with its message and the way to access, or a failure with Retry. */
export function ExportError({ state, onRetry }: ExportErrorProps) {
  const label = useLabel()
  if (state.kind === 'idle' || state.kind === 'pending') return null
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
