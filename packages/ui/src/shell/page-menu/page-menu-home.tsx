'use client'
import { Link } from '../../controls/link/link.tsx'
import { Home } from '../../foundation/icons/icons.ts'
import { linkClasses } from './page-menu-list.tsx'

/** Target of the menu's first link: the page above this one. */
export type PageMenuHome = {
  title: string
  /** Must pass `safeUrl`. */
  href: string
  actionId?: number
}

export type MenuHomeProps = { home: PageMenuHome; onAction?: ((actionId: number) => void) | undefined }

/** The home item (shared-blocks §2). `data-slot` page-menu-home. */
export function MenuHome({ home: { title, href, actionId }, onAction }: MenuHomeProps) {
  return (
    <div data-slot="page-menu-home" className="mb-1">
      <Link
        href={href}
        variant="plain"
        icon={<Home aria-hidden="true" className="size-4 shrink-0" />}
        className={`${linkClasses} my-0 hover:no-underline`}
        onClick={() => actionId !== undefined && onAction?.(actionId)}
      >
        {title}
      </Link>
    </div>
  )
}
