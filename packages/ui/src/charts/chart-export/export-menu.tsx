'use client'
import { type ComponentProps, type ReactNode, useEffect } from 'react'
import { GatedButton } from '../../controls/access-prompt/gated-button.tsx'
import type { ButtonProps } from '../../controls/button/button.tsx'
import { Menu } from '../../controls/menu/menu.tsx'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { Download } from '../../foundation/icons/icons.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { ExportAnswer } from './export-answer.tsx'
import { PICTURE_KINDS, type PictureKind } from './export-plan.ts'
import { type ChartExportOptions, useChartExport } from './use-chart-export.ts'
import { type StageSize, useExportStage } from './use-export-stage.tsx'

export type ExportMenuProps = Omit<ComponentProps<'span'>, 'children' | keyof ChartExportOptions> &
  ChartExportOptions & {
    /** Draws the chart anew in the size the picture has for it. Default: the chart as it stands on the page. */
    draw?: ((size: StageSize) => ReactNode) | undefined
    /** The chart has no data: the menu stays shut and says so (bond-page §5). Default false. */
    isEmpty?: boolean
    /** The button's size. Default `m`. */
    size?: ButtonProps['size']
  }

/** What the entries say; names of formats are the same in every language. */
const NAMES: Record<Exclude<PictureKind, 'print'>, string> = {
  png: 'PNG',
  jpeg: 'JPEG',
  pdf: 'PDF',
  svg: 'SVG',
}

/**
 * A menu that prints the chart beside it, or saves it as PNG, JPEG, PDF or SVG (C16). Where the gate refuses, its button opens
 * the prompt instead (P4), and nothing is produced. The code that makes pictures is fetched when an entry is chosen.
 * Parts: `data-slot` chart-export, chart-export-answer, chart-export-stage, those of Menu or of GatedButton; state: `data-phase`.
 */
export const ExportMenu = forwardRef(function ExportMenu(props: ExportMenuProps) {
  // what the hook reads of the props is taken off here, so that it does not land on the element
  const { title, chart, series, decimals, data, source, isMap, loadFont, onExported, onFailure, ...own } =
    props
  const { tradingGroundId = null, draw, isEmpty = false, size, className, ...rest } = own
  const [stage, drawOn, clear] = useExportStage(draw)
  const { state, verdict, events } = useChartExport(props, draw ? drawOn : undefined)
  const label = useLabel()
  const busy = state.phase === 'busy'
  useEffect(() => {
    if (!busy) clear()
  }, [busy, clear])
  const look = { size, icon: <Download /> }
  return (
    <span
      {...rest}
      data-ui=""
      data-slot="chart-export"
      data-phase={state.phase}
      className={cx('inline-flex max-w-full', className)}
    >
      {verdict.kind === 'allowed' ? (
        <Menu
          {...look}
          align="end"
          label={label('chart_export')}
          pending={busy}
          disabledReason={isEmpty ? label('chart_export_empty') : null}
          items={PICTURE_KINDS.map(kind => ({
            id: kind,
            label: kind === 'print' ? label('chart_export_print') : NAMES[kind],
          }))}
          onSelect={kind => events.start(kind as PictureKind)}
        />
      ) : (
        <GatedButton {...look} action="exportChart" tradingGroundId={tradingGroundId} onAllowed={() => {}}>
          {label('chart_export')}
        </GatedButton>
      )}
      <ExportAnswer state={state} onRetry={events.start} onDismiss={events.dismiss} />
      {stage}
    </span>
  )
})
