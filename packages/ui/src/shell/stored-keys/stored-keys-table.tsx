'use client'
import { type ComponentProps, useMemo } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { STORED_KEYS, type StoredKeys } from '../../foundation/state/stored-keys.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { storedRows } from './stored-keys.view-model.ts'
import { StoredKeysRow } from './stored-keys-row.tsx'

export type StoredKeysTableProps = Omit<ComponentProps<'table'>, 'children'> & {
  /** What is listed. Default: the widgets' own; a site adds its own, `{ ...STORED_KEYS, ...SITE_KEYS }`. */
  registry?: StoredKeys
}

/**
 * Everything that a site keeps in the browser: under which names, where, what for and for how long (H3).
 * Names of one purpose stand in one row. On a phone place and time stand under the names.
 * Parts: `data-slot` stored-keys, stored-key; state: `data-essential`, `data-store` cookie or local.
 */
export const StoredKeysTable = forwardRef(function StoredKeysTable({
  registry = STORED_KEYS,
  className,
  ...rest
}: StoredKeysTableProps) {
  const label = useLabel()
  const rows = useMemo(() => storedRows(registry), [registry])
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
