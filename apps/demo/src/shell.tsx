import type { SessionFacts } from '@accrue/api-client'
import { type GlobalKind, GlobalSearch, type GlobalSearchPorts } from '@accrue/ui/blocks'
import { Button, IconButton, Select } from '@accrue/ui/controls'
import { LANGUAGE_NAMES, LANGUAGES, useLabel, useLang } from '@accrue/ui/foundation'
import { Languages, Moon, Sun } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { inLanguage, paths } from './paths.ts'
import { otherTheme, setTheme, shownTheme } from './theme.ts'

export type ShellProps = {
  session: SessionFacts
  /** What the search asks. */
  suggest: GlobalSearchPorts
  onSignIn: () => void
  onSignOut: () => void
  children: ReactNode
}

/** The frame of every page: skip link, header, content. */
export function Shell({ session, suggest, onSignIn, onSignOut, children }: ShellProps) {
  const label = useLabel()
  return (
    <div data-ui="">
      <a
        href="#content"
        className="focus-ring sr-text print:hidden focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:z-50 focus:rounded-field focus:bg-surface-raised focus:px-3 focus:py-2 focus:shadow-pop"
      >
        {label('skip_to_content')}
      </a>
      {/* on a phone the first row goes with the page, and the row of the search stays; what has the focus comes back */}
      <header className="sticky -top-14 z-40 border-b border-line bg-surface has-[[data-bar]:focus-within]:top-0 desk:top-0 print:hidden">
        <div className="mx-auto flex max-w-330 items-center gap-x-2 px-4 max-desk:flex-wrap desk:h-14 desk:gap-5 desk:px-6">
          <Logo />
          <nav aria-label={label('site_menu')} className="text-13 font-medium text-ink-2 max-desk:hidden">
            <a href={paths.home()} className="focus-ring rounded-tag px-1 py-2 hover:text-ink">
              {label('site_bonds')}
            </a>
          </nav>
          <GlobalSearch
            {...suggest}
            hrefOf={({ kind, id }) => SEARCHED[kind](id)}
            align="end"
            className="max-desk:order-last max-desk:w-full max-desk:pb-2 desk:ms-auto desk:max-w-80 desk:min-w-0 desk:flex-1"
          />
          <div data-bar="" className="flex h-14 items-center gap-1.5 max-desk:ms-auto desk:gap-2">
            <LanguageSelect />
            <ThemeToggle />
            <Account session={session} onSignIn={onSignIn} onSignOut={onSignOut} />
          </div>
        </div>
      </header>
      <div id="content" tabIndex={-1} className="outline-none">
        {children}
      </div>
    </div>
  )
}

/** Where the search leads. */
const SEARCHED: Record<GlobalKind, (id: number) => string> = {
  bonds: paths.bond,
  stocks: paths.stock,
  indexes: paths.index,
  companies: paths.company,
  etfs: paths.etf,
}

function Logo() {
  return (
    <a
      data-bar=""
      href={paths.home()}
      className="focus-ring flex items-center gap-2 rounded-tag text-[18px] font-bold tracking-[-0.03em]"
    >
      <svg
        aria-hidden="true"
        width="18"
        height="18"
        viewBox="0 0 18 18"
        className="fill-accent rtl:-scale-x-100"
      >
        <rect width="9" height="4.4" rx="1" />
        <rect y="6.8" width="14" height="4.4" rx="1" />
        <rect y="13.6" width="18" height="4.4" rx="1" />
      </svg>
      <span className="max-[359px]:sr-text">Accrue</span>
    </a>
  )
}

const inLang = (lang: string) => window.location.assign(inLanguage(window.location.search, lang))

/** The language in its own words; choosing one keeps the page's state, which lives in the address (P1). */
function LanguageSelect() {
  const label = useLabel()
  const options = LANGUAGES.map(id => ({ id, text: LANGUAGE_NAMES[id] }))
  return (
    <>
      <Select
        size="s"
        className="max-desk:hidden"
        label={label('language')}
        labelAs="hidden"
        options={options}
        value={useLang()}
        onValueChange={inLang}
      />
      <LanguageIcon options={options} />
    </>
  )
}

/** On a phone the select is as wide as a thumb: an icon over the native control. */
function LanguageIcon({ options }: { options: { id: string; text: string }[] }) {
  const label = useLabel()
  return (
    <span className="relative grid size-11 place-items-center rounded-field has-focus-visible:outline-2 has-focus-visible:outline-accent desk:hidden">
      <Languages aria-hidden="true" size={18} strokeWidth={1.5} />
      <select
        aria-label={label('language')}
        value={useLang()}
        onChange={event => inLang(event.target.value)}
        className="absolute inset-0 cursor-pointer appearance-none text-16 opacity-0"
      >
        {options.map(({ id, text }) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
    </span>
  )
}

function ThemeToggle() {
  const label = useLabel()
  const [theme, show] = useState(shownTheme)
  const next = otherTheme(theme)
  return (
    <IconButton
      label={label(next === 'dark' ? 'theme_dark' : 'theme_light')}
      onClick={() => {
        setTheme(next)
        show(next)
      }}
    >
      {next === 'dark' ? <Moon /> : <Sun />}
    </IconButton>
  )
}

function Account({ session, onSignIn, onSignOut }: Omit<ShellProps, 'children' | 'suggest'>) {
  const label = useLabel()
  if (session.userId === 0)
    return (
      <Button variant="primary" onClick={onSignIn} className="shrink-0 whitespace-nowrap">
        {label('sign_in')}
      </Button>
    )
  return (
    <>
      <span className="text-13 text-ink-2 max-desk:hidden">{session.login}</span>
      <Button variant="quiet" onClick={onSignOut}>
        {label('sign_out')}
      </Button>
    </>
  )
}
