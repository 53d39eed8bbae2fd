'use client'
import { type ReactNode, useId } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { Checkbox } from '../../controls/checkbox/checkbox.tsx'
import { FullscreenToggle } from '../../controls/fullscreen-toggle/fullscreen-toggle.tsx'
import { IconButton } from '../../controls/icon-button/icon-button.tsx'
import { Popover } from '../../controls/popover/popover.tsx'
import { PopoverContent } from '../../controls/popover/popover-content.tsx'
import { PopoverTrigger } from '../../controls/popover/popover-trigger.tsx'
import { Select } from '../../controls/select/select.tsx'
import { SlidersHorizontal } from '../../foundation/icons/icons.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { chartFonts } from '../plot/chart-text.ts'
import type { ScaleKind } from '../plot/scales.ts'
import { trendOptions } from '../trend/trend.text.ts'
import { canSize } from './chart-panel.reducer.ts'
import type { ChartPanelModel } from './use-chart-panel.ts'

type DisplayToolsProps = Pick<ChartPanelModel, 'state' | 'events'> & {
  /** Whether there is a select of trends: not where the user sees no values. */
  trendShown: boolean
  /** Why no trend can be chosen, or null. */
  trendReason: string | null
  scale: ScaleKind
  /** Null: there is no axis control. */
  onScaleChange: ((scale: ScaleKind) => void) | null
  /** Why the axis cannot be logarithmic, or null. */
  axisReason: string | null
  /** Further ways to set the axis. */
  axisControl: ReactNode
  /** Whether there is a checkbox for the logo. */
  logoShown: boolean
}

export type ChartDisplayBarProps = {
  description: ReactNode
  /** At the start: what else can be done with the chart. */
  lead: ReactNode
  /** Null in a view that is no chart. */
  tools: DisplayToolsProps | null
  fullscreen: ChartPanelModel['fullscreen']
  /** At the end: the export menu. */
  actions: ReactNode
}

/**
 * What is shown in a sentence, and how: in a row, and on a phone behind one button. Parts: `data-slot` chart-display-bar,
 * chart-description, chart-display, chart-trend, chart-axis, chart-text-size, checkbox.
 */
export function ChartDisplayBar({ description, lead, tools, fullscreen, actions }: ChartDisplayBarProps) {
  const label = useLabel()
  const name = label('chart_panel_display')
  return (
    <div data-slot="chart-display-bar" className="flex flex-wrap items-center gap-x-3 gap-y-2 text-13">
      {description ? (
        <p
          data-slot="chart-description"
          className="min-w-0 text-ink-2 max-desk:w-full max-desk:text-12 desk:flex-1 desk:basis-64"
        >
          {description}
        </p>
      ) : null}
      {lead}
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2 max-desk:w-full desk:ms-auto">
        {tools ? (
          <>
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame */}
            <div
              role="group"
              aria-label={name}
              data-slot="chart-display"
              className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2 max-desk:hidden"
            >
              <DisplayTools {...tools} />
            </div>
            <span className="desk:hidden">
              <Popover>
                <PopoverTrigger size="s" icon={<SlidersHorizontal />}>
                  {name}
                </PopoverTrigger>
                <PopoverContent label={name} sheet className="desk:hidden">
                  <div className="grid gap-3">
                    <DisplayTools {...tools} stacked />
                  </div>
                </PopoverContent>
              </Popover>
            </span>
          </>
        ) : null}
        <div className="flex items-center gap-1 max-desk:ms-auto">
          <FullscreenToggle model={fullscreen} size="s" />
          {actions}
        </div>
      </div>
    </div>
  )
}

/** Trend, axis, text size, logo. `stacked`: below each other, larger and with their names, for the sheet of a phone. */
function DisplayTools({
  state,
  events,
  trendShown,
  trendReason,
  scale,
  onScaleChange,
  axisReason,
  axisControl,
  logoShown,
  stacked = false,
}: DisplayToolsProps & { stacked?: boolean }) {
  const label = useLabel()
  const size = stacked ? 'm' : 's'
  return (
    <>
      {trendShown ? (
        <Select
          data-slot="chart-trend"
          label={label('chart_panel_trend')}
          labelAs={stacked ? 'above' : 'inside'}
          size={size}
          options={trendOptions(label).map(({ id, label: text }) => ({ id, text }))}
          value={state.trend ?? 'not_selected'}
          onValueChange={events.chooseTrend}
          disabledReason={trendReason}
        />
      ) : null}
      {onScaleChange ? (
        // linear or logarithmic (C17)
        <Button
          data-slot="chart-axis"
          size={size}
          pressed={scale === 'log' && axisReason === null}
          disabledReason={axisReason}
          onClick={() => onScaleChange(scale === 'log' ? 'linear' : 'log')}
        >
          {label('stock_log')}
        </Button>
      ) : null}
      {axisControl}
      <TextSize fontStep={state.fontStep} onSize={events.sizeText} stacked={stacked} />
      {logoShown ? (
        <Checkbox label={label('chart_panel_logo')} checked={state.logo} onCheckedChange={events.showLogo} />
      ) : null}
    </>
  )
}

type TextSizeProps = {
  /** Pixels on every text of chart and legend. */
  fontStep: number
  onSize: (by: 1 | -1) => void
  /** Writes the size, beside larger buttons; else it is for assistive technology alone. */
  stacked: boolean
}

/** A− and A+: every text of the charts, within 6–40 px (C17). Announces the new size. */
function TextSize({ fontStep, onSize, stacked }: TextSizeProps) {
  const label = useLabel()
  const nameId = useId()
  const { chart, legend } = chartFonts(fontStep)
  const size = stacked ? 'm' : 's'
  const variant = stacked ? 'secondary' : undefined
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame and a legend for two buttons
    <div
      role="group"
      aria-labelledby={nameId}
      data-slot="chart-text-size"
      className={cx('flex items-center', stacked && 'gap-2')}
    >
      <span id={nameId} className="sr-text">
        {label('chart_panel_text')}
      </span>
      <span role="status" className={stacked ? 'num me-auto' : 'sr-text'}>
        {stacked || fontStep !== 0 ? label('chart_panel_text_now', { size: chart }) : ''}
      </span>
      <IconButton
        size={size}
        variant={variant}
        label={label('chart_panel_text_smaller')}
        disabledReason={canSize(fontStep, -1) ? null : label('chart_panel_text_least', { size: chart })}
        onClick={() => onSize(-1)}
      >
        <bdi dir="ltr">A−</bdi>
      </IconButton>
      <IconButton
        size={size}
        variant={variant}
        label={label('chart_panel_text_larger')}
        disabledReason={canSize(fontStep, 1) ? null : label('chart_panel_text_most', { size: legend })}
        onClick={() => onSize(1)}
      >
        <bdi dir="ltr">A+</bdi>
      </IconButton>
    </div>
  )
}
