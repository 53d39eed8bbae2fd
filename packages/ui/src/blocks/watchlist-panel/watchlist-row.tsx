'use client'
import { type ReactNode, useEffect } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { LazyCalendar } from '../../controls/date-picker/lazy-calendar.tsx'
import { PickerField } from '../../controls/date-picker/picker-field.tsx'
import { PickerPopup } from '../../controls/date-picker/picker-popup.tsx'
import { useDatePicker } from '../../controls/date-picker/use-date-picker.ts'
import { IconButton } from '../../controls/icon-button/icon-button.tsx'
import { InfoTip } from '../../controls/info-tip/info-tip.tsx'
import { NumberField } from '../../controls/number-field/number-field.tsx'
import { useNumberField } from '../../controls/number-field/use-number-field.ts'
import { useRejectionText } from '../../controls/number-field/use-rejection-text.ts'
import { TextField } from '../../controls/text-field/text-field.tsx'
import type { Day } from '../../foundation/calendar/day.ts'
import { formatDecimal } from '../../foundation/format/decimal.ts'
import { RotateCcw, TriangleAlert, X } from '../../foundation/icons/icons.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel, useToday, useUi } from '../../foundation/ui-provider.tsx'
import { PRICE_DECIMALS, QUANTITY_MAX, type WatchlistField, type WatchlistValues } from './field-values.ts'
import { profitOf } from './profit.ts'
import { columnId, leaves, partId, useWatchlist, useWatchlistText } from './watchlist-context.ts'
import { TEMPLATE_ROW, type WatchlistRowId } from './watchlist-panel.state.ts'
import type { WatchlistRow, WatchlistTemplateRow } from './watchlist-panel.view-model.ts'

/** No bond of the product was bought earlier. */
const EARLIEST: Day = '1900-01-01'

/** A card in a narrow window, a row of the table in a wide one. */
const ROW =
  'grid grid-cols-[1.3fr_1fr] items-start gap-x-3 gap-y-2 rounded-card border border-line px-3 pt-1 pb-3 desk:grid-cols-4 min-[848px]:table-row min-[848px]:h-11'
const CELL =
  'block min-w-0 text-start min-[848px]:table-cell min-[848px]:border-b min-[848px]:border-line min-[848px]:px-1.5 min-[848px]:align-middle'
const NAME =
  'col-start-1 self-center py-2 wrap-anywhere desk:col-span-3 min-[848px]:py-0 min-[848px]:ps-5 min-[848px]:leading-4'
/** Labels stand above the fields of a card, and in the head of the table. */
const FIELD = 'relative min-[848px]:[&_[data-slot=field-label]]:sr-text [&_[data-slot=field-error]]:hidden'
/** The same, with a message in a layer: it raises no row. */
const TEMPLATE_FIELD =
  'relative min-[848px]:[&_[data-slot=field-label]]:sr-text min-[848px]:[&_[data-slot=field-error]]:absolute min-[848px]:[&_[data-slot=field-error]]:top-full min-[848px]:[&_[data-slot=field-error]]:z-10 min-[848px]:[&_[data-slot=field-error]]:rounded-field min-[848px]:[&_[data-slot=field-error]]:border min-[848px]:[&_[data-slot=field-error]]:border-line min-[848px]:[&_[data-slot=field-error]]:bg-surface-raised min-[848px]:[&_[data-slot=field-error]]:px-2 min-[848px]:[&_[data-slot=field-error]]:py-1 min-[848px]:[&_[data-slot=field-error]]:shadow-pop'

