'use client'
import { AccessPrompt } from '../../controls/access-prompt/access-prompt.tsx'
import { Button } from '../../controls/button/button.tsx'
import { Notice } from '../../controls/notice/notice.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { useWatchlist, useWatchlistText } from './watchlist-context.ts'
import type { WatchlistFailure } from './watchlist-panel.view-model.ts'

/**
 * The error of a save: a list that needs access, or the server's answer (shared-blocks §8). `focusMain` focuses the save button, because
 * the pressed "Retry" disappears.
 */
export function SaveProblem({ focusMain }: { focusMain: () => void }) {
  const { viewModel, actions } = useWatchlist()
  const textOf = useWatchlistText()
  const retry = () => {
    focusMain()
    actions.retry()
  }
  return (
    <>
      {viewModel.forbidden ? (
        <Notice tone="warn" live="alert" data-kind="forbidden" className="justify-self-stretch">
          <bdi className="font-medium">{viewModel.forbidden.list}</bdi>: {textOf(viewModel.forbidden.text)}
        </Notice>
      ) : null}
      {viewModel.failure ? <FailureNotice failure={viewModel.failure} onRetry={retry} /> : null}
    </>
  )
}

function FailureNotice({ failure, onRetry }: { failure: WatchlistFailure; onRetry: () => void }) {
  const label = useLabel()
  const textOf = useWatchlistText()
  const { done, gate, text } = failure
  const reason = textOf(text)
  const sentence = done ? `${textOf(done)}. ${label('watchlist_add_failed', { reason })}` : reason
  return (
    <Notice
      tone="down"
      data-kind="failure"
      className="justify-self-stretch"
      action={
        <Button variant="link" onClick={onRetry}>
          {textOf(failure.retry)}
        </Button>
      }
    >
      {sentence}
      {gate ? (
        <span className="block pt-1">
          <AccessPrompt verdict={gate} message={label('watchlist_entries_preserved')} variant="inline" />
        </span>
      ) : null}
    </Notice>
  )
}
