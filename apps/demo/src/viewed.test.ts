import { describe, expect, test } from 'vitest'
import { readViewed, type ViewedPage, withViewed } from './viewed.ts'

const page = (id: number, kind: ViewedPage['kind'] = 'bond'): ViewedPage => ({ kind, id, name: `Page ${id}` })

describe('recently viewed pages', () => {
  test('newest first, each once, at most eight', () => {
    const pages = [1, 2, 3, 4, 5, 6, 7, 8, 9, 3].reduce<ViewedPage[]>(
      (all, id) => withViewed(all, page(id)),
      [],
    )
    expect(pages.map(({ id }) => id)).toEqual([3, 9, 8, 7, 6, 5, 4, 2])
  })

  test('pages of different kinds with the same number are different', () => {
    expect(withViewed([page(1, 'stock')], page(1))).toHaveLength(2)
  })

  test('a new name replaces the old one', () => {
    expect(withViewed([page(1)], { ...page(1), name: 'Seite 1' })).toEqual([{ ...page(1), name: 'Seite 1' }])
  })

  test('stored pages are read back', () => {
    expect(readViewed(JSON.stringify([page(2), page(1)]))).toEqual([page(2), page(1)])
  })

  test.each([
    ['nothing', null],
    ['no JSON', '{['],
    ['no list', '{"kind":"bond"}'],
    ['an unknown kind', '[{"kind":"user","id":1,"name":"X"}]'],
    ['no number', '[{"kind":"bond","id":"1","name":"X"}]'],
    ['a number below one', '[{"kind":"bond","id":0,"name":"X"}]'],
    ['no name', '[{"kind":"bond","id":1,"name":" "}, null, 5]'],
  ])('%s is not ours', (_, text) => expect(readViewed(text)).toEqual([]))

  test('tampered storage: no duplicates, eight pages, names of 200 characters', () => {
    const many = Array.from({ length: 30 }, (_, at) => ({ ...page((at >> 1) + 1), name: 'x'.repeat(999) }))
    const read = readViewed(JSON.stringify(many))
    expect(read.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(read[0]?.name).toHaveLength(200)
  })
})
