'use client'
import { type ComponentProps, useRef } from 'react'
import { Checkbox } from '../../controls/checkbox/checkbox.tsx'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { menuGroups, type PageMenuItem } from './page-menu.view-model.ts'
import { MenuFrame } from './page-menu-frame.tsx'
import { MenuHome, type PageMenuHome } from './page-menu-home.tsx'
import { type MenuLinks, MenuList } from './page-menu-list.tsx'
import { MenuMore } from './page-menu-more.tsx'
import { MenuSheet } from './page-menu-sheet.tsx'
import { useCurrentSection } from './use-current-section.ts'
import { useMoreSections } from './use-more-sections.ts'
import { useSectionJump } from './use-section-jump.ts'
import { useSectionKeys } from './use-section-keys.ts'

export type PageMenuProps = Omit<ComponentProps<'nav'>, 'children'> & {
  items: readonly PageMenuItem[]
  /** The home item, before the sections. Default: none. */
  home?: PageMenuHome
  /** The section that is being read. Default: computed from the scroll position. */
  current?: string | null
  /** Called after a click on a link that has an action id. */
  onAction?: (actionId: number) => void
}

/**
 * The page's own menu (H2, P2; shared-blocks §2): a link per section with the current one marked, and secondary sections under "More", which
 * is open if everything fits, while one of them is read, or as the user left it. After a jump the section keeps its position while the page
 * loads, and receives focus. The keys `g` and a section's own jump there too, and can be disabled.
 * At 680 px or less it is one button that opens a sheet. Parts: `data-slot` page-menu, page-menu-frame, page-menu-home, page-menu-link,
 * page-menu-key, page-menu-more, page-menu-keys, page-menu-phone; state: `aria-current`, `aria-expanded`, `data-armed` on the root.
 */
export const PageMenu = forwardRef(function PageMenu({
  items,
  home,
  current: controlled,
  onAction,
  className,
  ...rest
}: PageMenuProps) {
  const label = useLabel()
  const frame = useRef<HTMLDivElement>(null)
  const groups = menuGroups(items)
  const all = [...groups.main, ...groups.more]
  const ids = all.map(item => item.id)
  const read = useCurrentSection(ids)
  const { jumpedTo, follow, go } = useSectionJump(ids)
  const current = controlled === undefined ? (jumpedTo ?? read) : controlled
  const more = useMoreSections(
    frame,
    groups.more.some(item => item.id === current),
  )
  const keys = useSectionKeys(all, go)
  const links: MenuLinks = {
    current,
    letters: keys.letters,
    onFollow: ({ id, actionId }) => {
      if (actionId !== undefined) onAction?.(actionId)
      follow(id)
    },
  }
  const before = home ? <MenuHome home={home} onAction={onAction} /> : null
  return (
    <>
      <nav
        aria-label={label('page_menu')}
        {...rest}
        data-ui=""
        data-slot="page-menu"
        data-armed={keys.armed ? '' : undefined}
        className={cx(
          'group/menu sticky top-[calc(60px+var(--room-start,0px))] hidden self-start text-13 desk:block print:hidden',
          className,
        )}
      >
        <MenuFrame frame={frame} current={current}>
          {before}
          <MenuList items={groups.main} {...links} />
          {groups.more.length > 0 && (
            <MenuMore items={groups.more} {...links} open={more.open} onToggle={more.toggle} />
          )}
          <div data-slot="page-menu-keys" className="mt-2 px-2.5">
            <Checkbox
              className="text-12 text-ink-3"
              label={label('page_menu_keys')}
              checked={keys.enabled}
              onCheckedChange={keys.enable}
            />
          </div>
        </MenuFrame>
      </nav>
      <MenuSheet main={groups.main} more={groups.more} before={before} {...links} />
    </>
  )
})
