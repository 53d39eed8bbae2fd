'use client'
import type { KeyboardEvent } from 'react'
import { NumberField, type NumberFieldProps } from '../../controls/number-field/number-field.tsx'
import type { IndicatorRow, ParameterField } from './indicators.shape.ts'
import type { IndicatorsModel } from './use-indicators.ts'

const STEPS: Readonly<Partial<Record<string, -1 | 1>>> = { ArrowUp: 1, ArrowDown: -1 }

type ParameterProps = Pick<NumberFieldProps, 'labelAs' | 'className'> & {
  field: ParameterField
  row: IndicatorRow
  events: IndicatorsModel['events']
}

/** A parameter: typed, or stepped by the arrow keys. */
export function Parameter({ field, row, events, ...looks }: ParameterProps) {
  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key]
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    events.stepParameter(row.key, field.id, by)
  }
  return (
    <NumberField
      {...looks}
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
