'use client'
import { type ComponentProps, useMemo } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { STORED_KEYS, type StoredKeys } from '../../foundation/state/stored-keys.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { storedRows } from './stored-keys.view-model.ts'
import { StoredKeysRow } from './stored-keys-row.tsx'

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
