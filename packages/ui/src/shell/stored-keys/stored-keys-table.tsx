'use client'
import { type ComponentProps, Fragment, useMemo } from 'react'
import { Badge } from '../../controls/badge/badge.tsx'
import { timeSpanText } from '../../foundation/format/time-span.ts'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { STORED_KEYS, type StoredKeys } from '../../foundation/state/stored-keys.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel, useLang } from '../../foundation/ui-provider.tsx'
import { type StoredRow, storedRows } from './stored-keys.view-model.ts'

export type StoredKeysTableProps = Omit<ComponentProps<'table'>, 'children'> & {
  /** The listed keys. Default: the widgets' own; a site adds its own, `{ ...STORED_KEYS, ...SITE_KEYS }`. */
  registry?: StoredKeys
}

/**
 * Everything that a site stores in the browser: names, storage, purpose and lifetime (H3).
 * Names with one purpose share a row. On phones storage and lifetime are below the names.
 * Parts: `data-slot` stored-keys, stored-key; state: `data-essential`, `data-store` cookie or local.
 */
export const StoredKeysTable = forwardRef(function StoredKeysTable({
  registry = STORED_KEYS,
  className,
  ...rest
}: StoredKeysTableProps) {
  const label = useLabel()
  const rows = useMemo(() => storedRows(registry ?? STORED_KEYS), [registry])
  return (
    <table
      {...rest}
      data-ui=""
      data-slot="stored-keys"
      className={cx('w-full border-collapse text-start text-13 text-ink', className)}
    >
      <caption className="sr-text">{label('stored_caption')}</caption>
      <thead>
        <tr className="border-b border-line-strong text-12 text-ink-3">
          <Head text={label('stored_name')} />
          <Head text={label('stored_purpose')} />
          <Head text={label('stored_where')} className="max-desk:hidden" />
          <Head text={label('stored_life')} className="max-desk:hidden" />
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <StoredKeysRow key={row.names.join()} row={row} />
        ))}
      </tbody>
    </table>
  )
})

function Head({ text, className }: { text: string; className?: string }) {
  return (
    <th scope="col" className={cx('px-4 py-2 text-start align-bottom font-[520] desk:px-5', className)}>
      {text}
    </th>
  )
}

const cell = 'px-4 py-2.5 align-top desk:px-5'

/** The entries with one purpose. */
function StoredKeysRow({ row }: { row: StoredRow }) {
  const label = useLabel()
  const lang = useLang()
  const where = label(`stored_in_${row.store}`)
  const life = typeof row.life === 'number' ? timeSpanText(row.life, lang) : label(`stored_life_${row.life}`)
  return (
    <tr
      data-slot="stored-key"
      data-store={row.store}
      data-essential={row.essential ? '' : undefined}
      className="border-b border-line last:border-b-0"
    >
      <th scope="row" className={`${cell} w-[40%] text-start font-normal desk:w-[22%]`}>
        <ul>
          {row.names.map(name => (
            <li key={name} className="num text-12 leading-5 wrap-anywhere text-ink">
              {name.split(/(?<=[a-z]_)/).map((part, at, all) => (
                <Fragment key={all.slice(0, at + 1).join('')}>
                  {part}
                  <wbr />
                </Fragment>
              ))}
            </li>
          ))}
        </ul>
        <p className="mt-1 text-12 text-ink-3 desk:hidden">
          {where} · {life}
        </p>
      </th>
      <td className={cell}>
        {label(row.labelKey)}
        {row.essential ? <Badge className="ms-2 align-middle">{label('stored_essential')}</Badge> : null}
      </td>
      <td className={`${cell} whitespace-nowrap text-ink-2 max-desk:hidden`}>{where}</td>
      <td className={`${cell} text-ink-2 desk:w-[26%] max-desk:hidden`}>{life}</td>
    </tr>
  )
}
