'use client'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { cellLook } from './table-looks.tsx'

export type PrintNoteProps = {
  /** How many cells a row has. */
  width: number
  shown: number
  total: number
}

/** On paper, under the rows of a table too long to be printed whole: how many of them stand there. `data-slot` table-print-note. */
export function PrintNote({ width, shown, total }: PrintNoteProps) {
  const label = useLabel()
  return (
    <tbody data-slot="table-print-note" className="not-print:hidden">
      <tr>
        <td colSpan={width} className={cellLook()}>
          {label('table_said_rows', { shown, total })}
        </td>
      </tr>
    </tbody>
  )
}
