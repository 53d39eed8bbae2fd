import { ExportMenu, type PanelViewModel } from '@accrue/ui/charts'

export type EntityExportProps = {
  viewModel: PanelViewModel
  title: string
  /** Whether the button shows only its icon. */
  iconOnly: boolean
}

/** Exports pictures of the chart; disabled, with the reason, when its values are withheld (C16). */
export function EntityExport({ viewModel, title, iconOnly }: EntityExportProps) {
  const { chart, draw, series, status } = viewModel
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
