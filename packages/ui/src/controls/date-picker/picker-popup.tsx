'use client'
import { Anchor } from '@radix-ui/react-popover'
import { type ReactNode, type RefObject, useEffect, useMemo, useState } from 'react'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'
import { throttle } from '../../foundation/state/throttle.ts'
import { PopoverContent } from '../popover/popover-content.tsx'
import { PickerConfirm } from './picker-confirm.tsx'
import type { PickerModel } from './use-picker.ts'
import { focusTabStop } from './use-picker-field.ts'

export type PickerPopupProps = {
  /** The state from `useDatePicker` or `useDateRange`. */
  model: PickerModel
  /** The name of the popup: that of its field. On phones its header shows it. */
  label: string
  children: ReactNode
}

/**
 * The open popup of a picker: below or above its field, depending on the space (D29), a sheet on phones. It is not
 * modal; focus stays in the field until Arrow Down (readings #46). Parts: `data-slot` popover…, picker-confirm.
 */
export function PickerPopup(props: PickerPopupProps) {
  return props.model.viewModel.isOpen ? <OpenPopup {...props} /> : null
}

function OpenPopup({ model, label, children }: PickerPopupProps) {
  const { refs, state } = model
  const takesFocus = state.openedBy === 'key'
  const rect = useAnchorRect(refs.root)
  useEffect(() => {
    if (takesFocus) focusTabStop(refs.popup.current)
  }, [takesFocus, refs.popup])
  useEffect(() => scrollAbove(refs.root.current, refs.popup.current), [refs.root, refs.popup])
  return (
    <>
      <Anchor virtualRef={rect} />
      <PopoverContent
        {...model.getPopupProps()}
        label={label}
        autoFocus={false}
        closesOutside={false}
        sheet
        className="desk:max-w-none"
      >
        {children}
        <PickerConfirm model={model} />
      </PopoverContent>
    </>
  )
}

/** Milliseconds between two measurements of the field (D29). */
const POSITION_WAIT = 200

type Measurable = { getBoundingClientRect: () => DOMRect }

/**
 * The reference element for Radix's positioning: the rectangle of the field, measured when it opens and, while the
 * page scrolls or resizes, at once, then every 200 ms, and at the end.
 */
function useAnchorRect(root: RefObject<HTMLElement | null>): RefObject<Measurable> {
  const [rect, setRect] = useState<DOMRect | null>(null)
  useLayoutEffect(() => {
    const measure = () => setRect(rectOf(root.current))
    const settle = throttle(measure, POSITION_WAIT)
    measure()
    window.addEventListener('scroll', settle, { capture: true, passive: true })
    window.addEventListener('resize', settle)
    return () => {
      settle.cancel()
      window.removeEventListener('scroll', settle, { capture: true })
      window.removeEventListener('resize', settle)
    }
  }, [root])
  return useMemo(() => {
    const at = { getBoundingClientRect: () => rect ?? rectOf(root.current) }
    return { current: at }
  }, [rect, root])
}

/** The frame of the input only: the texts below it change. */
function rectOf(root: HTMLElement | null): DOMRect {
  const box = root?.querySelector('[data-slot="field-box"]') ?? root
  return box?.getBoundingClientRect() ?? new DOMRect()
}

/** Gap between field and sheet, in pixels. */
const GAP = 12

/** Scrolls the page until a sheet does not cover the focused field (WCAG 2.4.11). */
export function scrollAbove(field: HTMLElement | null, sheet: HTMLElement | null): void {
  if (!field || !sheet) return
  const { top, bottom } = sheet.getBoundingClientRect()
  const covered = field.getBoundingClientRect().bottom + GAP - top
  // on desktop the popup is next to its field and ends above the lower edge of the window
  if (covered > 0 && bottom >= window.innerHeight) window.scrollBy({ top: covered, behavior: 'instant' })
}
