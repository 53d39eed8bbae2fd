'use client'
import { formatDay } from '../../foundation/format/format-day.ts'
import { useUi } from '../../foundation/ui-provider.tsx'
import type { IndicatorRowsViewModel } from './indicators.view-model.ts'

/** What holds for all figures, said once: their day, and that they are made up. Nothing when neither does. */
export function IndicatorsNote({ viewModel: { day, illustrative } }: { viewModel: IndicatorRowsViewModel }) {
  const { label, lang } = useUi()
  const notes = [
    illustrative ? label('forecast_illustrative') : null,
    day === null ? null : label('forecast_as_of', { day: formatDay(day, lang) }),
  ]
  return notes.filter(note => note !== null).join(' · ')
}
