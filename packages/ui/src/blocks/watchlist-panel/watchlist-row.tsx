'use client'
import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { IconButton } from '../../controls/icon-button/icon-button.tsx'
import { InfoTip } from '../../controls/info-tip/info-tip.tsx'
import { formatDecimal } from '../../foundation/format/decimal.ts'
import { RotateCcw, TriangleAlert, X } from '../../foundation/icons/icons.ts'
import { focusLeaves } from '../../foundation/layer/focus-leaves.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel, useUi } from '../../foundation/ui-provider.tsx'
import { savedValues, type WatchlistValues } from './field-values.ts'
import { useWatchlist, useWatchlistText, watchlistPartId } from './watchlist-context.ts'
import { FieldInput } from './watchlist-field-input.tsx'
import { TEMPLATE_ROW, type WatchlistRowId } from './watchlist-panel.state.ts'
import type { WatchlistRow, WatchlistTemplateRow } from './watchlist-panel.view-model.ts'

/** A card in a narrow window, a table row in a wide one. */
const ROW =
  'grid grid-cols-[1.3fr_1fr] items-start gap-x-3 gap-y-2 rounded-card border border-line px-3 pt-1 pb-3 desk:grid-cols-4 min-[848px]:table-row min-[848px]:h-11'
const CELL =
  'block min-w-0 text-start min-[848px]:table-cell min-[848px]:border-b min-[848px]:border-line min-[848px]:px-1.5 min-[848px]:align-middle'
const NAME =
  'col-start-1 self-center py-2 wrap-anywhere desk:col-span-3 min-[848px]:py-0 min-[848px]:ps-5 min-[848px]:leading-4'
/** Labels are above the fields of a card, but in the head of the table. */
const FIELD = 'relative min-[848px]:[&_[data-slot=field-label]]:sr-text [&_[data-slot=field-error]]:hidden'
/** The same, with the error message in a layer, so that it does not change the row height. */
const TEMPLATE_FIELD =
  'relative min-[848px]:[&_[data-slot=field-label]]:sr-text min-[848px]:[&_[data-slot=field-error]]:absolute min-[848px]:[&_[data-slot=field-error]]:top-full min-[848px]:[&_[data-slot=field-error]]:z-10 min-[848px]:[&_[data-slot=field-error]]:rounded-field min-[848px]:[&_[data-slot=field-error]]:border min-[848px]:[&_[data-slot=field-error]]:border-line min-[848px]:[&_[data-slot=field-error]]:bg-surface-raised min-[848px]:[&_[data-slot=field-error]]:px-2 min-[848px]:[&_[data-slot=field-error]]:py-1 min-[848px]:[&_[data-slot=field-error]]:shadow-pop'

/** One list: its fields, and today's result or an error (W2). */
export function ListRow({ row }: { row: WatchlistRow }) {
  const { id, state, viewModel, actions } = useWatchlist()
  const label = useLabel()
  const textOf = useWatchlistText()
  const [problems, setProblems] = useState<FieldProblems>({})
  const error = row.error && textOf(row.error.text)
  const problemsOf = (isDay: boolean) =>
    state.fields.filter(({ kind }) => (kind === 'day') === isDay).map(field => problems[field.id])
  const [day = error] = problemsOf(true).filter(Boolean)
  const message = [day, ...problemsOf(false)].filter(Boolean).join(' – ')
  return (
    <tr
      aria-labelledby={`${id}-${row.id}-name`}
      data-slot="watchlist-item"
      data-changed={row.changed ? '' : undefined}
      data-invalid={row.error ? '' : undefined}
      onBlur={event => focusLeaves(event) && actions.leaveRow(row.id)}
      className={ROW}
    >
      <th scope="row" id={`${id}-${row.id}-name`} className={clsx(CELL, NAME, 'font-strong')}>
        <bdi>{row.name}</bdi>
      </th>
      <FieldCells
        row={row.id}
        values={row.values}
        invalidDays={row.invalidDays}
        errors={row.error ? { [row.error.field]: error } : {}}
        className={FIELD}
        onProblem={(field, problem) => setProblems(now => ({ ...now, [field]: problem }))}
      />
      <td className={CELL}>
        {message ? <RowMessage>{message}</RowMessage> : <Result values={row.values} />}
      </td>
      <td
        className={clsx(
          CELL,
          'col-start-2 row-start-1 self-center justify-self-end whitespace-nowrap desk:col-start-4 min-[848px]:pe-4 min-[848px]:text-end',
        )}
      >
        {viewModel.pending ? null : (
          <>
            {row.changed ? (
              <IconButton
                size="s"
                label={label('watchlist_reset_name', { list: row.name })}
                onClick={() => actions.resetRow(row.id)}
              >
                <RotateCcw />
              </IconButton>
            ) : null}
            <IconButton
              id={watchlistPartId(id, row.id, 'leave')}
              size="s"
              label={label('watchlist_leave_out', { list: row.name })}
              onClick={() => actions.leaveOut(row.id)}
            >
              <X />
            </IconButton>
          </>
        )}
      </td>
    </tr>
  )
}

