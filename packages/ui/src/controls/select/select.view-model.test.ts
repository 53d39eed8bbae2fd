import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type SelectOption, selectShape } from './select.view-model.ts'

const frankfurt = { id: 1, text: 'Frankfurt SE' }
const paris = { id: 2, text: 'Euronext Paris' }

describe('U4 rendering of a select', () => {
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

  test('several options: a select', () => {
    expect(selectShape([frankfurt, paris], 2)).toMatchObject({
      kind: 'choices',
      chosen: '2',
      groups: [{ heading: null, items: [frankfurt, paris] }],
    })
  })

  test.each<[string, number | null]>([
    ['none selected', null],
    ['an unknown one selected', 9],
  ])('%s: no option is selected', (_sentence, value) => {
    expect(selectShape([frankfurt, paris], value)).toMatchObject({ chosen: null })
  })

  test('options are grouped by heading, headings in the order of their first options', () => {
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
    ['name where the text is empty', { id: 'a', text: '', name: 'Name' }, 'Name'],
    ['the id where both are empty', { id: 'a', text: '', name: '' }, 'a'],
  ])('an option shows its %s', (_sentence, option, text) => {
    expect(selectShape([option], 'a')).toMatchObject({ item: { text } })
  })

  test('an option has its class names', () => {
    const shape = selectShape([{ ...frankfurt, className: 'font-strong' }, paris], 1)
    expect(shape).toMatchObject({ items: [{ ...frankfurt, className: 'font-strong' }, paris] })
  })

  test('duplicate ids are offered once', () => {
    expect(selectShape([frankfurt, { id: 1, text: 'Again' }, paris], 1)).toMatchObject({
      items: [frankfurt, paris],
    })
  })

  test('an option with an empty id can be selected: "All"', () => {
    const all = { id: '', text: 'All' }
    expect(selectShape([all, { id: 'a', text: 'A' }], '')).toMatchObject({ chosen: '' })
    expect(selectShape([all, { id: 'a', text: 'A' }], null)).toMatchObject({ chosen: null })
  })

  test('an empty heading counts as none', () => {
    const shape = selectShape([frankfurt, { ...paris, group: '' }], 1)
    expect(shape).toMatchObject({ groups: [{ heading: null, items: [frankfurt, paris] }] })
  })
})

describe('U4 for any options', () => {
  const option: fc.Arbitrary<SelectOption<string | number>> = fc.record(
    {
      id: fc.constantFrom<string | number>('', 'a', 'b', '1', 1, 2, '__proto__', 'constructor'),
      text: fc.constantFrom('', 'Frankfurt SE', 'Xetra'),
      name: fc.constantFrom('', 'Name'),
      hide: fc.boolean(),
      group: fc.constantFrom('', 'Germany', '__proto__'),
    },
    { requiredKeys: ['id'] },
  )
  const value = fc.constantFrom<string | number | null>(null, '', 'a', '1', 1, 9, 'constructor')

  test('the rendering depends on the number of visible ids', () => {
    fc.assert(
      fc.property(fc.array(option, { maxLength: 8 }), value, (options, chosen) => {
        const ids = new Set(options.filter(({ hide }) => !hide).map(({ id }) => String(id)))
        const kind = ids.size === 0 ? 'none' : ids.size === 1 ? 'text' : 'choices'
        expect(selectShape(options, chosen).kind).toBe(kind)
      }),
    )
  })

  test('the groups contain every item once, under distinct headings, and only an offered one is selected', () => {
    fc.assert(
      fc.property(fc.array(option, { minLength: 2, maxLength: 8 }), value, (options, selected) => {
        const shape = selectShape(options, selected)
        if (shape.kind !== 'choices') return
        const { groups, items, chosen } = shape
        expect(new Set(groups.map(({ heading }) => heading)).size).toBe(groups.length)
        expect(groups.every(({ heading }) => heading !== '')).toBe(true)
        const grouped = groups.flatMap(group => group.items.map(({ id }) => String(id)))
        expect([...grouped].sort()).toEqual(items.map(({ id }) => String(id)).sort())
        expect(new Set(grouped).size).toBe(grouped.length)
        expect(chosen).toBe(items.some(({ id }) => id === selected) ? String(selected) : null)
        for (const { id, text } of items) expect(text !== '' || id === '').toBe(true)
      }),
    )
  })
})
