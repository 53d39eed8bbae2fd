import { describe, expect, test } from 'vitest'
import {
  entriesThatFit,
  type MainMenuEntry,
  MORE,
  menuColumns,
  moreEntry,
  panelShift,
  toMainMenuViewModel,
} from './main-menu.view-model.ts'

const link = (title: string, href = '/x/', more = {}) => ({ title, href, ...more })
const entry = (more: Partial<MainMenuEntry> = {}): MainMenuEntry => ({
  id: 'bonds',
  title: 'Bonds',
  href: '/',
  groups: [],
  ...more,
})
const withLink = (more: object) => entry({ groups: [{ title: 'G', links: [{ ...link('L'), ...more }] }] })
const firstLink = (items: MainMenuEntry[], current: string | null = null) =>
  toMainMenuViewModel(items, current)[0]?.groups[0]?.links[0]

describe('H1 a link of the menu (shared-blocks §2)', () => {
  test.each<[string, object, string | null]>([
    ['a path of the site', { href: '/bonds/1/' }, '/bonds/1/'],
    ['an https address', { href: 'https://home.treasury.gov/' }, 'https://home.treasury.gov/'],
    ['an inactive link is plain text', { href: '/bonds/1/', active: false }, null],
    ['so is one without an address', { href: '' }, null],
    ['a script is no address', { href: 'javascript:alert(1)' }, null],
    ['nor is a data address', { href: 'data:text/html,<script>alert(1)</script>' }, null],
    ['nor another host by two slashes', { href: '//evil.example/' }, null],
    ['nor plain http', { href: 'http://evil.example/' }, null],
  ])('%s', (_sentence, more, expected) => {
    expect(firstLink([withLink(more)])?.href).toBe(expected)
  })

  test('opens in a new tab on request', () => {
    expect(firstLink([withLink({ newTab: true })])?.newTab).toBe(true)
    expect(firstLink([withLink({})])?.newTab).toBe(false)
  })

  test.each<[string, string, string | null, boolean]>([
    ['the same path', '/bonds/1/', '/bonds/1/', true],
    ['with a query and a fragment on either side', '/bonds/1/?a=1', '/bonds/1/#info', true],
    ['with a query on one side', '/bonds/1/?a=1', '/bonds/1/', true],
    ['with a fragment on one side', '/bonds/1/', '/bonds/1/#info', true],
    ['the start page with a query', '/?a=1', '/', true],
    ['without the slash at the end', '/bonds/1', '/bonds/1/', true],
    ['the start page', '/', '/', true],
    ['a page below it is another page', '/bonds/1/', '/bonds/', false],
    ['a path that only begins alike', '/bonds/1/', '/bonds/11/', false],
    ['an address of another site with this path', 'https://other.example/bonds/1/', '/bonds/1/', false],
    ['nothing is looked at', '/bonds/1/', null, false],
    ['nothing is looked at, and the link is no path', 'https://other.example/', null, false],
    ['what is looked at is no path', '/bonds/1/', 'bonds/1/', false],
    ['neither is a path', 'bonds/1/', 'bonds/1/', false],
  ])('is the current page: %s', (_sentence, href, current, expected) => {
    expect(firstLink([withLink({ href })], current)?.current).toBe(expected)
  })

  test('an inactive one is never the current page', () => {
    expect(firstLink([withLink({ href: '/a/', active: false })], '/a/')?.current).toBe(false)
  })
})

