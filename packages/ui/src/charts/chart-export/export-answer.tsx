'use client'
import { useEffect, useRef } from 'react'
import { useDismiss } from '../../controls/access-prompt/use-dismiss.ts'
import { Button } from '../../controls/button/button.tsx'
import { useAnnounce } from '../../controls/live-region/use-announce.tsx'
import { bubbleLook } from '../../controls/tip/tip.tsx'
import { usePlacement } from '../../controls/tip/use-placement.ts'
import { Check, TriangleAlert } from '../../foundation/icons/icons.ts'
import type { LabelOf } from '../../foundation/labels/labels.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { ExportState } from './chart-export.model.ts'
import { PICTURE_FILES, type PictureKind } from './export-plan.ts'

export type ExportAnswerProps = {
  state: ExportState
  onRetry: (kind: PictureKind) => void
  onDismiss: () => void
}

/** What came of it, at the button and to assistive tech: "chart.png saved", or that it failed, with another try. `data-slot` chart-export-answer. */
export function ExportAnswer({ state, onRetry, onDismiss }: ExportAnswerProps) {
  const label = useLabel()
  const bubble = useRef<HTMLDivElement>(null)
  const [announce, region] = useAnnounce()
  const open = state.phase === 'done' || state.phase === 'failed'
  const text = answerText(state, label)
  usePlacement(bubble, open, 'end')
  useDismiss(bubble, open, onDismiss)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words again are news when another attempt ends in them
  useEffect(() => {
    if (text !== null) announce(text)
  }, [text, state.id, announce])
  return (
    <>
      <div ref={bubble} hidden={!open} data-slot="chart-export-answer" className={cx(bubbleLook)}>
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
      </div>
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
