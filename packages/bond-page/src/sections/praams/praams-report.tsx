'use client'
import { ErrorState, GatedButton } from '@accrue/ui/controls'
import { lazyPart, useLabel, useVerdict } from '@accrue/ui/foundation'
import { useState } from 'react'
import type { PraamsDialogProps } from './praams-dialog.tsx'

/** The report comes when it is first wanted: a page that is only read needs no dialog. */
const LazyDialog = lazyPart<PraamsDialogProps>(
  async () => {
    const [{ PraamsDialog }, { withQueries }] = await Promise.all([
      import('./praams-dialog.tsx'),
      import('../with-queries.tsx'),
    ])
    return withQueries(PraamsDialog)
  },
  ({ retry, reloads, retrying }) =>
    retry ? <ErrorState onRetry={retry} reloads={reloads} pending={retrying} /> : null,
)

export type PraamsReportButtonProps = Omit<PraamsDialogProps, 'open' | 'onOpenChange'>

/** The praams report of the bond (Q14): asked for by a press, and only where access allows it (access row 11). */
export function PraamsReportButton(props: PraamsReportButtonProps) {
  const label = useLabel()
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  // nothing is asked for a user who lost access while the report was open
  const isAllowed = useVerdict('praams').kind === 'allowed'
  return (
    <>
      <GatedButton action="praams" onAllowed={() => setState('open')}>
        {label('praams_report')}
      </GatedButton>
      {state !== 'never' && isAllowed ? (
        <LazyDialog
          {...props}
          open={state === 'open'}
          onOpenChange={open => setState(open ? 'open' : 'closed')}
        />
      ) : null}
    </>
  )
}