describe('H1 an entry of the menu', () => {
  test('is marked if its panel leads to the current page', () => {
    const [bonds] = toMainMenuViewModel([withLink({ href: '/a/' })], '/a/')
    expect([bonds?.current, bonds?.leadsToCurrent]).toEqual([false, true])
  })

  test.each<[string, string[][], boolean]>([
    ['one of its links', [['/a/', '/b/']], true],
    ['a link of one of its groups', [['/a/'], ['/b/']], true],
    ['none of its links', [['/b/'], ['/c/']], false],
    ['no links', [], false],
  ])('leads to the current page by %s', (_sentence, hrefs, expected) => {
    const groups = hrefs.map(each => ({ title: 'G', links: each.map(href => link('L', href)) }))
    expect(toMainMenuViewModel([entry({ groups })], '/a/')[0]?.leadsToCurrent).toBe(expected)
  })

  test.each<[string, Partial<MainMenuEntry>, number]>([
    ['without groups is no panel', { groups: [] }, 0],
    ['a group without links is left out', { groups: [{ title: 'Empty', links: [] }] }, 0],
    ['so is one whose links have no title', { groups: [{ title: 'G', links: [link(' ')] }] }, 0],
    ['a group without a title stays', { groups: [{ title: '', links: [link('L')] }] }, 1],
  ])('%s', (_sentence, more, groups) => {
    expect(toMainMenuViewModel([entry(more)])[0]?.groups).toHaveLength(groups)
  })

  test('a blank title of a group counts as none', () => {
    const viewModel = toMainMenuViewModel([entry({ groups: [{ title: '  ', links: [link('L')] }] })])
    expect(viewModel[0]?.groups[0]?.title).toBeNull()
  })

  test('without a title is left out', () => {
    expect(toMainMenuViewModel([entry({ title: '' }), entry({ title: ' ' }), entry()])).toHaveLength(1)
  })

  test('has no spaces around its title, nor have its links', () => {
    const groups = [{ title: ' G ', links: [link(' L ')] }]
    expect(toMainMenuViewModel([entry({ title: ' Bonds ', groups })])).toMatchObject([
      { title: 'Bonds', groups: [{ title: 'G', links: [{ title: 'L' }] }] },
    ])
  })

  test('its key is its id if that is unique', () => {
    const items = ['bonds', 'about', ''].map(id => entry({ id }))
    expect(toMainMenuViewModel(items).map(({ key }) => key)).toEqual(['bonds', 'about', ''])
    expect(
      toMainMenuViewModel([...items, entry()])
        .map(({ key }) => key)
        .slice(0, 3),
    ).toEqual(['bonds', 'about', ''])
  })

  test('titles are plain text: markup stays text', () => {
    const title = '<img src=x onerror=alert(1)>'
    expect(toMainMenuViewModel([entry({ title })])[0]?.title).toBe(title)
  })

  test('200 entries with one id and with none have 400 keys', () => {
    const items = Array.from({ length: 400 }, (_, at) => entry({ id: at % 2 ? 'bonds' : '' }))
    expect(new Set(toMainMenuViewModel(items).map(each => each.key)).size).toBe(400)
  })

  test('an id that looks like another one’s generated key keeps its own', () => {
    const keys = toMainMenuViewModel(['a', 'a', 'a 2', 'a2'].map(id => entry({ id }))).map(each => each.key)
    expect(new Set(keys).size).toBe(4)
  })
})

describe('H1 a panel is inside the window', () => {
  test.each([
    ['it does: it stays', { left: 100, right: 600 }, false, 0],
    ['it ends beyond the right edge', { left: 700, right: 1100 }, false, -108],
    ['it begins before the left edge', { left: -50, right: 300 }, false, 58],
    ['it is wider than the window: its beginning is in sight', { left: 100, right: 1200 }, false, -92],
    ['and from right to left that is its right edge', { left: 100, right: 1200 }, true, -208],
  ])('%s', (_sentence, panel, rtl, expected) => {
    expect(panelShift(panel, { width: 1000, margin: 8, rtl })).toBe(expected)
  })
})

