'use client'
import { AccessPrompt, GatedButton, Notice, RetryNotice } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'
import { Download } from 'lucide-react'
import { useRef } from 'react'
import type { useArchiveExcel } from './use-archive-excel.ts'

export type ExcelFormProps = {
  excel: ReturnType<typeof useArchiveExcel>
  venueId: number | null
  /** Why the export is disabled, or null. */
  reason: string | null
}

/** The Excel export of the archive as a gated form (bond-page §7, access rows 1 and 7). */
export function ExcelForm({ excel, venueId, reason }: ExcelFormProps) {
  const label = useLabel()
  const form = useRef<HTMLFormElement>(null)
  return (
    <form
      ref={form}
      aria-label={label('payments_excel')}
      onSubmit={event => {
        event.preventDefault()
        excel.submit()
      }}
    >
      <GatedButton
        action="exportExcel"
        subject={{ venueId }}
        size="s"
        icon={<Download />}
        pending={excel.state.kind === 'pending'}
        disabledReason={reason}
        onAllowed={() => form.current?.requestSubmit()}
      >
        {label('payments_excel')}
      </GatedButton>
    </form>
  )
}

/** Why there is no file: too many points, no data, missing access, or an error with Retry (bond-page §8). */
export function ExcelError({ excel: { state, submit } }: Pick<ExcelFormProps, 'excel'>) {
  const label = useLabel()
  switch (state.kind) {
    case 'idle':
    case 'pending':
      return null
    case 'locked':
      return <AccessPrompt role="alert" verdict={state.verdict} />
    case 'manyPoints':
      return <Notice tone="down">{label('many_points')}</Notice>
    case 'refused':
      return <Notice tone="down">{label(state.code)}</Notice>
    case 'failed':
      return <RetryNotice onRetry={submit}>{label('payments_excel_failed')}</RetryNotice>
  }
}
