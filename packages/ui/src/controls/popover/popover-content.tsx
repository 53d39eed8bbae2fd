'use client'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import * as Radix from '@radix-ui/react-popover'
import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { markMovedFocus } from '../../foundation/layer/moved-focus.ts'
import { showPopupInTopLayer, showSheetInTopLayer } from '../../foundation/layer/popup-in-top-layer.tsx'
import { releaseTab } from '../../foundation/layer/release-tab.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { usePopover } from './popover-context.ts'
import { restoreFocus } from './restore-focus.ts'
import { SheetHead } from './sheet-head.tsx'

const panel = cva(
  'z-50 max-h-(--radix-popover-content-available-height) w-max max-w-[min(24rem,calc(100vw-1rem))] overflow-auto overscroll-contain rounded-field border border-line bg-surface-raised text-start text-13 font-normal whitespace-normal text-ink shadow-pop outline-none',
  {
    variants: {
      sheet: {
        true: 'max-desk:max-h-[84dvh] max-desk:w-full max-desk:max-w-none max-desk:rounded-t-card max-desk:rounded-b-none max-desk:border-x-0 max-desk:border-b-0 max-desk:pb-[env(safe-area-inset-bottom)] max-desk:text-14',
        false: '',
      },
    },
  },
)

export type PopoverContentProps = Omit<ComponentProps<'div'>, 'autoFocus'> & {
  /** Names the panel for assistive tech; on phones a sheet shows it. */
  label: string
  children: ReactNode
  /** The wanted side; where there is no room it takes the other one. Default `bottom`. */
  side?: 'bottom' | 'top'
  /** Which edge it lines up with. Default `start`. */
  align?: 'start' | 'center' | 'end'
  /** Whether the focus goes in as it opens. Default true; false leaves it in the field that one types in. */
  autoFocus?: boolean
  /** Whether it rises from the lower edge of a phone. Default false. */
  sheet?: boolean
  /** Whether a press or focus elsewhere closes it. Default true; false leaves that to the owner. */
  closesOutside?: boolean
}

/** The panel of a popover, drawn while it is open. It stands beside its trigger in the document, and above everything on the screen. */
export const PopoverContent = forwardRef(function PopoverContent({
  label: name,
  side = 'bottom',
  align = 'start',
  autoFocus = true,
  sheet = false,
  closesOutside = true,
  className,
  children,
  ref,
  ...rest
}: PopoverContentProps) {
  const { trigger, anchor } = usePopover()
  const both = useComposedRefs(ref, sheet ? showSheetInTopLayer : showPopupInTopLayer)
  return (
    <Radix.Content
      aria-label={name}
      {...rest}
      ref={both}
      data-ui=""
      data-slot="popover"
      side={side}
      align={align}
      sideOffset={6}
      collisionPadding={8}
      onOpenAutoFocus={event => {
        if (autoFocus) markMovedFocus(event.target)
        else event.preventDefault()
      }}
      onCloseAutoFocus={event => {
        event.preventDefault()
        restoreFocus(trigger.current, document.activeElement)
      }}
      onInteractOutside={event => {
        const isOwn = event.target instanceof Node && anchor.current?.contains(event.target)
        if (isOwn || !closesOutside) event.preventDefault()
      }}
      onKeyDownCapture={event => event.target === event.currentTarget && releaseTab(event)}
      className={cx(panel({ sheet }), className)}
    >
      {sheet ? <SheetHead name={name} /> : null}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it takes no key, it keeps one from going round inside */}
      <div data-slot="popover-body" className="p-3 max-desk:px-4" onKeyDown={releaseTab}>
        {children}
      </div>
    </Radix.Content>
  )
})
