'use client'
import { useId, useRef } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { Check } from '../../foundation/icons/icons.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { useWatchlistText } from './use-watchlist-text.ts'
import { leaves, type WatchlistPart } from './watchlist-part.ts'
import { WatchlistTroubles } from './watchlist-troubles.tsx'

/** The end of step 1: the main button, what came of the last save, and the way back from it. */
export function WatchlistFoot(part: WatchlistPart) {
  const { figure, events } = part
  const { main } = figure
  const label = useLabel()
  const textOf = useWatchlistText()
  const button = useRef<HTMLButtonElement>(null)
  const removesId = useId()
  const isSave = main.kind === 'save'
  const removes = isSave ? null : main.removes
  const nothing = isSave && main.removes === 0 && !figure.pending ? label('watchlist_nothing') : null
  const undo = () => {
    // the button that is pressed goes away
    button.current?.focus()
    events.undo()
  }
  return (
    <div data-slot="watchlist-foot" className="grid gap-3 justify-items-start">
      {figure.details ? null : <WatchlistTroubles {...part} focusMain={() => button.current?.focus()} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          ref={button}
          variant="primary"
          aria-haspopup={isSave ? undefined : 'dialog'}
          aria-describedby={removes ? removesId : undefined}
          pending={figure.pending && !figure.details}
          disabledReason={nothing}
          onClick={events.proceed}
        >
          {isSave ? textOf(main.name) : label('watchlist_continue')}
        </Button>
        {removes ? (
          <p id={removesId} data-slot="watchlist-removes" className="text-12 text-ink-2">
            {textOf(removes)}
          </p>
        ) : null}
        <Told {...part} onUndo={undo} />
      </div>
    </div>
  )
}

/** "Saved" for a second; it stays while the pointer or the focus is there (readings #49). */
function Told({ figure, events, onUndo }: WatchlistPart & { onUndo: () => void }) {
  const label = useLabel()
  const textOf = useWatchlistText()
  if (figure.told === null && !figure.canUndo) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to whether somebody looks at it
    <div
      data-slot="watchlist-told"
      onPointerEnter={() => events.hold(true)}
      onPointerLeave={() => events.hold(false)}
      onFocus={() => events.hold(true)}
      onBlur={event => leaves(event) && events.hold(false)}
      className="flex flex-wrap items-center gap-x-4 gap-y-1"
    >
      {figure.told ? (
        <span data-slot="watchlist-saved" className="inline-flex items-center gap-1.5 font-medium text-up">
          <Check aria-hidden="true" className="size-4 stroke-[1.5]" />
          {textOf(figure.told)}
        </span>
      ) : null}
      {figure.canUndo ? (
        <Button variant="link" className="min-h-6" onClick={onUndo}>
          {label('watchlist_undo')}
        </Button>
      ) : null}
    </div>
  )
}
