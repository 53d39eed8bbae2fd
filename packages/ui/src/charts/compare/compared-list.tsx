'use client'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { clsx } from 'clsx'
import { type ComponentProps, useRef } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { IconButton } from '../../controls/icon-button/icon-button.tsx'
import { Link } from '../../controls/link/link.tsx'
import { formatDecimal } from '../../foundation/format/decimal.ts'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { Eye, EyeOff, X } from '../../foundation/icons/icons.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { seriesStyle } from '../../foundation/tokens/series.ts'
import { useUi } from '../../foundation/ui-provider.tsx'
import { SeriesNumber } from '../plot/legend-parts.tsx'
import { SeriesMark } from '../plot/series-mark.tsx'
import { useFocusAfterRemove } from '../plot/use-focus-after-remove.ts'
import type { ComparedItem } from './compare.reducer.ts'
import { remainingText } from './compare.view-model.ts'
import type { CompareKind } from './compare-kinds.ts'
import type { ComparedRow } from './compared-rows.ts'

export type ComparedListProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The lines of the chart in order, the main one first: the result of `comparedRows`. */
  rows: readonly ComparedRow[]
  /** `items` of the compare state. */
  items: readonly ComparedItem[]
  /** The kinds that this chart can be compared with. */
  kinds: readonly CompareKind[]
  /** Digits of a value. Default 3. */
  decimals?: number
  /** Unit of the changes. */
  changeUnit?: string
  /** Ids of the hidden lines. */
  hiddenIds?: readonly string[]
  /** Hides or shows a line; without it lines cannot be hidden. */
  onHiddenToggle?: (id: string) => void
  /** Removes a compared line by its key. */
  onRemove: (key: string) => void
  /** Removes the line that was added last. */
  onCancelLast: () => void
  /** Removes every compared line. */
  onRemoveAll: () => void
}

const NONE: readonly string[] = []

// classes on each cell: a child selector on the row would be matched against every element of the page
const headStyles =
  'sticky top-0 z-1 border-b border-line-strong bg-surface-raised px-1.5 py-1 text-start align-bottom font-medium'
const cellStyles = 'border-b border-line px-1.5 py-0 max-desk:py-1'

/**
 * Every line of a chart with its full name, its value and its change. Each line can be hidden, and all but the main one can be removed
 * (C9). Below are buttons that remove the last one or all, and what can still be added. Parts: `data-slot` compared-list, compared-row
 * (`data-hidden`), compared-name, compared-footer, compare-remaining.
 */
