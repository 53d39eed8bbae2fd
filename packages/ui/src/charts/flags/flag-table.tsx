'use client'
import { type ComponentProps, useMemo } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { DataTableHead } from '../plot/data-table.tsx'
import type { NormalizedFlag } from './flag.ts'
import { FlagIcon } from './flag-mark.tsx'
import { FlagTitle } from './flag-popover.tsx'
import { flagDay, kindName } from './flags.text.ts'
import type { FlagsModel } from './use-flags.ts'

export type FlagTableProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The result of `useFlags`. */
  model: Pick<FlagsModel, 'shown' | 'undated' | 'repeated'>
}

/**
 * The flags as a table, newest first, including those outside the chart's period (C22). Flags without a readable day are at the end.
 * Parts: `data-slot` flag-table, flag-table-row, flag-note.
 */
export const FlagTable = forwardRef(function FlagTable({ model, className, ...rest }: FlagTableProps) {
  const label = useLabel()
  const { shown, undated, repeated } = model
  const rows = useMemo(() => [...shown.toReversed(), ...undated], [shown, undated])
  return (
    <div {...rest} data-ui="" data-slot="flag-table" className={cx('text-13 text-ink', className)}>
      {rows.length > 0 ? (
        <section
          aria-label={label('flags')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable without a mouse
          tabIndex={0}
          className="focus-ring relative max-h-96 overflow-auto rounded-field border border-line bg-surface"
        >
          <table className="w-full">
            <caption className="sr-text">{label('flags')}</caption>
            <thead>
              <tr>
                {(['chart_date', 'flag_kind', 'flag_title'] as const).map(labelKey => (
                  <DataTableHead key={labelKey} align="start">
                    {label(labelKey)}
                  </DataTableHead>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(flag => (
                <Row key={flag.key} flag={flag} />
              ))}
            </tbody>
          </table>
        </section>
      ) : (
        <Note text={label('flags_none')} />
      )}
      {undated.length > 0 ? <Note text={label('flags_undated', { count: undated.length })} /> : null}
      {repeated > 0 ? <Note text={label('flags_repeated', { count: repeated })} /> : null}
    </div>
  )
})

function Row({ flag }: { flag: NormalizedFlag }) {
  const label = useLabel()
  return (
    <tr data-slot="flag-table-row" className="border-b border-line align-top last:border-0">
      <th scope="row" className="num px-3 py-1.5 text-start font-medium whitespace-nowrap">
        {flagDay(flag, label)}
      </th>
      <td className="px-3 py-1.5 text-ink-2">
        <span className="flex items-start gap-2">
          <span className="flex h-5 items-center">
            <FlagIcon flag={flag} />
          </span>
          {kindName(flag, label)}
        </span>
      </td>
      <td className="px-3 py-1.5 break-words">
        <FlagTitle flag={flag} />
        {flag.isEstimated ? <span className="ms-1 text-ink-3">({label('flag_estimated')})</span> : null}
        {flag.detail === undefined ? null : <bdi className="block text-ink-2">{flag.detail}</bdi>}
      </td>
    </tr>
  )
}

function Note({ text }: { text: string }) {
  return (
    <p data-slot="flag-note" className="pt-1.5 text-12 text-ink-3">
      {text}
    </p>
  )
}
