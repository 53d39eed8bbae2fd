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
  /** The dates of the chart, where the toolbar has no place for their fields; else null. */
  dates: ReactNode
  scale: ScaleKind
  /** Null: there is no control of the axis. */
  onScaleChange: ((scale: ScaleKind) => void) | null
  /** Why the axis cannot be logarithmic, or null. */
  scaleReason: string | null
  /** Further ways to set the axis. */
  axisControl: ReactNode
  /** What the toolbar has no place for, about the lines. */
  lines: ReactNode
  /** The rest of what the toolbar has no place for. */
  actions: ReactNode
  /** Whether there is a checkbox for the logo. */
  logoShown: boolean
}

/**
 * How the chart is drawn, behind one button: dates, scale, what the toolbar has no place for, text size and logo (C17). A choice counts at once and
 * leaves it open. On a phone it is a sheet. Parts: `data-slot` chart-settings, chart-axis, chart-text-size, checkbox, chart-reset.
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
  scale,
  onScaleChange,
  scaleReason,
  axisControl,
  lines,
  actions,
  logoShown,
}: DisplaySettingsProps) {
  const label = useLabel()
  const hasScale = onScaleChange !== null || Boolean(axisControl)
  const reset = () => {
    events.resetLook()
    onScaleChange?.('linear')
  }
  return (
    <div className="-my-1 grid grid-cols-1 divide-y divide-line *:py-2">
      {dates ? <Group name={label('chart_period')}>{dates}</Group> : null}
      {hasScale ? (
        <Group name={label('chart_panel_scale')}>
          {onScaleChange ? (
            <ScaleSwitch scale={scale} onScaleChange={onScaleChange} disabledReason={scaleReason} />
          ) : null}
          {axisControl}
        </Group>
      ) : null}
      {lines ? <Group name={label('chart_panel_lines')}>{lines}</Group> : null}
      <Group name={label('chart_panel_look')}>
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
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame
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

/** Linear or logarithmic (C17). */
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