export const ComparedList = forwardRef(function ComparedList({
  rows,
  items,
  kinds,
  decimals = 3,
  changeUnit = '',
  hiddenIds = NONE,
  onHiddenToggle,
  onRemove,
  onCancelLast,
  onRemoveAll,
  className,
  ref,
  ...root
}: ComparedListProps) {
  const { label, lang } = useUi()
  const list = useRef<HTMLDivElement>(null)
  const listRef = useComposedRefs(ref, list)
  const keepFocus = useFocusAfterRemove(list, items.length)
  const keys = new Set(items.map(({ key }) => key))
  const isSame = rows.every(row => row.unit === rows[0]?.unit)
  const numberOf = (value: number | null, decimals: number, unit: string, sign?: 'change') => {
    const text = value === null ? null : formatDecimal(value, { lang, decimals, sign: sign ?? 'auto' })
    return text && unit ? `${text}\u00A0${unit}` : (text ?? '')
  }
  const withUnit = (title: string, unit: string | undefined) =>
    unit ? label('chart_table_head', { name: title, unit }) : title
  return (
    <div
      {...root}
      ref={listRef}
      tabIndex={-1}
      data-ui=""
      data-slot="compared-list"
      className={cx(
        'grid max-h-[calc(min(26rem,36dvh)+3rem)] grid-cols-1 grid-rows-[minmax(0,1fr)_auto] text-13 text-ink outline-none max-desk:max-h-[calc(60dvh+6rem)]',
        className,
      )}
    >
      <div className="relative min-h-0 overflow-auto overscroll-contain">
        <table className="w-full border-separate border-spacing-0">
          <caption className="sr-text">{label('compared_lines')}</caption>
          <thead>
            <tr className="text-12 text-ink-3">
              <th scope="col" className={headStyles}>
                {label('compared_place')}
              </th>
              <th scope="col" className={clsx(headStyles, 'w-full')}>
                {label('compared_line')}
              </th>
              <th scope="col" className={cx(headStyles, 'text-end max-desk:hidden')}>
                {withUnit(label('compared_value'), isSame ? rows[0]?.unit : undefined)}
              </th>
              <th scope="col" className={cx(headStyles, 'text-end max-desk:hidden')}>
                {withUnit(label('compared_change'), changeUnit)}
              </th>
              <td className={headStyles} />
            </tr>
          </thead>
          <tbody>
            {rows.map(row => {
              const style = seriesStyle(row.style)
              const isHidden = hiddenIds.includes(row.id)
              const value = numberOf(row.value, decimals, isSame ? '' : row.unit)
              const change = numberOf(row.change, 2, '', 'change')
              return (
                <tr
                  key={row.id}
                  data-slot="compared-row"
                  data-hidden={isHidden ? '' : undefined}
                  className="h-6.5 hover:bg-surface-sunken focus-within:bg-surface-sunken max-desk:h-11"
                >
                  <td className={cellStyles}>
                    <span className="inline-flex items-center gap-2">
                      <SeriesNumber style={style} number={row.place} dimmed={isHidden} />
                      <span className="sr-text">{formatDecimal(row.place, { lang, decimals: 0 })}</span>
                      <SeriesMark style={style} className={isHidden ? 'opacity-30' : undefined} />
                    </span>
                  </td>
                  <th scope="row" className={clsx(cellStyles, 'text-start font-normal')}>
                    <span data-slot="compared-name">
                      <Link href={row.href} variant="plain">
                        {row.name}
                      </Link>
                      {row.note ? <span className="ps-1.5 text-ink-3">{row.note}</span> : null}
                    </span>
                    {value ? (
                      // a phone has no separate columns for value and change
                      <span className="num block text-12 text-ink-2 desk:hidden">
                        {value} ({change})
                      </span>
                    ) : null}
                  </th>
                  <td
                    className={clsx(cellStyles, 'num text-end font-strong whitespace-nowrap max-desk:hidden')}
                  >
                    {value}
                  </td>
                  <td className={clsx(cellStyles, 'num text-end whitespace-nowrap max-desk:hidden')}>
                    {change}
                  </td>
                  <td className={cellStyles}>
                    <span className="flex justify-end text-ink-3">
                      {onHiddenToggle ? (
                        <IconButton
                          size="s"
                          variant="quiet"
                          label={label('compared_hide', { name: row.name })}
                          pressed={isHidden}
                          onClick={() => onHiddenToggle(row.id)}
                          className="desk:size-6 desk:min-h-0! desk:min-w-0!"
                        >
                          {isHidden ? <EyeOff /> : <Eye />}
                        </IconButton>
                      ) : null}
                      {keys.has(row.id) ? (
                        <IconButton
                          size="s"
                          variant="quiet"
                          label={label('chart_remove_series', { name: row.name })}
                          onClick={() => {
                            keepFocus(items.findIndex(({ key }) => key === row.id))
                            onRemove(row.id)
                          }}
                          data-slot="legend-remove"
                          className="desk:size-6 desk:min-h-0! desk:min-w-0!"
                        >
                          <X />
                        </IconButton>
                      ) : (
                        <span className="w-6 max-desk:w-9" />
                      )}
                    </span>
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      <div data-slot="compared-footer" className="flex flex-wrap items-center gap-x-4 gap-y-1 pt-2">
        {items.length > 0 ? (
          <>
            <Button variant="link" onClick={onCancelLast}>
              {label('compare_cancel_last')}
            </Button>
            <Button variant="link" onClick={onRemoveAll}>
              {label('compare_remove_all')}
            </Button>
          </>
        ) : null}
        <span data-slot="compare-remaining" className="num ms-auto text-12 text-ink-3">
          {remainingText(items, { kinds, lang, label })}
        </span>
      </div>
    </div>
  )
})
