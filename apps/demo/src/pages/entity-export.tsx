import { ExportMenu, type PanelFigure } from '@accrue/ui/charts'

/** Pictures of the chart; disabled, with the reason, for those who do not see its values (C16). */
export function EntityExport({ figure, title }: { figure: PanelFigure; title: string }) {
  const { chart, draw, series, status } = figure
  return (
    <ExportMenu
      size="s"
      title={title}
      chart={chart}
      draw={draw}
      series={series}
      isEmpty={status.kind !== 'ready' && status.kind !== 'loading'}
      loadFont={async url => (await fetch(url)).arrayBuffer()}
    />
  )
}
