import { ExportMenu, type PanelFigure } from '@accrue/ui/charts'

export type EntityExportProps = {
  figure: PanelFigure
  title: string
  /** Whether the button shows its icon alone. */
  iconOnly: boolean
}

/** Pictures of the chart; disabled, with the reason, for those who do not see its values (C16). */
export function EntityExport({ figure, title, iconOnly }: EntityExportProps) {
  const { chart, draw, series, status } = figure
  return (
    <ExportMenu
      size="s"
      iconOnly={iconOnly}
      title={title}
      chart={chart}
      draw={draw}
      series={series}
      isEmpty={status.kind !== 'ready' && status.kind !== 'loading'}
      loadFont={async url => (await fetch(url)).arrayBuffer()}
    />
  )
}
