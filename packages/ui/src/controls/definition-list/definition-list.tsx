'use client'
import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { listOf } from '../../foundation/list-of.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { CopyButton } from '../copy-button/copy-button.tsx'
import { InfoTip } from '../info-tip/info-tip.tsx'

const gridVariants = cva('grid gap-x-8', {
  variants: { columns: { 1: 'grid-cols-1', 2: 'grid-cols-1 wide:grid-cols-2' } },
  defaultVariants: { columns: 1 },
})

type DefinitionItem = {
  /** Default: the label. */
  id?: string
  label: string
  /** The value; null, undefined, '', true, false and non-finite numbers are blank and show as a dash. */
  value: ReactNode
  /** The meaning of the label. */
  explanation?: string
  /** The reason why the value is blank, masked or estimated (X3). */
  reason?: string
  /** Text for a copy button next to the value, e.g. an ISIN. */
  copy?: string
}

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

type DefinitionProps = { item: DefinitionItem; onCopyFailure?: ((fault: unknown) => void) | undefined }

/** A term and its value. */
function Definition({
  item: { label: term, value, explanation, reason, copy },
  onCopyFailure,
}: DefinitionProps) {
  const label = useLabel()
  const blank = isBlank(value)
  return (
    <div
      data-slot="definition"
      // the value wraps below its label when large text leaves too little width for both
      className="flex flex-wrap items-baseline gap-x-2 desk:gap-x-4 border-b border-line py-2 text-13"
    >
      <dt
        data-slot="definition-label"
        // the info button stays next to a wrapped label, instead of wrapping below it alone
        className="flex min-w-0 flex-[10_1_max(5.5rem,(100%-0.5rem)*0.37-1px)] items-baseline wrap-break-word text-ink-3 desk:flex-[2_1_max(5.5rem,(100%-1rem)*0.4-1px)]"
      >
        {term}
        {explanation ? (
          <InfoTip about={term} className="relative top-[0.2em] ms-1">
            {explanation}
          </InfoTip>
        ) : null}
      </dt>
      <dd
        data-slot="definition-value"
        data-blank={blank ? '' : undefined}
        className="num min-w-0 flex-[17_1_max(7rem,(100%-0.5rem)*0.63-1px)] wrap-anywhere desk:flex-[3_1_max(7rem,(100%-1rem)*0.6-1px)] text-ink data-blank:text-ink-3"
      >
        {blank ? '–' : isText(value) ? <bdi>{value}</bdi> : value}
        {reason ? (
          <InfoTip reason about={term} className="ms-1">
            {reason}
          </InfoTip>
        ) : null}
        {copy ? (
          <CopyButton
            iconOnly
            size="s"
            text={copy}
            label={label('copy_name', { name: term })}
            onFailure={onCopyFailure}
            className="-my-1.5 ms-1 max-desk:-me-1 min-h-6 min-w-6 align-middle max-desk:relative max-desk:min-h-6 max-desk:min-w-6 max-desk:after:absolute max-desk:after:-inset-2.5"
          />
        ) : null}
      </dd>
    </div>
  )
}

/** Texts and numbers are isolated in their own direction: right-to-left text would reorder a date or a sign. */
function isText(value: ReactNode): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}

/** Whether a value has no content. */
function isBlank(value: ReactNode): boolean {
  if (typeof value === 'number') return !Number.isFinite(value)
  return value === null || value === undefined || value === '' || typeof value === 'boolean'
}
