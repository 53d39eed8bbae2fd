'use client'
import { clsx } from 'clsx'
import { AccessPrompt } from '../../controls/access-prompt/access-prompt.tsx'
import { Button } from '../../controls/button/button.tsx'
import { useFocusFallback } from '../../controls/error-state/use-focus-fallback.ts'
import { IconButton } from '../../controls/icon-button/icon-button.tsx'
import { Link } from '../../controls/link/link.tsx'
import type { AccessVerdict } from '../../foundation/access/access.ts'
import { Lock, X } from '../../foundation/icons/icons.ts'
import { useLabel, useUi } from '../../foundation/ui-provider.tsx'

export type AccessLineProps = {
  verdict: AccessVerdict
  /** `plot`: over the top end of the plot, below the legend in a narrow one; `row`: a separate row, as wide as the card. */
  place: 'plot' | 'row'
  /** Whether the chart shows the shape of a line. Default false. */
  hasShape?: boolean
  /** Hides the line for the day. */
  onClose: () => void
}

/** Height of the line as a row, in pixels at the usual text size. */
export const ACCESS_LINE_HEIGHT = 44

/**
 * The top access prompt inside the chart (H3, P4): why the chart has no values, how to get them, and a button that hides the line for the
 * day. `data-slot` top-access-prompt, as on pages without a chart.
 */
export function AccessLine({ verdict, place, hasShape = false, onClose }: AccessLineProps) {
  const label = useLabel()
  // closing it moves the focus to the section around it
  const root = useFocusFallback<HTMLDivElement>()
  const isInPlot = place === 'plot'
  const locked = label('chart_values_locked')
  const message = isInPlot && hasShape ? `${locked} ${label('chart_shape_only')}` : locked
  return (
    <div
      ref={root}
      data-slot="top-access-prompt"
      className={clsx(
        'flex items-center gap-2 text-13 text-ink',
        isInPlot
          ? 'absolute max-desk:hidden end-19 top-2 @max-[62rem]:top-16 z-6 rounded-field border border-line-strong bg-surface-raised py-1 ps-3 pe-1 shadow-pop'
          : 'min-h-11 desk:hidden border-b border-accent-line bg-accent-soft ps-4 pe-1',
      )}
    >
      <Lock aria-hidden="true" className="size-4 shrink-0 stroke-[1.5] text-ink-2" />
      {verdict.kind === 'allowed' ? (
        <p className="flex-1">{message}</p>
      ) : (
        <AccessPrompt
          verdict={verdict}
          message={message}
          variant={isInPlot ? 'bar' : 'inline'}
          className="flex-1 items-center justify-between gap-x-3"
        />
      )}
      <IconButton size="s" label={label('top_access_prompt_close')} onClick={onClose}>
        <X />
      </IconButton>
    </div>
  )
}

/** Replaces the closed line: a lock with the same message and the same link. `data-slot` chart-lock. */
export function AccessLock({ verdict }: { verdict: AccessVerdict }) {
  const { label, signIn, accessUrl } = useUi()
  const content = (
    <>
      <Lock aria-hidden="true" className="size-4 stroke-[1.5]" />
      <span className="sr-text">{label('chart_values_locked')}</span>
    </>
  )
  return (
    <div data-slot="chart-lock" className="absolute end-2 top-2 z-6 text-ink-3">
      {verdict.kind === 'needAuth' && signIn ? (
        <Button variant="quiet" size="s" shape="icon" onClick={signIn}>
          {content}
        </Button>
      ) : verdict.kind === 'needAccess' ? (
        <Link href={accessUrl} className="inline-flex size-7 items-center justify-center">
          {content}
        </Link>
      ) : (
        content
      )}
    </div>
  )
}
