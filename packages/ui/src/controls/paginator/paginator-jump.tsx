'use client'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { formatDecimal } from '../../foundation/format/decimal.ts'
import { useUi } from '../../foundation/ui-provider.tsx'
import { buttonLook } from '../button/button-look.tsx'
import { NumberField } from '../number-field/number-field.tsx'
import { pageTyped } from './paginator.shape.ts'

export type PaginatorJumpProps = {
  /** Its element id: the ellipsis says what it opens. */
  id: string
  pageCount: number
  onPageChange: (page: number) => void
  onClose: () => void
}

/** A field for the number of any page; a number without a page is refused and stays to be corrected. */
export function PaginatorJump({ id, pageCount, onPageChange, onClose }: PaginatorJumpProps) {
  const { label, lang } = useUi()
  const [typed, setTyped] = useState('')
  const [refused, setRefused] = useState(false)
  const group = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  useEscape(group, onClose)

  const pages = formatDecimal(pageCount, { lang }) ?? ''
  const go = () => {
    const page = pageTyped(typed, pageCount)
    if (page !== null) return onPageChange(page)
    setRefused(true)
    input.current?.focus()
  }
  const goOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // a form round the paginator is not sent
    event.preventDefault()
    go()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset, whose legend the label of the one field would repeat
    <div
      ref={group}
      id={id}
      role="group"
      aria-label={label('paginator_jump')}
      data-slot="paginator-jump"
      className="flex max-w-full items-start gap-2"
    >
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
      <button type="button" data-slot="paginator-jump-go" className={buttonLook({})} onClick={go}>
        {label('paginator_jump_go')}
      </button>
    </div>
  )
}

/** Escape inside the element closes it and nothing else: a dialog round it gets the next Escape. */
function useEscape(element: RefObject<HTMLElement | null>, onClose: () => void): void {
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  useEffect(() => {
    const close = (event: globalThis.KeyboardEvent) => {
      const isInside = event.target instanceof Node && element.current?.contains(event.target)
      if (event.key !== 'Escape' || event.isComposing || !isInside) return
      event.stopPropagation()
      event.preventDefault()
      latest.current()
    }
    // before a dialog gets it, which listens on the document
    window.addEventListener('keydown', close, { capture: true })
    return () => window.removeEventListener('keydown', close, { capture: true })
  }, [element])
}
