'use client'
import { Button } from '../../controls/button/button.tsx'
import { Notice } from '../../controls/notice/notice.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { WatchlistDetailsRefs } from './use-details-focus.ts'
import { useWatchlistText } from './use-watchlist-text.ts'
import type { WatchlistDetailsFigure } from './watchlist-panel.shape.ts'
import type { WatchlistPart } from './watchlist-part.ts'
import { WatchlistTroubles } from './watchlist-troubles.tsx'

type FootProps = WatchlistPart & { details: WatchlistDetailsFigure; refs: WatchlistDetailsRefs }

/** The end of step 2, always in sight: what is wrong, and the buttons. */
export function WatchlistDetailsFoot(props: FootProps) {
  const { details, refs, events } = props
  const label = useLabel()
  const { copied } = details
  return (
    <div
      data-slot="watchlist-details-foot"
      className="sticky bottom-0 -mx-5 -mb-5 grid gap-2 border-t border-line bg-surface-raised px-5 py-3"
    >
      <Mistakes {...props} />
      <WatchlistTroubles {...props} focusMain={() => refs.save.current?.focus()} />
      {copied ? (
        <Notice
          action={
            <Button variant="link" onClick={events.undoCopy}>
              {label('drawings_undo')}
            </Button>
          }
        >
          {label('watchlist_copied', { n: copied.count, list: copied.name })}
        </Notice>
      ) : null}
      {details.asking ? <Question {...props} /> : <Buttons {...props} />}
    </div>
  )
}

/** Every error of every page; each leads to its field. */
function Mistakes({ details, refs, events }: FootProps) {
  const label = useLabel()
  const textOf = useWatchlistText()
  if (details.mistakes.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: it groups links, not fields
    <div
      ref={refs.mistakes}
      role="group"
      tabIndex={-1}
      aria-label={label('watchlist_mistakes')}
      data-slot="watchlist-mistakes"
      className="focus-ring max-h-32 overflow-auto rounded-field bg-down-soft px-3 py-2 forced-colors:border"
    >
      <p className="font-medium">{label('watchlist_mistakes')}</p>
      <ul>
        {details.mistakes.map(({ listId, field, name, text }) => (
          <li key={listId}>
            <Button variant="link" className="min-h-6" onClick={() => events.jump(listId, field)}>
              {`${name}: ${textOf(text)}`}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Buttons({ figure, details, events, refs }: FootProps) {
  const label = useLabel()
  const textOf = useWatchlistText()
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button ref={refs.save} variant="primary" pending={figure.pending} onClick={events.save}>
        {textOf(details.save)}
      </Button>
      <Button onClick={events.close}>{label('watchlist_cancel')}</Button>
      <Button variant="quiet" className="ms-auto" onClick={events.back}>
        {label('watchlist_back')}
      </Button>
    </div>
  )
}

/** Asked before what was typed goes (reliability §3.3). */
function Question({ events, refs }: FootProps) {
  const label = useLabel()
  return (
    <Notice
      tone="warn"
      live="alert"
      action={
        <>
          <Button ref={refs.stay} size="s" onClick={events.stay}>
            {label('watchlist_stay')}
          </Button>
          <Button size="s" variant="quiet" onClick={events.discard}>
            {label('watchlist_discard')}
          </Button>
        </>
      }
    >
      {label('watchlist_ask')}
    </Notice>
  )
}
