import { ExportMenu, type PanelViewModel } from '@accrue/ui/charts'

export type EntityExportProps = {
  figure: PanelViewModel
  title: string
  /** Whether the button shows only its icon. */
  iconOnly: boolean
}

/** Exports pictures of the chart; disabled, with the reason, when its values are withheld (C16). */
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
