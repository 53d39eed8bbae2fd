import { LANGUAGE_NAMES, LANGUAGES, localeOf } from '@accrue/ui/foundation'
import { inLanguage, paths } from './paths.ts'
import type { ThemeChoice } from './theme.ts'

/** A command of the palette; it fits the palette's own type. */
export type SiteCommand = {
  id: string
  title: string
  group: string
  keywords?: readonly string[]
  shortcut?: string
} & ({ run: () => void; href?: undefined } | { href: string; run?: undefined })

/** A section of the current page, as in its menu. */
export type SectionLink = {
  /** The section's element id. */
  id: string
  title: string
  /** Its keyboard shortcut. */
  keys: string | null
  /** Clicks the menu's link, so that scrolling and focus work as from the menu. */
  go: () => void
}

export type SiteFacts = {
  label: (key: string) => string
  /** The current language, as the site names it. */
  lang: string
  /** The user's choice. */
  theme: ThemeChoice
  signedIn: boolean
  /** The query of the page's URL; a language change keeps it. */
  search: string
  sections: readonly SectionLink[]
}

export type SiteActions = {
  showTheme: (theme: ThemeChoice) => void
  openSettings: () => void
  signIn: () => void
  signOut: () => void
  copyAddress: () => void
}

const THEMES: readonly ThemeChoice[] = ['light', 'dark', 'system']

/** The sections linked in a page's menu, each once; empty without a menu. */
export function sectionLinks(root: ParentNode): SectionLink[] {
  const links = [...root.querySelectorAll<HTMLAnchorElement>('nav[data-slot=page-menu] a[href^="#"]')]
  const seen = new Set<string>()
  return links.flatMap(link => {
    const id = link.hash.slice(1)
    // The section's count and shortcut follow the title.
    const title = (link.firstElementChild ?? link).textContent?.trim() ?? ''
    if (id === '' || title === '' || seen.has(id)) return []
    seen.add(id)
    return [{ id, title, keys: link.getAttribute('aria-keyshortcuts'), go: () => follow(link) }]
  })
}

/** The palette restored the focus; the menu moves it only when nothing has it. */
function follow(link: HTMLAnchorElement): void {
  const { activeElement } = link.ownerDocument
  if (activeElement instanceof HTMLElement) activeElement.blur()
  link.click()
}

/** All commands of the site: navigation, settings and languages. Pure. */
export function siteCommands(facts: SiteFacts, act: SiteActions): SiteCommand[] {
  return [...sectionCommands(facts), ...siteOnes(facts, act), ...languageCommands(facts)]
}

function sectionCommands({ label, sections }: SiteFacts): SiteCommand[] {
  const group = label('site_command_sections')
  return sections.map(({ id, title, keys, go }) => ({
    // The path segment is a keyword in every language.
    id: `section ${id}`,
    title,
    group,
    keywords: [id],
    run: go,
    ...(keys ? { shortcut: keys } : {}),
  }))
}

function siteOnes({ label, theme, signedIn }: SiteFacts, act: SiteActions): SiteCommand[] {
  const group = label('site_menu')
  const run = (id: string, title: string, run: () => void, keywords: readonly string[] = []) => ({
    id,
    title,
    group,
    keywords,
    run,
  })
  const link = (id: string, title: string, href: string) => ({ id, title, group, href })
  const own = signedIn
    ? [
        link('account', label('account_title'), paths.account()),
        link('outbox', label('outbox_title'), paths.outbox()),
        run('sign-out', label('sign_out'), act.signOut),
      ]
    : [run('sign-in', label('sign_in'), act.signIn)]
  return [
    link('home', label('site_home'), paths.home()),
    link('access', label('access_title'), paths.access()),
    ...THEMES.filter(choice => choice !== theme).map(choice =>
      run(`theme ${choice}`, label(`theme_${choice}`), () => act.showTheme(choice), [label('theme')]),
    ),
    run('settings', label('settings'), act.openSettings),
    run('copy-address', label('site_command_copy'), act.copyAddress, ['URL']),
    ...own,
  ]
}

/** The other languages, by their own names; also found by their names in the current language. */
function languageCommands({ label, lang, search }: SiteFacts): SiteCommand[] {
  const group = label('language')
  const names = new Intl.DisplayNames([localeOf(lang)], { type: 'language' })
  const english = new Intl.DisplayNames(['en'], { type: 'language' })
  return LANGUAGES.filter(one => one !== lang).map(one => ({
    id: `language ${one}`,
    title: LANGUAGE_NAMES[one],
    group,
    keywords: [names, english].flatMap(each => each.of(localeOf(one)) ?? []),
    href: inLanguage(search, one),
  }))
}
