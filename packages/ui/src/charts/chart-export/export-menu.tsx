'use client'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { type ComponentProps, type RefObject, useEffect, useRef } from 'react'
import { Button, type ButtonProps } from '../../controls/button/button.tsx'
import { useAnnounce } from '../../controls/live-region/use-announce.tsx'
import { Menu } from '../../controls/menu/menu.tsx'
import { Bubble } from '../../controls/tip/bubble.tsx'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { Check, Download, TriangleAlert } from '../../foundation/icons/icons.ts'
import type { LabelOf } from '../../foundation/labels/labels.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { ExportState } from './chart-export.reducer.ts'
import { PICTURE_FILES, PICTURE_KINDS, type PictureKind } from './export-plan.ts'
import { useExportStage } from './export-stage.tsx'
import type { Redraw } from './redraw.ts'
import { type ChartExportOptions, useChartExport } from './use-chart-export.ts'

export type ExportMenuProps = Omit<ComponentProps<'span'>, 'children' | keyof ChartExportOptions> &
  ChartExportOptions & {
    /** Redraws the charts at the picture's size. Without it, or when it returns null, the charts are copied as they are on the page. */
    draw?: Redraw | undefined
    /** The chart has no data: the menu is disabled with that reason (bond-page §5). Default false. */
    isEmpty?: boolean
    /** The button's size. Default `m`. */
    size?: ButtonProps['size']
    /** Whether the button shows only its icon. Default false. */
    iconOnly?: boolean
  }

/** Names of the formats; the same in every language. */
const NAMES: Record<Exclude<PictureKind, 'print'>, string> = {
  png: 'PNG',
  jpeg: 'JPEG',
  pdf: 'PDF',
  svg: 'SVG',
}

/**
 * A menu that prints a chart or saves it as PNG, JPEG, PDF or SVG (C16). Without the right to export, the button is disabled and gives
 * the reason (bond-page §6). The code that makes pictures is loaded when an entry is chosen.
 * Parts: `data-slot` chart-export, chart-export-answer, chart-export-stage, those of Menu; state: `data-phase`.
 */
export const ExportMenu = forwardRef(function ExportMenu({
  title,
  chart,
  series,
  decimals,
  data,
  source,
  isMap,
  venueId = null,
  loadFont,
  onExported,
  onFailure,
  draw,
  isEmpty = false,
  size,
  iconOnly,
  className,
  ref,
  ...root
}: ExportMenuProps) {
  const rootRef = useRef<HTMLSpanElement>(null)
  const { stage, drawOn, clear } = useExportStage(draw)
  const { state, verdict, events } = useChartExport(
    { title, chart, series, decimals, data, source, isMap, venueId, loadFont, onExported, onFailure },
    drawOn,
  )
  const label = useLabel()
  const busy = state.phase === 'busy'
  useEffect(() => {
    if (!busy) clear()
  }, [busy, clear])
  const empty = isEmpty ? label('chart_export_empty') : null
  return (
    <span
      {...root}
      ref={useComposedRefs(ref, rootRef)}
      data-ui=""
      data-slot="chart-export"
      data-phase={state.phase}
      className={cx('inline-flex max-w-full', className)}
    >
      <Menu
        size={size}
        iconOnly={iconOnly}
        icon={<Download />}
        align="end"
        label={label('chart_export')}
        pending={busy}
        disabledReason={verdict.kind === 'allowed' ? empty : label(verdict.code)}
        items={PICTURE_KINDS.map(kind => ({
          id: kind,
          label: kind === 'print' ? label('chart_export_print') : NAMES[kind],
        }))}
        onSelect={kind => events.start(kind as PictureKind)}
      />
      <ExportAnswer state={state} anchor={rootRef} onRetry={events.start} onDismiss={events.dismiss} />
      {stage}
    </span>
  )
})

type ExportAnswerProps = {
  state: ExportState
  /** The element that the message is placed at. */
  anchor: RefObject<HTMLElement | null>
  onRetry: (kind: PictureKind) => void
  onDismiss: () => void
}

/** Shows and announces the result: "chart.png saved", or the failure with a Retry button. */
function ExportAnswer({ state, anchor, onRetry, onDismiss }: ExportAnswerProps) {
  const label = useLabel()
  const [announce, region] = useAnnounce()
  const open = state.phase === 'done' || state.phase === 'failed'
  const text = answerText(state, label)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same text is announced again when another attempt ends in it
  useEffect(() => {
    if (text !== null) announce(text)
  }, [text, state.id, announce])
  return (
    <>
      <Bubble open={open} anchor={anchor} align="end" onDismiss={onDismiss} data-slot="chart-export-answer">
        <span className="flex flex-wrap items-center gap-2 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:stroke-[1.5]">
          {state.phase === 'done' ? <Check className="text-up" /> : null}
          {state.phase === 'failed' ? <TriangleAlert className="text-warn" /> : null}
          {text}
          {state.phase === 'failed' ? (
            <Button size="s" onClick={() => onRetry(state.kind)}>
              {label('retry')}
            </Button>
          ) : null}
        </span>
      </Bubble>
      {region}
    </>
  )
}

function answerText(state: ExportState, label: LabelOf): string | null {
  if (state.phase === 'failed') return label('chart_export_failed')
  if (state.phase !== 'done') return null
  return state.kind === 'print'
    ? label('chart_export_printed')
    : label('chart_export_saved', { name: PICTURE_FILES[state.kind].name })
}
