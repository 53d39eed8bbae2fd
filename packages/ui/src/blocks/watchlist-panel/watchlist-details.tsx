'use client'
import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { Dialog } from '../../controls/dialog/dialog.tsx'
import { Notice } from '../../controls/notice/notice.tsx'
import { Paginator } from '../../controls/paginator/paginator.tsx'
import { formatDecimal } from '../../foundation/format/decimal.ts'
import { TriangleAlert } from '../../foundation/icons/icons.ts'
import { useLabel, useUi } from '../../foundation/ui-provider.tsx'
import { SaveProblem } from './save-problem.tsx'
import {
  useFieldName,
  useWatchlist,
  useWatchlistText,
  watchlistColumnId,
  watchlistPartId,
} from './watchlist-context.ts'
import { firstPart, isPurchase, type WatchlistField } from './watchlist-fields.ts'
import { WATCHLIST_PAGE_SIZE } from './watchlist-panel.state.ts'
import type { WatchlistDetailsViewModel } from './watchlist-panel.view-model.ts'
import { ListRow, ResultHeading, TemplateRow } from './watchlist-row.tsx'

/** How many lists with errors the footer names; it shows the number of the others. */
const NAMED_ERRORS = 3

type DetailsProps = { details: WatchlistDetailsViewModel }

/** Step 2: a dialog with a row for each chosen list, six to a page (shared-blocks §2, §4, W2). */
export function WatchlistDetailsDialog() {
  const { id, state, viewModel, actions, name, currentPrice, detailsTitle, detailsNote } = useWatchlist()
  const { label, lang } = useUi()
  const { details } = viewModel
  const { fields } = state
  const firstList = details?.pages[0]?.rows[0]
  const price = currentPrice === null ? null : formatDecimal(currentPrice, { maxDecimals: 4, lang })
  const last = name && price ? label('watchlist_last', { name, price }) : ''
  const note = detailsNote ?? (isPurchase(fields) ? label('watchlist_details_about') : '')
  return (
    <Dialog
      open={details !== null}
      onOpenChange={open => !open && actions.close()}
      title={detailsTitle ?? label('watchlist_details')}
      description={[last, note].filter(Boolean).join(' ')}
      initialFocus={() =>
        firstList ? document.getElementById(watchlistPartId(id, firstList.id, firstPart(fields))) : null
      }
      className="scroll-pb-32 desk:max-h-[84vh] desk:w-[min(880px,calc(100vw-48px))]"
    >
      {details ? <Details details={details} /> : null}
    </Dialog>
  )
}

function Details({ details }: DetailsProps) {
  const { id } = useWatchlist()
  const { target } = details
  const turn = target?.turn
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same target again moves the focus again
  useEffect(() => {
    if (target) document.getElementById(watchlistPartId(id, target.row, target.part))?.focus()
  }, [turn])
  return (
    <div data-slot="watchlist-details" className="grid text-13">
      <div
        className={clsx(
          '-mx-5 max-[847px]:px-5',
          // the height of a full page, so that the pager does not move on a last page with fewer rows
          details.total > WATCHLIST_PAGE_SIZE && 'min-[848px]:min-h-[21.0625rem]',
        )}
      >
        <DetailsTable details={details} />
      </div>
      <DetailsFooter details={details} />
    </div>
  )
}

const HEAD = 'border-b border-line-strong px-1.5 py-1.5 text-start text-12 leading-4 font-medium text-ink-3'
const BODY = 'grid gap-3 min-[848px]:table-row-group'
const WIDTHS: Record<WatchlistField['kind'], string> = { text: 'w-28', number: 'w-31', day: 'w-39.5' }

