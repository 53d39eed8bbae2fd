'use client'
import { List } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { Dialog } from '../../controls/dialog/dialog.tsx'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { menuGroups, type PageMenuItem } from './page-menu.shape.ts'
import { useCurrentSection } from './use-current-section.ts'

export type PageMenuProps = Omit<ComponentProps<'nav'>, 'children'> & {
  items: readonly PageMenuItem[]
  /** The section that is being read. Default: found from the scroll position. */
  current?: string | null
  /** Told of a click on a link that has an action id. */
  onAction?: (actionId: number) => void
}

/**
 * The page's own menu (H2, P2): a link per section, the one being read marked, secondary sections under "More".
 * At 680 px or less it is one button that opens a sheet. Parts: `data-slot` page-menu, page-menu-link; state: `aria-current`.
 */
export function PageMenu({ items, current, onAction, className, ...rest }: PageMenuProps) {
  const label = useLabel()
  const groups = menuGroups(items)
  const read = useCurrentSection([...groups.main, ...groups.more].map(item => item.id))
  const lists = (
    <MenuLists groups={groups} current={current === undefined ? read : current} onAction={onAction} />
  )
  return (
    <>
      <nav
        aria-label={label('page_menu')}
        {...rest}
        data-ui=""
        data-slot="page-menu"
        className={cx('hidden text-13 desk:block', className)}
      >
        {lists}
      </nav>
      <PageMenuSheet>{lists}</PageMenuSheet>
    </>
  )
}

type Groups = ReturnType<typeof menuGroups>
type ListsProps = { groups: Groups; current: string | null; onAction?: (actionId: number) => void }

function MenuLists({ groups, ...rest }: ListsProps) {
  const label = useLabel()
  return (
    <>
      <MenuList items={groups.main} {...rest} />
      {groups.more.length > 0 && (
        <>
          <p className="px-3 pt-3.5 pb-1.5 text-11 font-strong text-ink-3">{label('page_menu_more')}</p>
          <MenuList items={groups.more} {...rest} />
        </>
      )}
    </>
  )
}

type ListProps = Omit<ListsProps, 'groups'> & { items: PageMenuItem[] }

function MenuList({ items, current, onAction }: ListProps) {
  return (
    <ul>
      {items.map(item => (
        <li key={item.id}>
          <a
            href={`#${item.id}`}
            data-slot="page-menu-link"
            aria-current={item.id === current ? 'location' : undefined}
            onClick={() => item.actionId !== undefined && onAction?.(item.actionId)}
            className="focus-ring flex items-center gap-2 rounded-[6px] px-3 py-1.25 text-ink-2 hover:bg-surface-sunken hover:text-ink aria-[current]:bg-accent-soft aria-[current]:font-strong aria-[current]:text-accent max-desk:min-h-11"
          >
            <span className="min-w-0 flex-1">{item.title}</span>
            {item.count !== undefined && (
              <span className="num text-12 font-normal text-ink-3">{item.count}</span>
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}

function PageMenuSheet({ children }: { children: React.ReactNode }) {
  const label = useLabel()
  const [open, setOpen] = useState(false)
  return (
    <div data-ui="" className="desk:hidden">
      <Button icon={<List />} aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
        {label('page_menu_open')}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={label('page_menu')} variant="sheet">
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: following a link inside closes the sheet; the links carry the keyboard */}
        <div
          onClick={event => event.target instanceof Element && event.target.closest('a') && setOpen(false)}
        >
          <nav aria-label={label('page_menu')}>{children}</nav>
        </div>
      </Dialog>
    </div>
  )
}
