'use client'
import type { ExportMenuProps, PanelViewModel } from '@accrue/ui/charts'
import { Menu } from '@accrue/ui/controls'
import { type LazyFallbackProps, lazyPart, useLabel } from '@accrue/ui/foundation'
import { Download } from '@accrue/ui/foundation/icons'
import { loadFont } from './load-font.ts'
import type { GraphProps } from './use-graph.ts'

/** The menu comes with the charts' own file. */
const LazyMenu = lazyPart(async () => (await import('@accrue/ui/charts')).ExportMenu, MenuPlaceholder)

/** Without items a menu has no button. */
const ANY_ITEMS = [{ id: 'any', label: '' }]

/** As wide as the menu's button, so that the sentence beside it does not break anew when the menu comes. */
function MenuPlaceholder({ part }: LazyFallbackProps<ExportMenuProps>) {
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
  /** Where the values come from. */
  source: string | undefined
  /** What the panel shows. */
  panel: PanelViewModel
  /** Whether the button shows its icon alone. */
  iconOnly: boolean
}

/**
 * Print, PNG, JPEG, PDF and SVG of the chart; disabled, with the reason, for those who do not see its values (bond-page §6, C16).
 * The archive has exports of its own.
 */
export function GraphExport({ graph, title, source, panel, iconOnly }: GraphExportProps) {
  const { loaded, tradingGroundId } = graph.state
  return (
    <LazyMenu
      size="s"
      iconOnly={iconOnly}
      title={title}
      chart={panel.chart}
      draw={panel.draw}
      series={panel.series}
      source={source}
      tradingGroundId={tradingGroundId}
      isEmpty={loaded.kind !== 'rows' && loaded.kind !== 'loading'}
      loadFont={loadFont}
    />
  )
}
