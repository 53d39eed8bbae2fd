import { describe, expect, test } from 'vitest'
import { type MenuEntry, type MenuItem, toMenuViewModel } from './menu.view-model.ts'

const only = (item: Partial<MenuItem>) => toMenuViewModel([{ id: 'a', label: 'A', ...item }]).entries[0]

describe('rendering of an entry', () => {
  test.each<[sentence: string, item: Partial<MenuItem>, entry: Partial<MenuEntry>]>([
    ['an action', {}, { role: 'menuitem', checked: undefined, link: null, refusal: null }],
    ['a tick that is off', { checked: false }, { role: 'menuitemcheckbox', checked: false }],
    ['a tick that is on', { checked: true }, { role: 'menuitemcheckbox', checked: true }],
    ['one of several', { radio: true, checked: true }, { role: 'menuitemradio', checked: true }],
    ['a radio entry without checked is off', { radio: true }, { role: 'menuitemradio', checked: false }],
    ['refused with a reason', { disabledReason: 'No' }, { refusal: { kind: 'reason', text: 'No' } }],
    ['an empty reason counts as none', { disabledReason: '' }, { refusal: null }],
    ['a link of this site', { href: '/a' }, { link: { kind: 'link', href: '/a', newTab: false } }],
    [
      'an outside link opens a new tab',
      { href: 'https://a.example' },
      { link: expect.objectContaining({ newTab: true }) },
    ],
    [
      'an unsafe link is disabled',
      { href: 'javascript:alert(1)' },
      { link: null, refusal: { kind: 'unsafe' } },
    ],
    ['an invalid address is disabled', { href: null }, { link: null, refusal: { kind: 'unsafe' } }],
    [
      'a disabled link has no address',
      { href: '/a', disabledReason: 'No' },
      { link: null, refusal: { kind: 'reason', text: 'No' } },
    ],
    ['no line above the first', { separatorBefore: true }, { separated: false }],
  ])('%s', (_sentence, item, entry) => {
    expect(only(item)).toMatchObject(entry)
  })
})

describe('rendering of a menu', () => {
  test('of duplicate ids only the first is rendered', () => {
    const { entries } = toMenuViewModel([
      { id: 'a', label: 'First' },
      { id: 'b', label: 'Other', separatorBefore: true },
      { id: 'a', label: 'Second' },
    ])
    expect(entries.map(({ label, separated }) => [label, separated])).toEqual([
      ['First', false],
      ['Other', true],
    ])
  })

  test.each<[sentence: string, items: Partial<MenuItem>[], hasChecks: boolean, hasIcons: boolean]>([
    ['plain entries need no icon column', [{}, {}], false, false],
    ['one check mark adds a column for all', [{}, { checked: false }], true, false],
    ['one icon adds a column for all', [{}, { icon: '*' }], false, true],
  ])('%s', (_sentence, items, hasChecks, hasIcons) => {
    const viewModel = toMenuViewModel(items.map((item, at) => ({ id: String(at), label: 'A', ...item })))
    expect(viewModel).toMatchObject({ hasChecks, hasIcons })
  })
})
