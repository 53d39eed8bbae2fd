'use client'
import { GatedButton, lazyDialog } from '@accrue/ui/controls'
import { useLabel, useVerdict } from '@accrue/ui/foundation'
import { useState } from 'react'
import type { PraamsDialogProps } from './praams-dialog.tsx'

/** Loads with the first press. */
const LazyDialog = lazyDialog<PraamsDialogProps>(async () => {
  const [{ PraamsDialog }, { withQueries }] = await Promise.all([
    import('./praams-dialog.tsx'),
    import('../with-queries.tsx'),
  ])
  return withQueries(PraamsDialog)
})

export type PraamsReportButtonProps = Omit<PraamsDialogProps, 'open' | 'onOpenChange'>

/** The praams report of the bond (Q14), requested on a press and only with access (access row 11). */
export function PraamsReportButton(props: PraamsReportButtonProps) {
  const label = useLabel()
  const [open, setOpen] = useState(false)
  // a user who loses access while the dialog is open sends no request
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
