'use client'
import { type ReactNode, useId } from 'react'
import { IconButton } from '../../controls/icon-button/icon-button.tsx'
import { SegmentedControl } from '../../controls/segmented-control/segmented-control.tsx'
import { Select } from '../../controls/select/select.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { chartFonts } from '../plot/chart-text.ts'
import type { ValuesMode } from '../series/time-series.ts'
import { trendOptions } from '../trend/trend.text.ts'
import type { TrendKind } from '../trend/trend.ts'
import { canSize } from './chart-panel.reducer.ts'

/** Where a control is: in the toolbar, where only fields with a value have a border, or in the settings, with its name before it. */
export type ControlPlace = 'bar' | 'settings'

/** A row of the settings: the name at the start, the control at the end. */
const SETTING_ROW =
  'flex min-h-9 items-center justify-between max-desk:min-h-11 [&_[data-slot=field-box]]:ms-auto [&_[data-slot=field-label]]:me-3 [&_[data-slot=field-label]]:mb-0 [&_[data-slot=field-label]]:text-[length:inherit] [&_[data-slot=field-label]]:text-ink max-desk:[&_[data-slot=field-box]]:min-h-9 max-desk:[&_[data-slot=field-box]]:text-[length:inherit] max-desk:[&_[data-slot=field-input]]:-my-1'

/** A row of the settings for a segmented control whose name is above it: the name is at the start instead. */
export const SWITCH_ROW =
  'flex min-h-9 items-center justify-between gap-3 max-desk:min-h-11 *:text-[length:inherit] *:text-ink'

/** Shows only the name of a native select. The transparent select covers the name, so that a press anywhere opens it. */
const NAME_ALONE =
  '[&_[data-slot=field-box]]:gap-0 [&_[data-slot=field-box]]:border-transparent [&_[data-slot=field-box]]:bg-transparent [&_[data-slot=field-box]]:ps-2 [&_[data-slot=field-box]]:pe-7 [&_[data-slot=field-box]]:text-13 [&_[data-slot=field-box]]:hover:bg-ink/5 [&_[data-slot=field-input]]:absolute [&_[data-slot=field-input]]:inset-0 [&_[data-slot=field-input]]:mx-0 [&_[data-slot=field-input]]:opacity-0 [&_[data-slot=field-label]]:font-medium [&_[data-slot=field-label]]:text-ink [&_[data-disabled]_[data-slot=field-label]]:text-ink-3 [&_[data-slot=select-chevron]]:end-2 [&_[data-slot=select-chevron]]:size-3.5'

/** Added while an option is chosen. */
const NAME_CHOSEN =
  '[&_[data-slot=field-box]]:border-accent-line [&_[data-slot=field-box]]:bg-accent-soft [&_[data-slot=field-label]]:text-accent'

export type TrendSelectProps = {
  place: ControlPlace
  value: TrendKind | null
  /** An option's id: `not_selected`, or a kind of trend. */
  onValueChange: (id: string) => void
  /** Why no trend can be chosen, or null. */
  disabledReason: string | null
}

/** The trend of every visible series (C12). */
export function TrendSelect({ place, value, onValueChange, disabledReason }: TrendSelectProps) {
  const label = useLabel()
  const isInBar = place === 'bar'
  return (
    <Select
      label={label('chart_panel_trend')}
      labelAs={isInBar ? 'inside' : 'above'}
      size="s"
      options={trendOptions(label).map(({ id, label: text }) => ({ id, text }))}
      value={value ?? 'not_selected'}
      onValueChange={onValueChange}
      disabledReason={disabledReason}
      className={isInBar ? `${NAME_ALONE} ${value === null ? '' : NAME_CHOSEN}` : SETTING_ROW}
    />
  )
}

export type ValuesSwitchProps = {
  place: ControlPlace
  value: ValuesMode
  onValueChange: (values: ValuesMode) => void
  /** Why values cannot be switched, or null. */
  disabledReason: string | null
}

/** Switches between absolute values and per cent from the first point (bond-page §4, C10). */
export function ValuesSwitch({ place, value, onValueChange, disabledReason }: ValuesSwitchProps) {
  const label = useLabel()
  const isInBar = place === 'bar'
  const absolute = label('values_absolute')
  const percent = label('values_percent')
  return (
    <SegmentedControl
      size="s"
      label={label('chart_values')}
      labelAs={isInBar ? 'hidden' : 'above'}
      options={[
        { id: 'absolute', text: isInBar ? label('values_absolute_short') : absolute, name: absolute },
        { id: 'percent', text: isInBar ? '%' : percent, name: percent },
      ]}
      value={value}
      disabledReason={disabledReason}
      onValueChange={id => onValueChange(id === 'percent' ? 'percent' : 'absolute')}
      className={isInBar ? undefined : SWITCH_ROW}
    />
  )
}

export type TextSizeProps = {
  /** Pixels added to every text of chart and legend. */
  fontStep: number
  onSize: (by: 1 | -1) => void
}

/** A− and A+ with the size between them, for every text of the charts, within 6–40 px (C17). Announces the new size. */
export function TextSize({ fontStep, onSize }: TextSizeProps) {
  const label = useLabel()
  const nameId = useId()
  const { chart, legend } = chartFonts(fontStep)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would add a border and a legend for two buttons
    <div
      role="group"
      aria-labelledby={nameId}
      data-slot="chart-text-size"
      className="flex min-h-9 items-center gap-1 max-desk:min-h-11"
    >
      <span id={nameId} className="me-auto">
        {label('chart_panel_text')}
      </span>
      <IconButton
        size="s"
        variant="secondary"
        label={label('chart_panel_text_smaller')}
        disabledReason={canSize(fontStep, -1) ? null : label('chart_panel_text_least', { size: chart })}
        onClick={() => onSize(-1)}
      >
        <bdi dir="ltr">A−</bdi>
      </IconButton>
      <span role="status" className="sr-text">
        {label('chart_panel_text_now', { size: chart })}
      </span>
      <bdi aria-hidden="true" className="num w-12 text-center text-ink-2">
        {label('chart_panel_text_size', { size: chart })}
      </bdi>
      <IconButton
        size="s"
        variant="secondary"
        label={label('chart_panel_text_larger')}
        disabledReason={canSize(fontStep, 1) ? null : label('chart_panel_text_most', { size: legend })}
        onClick={() => onSize(1)}
      >
        <bdi dir="ltr">A+</bdi>
      </IconButton>
    </div>
  )
}

/** The icon of the menu is aligned with the others, its arrow is at the end. */
const EXPORT_ROW =
  'grid [&_[data-slot=chart-export]]:grid [&_[data-slot=menu]]:grid [&_[data-slot=menu-trigger]]:min-h-9 max-desk:[&_[data-slot=menu-trigger]]:min-h-11 [&_[data-slot=menu-trigger]]:justify-start [&_[data-slot=menu-trigger]]:border-transparent [&_[data-slot=menu-trigger]]:bg-transparent [&_[data-slot=menu-trigger]]:px-0 [&_[data-slot=menu-trigger]]:text-[length:inherit] [&_[data-slot=menu-trigger]]:font-normal'

/** The export menu as a row of the settings. */
export function ExportRow({ children }: { children: ReactNode }) {
  return <div className={EXPORT_ROW}>{children}</div>
}
