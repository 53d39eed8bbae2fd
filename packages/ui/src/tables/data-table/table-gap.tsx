'use client'

/** The room of lines that are not drawn. The attribute, for a style would be refused in the server's markup. `data-slot` table-gap. */
export function Gap({ width, height }: { width: number; height: number }) {
  if (height <= 0) return null
  return (
    <tr data-slot="table-gap" {...UNHEARD}>
      <td colSpan={width} height={height} />
    </tr>
  )
}

const UNHEARD = { 'aria-hidden': true }
