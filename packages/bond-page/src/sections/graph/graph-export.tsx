'use client'
import type { ExportMenu, PanelViewModel } from '@accrue/ui/charts'
import { Menu } from '@accrue/ui/controls'
import { type LazyFallbackProps, lazyPart, useLabel } from '@accrue/ui/foundation'
import { Download } from 'lucide-react'
import type { ComponentProps } from 'react'
import { loadFont } from './load-font.ts'
import type { GraphProps } from './use-graph.ts'

/** The menu is in the lazy file of the charts. */
const LazyMenu = lazyPart(async () => (await import('@accrue/ui/charts')).ExportMenu, MenuPlaceholder)

/** A menu without items renders no button. */
const ANY_ITEMS = [{ id: 'any', label: '' }]

/** As wide as the menu's button, so that the text beside it does not rewrap. */
function MenuPlaceholder({ part }: LazyFallbackProps<ComponentProps<typeof ExportMenu>>) {
  const label = useLabel()
  return (
    <span aria-hidden="true" className="invisible inline-flex max-w-full">
      <Menu
        size="s"
        iconOnly={part.iconOnly ?? false}
        icon={<Download />}
        label={label('chart_export')}
        items={ANY_ITEMS}
      />
    </span>
  )
}

export type GraphExportProps = Pick<GraphProps, 'graph'> & {
  title: string
  /** Source of the values. */
  source: string | undefined
  panel: PanelViewModel
  /** The button has no text. */
  iconOnly: boolean
}

/** Exports the chart as print, PNG, JPEG, PDF and SVG; disabled with a reason below full access (bond-page §6, C16). */
export function GraphExport({ graph, title, source, panel, iconOnly }: GraphExportProps) {
  const { loaded, venueId } = graph.state
  return (
    <LazyMenu
      size="s"
      iconOnly={iconOnly}
      title={title}
      chart={panel.chart}
      draw={panel.draw}
      series={panel.series}
      source={source}
      venueId={venueId}
      isEmpty={loaded.kind !== 'rows' && loaded.kind !== 'loading'}
      loadFont={loadFont}
    />
  )
}
