'use client'
import { AccessPrompt } from '../../controls/access-prompt/access-prompt.tsx'
import { Button } from '../../controls/button/button.tsx'
import { useFocusFallback } from '../../controls/error-state/use-focus-fallback.ts'
import { IconButton } from '../../controls/icon-button/icon-button.tsx'
import { Link } from '../../controls/link/link.tsx'
import type { AccessVerdict } from '../../foundation/access/access.ts'
import { Lock, X } from '../../foundation/icons/icons.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel, useUi } from '../../foundation/ui-provider.tsx'

export type AccessLineProps = {
  verdict: AccessVerdict
  /** `plot`: at the plot's top end; `row`: a row of its own, as wide as the card. */
  place: 'plot' | 'row'
  /** Hides it for the day. */
  onClose: () => void
}

/**
 * Why the chart has no values, the one way to them, and a button that hides it for the day: the top access prompt, in the chart that it is
 * about (H3, P4). `data-slot` top-access-prompt, as of the strip on pages without a chart.
 */
export function AccessLine({ verdict, place, onClose }: AccessLineProps) {
  const label = useLabel()
  // closed with the focus inside, it hands the focus to the section around it
  const root = useFocusFallback<HTMLDivElement>()
  const message = label('chart_values_locked')
  return (
    <div
      ref={root}
      data-slot="top-access-prompt"
      className={cx(
        'flex items-center gap-2 text-13 text-ink',
        place === 'plot'
          ? 'absolute end-19 top-2 z-6 rounded-field border border-line-strong bg-surface-raised py-1 ps-3 pe-1 shadow-pop'
          : 'h-11 border-b border-accent-line bg-accent-soft ps-4 pe-1',
      )}
    >
      <Lock aria-hidden="true" className="size-4 shrink-0 stroke-[1.5] text-ink-2" />
      {verdict.kind === 'allowed' ? (
        <p className="flex-1">{message}</p>
      ) : (
        <AccessPrompt
          verdict={verdict}
          message={message}
          variant="inline"
          className="flex-1 items-center justify-between gap-x-3"
        />
      )}
      <IconButton size="s" label={label('top_access_prompt_close')} onClick={onClose}>
        <X />
      </IconButton>
    </div>
  )
}

/** What stays of the line once it is closed: a lock that says the same and leads to the same. `data-slot` chart-lock. */
export function AccessLock({ verdict }: { verdict: AccessVerdict }) {
  const { label, signIn, accessUrl } = useUi()
  const face = (
    <>
      <Lock aria-hidden="true" className="size-4 stroke-[1.5]" />
      <span className="sr-text">{label('chart_values_locked')}</span>
    </>
  )
  return (
    <div data-slot="chart-lock" className="absolute end-2 top-2 z-6 text-ink-3">
      {verdict.kind === 'needAuth' && signIn ? (
        <Button variant="quiet" size="s" shape="icon" onClick={signIn}>
          {face}
        </Button>
      ) : verdict.kind === 'needAccess' ? (
        <Link href={accessUrl} className="inline-flex size-7 items-center justify-center">
          {face}
        </Link>
      ) : (
        face
      )}
    </div>
  )
}