describe('H1 a row that is too narrow for all entries', () => {
  test.each<[sentence: string, width: number, visible: number]>([
    ['the last moves into More', 290, 2],
    ['one pixel less moves one more', 267, 1],
    ['just wide enough for two and More', 268, 2],
    ['More alone', 60, 0],
    ['never all of them: then More would hold nothing', 900, 2],
  ])('%s', (_sentence, width, visible) => {
    expect(entriesThatFit([100, 100, 100], { width, gap: 4, moreWidth: 60 })).toBe(visible)
  })

  test('More has a column for each entry: its own link first, then its links', () => {
    const [bonds, about, support] = toMainMenuViewModel(
      [
        entry({
          groups: [
            { title: 'Notes', links: [link('One', '/1/')] },
            { title: '', links: [link('Two', '/2/')] },
          ],
        }),
        entry({
          id: 'about',
          title: 'About',
          href: '',
          groups: [{ title: 'Help', links: [link('Three', '/3/')] }],
        }),
        entry({ id: 'support', title: 'Support', href: '/support/' }),
      ],
      '/2/',
    )
    if (!bonds || !about || !support) throw new Error('three entries')
    const more = moreEntry([bonds, about, support], 'More')
    expect(more).toMatchObject({ title: 'More', href: null, leadsToCurrent: true })
    expect(more.groups.map(({ title, links }) => [title, links.map(one => one.title)])).toEqual([
      ['Bonds', ['Bonds', 'One', 'Two']],
      ['About', ['Three']],
      [null, ['Support']],
    ])
    expect(new Set(more.groups[0]?.links.map(one => one.key)).size).toBe(3)
  })

  test.each<[string, MainMenuEntry, boolean]>([
    ['an entry is the current page', entry({ href: '/a/' }), true],
    ['an entry leads to the current page', withLink({ href: '/a/' }), true],
    ['none does', withLink({ href: '/b/' }), false],
  ])(
    'More opens a panel only, and leads to the current page if an entry does: %s',
    (_sentence, one, leads) => {
      expect(moreEntry(toMainMenuViewModel([entry(), one], '/a/'), 'More')).toMatchObject({
        key: MORE,
        href: null,
        newTab: false,
        current: false,
        leadsToCurrent: leads,
      })
    },
  )

  test('an entry with neither address nor links is plain text in More', () => {
    const more = moreEntry(toMainMenuViewModel([entry({ href: '' })]), 'More')
    expect(more.groups).toMatchObject([{ title: null, links: [{ title: 'Bonds', href: null }] }])
  })
})

describe('H1 the groups of a panel are balanced columns', () => {
  test.each<[string, readonly number[], number[][]]>([
    ['none', [], []],
    ['up to three groups have a column each', [1, 9, 2], [[1], [9], [2]]],
    ['three short ones too', [1, 1, 9], [[1], [1], [9]]],
    ['the last of four is below the shortest neighbour', [7, 4, 5, 3], [[7], [4], [5, 3]]],
    ['two short ones stay together before a long one', [2, 2, 7, 6], [[2, 2], [7], [6]]],
    [
      'six equal ones are two in each',
      [3, 3, 3, 3, 3, 3],
      [
        [3, 3],
        [3, 3],
        [3, 3],
      ],
    ],
    ['one very long group has a column of its own', [1, 1, 1, 20], [[1, 1, 1], [20]]],
  ])('%s', (_sentence, counts, expected) => {
    const [menu] = toMainMenuViewModel([
      entry({
        groups: counts.map((count, at) => ({
          title: `Group ${at}`,
          links: Array.from({ length: count }, (_, place) => link(`Link ${place}`)),
        })),
      }),
    ])
    const columns = menuColumns(menu?.groups ?? [])
    expect(columns.map(column => column.map(({ links }) => links.length))).toEqual(expected)
  })

  type Group = [title: string, links: number]
  test.each<[string, Group[], Group[][]]>([
    [
      'one link with a title is as long as two without',
      [
        ['A', 1],
        ['', 1],
        ['', 1],
        ['', 1],
      ],
      [
        [['A', 1]],
        [
          ['', 1],
          ['', 1],
        ],
        [['', 1]],
      ],
    ],
    [
      'two with titles are as long as three links with one',
      [
        ['A', 3],
        ['B', 1],
        ['C', 1],
        ['', 1],
      ],
      [
        [['A', 3]],
        [
          ['B', 1],
          ['C', 1],
        ],
        [['', 1]],
      ],
    ],
  ])('a title is a row: %s', (_sentence, groups, expected) => {
    const [menu] = toMainMenuViewModel([
      entry({
        groups: groups.map(([title, count]) => ({
          title,
          links: Array.from({ length: count }, (_, place) => link(`Link ${place}`)),
        })),
      }),
    ])
    const columns = menuColumns(menu?.groups ?? [])
    expect(columns.map(column => column.map(({ title, links }) => [title ?? '', links.length]))).toEqual(
      expected,
    )
  })
})
