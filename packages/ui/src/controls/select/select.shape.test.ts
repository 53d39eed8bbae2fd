import { describe, expect, test } from 'vitest'
import { type SelectOption, selectShape } from './select.shape.ts'

const frankfurt = { id: 1, text: 'Frankfurt SE' }
const paris = { id: 2, text: 'Euronext Paris' }

describe('U4 what a select is drawn as', () => {
  test('no options: nothing', () => {
    expect(selectShape([], 1)).toEqual({ kind: 'none' })
  })

  test('one option: plain text', () => {
    expect(selectShape([frankfurt], 1)).toEqual({ kind: 'text', item: frankfurt })
  })

  test('one option that is not hidden: plain text', () => {
    expect(selectShape([frankfurt, { ...paris, hide: true }], 1)).toEqual({ kind: 'text', item: frankfurt })
  })

  test('all options hidden: nothing', () => {
    expect(selectShape([{ ...paris, hide: true }], 2)).toEqual({ kind: 'none' })
  })

  test('several options: a choice', () => {
    expect(selectShape([frankfurt, paris], 2)).toMatchObject({
      kind: 'choices',
      chosen: '2',
      groups: [{ heading: null, items: [frankfurt, paris] }],
    })
  })

  test.each<[string, number | null]>([
    ['nothing chosen', null],
    ['an unknown one chosen', 9],
  ])('%s: none of them is', (_sentence, value) => {
    expect(selectShape([frankfurt, paris], value)).toMatchObject({ chosen: '' })
  })

  test('options stand under their headings, headings in the order of their first options', () => {
    const options: SelectOption<number>[] = [
      { ...frankfurt, group: 'Germany' },
      { ...paris, group: 'France' },
      { id: 3, text: 'Xetra', group: 'Germany' },
    ]
    expect(selectShape(options, 1)).toMatchObject({
      groups: [
        { heading: 'Germany', items: [frankfurt, { id: 3, text: 'Xetra' }] },
        { heading: 'France', items: [paris] },
      ],
    })
  })

  test.each<[string, SelectOption<string>, string]>([
    ['text', { id: 'a', text: 'Text', name: 'Name' }, 'Text'],
    ['name where there is no text', { id: 'a', name: 'Name' }, 'Name'],
    ['the id where there is neither', { id: 'a' }, 'a'],
  ])('an option shows its %s', (_sentence, option, text) => {
    expect(selectShape([option], 'a')).toMatchObject({ item: { text } })
  })

  test('an id that stands twice is offered once', () => {
    expect(selectShape([frankfurt, { id: 1, text: 'Again' }, paris], 1)).toMatchObject({
      items: [frankfurt, paris],
    })
  })
})