function DetailsTable({ details }: DetailsProps) {
  const { id, state } = useWatchlist()
  const label = useLabel()
  const nameOf = useFieldName()
  return (
    <table
      aria-label={label('watchlist_lists')}
      className="grid gap-3 pb-3 min-[848px]:table min-[848px]:w-full min-[848px]:table-fixed min-[848px]:border-separate min-[848px]:border-spacing-0 min-[848px]:pb-0"
    >
      <thead className="hidden min-[848px]:table-header-group">
        <tr>
          <th scope="col" className={clsx(HEAD, 'ps-5')}>
            {label('watchlist_list')}
          </th>
          {state.fields.map(field => (
            <th
              key={field.id}
              scope="col"
              id={watchlistColumnId(id, field.id)}
              className={clsx(HEAD, WIDTHS[field.kind])}
            >
              {nameOf(field)}
            </th>
          ))}
          <th scope="col" className={clsx(HEAD, 'w-52')}>
            <span className="flex items-center gap-1">
              <ResultHeading />
            </span>
          </th>
          <td className={clsx(HEAD, 'w-20')} />
        </tr>
      </thead>
      {details.template ? (
        <tbody className={clsx(BODY, 'min-[848px]:bg-surface-sunken')}>
          <TemplateRow row={details.template} />
        </tbody>
      ) : null}
      {details.pages.map(({ page, current, rows }) => (
        <tbody key={page} data-slot="watchlist-page" hidden={!current} className={BODY}>
          {rows.map(row => (
            <ListRow key={`${row.id} ${row.revision}`} row={row} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

/** The footer of step 2, always visible: errors, buttons and the pager. */
function DetailsFooter({ details }: DetailsProps) {
  const { viewModel, actions } = useWatchlist()
  const label = useLabel()
  const textOf = useWatchlistText()
  const save = useRef<HTMLButtonElement>(null)
  const wasConfirming = useRef(false)
  const { confirmingDiscard, errors, errorSummary } = details
  useEffect(() => {
    // the focused button of the question has unmounted
    if (wasConfirming.current && !confirmingDiscard) save.current?.focus()
    wasConfirming.current = confirmingDiscard
  }, [confirmingDiscard])
  const names = errors.slice(0, NAMED_ERRORS).map(({ name }) => name)
  const reason = errorSummary && `${textOf(errorSummary)} ${names.join(', ')}`
  return (
    <div
      data-slot="watchlist-details-footer"
      className="sticky bottom-0 z-20 -mx-5 -mt-px -mb-5 grid gap-2 border-t border-line bg-surface-raised px-5 py-3"
    >
      <SaveProblem focusMain={() => save.current?.focus()} />
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-2">
        {confirmingDiscard ? (
          <DiscardQuestion />
        ) : (
          <>
            <Button
              ref={save}
              variant="primary"
              pending={viewModel.pending}
              disabledReason={reason}
              onClick={actions.save}
              // a disabled button does not call onClick; this still focuses the first invalid field
              onClickCapture={reason ? actions.save : undefined}
            >
              {textOf(details.save)}
            </Button>
            <Button onClick={actions.close}>{label('watchlist_cancel')}</Button>
            <Button variant="link" className="mx-1" onClick={actions.back}>
              {label('watchlist_back')}
            </Button>
            <FooterStatus details={details} />
          </>
        )}
        <Paginator
          page={details.page}
          total={details.total}
          limit={WATCHLIST_PAGE_SIZE}
          onPageChange={actions.choosePage}
          aria-label={label('watchlist_lists')}
          className="ms-auto items-center max-desk:w-full max-desk:justify-between desk:flex-row-reverse max-desk:[&>ul]:w-auto"
        />
      </div>
    </div>
  )
}

/** The lists with errors, as buttons that focus the field, and the last edit of whole lists. A live region. */
function FooterStatus({ details }: DetailsProps) {
  const { actions } = useWatchlist()
  const label = useLabel()
  const textOf = useWatchlistText()
  const { errors, errorSummary, edit } = details
  return (
    <div role="status" className="grid min-w-0 flex-1 basis-44 gap-x-3 text-12 leading-4">
      {errorSummary ? (
        <p data-slot="watchlist-errors" className="flex gap-1.5 font-medium text-down">
          <TriangleAlert aria-hidden="true" className="size-3.5 shrink-0 translate-y-px stroke-[1.75]" />
          <span className="min-w-0 wrap-anywhere">
            {textOf(errorSummary)}
            {errors.slice(0, NAMED_ERRORS).map(({ listId, field, name, text }, index) => (
              <span key={listId}>
                {index > 0 ? ', ' : ' '}
                <Button
                  variant="link"
                  aria-label={`${name}: ${textOf(text)}`}
                  onClick={() => actions.jump(listId, field)}
                  className="-my-1 min-h-6 text-12 text-down underline"
                >
                  <bdi>{name}</bdi>
                </Button>
              </span>
            ))}
            {errors.length > NAMED_ERRORS ? ` +${errors.length - NAMED_ERRORS}` : null}
          </span>
        </p>
      ) : null}
      {edit ? (
        <p className="flex flex-wrap gap-x-2 text-ink-2">
          {textOf(edit)}
          <Button variant="link" onClick={actions.undoEdit} className="-my-1 min-h-6 text-12">
            {label('drawings_undo')}
          </Button>
        </p>
      ) : null}
    </div>
  )
}

/** Asks before typed values are discarded (reliability §3.3). */
function DiscardQuestion() {
  const { actions } = useWatchlist()
  const label = useLabel()
  const stay = useRef<HTMLButtonElement>(null)
  useEffect(() => stay.current?.focus(), [])
  return (
    <Notice
      tone="warn"
      live="alert"
      className="flex-1"
      action={
        <>
          <Button ref={stay} size="s" onClick={actions.cancelClose}>
            {label('watchlist_stay')}
          </Button>
          <Button size="s" variant="quiet" onClick={actions.discard}>
            {label('watchlist_discard')}
          </Button>
        </>
      }
    >
      {label('watchlist_ask')}
    </Notice>
  )
}
