'use client'
import type { ReactNode } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'

export type MenuFooterProps = {
  languageSlot?: ReactNode
  closeLabel?: string | undefined
  onClose: () => void
}

/** The end of a panel: the language slot and the close link (shared-blocks §2). Parts: `data-slot` main-menu-footer, main-menu-language, main-menu-close. */
export function MenuFooter({ languageSlot, closeLabel, onClose }: MenuFooterProps) {
  const label = useLabel()
  return (
    <div
      data-slot="main-menu-footer"
      className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line pt-3"
    >
      {languageSlot ? <div data-slot="main-menu-language">{languageSlot}</div> : null}
      <Button
        variant="link"
        data-slot="main-menu-close"
        onClick={onClose}
        className="ms-auto min-h-8 text-13"
      >
        {closeLabel ?? label('main_menu_close')}
      </Button>
    </div>
  )
}
