import { describe, expect, test } from 'vitest'
import { DecodeError } from '../fault.ts'
import { decodeMenu } from './menu.ts'

const link = { ttl: 'Bonds', url: '/bonds/' }
const group = { ttl: 'Markets', column: [link] }
const item = { id: 'markets', ttl: 'Markets', url: '/markets/', items: [group] }

describe('the main menu (shared-blocks §2)', () => {
  test('entries with their columns of links', () => {
    expect(
      decodeMenu([{ ...item, items: [{ ...group, column: [{ ...link, target_blank: true }] }] }]),
    ).toEqual([
      {
        id: 'markets',
        title: 'Markets',
        href: '/markets/',
        groups: [
          { title: 'Markets', links: [{ title: 'Bonds', href: '/bonds/', newTab: true, active: true }] },
        ],
      },
    ])
  })
  test('the address of an entry stands for its id', () => {
    expect(decodeMenu([{ ...item, id: undefined }])[0]?.id).toBe('/markets/')
  })
  test.each<[string, object, boolean]>([
    ['shown', { show: true }, true],
    ['without a flag', {}, true],
    ['with a flag of null', { show: null }, true],
    ['hidden', { show: false }, false],
    ['without a title', { ttl: '' }, false],
  ])('an entry %s', (_, more, shown) => {
    expect(decodeMenu([{ ...item, ...more }])).toHaveLength(shown ? 1 : 0)
  })
  test('columns without a link, and links without a title, are skipped', () => {
    const items = [
      { ttl: 'Empty', column: [{ url: '/x/' }] },
      { ttl: 'None' },
      { column: [{ url: '/x/' }, link] },
    ]
    expect(decodeMenu([{ ...item, items }])[0]?.groups).toEqual([
      { title: '', links: [{ title: 'Bonds', href: '/bonds/', newTab: false, active: true }] },
    ])
  })
  test('an inactive link', () => {
    const items = [{ ...group, column: [{ ...link, active: 0 }] }]
    expect(decodeMenu([{ ...item, items }])[0]?.groups[0]?.links[0]?.active).toBe(false)
  })
  test('a menu that is not a list fails', () => {
    expect(() => decodeMenu({})).toThrow(DecodeError)
  })
})
