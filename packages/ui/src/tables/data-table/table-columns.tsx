'use client'
import type { ColumnWidths } from './column-widths.shape.ts'

/** The widths of a long table's columns. Attributes, for styles would be refused in the server's markup. */
export function TableColumns({ widths: { leads, columns } }: { widths: ColumnWidths }) {
  return (
    <colgroup>
      {[...leads, ...columns].map((width, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place among the columns is what a col stands for
        <col key={place} width={width} />
      ))}
    </colgroup>
  )
}
