import { PageFrame } from '@accrue/ui/shell'
import { useEffect } from 'react'
import { NavLink, Outlet, useNavigate } from 'react-router'

const PAGES = [
  { to: '/indexes/1', text: 'Index' },
  { to: '/stocks/11', text: 'Stock' },
  { to: '/funds/21', text: 'Fund' },
]

export function Layout() {
  useRouterLinks()
  return (
    <>
      <nav aria-label="Pages" className="mx-auto flex max-w-340 gap-4 px-4 pt-4 desk:px-6">
        {PAGES.map(({ to, text }) => (
          <NavLink key={to} to={to} className="text-accent aria-[current=page]:text-ink">
            {text}
          </NavLink>
        ))}
      </nav>
      <PageFrame>
        <main className="grid gap-4">
          <Outlet />
        </main>
      </PageFrame>
    </>
  )
}

/** Links of widgets are plain `<a href>`; this opens those to pages of the site without loading the document again. */
function useRouterLinks() {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a[href^="/"]')
      const isPlain =
        event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
      if (!link || !isPlain || event.defaultPrevented || link.hasAttribute('target')) return
      event.preventDefault()
      navigate(link.getAttribute('href') ?? '/')
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}
