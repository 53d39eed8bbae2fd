'use client'
import { useId } from 'react'
import { Link } from '../../controls/link/link.tsx'
import { type MenuGroupViewModel, type MenuLinkViewModel, menuColumns } from './main-menu.view-model.ts'

export type MenuGroupsProps = {
  groups: readonly MenuGroupViewModel[]
  onFollow: () => void
}

/** The links of an entry in columns, on phones in one column. `data-slot` main-menu-group. */
export function MenuGroups({ groups, onFollow }: MenuGroupsProps) {
  const id = useId()
  return (
    <div className="flex gap-x-6 gap-y-5 max-desk:flex-col">
      {menuColumns(groups).map(column => (
        <div
          key={column[0]?.key}
          className="flex min-w-0 flex-col gap-y-5 desk:max-w-80 desk:min-w-40 desk:flex-auto"
        >
          {column.map(({ key, title, links }) => (
            <div key={key} data-slot="main-menu-group">
              {title !== null && (
                <p id={`${id}-${key}`} className="pb-1 text-12 font-strong wrap-anywhere text-ink-3">
                  {title}
                </p>
              )}
              <ul aria-labelledby={title === null ? undefined : `${id}-${key}`}>
                {links.map(link => (
                  <MenuLink key={link.key} link={link} onFollow={onFollow} />
                ))}
              </ul>
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

const linkStyles =
  '-mx-2 my-0 flex items-center rounded-[6px] px-2 py-1.5 wrap-anywhere aria-[current]:bg-accent-soft aria-[current]:font-strong aria-[current]:text-accent max-desk:min-h-11 max-desk:py-3 max-desk:text-14'

function MenuLink({ link, onFollow }: { link: MenuLinkViewModel; onFollow: () => void }) {
  const { title, href, newTab, current } = link
  return (
    <li>
      <Link
        href={href}
        newTab={newTab}
        variant="plain"
        aria-current={current ? 'page' : undefined}
        onClick={onFollow}
        className={`${linkStyles} ${href === null ? 'text-ink-3' : 'text-ink hover:bg-surface-sunken hover:no-underline'}`}
      >
        {title}
      </Link>
    </li>
  )
}
