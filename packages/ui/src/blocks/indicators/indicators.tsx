'use client'
import { Button } from '../../controls/button/button.tsx'
import { Dialog } from '../../controls/dialog/dialog.tsx'
import { LiveRegion } from '../../controls/live-region/live-region.tsx'
import { formatDay } from '../../foundation/format/format-day.ts'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { useLabel, useUi } from '../../foundation/ui-provider.tsx'
import { LoadedFrame, type LoadedLooks } from '../loaded/loaded-frame.tsx'
import type { IndicatorRowsViewModel } from './indicators.view-model.ts'
import { IndicatorsBody } from './indicators-body.tsx'
import { useFocusAfterDeletion } from './use-focus-after-deletion.ts'
import { type IndicatorsModel, type IndicatorsOptions, useIndicators } from './use-indicators.ts'

export type IndicatorsLooks = LoadedLooks & {
  /** Its heading. Default: the label `consensus_forecasts`. */
  title?: string
}

export type IndicatorsProps = IndicatorsLooks &
  ((IndicatorsOptions & { model?: undefined }) | { model: IndicatorsModel })

/**
 * Consensus-forecast indicators of an issuer, six on a page and thirty at most (R8, shared-blocks §2 and §9). A signed-in user deletes
 * their own requests: a dialog asks first, the row steps back while the server is asked, goes at status 1, and comes back with a message
 * otherwise. Give it the ports `list` and `deleteRequest`, or a `model` from `useIndicators`.
 * Parts: `data-slot` indicators (`data-status` asking, failed, empty, gate, rows), indicators-row (`data-going`), indicator-delete,
 * indicators-failure (`data-why` kept, gone, needAuth, fault), indicators-cut.
 */
export const Indicators = forwardRef(function Indicators(props: IndicatorsProps) {
  if (props.model) return <IndicatorsView {...props} />
  return <IndicatorsAlone {...props} />
})

const IndicatorsAlone = forwardRef(function IndicatorsAlone(props: IndicatorsLooks & IndicatorsOptions) {
  const { issuerId, list, deleteRequest, pageSize, limit, onHasDataChange, ...looks } = props
  const model = useIndicators({ issuerId, list, deleteRequest, pageSize, limit, onHasDataChange })
  return <IndicatorsView {...looks} model={model} />
})

type ViewProps = IndicatorsLooks & { model: IndicatorsModel }

const IndicatorsView = forwardRef(function IndicatorsView({ model, title, ...looks }: ViewProps) {
  const label = useLabel()
  const { viewModel, state } = model
  const focus = useFocusAfterDeletion(viewModel)
  const { said } = state
  const name = title ?? label('consensus_forecasts')
  return (
    <LoadedFrame
      {...looks}
      data-slot="indicators"
      status={viewModel.kind}
      title={name}
      note={viewModel.kind === 'rows' ? <IndicatorsNote viewModel={viewModel} /> : undefined}
      // takes the focus when the last row that could be deleted is gone
      card={{ ...focus, tabIndex: -1, className: 'focus-ring' }}
    >
      <IndicatorsBody model={model} name={name} />
      <IndicatorsDialog model={model} />
      <LiveRegion message={said && { id: said.id, text: label(said.key, said.values) }} />
    </LoadedFrame>
  )
})

/** The day of all values, and whether they are illustrative; nothing when neither applies to all. */
function IndicatorsNote({ viewModel: { day, illustrative } }: { viewModel: IndicatorRowsViewModel }) {
  const { label, lang } = useUi()
  const notes = [
    illustrative ? label('forecast_illustrative') : null,
    day === null ? null : label('forecast_as_of', { day: formatDay(day, lang) }),
  ]
  return notes.filter(note => note !== null).join(' · ')
}

/** Asks whether to delete the request (shared-blocks §8). Focus begins on the way back. */
function IndicatorsDialog({ model: { viewModel, events } }: { model: IndicatorsModel }) {
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
