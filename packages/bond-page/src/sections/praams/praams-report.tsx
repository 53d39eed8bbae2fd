'use client'
import { GatedButton, lazyDialog } from '@accrue/ui/controls'
import { useLabel, useVerdict } from '@accrue/ui/foundation'
import { useState } from 'react'
import type { PraamsDialogProps } from './praams-dialog.tsx'

/** The report comes when it is first wanted: a page that is only read needs no dialog. */
const LazyDialog = lazyDialog<PraamsDialogProps>(async () => {
  const [{ PraamsDialog }, { withQueries }] = await Promise.all([
    import('./praams-dialog.tsx'),
    import('../with-queries.tsx'),
  ])
  return withQueries(PraamsDialog)
})

export type PraamsReportButtonProps = Omit<PraamsDialogProps, 'open' | 'onOpenChange'>

/** The praams report of the bond (Q14): asked for by a press, and only where access allows it (access row 11). */
export function PraamsReportButton(props: PraamsReportButtonProps) {
  const label = useLabel()
  const [open, setOpen] = useState(false)
  // nothing is asked for a user who lost access while the report was open
  const isAllowed = useVerdict('praams').kind === 'allowed'
  return (
    <>
      <GatedButton action="praams" onAllowed={() => setOpen(true)}>
        {label('praams_report')}
      </GatedButton>
      {isAllowed ? <LazyDialog {...props} open={open} onOpenChange={setOpen} /> : null}
    </>
  )
}
