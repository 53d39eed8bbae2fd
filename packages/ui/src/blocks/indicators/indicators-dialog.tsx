'use client'
import { Button } from '../../controls/button/button.tsx'
import { Dialog } from '../../controls/dialog/dialog.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { IndicatorsModel } from './use-indicators.ts'

/** Asks whether to delete the request (shared-blocks §8). Focus begins on the way back. */
export function IndicatorsDialog({ model: { viewModel, events } }: { model: IndicatorsModel }) {
  const label = useLabel()
  const about = viewModel.kind === 'rows' ? viewModel.confirming : null
  return (
    <Dialog
      open={about !== null}
      onOpenChange={open => open || events.cancelDelete()}
      title={label('forecast_delete_question')}
      description={about ? label('forecast_delete_about', { name: about.name }) : ''}
      size="s"
    >
      <div className="flex flex-wrap justify-end gap-2 pt-2">
        <Button data-request={about?.requestId} onClick={events.cancelDelete}>
          {label('forecast_delete_no')}
        </Button>
        <Button variant="primary" data-request={about?.requestId} onClick={events.confirmDelete}>
          {label('forecast_delete_yes')}
        </Button>
      </div>
    </Dialog>
  )
}
