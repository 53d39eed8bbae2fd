'use client'
import { SegmentedControl } from '../../controls/segmented-control/segmented-control.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { ValuesMode } from '../series/time-series.ts'

export type ValuesSwitchProps = {
  values: ValuesMode
  onValuesChange: (values: ValuesMode) => void
  className?: string
}

/** Absolute values, or per cent from the first point (bond-page §4, C10). */
export function ValuesSwitch({ values, onValuesChange, className }: ValuesSwitchProps) {
  const label = useLabel()
  return (
    <SegmentedControl
      label={label('chart_values')}
      options={[
        { id: 'absolute', text: label('values_absolute_short'), name: label('values_absolute') },
        { id: 'percent', text: '%', name: label('values_percent') },
      ]}
      value={values}
      onValueChange={id => onValuesChange(id === 'percent' ? 'percent' : 'absolute')}
      className={className}
    />
  )
}
