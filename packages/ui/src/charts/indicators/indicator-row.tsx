'use client'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { IconButton } from '../../controls/icon-button/icon-button.tsx'
import { NumberField } from '../../controls/number-field/number-field.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { IndicatorRow, ParameterField } from './indicators.shape.ts'
import type { IndicatorsModel } from './use-indicators.ts'

type Events = IndicatorsModel['events']

/** An active indicator: its title, its place, the way out, and its parameters. */
export function IndicatorLine({ row, events }: { row: IndicatorRow; events: Events }) {
  const label = useLabel()
  const { key, title, name, fields, note } = row
  return (
    <li
      data-slot="indicator-row"
      data-undrawn={note === null ? undefined : ''}
      className="border-b border-line py-2 last:border-b-0"
    >
      <div className="flex items-center gap-1">
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium">
            <bdi>{title}</bdi>
          </p>
          <p className="truncate text-12 text-ink-3">{note ?? name}</p>
        </div>
        <Places row={row} onMove={events.move} />
        <IconButton
          size="s"
          data-slot="indicator-remove"
          label={label('remove_name', { name: title })}
          onClick={() => events.remove(key)}
        >
          <Trash2 />
        </IconButton>
      </div>
      {fields.length > 0 ? (
        <div className="mt-1.5 grid grid-cols-3 gap-2">
          {fields.map(field => (
            <Parameter key={field.id} field={field} row={row} events={events} />
          ))}
        </div>
      ) : null}
    </li>
  )
}

function Places({ row, onMove }: { row: IndicatorRow; onMove: Events['move'] }) {
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

type ParameterProps = { field: ParameterField; row: IndicatorRow; events: Events }

/** A parameter: typed, or stepped by the arrow keys. */
function Parameter({ field, row, events }: ParameterProps) {
  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key]
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    events.stepParameter(row.key, field.id, by)
  }
  return (
    <NumberField
      size="s"
      label={field.label}
      value={field.value}
      error={field.error}
      decimals={field.decimals}
      onValueChange={text => events.typeParameter(row.key, field.id, text)}
      onKeyDown={step}
    />
  )
}
