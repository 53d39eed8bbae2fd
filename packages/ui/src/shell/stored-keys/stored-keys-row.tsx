'use client'
import { Fragment } from 'react'
import { Badge } from '../../controls/badge/badge.tsx'
import { timeSpanText } from '../../foundation/format/time-span.ts'
import { useLabel, useLang } from '../../foundation/ui-provider.tsx'
import type { StoredRow } from './stored-keys.view-model.ts'

const cell = 'px-4 py-2.5 align-top desk:px-5'

/** The entries with one purpose. */
export function StoredKeysRow({ row }: { row: StoredRow }) {
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
        {label(row.keeps)}
        {row.essential ? <Badge className="ms-2 align-middle">{label('stored_essential')}</Badge> : null}
      </td>
      <td className={`${cell} whitespace-nowrap text-ink-2 max-desk:hidden`}>{where}</td>
      <td className={`${cell} text-ink-2 desk:w-[26%] max-desk:hidden`}>{life}</td>
    </tr>
  )
}
