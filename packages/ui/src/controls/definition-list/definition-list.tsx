'use client'
import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { listOf } from '../../foundation/list-of.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { Definition, type DefinitionItem } from './definition.tsx'

const gridVariants = cva('grid gap-x-8', {
  variants: { columns: { 1: 'grid-cols-1', 2: 'grid-cols-1 wide:grid-cols-2' } },
  defaultVariants: { columns: 1 },
})

export type DefinitionListProps = Omit<ComponentProps<'dl'>, 'children'> & {
  items: readonly DefinitionItem[]
  /** Two columns where the width allows (from 1100 px). Default 1. */
  columns?: 1 | 2
  /** Called when copying failed. */
  onCopyFailure?: (fault: unknown) => void
}

/**
 * A list of terms and values (Q8). Every term can have an explanation, and every blank value a reason (X3). Terms may
 * repeat. Without items nothing is rendered. Parts: `data-slot` definition-list, definition, definition-label,
 * definition-value.
 */
export const DefinitionList = forwardRef(function DefinitionList({
  items: given,
  columns,
  onCopyFailure,
  className,
  ...rest
}: DefinitionListProps) {
  const items = listOf(given)
  if (items.length === 0) return null
  return (
    <dl {...rest} data-ui="" data-slot="definition-list" className={cx(gridVariants({ columns }), className)}>
      {items.map((item, at) => (
        <Definition
          key={item.id ?? `${item.label} ${nth(items, at)}`}
          item={item}
          onCopyFailure={onCopyFailure}
        />
      ))}
    </dl>
  )
})

/** The number of earlier items with the same label. */
function nth(items: readonly DefinitionItem[], at: number): number {
  return items.slice(0, at).filter(({ label }) => label === items[at]?.label).length
}
