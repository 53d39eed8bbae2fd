'use client'
import type { PanelFigure } from '@accrue/ui/charts'
import { Menu } from '@accrue/ui/controls'
import { lazyPart, useLabel } from '@accrue/ui/foundation'
import { Download } from '@accrue/ui/foundation/icons'
import type { GraphProps } from './graph-props.ts'
import { loadFont } from './load-font.ts'

/** The menu comes with the charts' own file. */
const LazyMenu = lazyPart(async () => (await import('@accrue/ui/charts')).ExportMenu, MenuRoom)

/** Without entries a menu has no button. */
const ANY = [{ id: 'any', label: '' }]

/** The room of the menu's button, so that the sentence beside it keeps its lines when it comes. */
function MenuRoom() {
  const label = useLabel()
  return (
    <span aria-hidden="true" className="invisible inline-flex max-w-full">
      <Menu size="s" icon={<Download />} label={label('chart_export')} items={ANY} />
    </span>
  )
}

export type GraphExportProps = Pick<GraphProps, 'graph'> & {
  title: string
  /** Where the values come from. */
  source: string | undefined
  /** What stands in the frame. */
  figure: PanelFigure
}

/**
 * Print, PNG, JPEG, PDF and SVG of the chart; disabled, with the reason, for those who do not see its values (bond-page §6, C16).
 * The archive has exports of its own.
 */
export function GraphExport({ graph, title, source, figure }: GraphExportProps) {
  const { loaded, tradingGroundId } = graph.state
  return (
    <LazyMenu
      size="s"
      title={title}
      chart={figure.chart}
      draw={figure.draw}
      series={figure.series}
      source={source}
      tradingGroundId={tradingGroundId}
      isEmpty={loaded.kind !== 'rows' && loaded.kind !== 'loading'}
      loadFont={loadFont}
    />
  )
}
