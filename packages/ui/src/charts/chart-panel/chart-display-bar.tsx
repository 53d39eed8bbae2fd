'use client'
import type { ReactNode } from 'react'
import { FullscreenToggle } from '../../controls/fullscreen-toggle/fullscreen-toggle.tsx'
import type { FullscreenModel } from '../../controls/fullscreen-toggle/use-fullscreen.ts'
import { Popover } from '../../controls/popover/popover.tsx'
import { PopoverContent } from '../../controls/popover/popover-content.tsx'
import { PopoverTrigger } from '../../controls/popover/popover-trigger.tsx'
import { SlidersHorizontal } from '../../foundation/icons/icons.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { DisplayTools, type DisplayToolsProps } from './display-tools.tsx'

export type ChartDisplayBarProps = {
  description: ReactNode
  /** What else can be done with the chart. */
  lead: ReactNode
  /** Null in a view that is no chart. */
  tools: DisplayToolsProps | null
  fullscreen: FullscreenModel
  actions: ReactNode
}

/**
 * What is shown in a sentence, and how: in a row, and on a phone behind one button. Parts: `data-slot` chart-display-bar,
 * chart-description, chart-display, and those of DisplayTools.
 */
export function ChartDisplayBar(props: ChartDisplayBarProps) {
  const { description, lead, tools, fullscreen, actions } = props
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
