'use client'
import { type KeyboardEvent, useRef, useState } from 'react'
import { formatDecimal } from '../../foundation/format/decimal.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useUi } from '../../foundation/ui-provider.tsx'
import { Button } from '../button/button.tsx'
import { NumberField } from '../number-field/number-field.tsx'
import { Popover } from '../popover/popover.tsx'
import { PopoverContent } from '../popover/popover-content.tsx'
import { PopoverTrigger } from '../popover/popover-trigger.tsx'
import { pageTyped } from './page-range.ts'

export type PaginatorJumpProps = {
  pageCount: number
  onPageChange: (page: number) => void
  /** For the ellipsis. */
  className: string
}

/** The ellipsis of a paginator, and its popover: a field for any page number. */
export function PaginatorJump({ pageCount, onPageChange, className }: PaginatorJumpProps) {
  const { label, lang } = useUi()
  const [open, setOpen] = useState(false)
  const pages = formatDecimal(pageCount, { lang }) ?? ''
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger
        variant="quiet"
        data-slot="paginator-gap"
        aria-label={label('paginator_ellipsis', { pages })}
        className={cx(className, 'aria-expanded:bg-surface-sunken aria-expanded:text-ink')}
      >
        …
      </PopoverTrigger>
      <PopoverContent label={label('paginator_jump')} side="top" align="center">
        <PageField
          pageCount={pageCount}
          onPageChange={page => {
            setOpen(false)
            onPageChange(page)
          }}
        />
      </PopoverContent>
    </Popover>
  )
}

/** Rejects a page that does not exist, and keeps the text for correction. */
function PageField({ pageCount, onPageChange }: Omit<PaginatorJumpProps, 'className'>) {
  const { label, lang } = useUi()
  const [typed, setTyped] = useState('')
  const [refused, setRefused] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const pages = formatDecimal(pageCount, { lang }) ?? ''
  const go = () => {
    const page = pageTyped(typed, pageCount)
    if (page !== null) return onPageChange(page)
    setRefused(true)
    input.current?.focus()
  }
  const goOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // do not submit a form around the paginator
    event.preventDefault()
    go()
  }
  return (
    <div data-slot="paginator-jump" className="flex items-start gap-2">
      <NumberField
        ref={input}
        label={label('paginator_jump')}
        labelAs="inside"
        className="w-60 min-w-0 desk:w-52"
        enterKeyHint="go"
        value={typed}
        onValueChange={text => {
          setTyped(text)
          setRefused(false)
        }}
        onKeyDown={goOnEnter}
        error={refused ? label('paginator_jump_refused', { pages }) : null}
        end={<span className="shrink-0 text-ink-3">{label('paginator_jump_of', { pages })}</span>}
      />
      <Button data-slot="paginator-jump-go" onClick={go}>
        {label('paginator_jump_go')}
      </Button>
    </div>
  )
}