/** "Same for all lists": its values can be copied to every list. */
export function TemplateRow({ row }: { row: WatchlistTemplateRow }) {
  const { id, viewModel, actions } = useWatchlist()
  const label = useLabel()
  const textOf = useWatchlistText()
  return (
    <tr
      aria-labelledby={`${id}-${TEMPLATE_ROW}-name`}
      data-slot="watchlist-template"
      className={clsx(ROW, 'bg-surface-sunken')}
    >
      <th
        scope="row"
        id={`${id}-${TEMPLATE_ROW}-name`}
        className={cx(CELL, NAME, 'col-span-2 font-normal text-ink-2 desk:col-span-4')}
      >
        {label('watchlist_copy')}
      </th>
      <FieldCells
        row={TEMPLATE_ROW}
        values={row.values}
        invalidDays={row.invalidDays}
        errors={{}}
        className={TEMPLATE_FIELD}
      />
      <td className={clsx(CELL, 'self-end')} colSpan={2}>
        <Button
          id={watchlistPartId(id, TEMPLATE_ROW, 'fill')}
          size="s"
          disabledReason={row.blocked && !viewModel.pending ? textOf(row.blocked) : null}
          pending={viewModel.pending}
          onClick={actions.fillLists}
        >
          {label('watchlist_fill')}
        </Button>
      </td>
    </tr>
  )
}

/** The fields' own validation messages, by field id. */
type FieldProblems = Readonly<Record<string, string | null>>

type FieldCellsProps = {
  row: WatchlistRowId
  values: WatchlistValues
  invalidDays: readonly string[]
  errors: FieldProblems
  className: string
  onProblem?: (field: string, problem: string | null) => void
}

/** A cell for each field; read-only during a save. */
function FieldCells({ row, values, invalidDays, errors, className, onProblem }: FieldCellsProps) {
  const { state } = useWatchlist()
  return state.fields.map(field => (
    <td key={field.id} className={CELL}>
      <FieldInput
        field={field}
        row={row}
        value={values[field.id] ?? ''}
        hasInvalidText={invalidDays.includes(field.id)}
        error={errors[field.id] ?? null}
        className={className}
        onProblem={onProblem}
      />
    </td>
  ))
}

function RowMessage({ children }: { children: ReactNode }) {
  return (
    <p
      data-slot="watchlist-row-error"
      className="flex items-start gap-1.5 text-12 leading-4 font-medium text-down max-[847px]:pt-6"
    >
      <TriangleAlert aria-hidden="true" className="size-3.5 shrink-0 translate-y-px stroke-[1.75]" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  )
}

/** The result of the purchase at today's price; a dash if unknown. */
function Result({ values }: { values: WatchlistValues }) {
  const { state, results } = useWatchlist()
  const { label, lang } = useUi()
  const profit = results?.valuation(savedValues(state.fields, values)) ?? null
  const format = (value: number) => formatDecimal(value, { decimals: 2, sign: 'change', lang }) ?? ''
  const direction = profit && (profit.percent > 0 ? 'up' : profit.percent < 0 ? 'down' : 'flat')
  return (
    <div data-slot="watchlist-result" data-direction={direction ?? undefined} className="group/result">
      <span className="mb-1 flex items-center gap-1 text-12 text-ink-2 min-[848px]:hidden">
        <ResultHeading />
      </span>
      {profit ? (
        <p className="num flex min-h-8 flex-wrap items-center gap-x-1.5 max-desk:min-h-11">
          <span
            // the arrow is hidden from assistive technology: the sign says the same
            className="font-medium before:me-1 group-data-[direction=down]/result:text-down group-data-[direction=down]/result:before:content-['▼'_/_''] group-data-[direction=up]/result:text-up group-data-[direction=up]/result:before:content-['▲'_/_'']"
          >
            {label('progress_percent', { percent: format(profit.percent) })}
          </span>
          {profit.amount === null ? null : (
            <span className="text-ink-3">{`${profit.currency} ${format(profit.amount)}`.trim()}</span>
          )}
        </p>
      ) : (
        <p className="flex min-h-8 items-center text-ink-3 max-desk:min-h-11">–</p>
      )}
    </div>
  )
}

/** "Result to date", with the formula if results can be computed. */
export function ResultHeading() {
  const { results } = useWatchlist()
  const label = useLabel()
  const textOf = useWatchlistText()
  const name = label('watchlist_result')
  return (
    <>
      {name}
      {results?.formula ? <InfoTip about={name}>{textOf(results.formula)}</InfoTip> : null}
    </>
  )
}
