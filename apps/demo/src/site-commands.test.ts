import { codeOfLanguage } from '@accrue/api-client'
import { LANGUAGES } from '@accrue/ui/foundation'
import { describe, expect, test, vi } from 'vitest'
import { type SiteActions, type SiteFacts, siteCommands } from './site-commands.ts'

const FACTS: SiteFacts = {
  label: (key: string) => key,
  lang: 'en',
  theme: 'light',
  signedIn: false,
  search: '?chart=yield',
  sections: [],
}

function commandsOf(facts: Partial<SiteFacts> = {}) {
  const act = {
    showTheme: vi.fn(),
    openSettings: vi.fn(),
    signIn: vi.fn(),
    signOut: vi.fn(),
    copyAddress: vi.fn(),
  } satisfies SiteActions
  const commands = siteCommands({ ...FACTS, ...facts }, act)
  const find = (id: string) => commands.find(command => command.id === id)
  return { commands, act, find, ids: commands.map(({ id }) => id) }
}

describe('X8 the commands of the site', () => {
  test('a visitor can navigate, change the site and sign in', () => {
    const { ids } = commandsOf()
    expect(ids.filter(id => !id.startsWith('language'))).toEqual([
      ...['home', 'access', 'theme dark', 'theme system', 'settings', 'copy-address', 'sign-in'],
    ])
  })

  test('a signed-in user has an account, an outbox and a sign-out command', () => {
    const { ids } = commandsOf({ signedIn: true })
    expect(ids.filter(id => !id.startsWith('language'))).toEqual([
      ...['home', 'access', 'theme dark', 'theme system', 'settings', 'copy-address'],
      ...['account', 'outbox', 'sign-out'],
    ])
  })

  test.each<[id: string, href: string]>([
    ['home', '/'],
    ['access', '/access/'],
    ['account', '/account/'],
    ['outbox', '/outbox/'],
  ])('%s is a link to %s', (id, href) => {
    expect(commandsOf({ signedIn: true }).find(id)?.href).toBe(href)
  })

  test.each<[id: string, done: keyof SiteActions, signedIn: boolean]>([
    ['settings', 'openSettings', false],
    ['copy-address', 'copyAddress', false],
    ['sign-in', 'signIn', false],
    ['sign-out', 'signOut', true],
  ])('%s does what it says', (id, done, signedIn) => {
    const { find, act } = commandsOf({ signedIn })
    find(id)?.run?.()
    expect(act[done]).toHaveBeenCalledOnce()
  })

  test.each([
    ['light', ['dark', 'system']],
    ['dark', ['light', 'system']],
    ['system', ['light', 'dark']],
  ] as const)(
    'where %s was chosen it offers the two other choices, each found as a theme',
    (theme, others) => {
      const { commands, act } = commandsOf({ theme })
      const themes = commands.filter(({ id }) => id.startsWith('theme'))
      expect(themes.map(({ title, keywords }) => ({ title, keywords }))).toEqual(
        others.map(other => ({ title: `theme_${other}`, keywords: ['theme'] })),
      )
      for (const { run } of themes) run?.()
      expect(act.showTheme.mock.calls).toEqual(others.map(other => [other]))
    },
  )
})

describe('X8 languages', () => {
  test.each(LANGUAGES.map(lang => [lang]))(
    'from %s there are links to the nine others, which keep the view (P1)',
    lang => {
      const links = commandsOf({ lang }).commands.filter(({ id }) => id.startsWith('language'))
      expect(links.map(({ href }) => href)).toEqual(
        LANGUAGES.filter(one => one !== lang).map(one => `?chart=yield&lang=${codeOfLanguage(one)}`),
      )
    },
  )

  test('are listed by their own names, and found by their names in the page’s language and in English', () => {
    expect(commandsOf({ lang: 'fr' }).find('language de')).toMatchObject({
      title: 'Deutsch',
      keywords: ['allemand', 'German'],
    })
  })
})

test('X8 the page’s sections come first, with their shortcuts, and go to the same place as their links', () => {
  const go = vi.fn()
  const { commands } = commandsOf({
    sections: [
      { id: 'graph', title: 'Chart', keys: 'g g', go },
      { id: 'home', title: 'Home', keys: null, go },
    ],
  })
  expect(commands.slice(0, 2)).toEqual([
    {
      id: 'section graph',
      title: 'Chart',
      group: 'site_command_sections',
      keywords: ['graph'],
      shortcut: 'g g',
      run: go,
    },
    { id: 'section home', title: 'Home', group: 'site_command_sections', keywords: ['home'], run: go },
  ])
  expect(new Set(commands.map(({ id }) => id)).size).toBe(commands.length)
})
