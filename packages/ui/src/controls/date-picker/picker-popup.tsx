'use client'
import { Anchor } from '@radix-ui/react-popover'
import { type ReactNode, useEffect } from 'react'
import { cx } from '../../foundation/tokens/cx.ts'
import { PopoverContent } from '../popover/popover-content.tsx'
import { PickerConfirm } from './picker-confirm.tsx'
import { scrollAbove } from './scroll-above.ts'
import { useAnchorRect } from './use-anchor-rect.ts'
import { focusStop } from './use-field-focus.ts'
import type { PickerFieldHandle } from './use-picker-field.ts'

export type PickerPopupProps = {
  /** The state, by `usePickerField`. */
  picker: PickerFieldHandle
  /** Names the popup as the field is named; on phones its head shows it. */
  label: string
  /** Whether an OK button takes what is picked (D25). */
  confirm?: boolean | undefined
  /** What waits for OK, in words. */
  held?: string | null | undefined
  className?: string | undefined
  children: ReactNode
}

/**
 * The popup of a picker, drawn while it is open: beside its field, above or below by the room there is (D29), a sheet on
 * phones. It does not block the page; the focus stays in the field until Arrow Down (readings #46).
 * Parts: `data-slot` popover…, picker-confirm.
 */
export function PickerPopup(props: PickerPopupProps) {
  return props.picker.isOpen ? <OpenPopup {...props} /> : null
}

function OpenPopup({ picker, label, confirm = false, held, className, children }: PickerPopupProps) {
  const { refs, popupId, takesFocus, events } = picker
  const rect = useAnchorRect(refs.root)
  useEffect(() => {
    if (takesFocus) focusStop(refs.popup.current)
  }, [takesFocus, refs.popup])
  useEffect(() => scrollAbove(refs.root.current, refs.popup.current), [refs])
  return (
    <>
      <Anchor virtualRef={rect} />
      <PopoverContent
        ref={refs.popup}
        id={popupId}
        label={label}
        autoFocus={false}
        closesOutside={false}
        sheet
        className={cx('desk:max-w-none', className)}
      >
        {children}
        {confirm ? <PickerConfirm held={held} onConfirm={events.confirm} /> : null}
      </PopoverContent>
    </>
  )
}
