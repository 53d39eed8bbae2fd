'use client'
import type { ReactNode } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { Checkbox } from '../../controls/checkbox/checkbox.tsx'
import { Popover } from '../../controls/popover/popover.tsx'
import { PopoverContent } from '../../controls/popover/popover-content.tsx'
import { PopoverTrigger } from '../../controls/popover/popover-trigger.tsx'
import { SlidersHorizontal } from '../../foundation/icons/icons.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { ScaleKind } from '../plot/scales.ts'
import { SettingSwitch } from '../plot/setting-switch.tsx'
import { TextSize } from './chart-controls.tsx'
import type { ChartPanelModel } from './use-chart-panel.ts'

export type DisplaySettingsProps = Pick<ChartPanelModel, 'state' | 'events'> & {
  /** The dates of the chart, if their fields do not fit into the toolbar; else null. */
  dates: ReactNode
  /** Whether the scale of the axis can be chosen. */
  hasScale: boolean
  /** Why the axis cannot be logarithmic, or null. */
  scaleReason: string | null
  /** Further settings of the axis. */
  axisControl: ReactNode
  /** Controls of the lines that do not fit into the toolbar. */
  lines: ReactNode
  /** Other controls that do not fit into the toolbar. */
  actions: ReactNode
  /** Whether there is a checkbox for the logo. */
  logoShown: boolean
}

/**
 * The display settings behind one button: dates, scale, controls that do not fit into the toolbar, text size and logo (C17). A choice
 * applies at once and leaves them open. On a phone they are a sheet. Parts: `data-slot` chart-settings, chart-axis, chart-text-size,
 * checkbox, chart-reset.
 */
export function DisplaySettings(props: DisplaySettingsProps) {
  const name = useLabel()('chart_panel_display')
  return (
    <Popover>
      <PopoverTrigger iconOnly size="s" label={name} data-slot="chart-settings">
        <SlidersHorizontal />
      </PopoverTrigger>
      <PopoverContent label={name} sheet align="end" className="desk:w-74">
        <SettingsList {...props} />
      </PopoverContent>
    </Popover>
  )
}

function SettingsList({
  state,
  events,
  dates,
  hasScale,
  scaleReason,
  axisControl,
  lines,
  actions,
  logoShown,
}: DisplaySettingsProps) {
  const label = useLabel()
  const chooseScale = hasScale ? events.chooseScale : null
  const reset = () => {
    events.resetDisplay()
    chooseScale?.('linear')
  }
  return (
    <div className="-my-1 grid grid-cols-1 divide-y divide-line *:py-2">
      {dates ? <Group name={label('chart_period')}>{dates}</Group> : null}
      {chooseScale || axisControl ? (
        <Group name={label('chart_panel_scale')}>
          {chooseScale ? (
            <ScaleSwitch scale={state.scale} onScaleChange={chooseScale} disabledReason={scaleReason} />
          ) : null}
          {axisControl}
        </Group>
      ) : null}
      {lines ? <Group name={label('chart_panel_lines')}>{lines}</Group> : null}
      <Group name={label('chart_panel_appearance')}>
        <TextSize fontStep={state.fontStep} onSize={events.sizeText} />
        {logoShown ? (
          <Checkbox
            label={label('chart_panel_logo')}
            checked={state.logo}
            onCheckedChange={events.showLogo}
            className="min-h-9 max-desk:min-h-11"
          />
        ) : null}
      </Group>
      {actions ? <div className="grid grid-cols-1">{actions}</div> : null}
      <div>
        <Button variant="link" data-slot="chart-reset" onClick={reset}>
          {label('chart_panel_reset')}
        </Button>
      </div>
    </div>
  )
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would add a border
    <div role="group" aria-label={name} className="grid grid-cols-1">
      <span aria-hidden="true" className="pb-1 text-12 font-medium text-ink-3">
        {name}
      </span>
      {children}
    </div>
  )
}

type ScaleSwitchProps = {
  scale: ScaleKind
  onScaleChange: (scale: ScaleKind) => void
  disabledReason: string | null
}

/** Switches between a linear and a logarithmic axis (C17). */
function ScaleSwitch({ scale, onScaleChange, disabledReason }: ScaleSwitchProps) {
  return (
    <SettingSwitch
      data-slot="chart-axis"
      label={useLabel()('stock_log')}
      on={scale === 'log' && disabledReason === null}
      disabledReason={disabledReason}
      onToggle={() => onScaleChange(scale === 'log' ? 'linear' : 'log')}
    />
  )
}