/** One list: quantity, price and buy date, with the result today or what is wrong (W2). */
export function ListRow({ row }: { row: WatchlistRow }) {
  const { id, viewModel, actions } = useWatchlist()
  const label = useLabel()
  const textOf = useWatchlistText()
  const rejection = useRejectionText()
  const fields = usePurchaseFields({ row: row.id, values: row.values, unread: row.unread })
  const error = row.error && textOf(row.error.text)
  const shown = [fields.dateProblem ?? error, rejection(fields.price.state.rejected)]
  const message = shown.filter(Boolean).join(' – ')
  return (
    <tr
      aria-labelledby={`${id}-${row.id}-name`}
      data-slot="watchlist-item"
      data-changed={row.changed ? '' : undefined}
      data-invalid={row.error ? '' : undefined}
      onBlur={event => leaves(event) && actions.leaveRow(row.id)}
      className={ROW}
    >
      <th scope="row" id={`${id}-${row.id}-name`} className={cx(CELL, NAME, 'font-strong')}>
        <bdi>{row.name}</bdi>
      </th>
      <FieldCells
        row={row.id}
        values={row.values}
        fields={fields}
        errors={row.error ? { [row.error.field]: error } : {}}
        className={FIELD}
      />
      <td className={CELL}>
        {message ? <RowMessage>{message}</RowMessage> : <Result values={row.values} />}
      </td>
      <td
        className={cx(
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
              id={partId(id, row.id, 'leave')}
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

/** "Same for all lists": its values are put into every list. */
export function TemplateRow({ row }: { row: WatchlistTemplateRow }) {
  const { id, viewModel, actions } = useWatchlist()
  const label = useLabel()
  const textOf = useWatchlistText()
  const fields = usePurchaseFields({ row: TEMPLATE_ROW, values: row.values, unread: row.unread })
  return (
    <tr
      aria-labelledby={`${id}-${TEMPLATE_ROW}-name`}
      data-slot="watchlist-template"
      className={cx(ROW, 'bg-surface-sunken')}
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
        fields={fields}
        errors={{}}
        className={TEMPLATE_FIELD}
      />
      <td className={cx(CELL, 'self-end')} colSpan={2}>
        <Button
          id={partId(id, TEMPLATE_ROW, 'fill')}
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

type PurchaseFieldsOptions = { row: WatchlistRowId; values: WatchlistValues; unread: boolean }

/**
 * The state of a row's fields. The date is written DD.MM.YYYY, with weeks from Monday, cannot be cleared and is not in the future
 * (shared-blocks §5, §9). A text that is no date stays in its field; the panel is told of it, because it blocks saving.
 */
function usePurchaseFields({ row, values, unread }: PurchaseFieldsOptions) {
  const { viewModel, actions } = useWatchlist()
  const today = useToday()
  const price = useNumberField({
    value: values.price,
    onValueChange: text => actions.typePrice(row, text),
    decimals: PRICE_DECIMALS,
  })
  const date = useDatePicker({
    value: values.day,
    onValueChange: day => actions.pickDay(row, day),
    format: 'DD.MM.YYYY',
    firstWeekday: 1,
    // the row "Same for all lists" may fill in less than all three
    clearable: row === TEMPLATE_ROW,
    notBefore: EARLIEST,
    notAfter: today,
    isLocked: viewModel.pending,
  })
  const isWrong = date.state.error !== null
  useEffect(() => {
    if (isWrong !== unread) actions.validateDate(row, !isWrong)
  })
  return { price, date, dateProblem: isWrong ? date.viewModel.problem : null }
}

type FieldCellsProps = {
  row: WatchlistRowId
  values: WatchlistValues
  fields: ReturnType<typeof usePurchaseFields>
  errors: Partial<Record<WatchlistField, string | null>>
  className: string
}

/** Quantity, price and buy date; read only while a save is under way. */
function FieldCells({ row, values, fields, errors, className }: FieldCellsProps) {
  const { id, viewModel, actions } = useWatchlist()
  const { label, lang } = useUi()
  const { price, date, dateProblem } = fields
  const { pending } = viewModel
  // the column, then the list: "Quantity Core rates"
  const nameOf = (field: WatchlistField) => `${columnId(id, field)} ${id}-${row}-name`
  const dateLabel = label('watchlist_date')
  return (
    <>
      <td className={CELL}>
        <TextField
          id={partId(id, row, 'quantity')}
          label={label('watchlist_quantity')}
          aria-label={label('watchlist_quantity')}
          aria-labelledby={nameOf('quantity')}
          placeholder={label('watchlist_any')}
          value={values.quantity}
          onValueChange={text => actions.typeQuantity(row, text)}
          maxLength={QUANTITY_MAX}
          error={errors.quantity ?? null}
          readOnly={pending}
          autoComplete="off"
          className={className}
        />
      </td>
      <td className={CELL}>
        <NumberField
          id={partId(id, row, 'price')}
          label={label('watchlist_price')}
          aria-label={label('watchlist_price')}
          aria-labelledby={nameOf('price')}
          placeholder={formatDecimal(0, { decimals: PRICE_DECIMALS, lang }) ?? ''}
          model={price}
          error={errors.price ?? null}
          readOnly={pending}
          className={className}
        />
      </td>
      <td className={CELL}>
        <PickerField
          id={partId(id, row, 'day')}
          label={dateLabel}
          aria-label={dateLabel}
          aria-labelledby={nameOf('day')}
          placeholder={label('picker_choose_date')}
          inputMode="numeric"
          readOnly={pending}
          error={dateProblem ?? errors.day ?? null}
          model={date}
          slot="watchlist-day"
          onNear={LazyCalendar.load}
          className={cx(className, 'w-full min-w-0 max-desk:min-w-0')}
        >
          <PickerPopup model={date} label={dateLabel}>
            <LazyCalendar model={date} label={dateLabel} />
          </PickerPopup>
        </PickerField>
      </td>
    </>
  )
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

/** What the purchase would bring at today's price; a dash where that is unknown. */
function Result({ values }: { values: WatchlistValues }) {
  const { valuation } = useWatchlist()
  const { label, lang } = useUi()
  const profit = profitOf({ ...values, ...valuation })
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
            // an arrow for the eye alone: the sign says the same
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

/** "Result today", with the formula where results can be computed. */
export function ResultHeading() {
  const { valuation } = useWatchlist()
  const label = useLabel()
  const name = label('watchlist_result')
  return (
    <>
      {name}
      {valuation.currentPrice == null ? null : (
        <InfoTip about={name}>{label('watchlist_profit_formula')}</InfoTip>
      )}
    </>
  )
}
