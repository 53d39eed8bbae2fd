import { ExportMenu, type PanelFigure } from '@accrue/ui/charts'
import { useVerdict } from '@accrue/ui/foundation'

/** Pictures of the chart, for those who see its values (C16). */
export function EntityExport({ figure, title }: { figure: PanelFigure; title: string }) {
  const verdict = useVerdict('exportChart')
  if (verdict.kind !== 'allowed') return null
  const { chart, series, status } = figure
  return <ExportMenu size="s" {...{ title, chart, series }} isEmpty={status.kind !== 'ready'} />
}
