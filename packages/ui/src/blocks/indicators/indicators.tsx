'use client'
import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { Dialog } from '../../controls/dialog/dialog.tsx'
import { LiveRegion } from '../../controls/live-region/live-region.tsx'
import { formatDay } from '../../foundation/format/format-day.ts'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { useLabel, useUi } from '../../foundation/ui-provider.tsx'
import { LoadedFrame, type LoadedViewProps } from '../loaded/loaded-frame.tsx'
import type {
  IndicatorListViewModel,
  IndicatorRowsViewModel,
  IndicatorViewModel,
} from './indicators.view-model.ts'
import { IndicatorsBody } from './indicators-body.tsx'
import { type IndicatorListModel, type IndicatorListOptions, useIndicatorList } from './use-indicators.ts'

type IndicatorsViewProps = LoadedViewProps & {
  /** Its heading. Default: the label `consensus_forecasts`. */
  title?: string
}

export type IndicatorsProps = IndicatorsViewProps &
  ((IndicatorListOptions & { model?: undefined }) | { model: IndicatorListModel })

/**
 * Consensus-forecast indicators of an issuer, six to a page and thirty at most (R8, shared-blocks §2 and §9). A signed-in user can delete
 * their own requests: after a confirmation the row is muted until the server answers; status 1 removes it, anything else shows a message.
 * Give it the ports `list` and `deleteRequest`, or a `model` from `useIndicators`.
 * Parts: `data-slot` indicators (`data-status` loading, failed, empty, gate, rows), indicators-row (`data-deleting`), indicator-delete,
 * indicators-failure (`data-why` refused, gone, needAuth, fault), indicators-cut.
 */
export const Indicators = forwardRef(function Indicators(props: IndicatorsProps) {
  return props.model ? <WithModel {...props} /> : <WithOptions {...props} />
})

/** Creates the model from the options; the other props are for the markup. */
const WithOptions = forwardRef(function WithOptions(props: IndicatorsViewProps & IndicatorListOptions) {
  const { issuerId, list, deleteRequest, pageSize, limit, onHasDataChange, ...view } = props
  return <WithModel {...view} model={useIndicatorList(props)} />
})

type ViewProps = IndicatorsViewProps & { model: IndicatorListModel }

const WithModel = forwardRef(function WithModel({ model, title, ...view }: ViewProps) {
  const label = useLabel()
  const { viewModel, state, events } = model
  const focus = useFocusAfterDeletion(viewModel)
  const { announcement } = state
  const name = title ?? label('consensus_forecasts')
  return (
    <LoadedFrame
      {...view}
      data-slot="indicators"
      viewModel={viewModel}
      failed={label('forecast_failed')}
      empty={label('forecast_none')}
      onRetry={events.reload}
      title={name}
      note={viewModel.kind === 'rows' ? <IndicatorsNote viewModel={viewModel} /> : undefined}
      // focused after the last deletable row is removed
      card={{ ...focus, tabIndex: -1, className: 'focus-ring' }}
    >
      {viewModel.kind === 'rows' ? (
        <IndicatorsBody viewModel={viewModel} events={events} name={name} />
      ) : null}
      <IndicatorsDialog model={model} />
      <LiveRegion
        message={announcement && { id: announcement.id, text: label(announcement.key, announcement.values) }}
      />
    </LoadedFrame>
  )
})

/** What all values have in common: their day, and that they are illustrative. */
function IndicatorsNote({ viewModel: { day, illustrative } }: { viewModel: IndicatorRowsViewModel }) {
  const { label, lang } = useUi()
  const notes = [
    illustrative ? label('forecast_illustrative') : null,
    day === null ? null : label('forecast_as_of', { day: formatDay(day, lang) }),
  ]
  return notes.filter(note => note !== null).join(' · ')
}

/** Asks for confirmation of a deletion (shared-blocks §8). Cancel has the initial focus. */
function IndicatorsDialog({ model: { viewModel, events } }: { model: IndicatorListModel }) {
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

type FocusAfterDeletion = {
  ref: RefObject<HTMLElement | null>
  onFocus: (event: FocusEvent) => void
  onBlur: (event: FocusEvent) => void
}

/**
 * Keeps the focus in the block when the focused row is removed: moves it to the delete button of the row now at that place, else of the
 * row before, else to the block itself, which has to be focusable. Spread the result on the block; `data-request` links a button to its
 * row.
 */
function useFocusAfterDeletion(viewModel: IndicatorListViewModel): FocusAfterDeletion {
  const ref = useRef<HTMLElement>(null)
  /** The request of the focused button. It remains set when the button unmounts, because that fires no blur event. */
  const focused = useRef<string | null>(null)
  const rows = viewModel.kind === 'rows' ? viewModel.rows : NO_ROWS
  const before = useRef(rows)
  useEffect(() => {
    const place = before.current.findIndex(
      ({ own }) => own !== null && String(own.requestId) === focused.current,
    )
    // the last row of the last page was removed, and the previous page is shown
    const isOtherPage = !rows.some(row => before.current.some(({ key }) => key === row.key))
    before.current = rows
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (place < 0 || !isLost || rows.some(({ own }) => String(own?.requestId) === focused.current)) return
    focused.current = null
    const next = (isOtherPage ? undefined : rows.slice(place).find(hasButton)) ?? rows.findLast(hasButton)
    const buttons = [...(ref.current?.querySelectorAll<HTMLElement>('[data-slot=indicator-delete]') ?? [])]
    const button = buttons.find(({ dataset }) => dataset.request === String(next?.own?.requestId))
    const target = button ?? ref.current
    target?.focus({ preventScroll: true })
  }, [rows])
  return {
    ref,
    onFocus: ({ target }) => {
      focused.current = (target as HTMLElement).dataset.request ?? null
    },
    onBlur: () => {
      focused.current = null
    },
  }
}

const NO_ROWS: readonly IndicatorViewModel[] = []
const hasButton = ({ own }: IndicatorViewModel) => own !== null
