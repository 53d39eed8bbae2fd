import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HOSTILE_TEXTS } from '../../testing/fixtures/hostile-texts.ts'
import { offered, type PaletteCommand, rankedGroups, rankOf } from './command-rank.view-model.ts'

const command = (title: string, over: { group?: string; keywords?: string[] } = {}): PaletteCommand => ({
  id: title,
  title,
  group: 'Site',
  run: () => {},
  ...over,
})

describe('X8 how well a command matches a text', () => {
  test.each<[sentence: string, PaletteCommand, text: string, number | null]>([
    ['the title itself', command('Dark theme'), 'dark theme', 0],
    ['case does not matter', command('Dark theme'), 'DARK THEME', 0],
    ['the start of the title', command('Dark theme'), 'dar', 1],
    ['the start of the title, over two words', command('Dark theme'), 'dark th', 1],
    ['a later word of the title', command('Dark theme'), 'theme', 2],
    ['words in order, with others between', command('Copy the address'), 'copy addr', 2],
    ['words in reverse order', command('Dark theme'), 'theme dark', 3],
    ['later words in reverse order', command('Copy the address'), 'address the', 3],
    ['one word typed twice is not two words in order', command('Dark theme'), 'dark dark', 3],
    ['a keyword', command('Dark theme', { keywords: ['night'] }), 'nig', 4],
    ['a word of a longer keyword', command('Dark theme', { keywords: ['at night'] }), 'night', 4],
    ['the group', command('Français', { group: 'Language' }), 'lang', 4],
    ['a word of the title and one of the group', command('Français', { group: 'Language' }), 'lang fr', 4],
    ['the middle of a word does not match', command('Dark theme'), 'ark', null],
    ['one word of two is not enough', command('Dark theme'), 'dark matter', null],
    ['accents do not matter', command('Français'), 'franc', 1],
    ['accents in the text do not matter', command('Francais'), 'franç', 1],
    ['a letter with a stroke', command('Wyłącz słownik'), 'wylacz slownik', 0],
    ['a sharp s', command('Größe'), 'grosse', 0],
    ['Cyrillic', command('Тёмная тема'), 'тем', 1],
    ['the middle of a Cyrillic word does not match', command('Тёмная тема'), 'ная', null],
    ['Chinese, without spaces between words', command('深色主题'), '主题', 2],
    ['Chinese words in reverse order', command('深色主题'), '主题 深色', 3],
    ['a number', command('US Treasury 4% 2034'), '2034', 2],
    ['nothing typed', command('Dark theme'), '', 0],
    ['only blanks', command('Dark theme'), '  ', 0],
    ['only punctuation does not match', command('Dark theme'), '???', null],
    ['only separators of words do not match', command('Dark theme'), ' – ', null],
    ['a title of signs is found by its keywords', command('…', { keywords: ['more'] }), 'more', 4],
  ])('%s', (_sentence, one, text, expected) => {
    expect(rankOf(one, text)).toBe(expected)
  })
})

const titles = (groups: ReturnType<typeof rankedGroups>) =>
  groups.map(({ title, commands }) => [title, ...commands.map(one => one.command.title)])

describe('X8 the commands in their groups', () => {
  const commands = [
    command('Themes of the day', { group: 'News' }),
    command('Theatre', { group: 'Site' }),
    command('Dark theme', { group: 'Site' }),
    command('Theme', { group: 'Site' }),
  ]

  test('without a text: the original order', () => {
    expect(titles(rankedGroups(commands, ''))).toEqual([
      ['News', 'Themes of the day'],
      ['Site', 'Theatre', 'Dark theme', 'Theme'],
    ])
  })

  test('the best command first, with its group', () => {
    expect(titles(rankedGroups(commands, 'theme'))).toEqual([
      ['Site', 'Theme', 'Dark theme'],
      ['News', 'Themes of the day'],
    ])
  })

  test('commands of equal rank keep their order', () => {
    expect(titles(rankedGroups(commands, 'the'))).toEqual([
      ['News', 'Themes of the day'],
      ['Site', 'Theatre', 'Theme', 'Dark theme'],
    ])
  })

  test('spaces around the name of a group do not make another group', () => {
    const spaced = [command('Theatre', { group: 'Site' }), command('Theme', { group: ' Site ' })]
    expect(titles(rankedGroups(spaced, ''))).toEqual([['Site', 'Theatre', 'Theme']])
  })

  test('only starts of words are marked', () => {
    const [group] = rankedGroups([command('Menu of theme names')], 'me')
    expect(group?.commands[0]?.runs.map(run => (run.match ? `[${run.text}]` : run.text)).join('')).toBe(
      '[Me]nu of theme names',
    )
  })

  test.each<[sentence: string, PaletteCommand[], ids: string[]]>([
    ['no commands', [], []],
    ['a blank title is left out', [{ ...command(' '), id: 'a' }], []],
    ['of two with the same id the first counts', [command('A'), { ...command('B'), id: 'A' }], ['A']],
    [
      'a link that is not safe is left out',
      [{ id: 'a', title: 'A', group: '', href: 'javascript:alert(1)' }],
      [],
    ],
    ['a link of this site stays', [{ id: 'a', title: 'A', group: '', href: '/access/' }], ['a']],
    ['a blank group is allowed', [{ id: 'a', title: 'A', group: ' ', run: () => {} }], ['a']],
  ])('bad input: %s', (_sentence, commands, ids) => {
    expect(offered(commands).map(({ id }) => id)).toEqual(ids)
  })
})

describe('X8 ranking, for any commands and texts', () => {
  const text = fc.oneof(
    fc.array(fc.constantFrom(...'abcé тЁ国债 %-4'), { maxLength: 8 }).map(letters => letters.join('')),
    fc.constantFrom(...HOSTILE_TEXTS),
  )
  const some = fc.array(
    fc.record({ id: fc.string({ maxLength: 2 }), title: text, group: text, keywords: fc.array(text) }),
    { maxLength: 8 },
  )
  const runnable = (entries: { id: string; title: string; group: string; keywords: string[] }[]) =>
    entries.map(one => ({ ...one, run: () => {} }))

  test('found commands match, appear once, in one group each, and their runs join to the title', () => {
    fc.assert(
      fc.property(some, text, (entries, searched) => {
        const commands = runnable(entries)
        const groups = rankedGroups(commands, searched)
        const found = groups.flatMap(group => group.commands)
        expect(new Set(groups.map(({ title }) => title)).size).toBe(groups.length)
        expect(new Set(found.map(one => one.command.id)).size).toBe(found.length)
        for (const { command: one, runs } of found) {
          expect(rankOf(one, searched)).not.toBeNull()
          expect(runs.map(run => run.text).join('')).toBe(one.title)
        }
        const answering = offered(commands).filter(one => rankOf(one, searched) !== null)
        expect(found).toHaveLength(answering.length)
      }),
    )
  })

  test('a longer text never finds more, and each group is sorted by rank', () => {
    fc.assert(
      fc.property(some, text, text, (entries, searched, more) => {
        const commands = runnable(entries)
        const longer = `${searched} ${more}`
        for (const one of commands)
          if (rankOf(one, longer) !== null && searched.trim() !== '' && rankOf(one, searched) === null)
            // punctuation is no word: only the words after it count
            expect(/[\p{L}\p{N}%.]/u.test(searched.normalize('NFKD'))).toBe(false)
        for (const group of rankedGroups(commands, searched)) {
          const ranks = group.commands.map(found => rankOf(found.command, searched) ?? 9)
          expect(ranks).toEqual([...ranks].sort((a, b) => a - b))
        }
      }),
    )
  })
})
