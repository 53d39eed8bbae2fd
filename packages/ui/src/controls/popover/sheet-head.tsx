'use client'
import * as Radix from '@radix-ui/react-popover'
import { X } from '../../foundation/icons/icons.ts'
import { releaseTab } from '../../foundation/layer/release-tab.ts'
import { useOverlay } from '../../foundation/overlays/use-overlay.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'

/** The title and close button of a sheet; not rendered on desktop. `data-slot` popover-head. */
export function SheetHead({ name }: { name: string }) {
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
