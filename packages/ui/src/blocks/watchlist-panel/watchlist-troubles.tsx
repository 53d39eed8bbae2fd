'use client'
import { AccessPrompt } from '../../controls/access-prompt/access-prompt.tsx'
import { Button } from '../../controls/button/button.tsx'
import { Notice } from '../../controls/notice/notice.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { useWatchlistText } from './use-watchlist-text.ts'
import type { WatchlistTrouble } from './watchlist-panel.shape.ts'
import type { WatchlistPart } from './watchlist-part.ts'

type Props = WatchlistPart & {
  /** Puts the focus on the button that saves: the one that is pressed goes away. */
  focusMain: () => void
}

/** What stopped a save: list 381, or what the server said (shared-blocks §8). */
export function WatchlistTroubles({ figure, events, focusMain }: Props) {
  const label = useLabel()
  const retry = () => {
    focusMain()
    events.retry()
  }
  return (
    <>
      {figure.forbidden ? (
        <Notice tone="warn" live="alert" data-kind="forbidden" className="justify-self-stretch">
          <bdi className="font-medium">{figure.forbidden.list}</bdi>: {label('watchlist_nsd_forbiddance')}
        </Notice>
      ) : null}
      {figure.trouble ? <Trouble trouble={figure.trouble} onRetry={retry} /> : null}
    </>
  )
}

function Trouble({ trouble, onRetry }: { trouble: WatchlistTrouble; onRetry: () => void }) {
  const label = useLabel()
  const textOf = useWatchlistText()
  const { done, gate, text } = trouble
  const reason = textOf(text)
  const sentence = done ? `${textOf(done)}. ${label('watchlist_add_failed', { reason })}` : reason
  return (
    <Notice
      tone="down"
      data-kind="trouble"
      className="justify-self-stretch"
      action={
        <Button variant="link" onClick={onRetry}>
          {textOf(trouble.retry)}
        </Button>
      }
    >
      {sentence}
      {gate ? (
        <span className="block pt-1">
          <AccessPrompt verdict={gate} message={label('watchlist_kept')} variant="inline" />
        </span>
      ) : null}
    </Notice>
  )
}
