'use client'
import { useId, useRef } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { Checkbox } from '../../controls/checkbox/checkbox.tsx'
import { formatDecimal } from '../../foundation/format/decimal.ts'
import { Check } from '../../foundation/icons/icons.ts'
import { focusLeaves } from '../../foundation/layer/focus-leaves.ts'
import { useLabel, useUi } from '../../foundation/ui-provider.tsx'
import { SaveProblem } from './save-problem.tsx'
import { useWatchlist, useWatchlistText } from './watchlist-context.ts'
import type { WatchlistTick } from './watchlist-panel.view-model.ts'

/** Step 1: the lists as checkboxes, and the button that continues or saves (shared-blocks §2, W1). */
export function WatchlistLists() {
  return (
    <>
      <ListBoxes />
      <ListsFooter />
    </>
  )
}

/** Up to four columns. */
function ListBoxes() {
  const { viewModel, actions } = useWatchlist()
  const { label, lang } = useUi()
  const number = (value: number) => formatDecimal(value, { lang }) ?? ''
  const counts = { n: number(viewModel.chosen), total: number(viewModel.ticks.length) }
  return (
    <fieldset data-slot="watchlist-lists" className="m-0 min-w-0 border-0 p-0">
      <legend className="p-0 font-strong">{label('watchlist_lists')}</legend>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 pb-1 text-12 text-ink-3">
        <span className="num">{label('watchlist_chosen', counts)}</span>
        <Button variant="link" className="min-h-6" onClick={() => actions.tickAll(true)}>
          {label('columns_select_all')}
        </Button>
        <Button variant="link" className="min-h-6" onClick={() => actions.tickAll(false)}>
          {label('columns_clear_all')}
        </Button>
      </div>
      <div
        data-slot="watchlist-grid"
        // at most four columns: each is at least 22% and 8rem wide
        className="grid grid-cols-[repeat(auto-fill,minmax(max(8rem,22%),1fr))] items-start gap-x-4 gap-y-0.5"
      >
        {viewModel.ticks.map(tick => (
          <ListBox key={tick.id} tick={tick} onTick={checked => actions.tick(tick.id, checked)} />
        ))}
      </div>
    </fieldset>
  )
}

function ListBox({ tick, onTick }: { tick: WatchlistTick; onTick: (checked: boolean) => void }) {
  const label = useLabel()
  const { quantity } = tick
  const count = quantity === '' ? null : label('watchlist_on_list', { quantity })
  const readonlyHint = [label('watchlist_readonly'), ...(count === null ? [] : [count])].join(' · ')
  return (
    <Checkbox
      data-list={String(tick.id)}
      label={tick.name}
      checked={tick.ticked}
      onCheckedChange={onTick}
      hint={count ?? undefined}
      disabledReason={tick.readonly ? readonlyHint : null}
      className="min-w-0 wrap-anywhere [&_[data-slot=checkbox-hint]]:leading-4"
    />
  )
}

/** The main button, the message of the last save, and its Undo. */
function ListsFooter() {
  const { viewModel, actions } = useWatchlist()
  const { main, details, pending } = viewModel
  const label = useLabel()
  const textOf = useWatchlistText()
  const button = useRef<HTMLButtonElement>(null)
  const focusMain = () => button.current?.focus()
  const removesId = useId()
  const isSave = main.kind === 'save'
  const removes = isSave ? null : main.removes
  const nothingToSave = isSave && main.removes === 0 && !pending ? label('watchlist_nothing') : null
  return (
    <div data-slot="watchlist-footer" className="grid gap-3 justify-items-start">
      {details ? null : <SaveProblem focusMain={focusMain} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          ref={button}
          variant="primary"
          aria-haspopup={isSave ? undefined : 'dialog'}
          aria-describedby={removes ? removesId : undefined}
          pending={pending && !details}
          disabledReason={nothingToSave}
          onClick={actions.proceed}
        >
          {isSave ? textOf(main.name) : label('watchlist_continue')}
        </Button>
        {removes ? (
          <p id={removesId} data-slot="watchlist-removes" className="text-12 text-ink-2">
            {textOf(removes)}
          </p>
        ) : null}
        <SavedMessage
          onUndo={() => {
            // the pressed button disappears
            focusMain()
            actions.undo()
          }}
        />
      </div>
    </div>
  )
}

/** "Saved" for a second; longer while hovered or focused (readings #49). */
function SavedMessage({ onUndo }: { onUndo: () => void }) {
  const { viewModel, actions } = useWatchlist()
  const label = useLabel()
  const textOf = useWatchlistText()
  if (viewModel.message === null && !viewModel.canUndo) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only pauses the timer of the message
    <div
      data-slot="watchlist-message"
      onPointerEnter={() => actions.pauseMessage(true)}
      onPointerLeave={() => actions.pauseMessage(false)}
      onFocus={() => actions.pauseMessage(true)}
      onBlur={event => focusLeaves(event) && actions.pauseMessage(false)}
      className="flex flex-wrap items-center gap-x-4 gap-y-1"
    >
      {viewModel.message ? (
        <span data-slot="watchlist-saved" className="inline-flex items-center gap-1.5 font-medium text-up">
          <Check aria-hidden="true" className="size-4 stroke-[1.5]" />
          {textOf(viewModel.message)}
        </span>
      ) : null}
      {viewModel.canUndo ? (
        <Button variant="link" className="min-h-6" onClick={onUndo}>
          {label('watchlist_undo')}
        </Button>
      ) : null}
    </div>
  )
}
