'use client'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import * as Radix from '@radix-ui/react-popover'
import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { X } from '../../foundation/icons/icons.ts'
import { markMovedFocus } from '../../foundation/layer/moved-focus.ts'
import { showPopupInTopLayer, showSheetInTopLayer } from '../../foundation/layer/popup-in-top-layer.tsx'
import { releaseTab } from '../../foundation/layer/release-tab.ts'
import { useOverlay } from '../../foundation/overlays/use-overlay.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { usePopover } from './popover-context.ts'
import { restoreFocus } from './restore-focus.ts'

const panel = cva(
  'relative z-50 max-h-(--radix-popover-content-available-height) w-max max-w-[min(24rem,calc(100vw-1rem))] overflow-auto overscroll-contain rounded-field border border-line bg-surface-raised text-start text-13 font-normal whitespace-normal text-ink shadow-pop outline-none',
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
  /** The name of the panel for assistive tech; a phone sheet shows it. */
  label: string
  children: ReactNode
  /** The preferred side; without space there it opens on the other one. Default `bottom`. */
  side?: 'bottom' | 'top'
  /** The aligned edge. Default `start`. */
  align?: 'start' | 'center' | 'end'
  /** Whether focus moves inside on opening. Default true; use false to keep it in a text field. */
  autoFocus?: boolean
  /** Whether it is a sheet at the lower edge on phones. Default false. */
  sheet?: boolean
  /** Whether a press or focus outside closes it. Default true; with false the owner decides. */
  closesOutside?: boolean
}

/** The panel of a popover, rendered while it is open. It is next to its trigger in the document, and in the top layer. */
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it stops Tab before Radix traps it */}
      <div data-slot="popover-body" className="p-3 max-desk:px-4" onKeyDown={releaseTab}>
        {children}
      </div>
    </Radix.Content>
  )
})

/** The title and close button of a sheet; not rendered on desktop. `data-slot` popover-head. */
function SheetHead({ name }: { name: string }) {
  const label = useLabel()
  useOverlay(true)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it stops Tab before Radix traps it
    <div
      data-slot="popover-head"
      className="relative flex items-center gap-3 px-4 pt-4 before:absolute before:inset-x-0 before:top-2 before:mx-auto before:h-1 before:w-9 before:rounded-full before:bg-line-strong desk:hidden"
      onKeyDown={releaseTab}
    >
      <p aria-hidden="true" className="min-w-0 flex-1 text-16 font-heavy">
        {name}
      </p>
      <Radix.Close asChild>
        <IconButton label={label('close')} tip={false}>
          <X />
        </IconButton>
      </Radix.Close>
    </div>
  )
}
