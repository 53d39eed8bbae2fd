'use client'
import type { ReactNode } from 'react'
import { Checkbox } from '../../controls/checkbox/checkbox.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { NetworkGraphModel } from './use-network-graph.ts'

export type GraphBarProps = {
  heading: ReactNode
  model: NetworkGraphModel
  /** Whether there is a logo to show. */
  hasLogo: boolean
}

/**
 * Above the frame: the heading, and in full screen the logo's checkbox, which is nowhere else (shared-blocks §2).
 * `data-slot` network-graph-bar.
 */
export function GraphBar({ heading, model, hasLogo }: GraphBarProps) {
  const { state, events, fullscreen } = model
  const label = useLabel()
  const choosesLogo = hasLogo && fullscreen.state.open
  if (!heading && !choosesLogo) return null
  return (
    <div data-slot="network-graph-bar" className="flex min-h-8 flex-wrap items-center gap-x-4 gap-y-1">
      {heading ? <div className="min-w-0 text-14 font-strong">{heading}</div> : null}
      {choosesLogo ? (
        <Checkbox
          label={label('chart_panel_logo')}
          checked={state.logo}
          onCheckedChange={events.showLogo}
          className="ms-auto"
        />
      ) : null}
    </div>
  )
}
