'use client'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import {
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { IconButton } from '../../controls/icon-button/icon-button.tsx'
import { LiveRegion } from '../../controls/live-region/live-region.tsx'
import { Menu } from '../../controls/menu/menu.tsx'
import { Notice } from '../../controls/notice/notice.tsx'
import { NumberField, type NumberFieldProps } from '../../controls/number-field/number-field.tsx'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { ArrowDown, ArrowUp, Plus, Trash2 } from '../../foundation/icons/icons.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel, useLang } from '../../foundation/ui-provider.tsx'
import type { IndicatorInputs } from './compute-indicator.ts'
import type { IndicatorId } from './indicator-registry.ts'
import type { IndicatorsState } from './indicators.reducer.ts'
import {
  type IndicatorRow,
  indicatorAnnouncement,
  indicatorsViewModel,
  type ParameterField,
} from './indicators.view-model.ts'
import type { IndicatorsModel } from './use-indicators.ts'

export type IndicatorPanelProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The indicators of the chart, by `useIndicators`. */
  model: IndicatorsModel
  /** The inputs of the chart's data, from `indicatorInputs`; only indicators that they allow are offered. */
  inputs: IndicatorInputs
}

/**
 * Adds indicators, sets their parameters, orders and removes them; every change applies at once (C20).
 * Parts: `data-slot` indicator-panel, indicator-list, indicator-row, indicator-remove, indicator-none; state: `data-undrawn` on a row.
 */
export const IndicatorPanel = forwardRef(function IndicatorPanel({
  model,
  inputs,
  className,
  ref,
  ...rest
}: IndicatorPanelProps) {
  const label = useLabel()
  const lang = useLang()
  const view = useMemo(
    () => indicatorsViewModel(model.state, inputs, { label, lang }),
    [model.state, inputs, label, lang],
  )
  const panel = useComposedRefs(ref, useFocusAfterRemoval(model.state))
  return (
    <div
      {...rest}
      ref={panel}
      data-ui=""
      data-slot="indicator-panel"
      className={cx('flex min-w-0 flex-col gap-2', className)}
    >
      <Menu
        label={label('indicators_add')}
        icon={<Plus />}
        items={view.offers}
        disabledReason={view.full}
        onSelect={id => model.events.add(id as IndicatorId)}
      />
      {view.full ? (
        <Notice tone="warn" live="off">
          {view.full}
        </Notice>
      ) : null}
      {view.rows.length > 0 ? (
        <ol aria-label={label('indicators_list')} data-slot="indicator-list" className="m-0 list-none p-0">
          {view.rows.map(row => (
            <Row key={row.key} row={row} events={model.events} />
          ))}
        </ol>
      ) : (
        <p data-slot="indicator-none" className="py-2 text-ink-3">
          {label('indicators_none')}
        </p>
      )}
      <LiveRegion message={useAnnouncement(model)} />
    </div>
  )
})

/** Announces changes since the panel opened. */
function useAnnouncement({ last }: IndicatorsModel) {
  const label = useLabel()
  const lang = useLang()
  const [before] = useState(last?.id)
  if (!last || last.id === before) return null
  const text = indicatorAnnouncement(last.event, last.before, last.after, { label, lang })
  return text === null ? null : { id: last.id, text }
}

/**
 * Moves the focus when the focused remove button unmounts with its row: to the row that took its place, to the last one, or to the
 * button that adds. The ref is the panel's.
 */
function useFocusAfterRemoval(state: IndicatorsState): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null)
  const before = useRef(state)
  useEffect(() => {
    const gone = before.current.findIndex(({ key }) => !state.some(one => one.key === key))
    const removed = state.length < before.current.length && gone >= 0
    before.current = state
    // the browser moved the focus of the unmounted button to the page
    const isLost = document.activeElement?.contains(panel.current) ?? true
    if (!removed || !isLost) return
    const buttons = panel.current?.querySelectorAll<HTMLElement>('[data-slot=indicator-remove]')
    const next = buttons?.[Math.min(gone, buttons.length - 1)]
    const target = next ?? panel.current?.querySelector<HTMLElement>('[data-slot=menu-trigger]')
    target?.focus()
  }, [state])
  return panel
}

type Events = IndicatorsModel['events']

/** An active indicator: its title, its parameters, its order, and its removal. A single parameter is in the title's line. */
function Row({ row, events }: { row: IndicatorRow; events: Events }) {
  const label = useLabel()
  const { key, title, fields, note } = row
  const [first] = fields
  const single = fields.length === 1 ? first : undefined
  return (
    <li
      data-slot="indicator-row"
      data-undrawn={note === null ? undefined : ''}
      className="border-b border-line py-2 last:border-b-0 last:pb-0"
    >
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1 self-center">
          <p className="truncate font-medium">
            <bdi>{title}</bdi>
          </p>
          {note ? <p className="text-12 text-ink-3">{note}</p> : null}
        </div>
        {single ? (
          <Parameter
            field={single}
            indicatorKey={key}
            events={events}
            labelAs="inside"
            className="me-1 w-28"
          />
        ) : null}
        <MoveButtons row={row} onMove={events.move} />
        <IconButton
          size="s"
          data-slot="indicator-remove"
          label={label('remove_name', { name: title })}
          onClick={() => events.remove(key)}
        >
          <Trash2 />
        </IconButton>
      </div>
      {fields.length > 1 ? (
        <IndicatorFields indicatorKey={key} fields={fields} events={events} className="mt-1.5" />
      ) : null}
    </li>
  )
}

function MoveButtons({ row, onMove }: { row: IndicatorRow; onMove: Events['move'] }) {
  const label = useLabel()
  const { key, title, isFirst, isLast } = row
  if (isFirst && isLast) return null
  return (
    <>
      <IconButton
        size="s"
        className="data-disabled:opacity-50"
        label={label('columns_move_up', { column: title })}
        disabledReason={isFirst ? label('columns_at_start') : null}
        onClick={() => onMove(key, -1)}
      >
        <ArrowUp />
      </IconButton>
      <IconButton
        size="s"
        className="data-disabled:opacity-50"
        label={label('columns_move_down', { column: title })}
        disabledReason={isLast ? label('columns_at_end') : null}
        onClick={() => onMove(key, 1)}
      >
        <ArrowDown />
      </IconButton>
    </>
  )
}

const STEPS: Readonly<Partial<Record<string, -1 | 1>>> = { ArrowUp: 1, ArrowDown: -1 }

export type IndicatorFieldsProps = {
  indicatorKey: string
  fields: readonly ParameterField[]
  events: Events
  className?: string
}

/** The parameters of an indicator, side by side. */
export function IndicatorFields({ indicatorKey, fields, events, className }: IndicatorFieldsProps) {
  return (
    <div className={cx('grid grid-cols-3 gap-2', className)}>
      {fields.map(field => (
        <Parameter key={field.id} field={field} indicatorKey={indicatorKey} events={events} />
      ))}
    </div>
  )
}

type ParameterProps = Pick<NumberFieldProps, 'labelAs' | 'className'> & {
  field: ParameterField
  indicatorKey: string
  events: Events
}

/** A parameter: typed, or stepped by the arrow keys. */
function Parameter({ field, indicatorKey, events, labelAs, className }: ParameterProps) {
  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key]
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    events.stepParameter(indicatorKey, field.id, by)
  }
  return (
    <NumberField
      {...(labelAs ? { labelAs } : {})}
      className={className}
      size="s"
      label={field.label}
      value={field.value}
      error={field.error}
      decimals={field.decimals}
      onValueChange={text => events.typeParameter(indicatorKey, field.id, text)}
      onKeyDown={step}
    />
  )
}
