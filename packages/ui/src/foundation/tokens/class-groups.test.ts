import { extendTailwindMerge, getDefaultConfig, mergeConfigs } from 'tailwind-merge'
import { describe, expect, test } from 'vitest'
import { quotedTexts } from '../../../../../tests/quoted-texts.ts'
import { cx } from './cx.ts'

/** What our theme adds to Tailwind's words. */
const OURS = {
  extend: {
    theme: {
      radius: ['tag', 'field', 'card'],
      text: ['11', '12', '13', '14', '16', '20', '26'],
      'font-weight': ['book', 'strong', 'heavy'],
      shadow: ['card', 'pop'],
      spacing: ['row'],
      ease: ['hand'],
    },
  },
}
const whole = extendTailwindMerge(OURS)
const ours = (classes: string) => cx(...classes.split(' '))

/** Whether tailwind-merge knows it: of a class twice, one is left. */
const isClass = (word: string) => whole(`${word} ${word}`) === word

/** Without what stands before the last colon outside brackets, and without the mark of what is important. */
function bare(word: string): string {
  let open = 0
  let start = 0
  for (const [at, letter] of [...word].entries()) {
    if ('[('.includes(letter)) open++
    else if ('])'.includes(letter)) open--
    else if (letter === ':' && open === 0) start = at + 1
  }
  return word.slice(start).replaceAll('!', '')
}

const used = [...new Set(quotedTexts().flatMap(text => text.split(/\s+/).map(bare)))]
  .filter(word => !/[{}"$]/.test(word) && isClass(word))
  .sort()

/** Of classes that replace each other in both orders, the first one. */
function firstOfEach(classes: readonly string[]): Map<string, string[]> {
  const kinds = new Map<string, string[]>()
  for (const one of classes) {
    const replaces = (kind: string) => whole(`${one} ${kind}`) === kind && whole(`${kind} ${one}`) === one
    const kind = [...kinds.keys()].find(replaces) ?? one
    kinds.set(kind, [...(kinds.get(kind) ?? []), one])
  }
  return kinds
}
const kinds = firstOfEach(used)

const VALUES = [
  ...[
    '7',
    '1/2',
    '33%',
    'md',
    'ink',
    '[7px]',
    '[color:red]',
    '[#fff]',
    '[url(a.png)]',
    '[length:3px]',
    '[3]',
  ],
  ...['[0_1px_2px_red]', '[weight:500]', '[family-name:x]', '[position:1px]', '[size:2px]', '(--x)'],
  ...['(length:--x)', '(family-name:--f)', '(image:--i)', '(position:--p)', '(size:--s)', '(shadow:--s)'],
]

/** Every class that Tailwind has, group by group, with a value for each kind of value that its stem takes. */
function everyClass(): string[][] {
  const { classGroups: groups, theme } = mergeConfigs(getDefaultConfig(), OURS)
  return Object.values(groups).map(definitions => {
    const found = new Set<string>()
    const write = (definition: unknown, stem: string): void => {
      const under = (rest: string) => [stem, rest].filter(Boolean).join('-')
      if (typeof definition === 'string') found.add(under(definition))
      else if (typeof definition === 'function' && 'isThemeGetter' in definition)
        for (const part of definition(theme)) write(part, stem)
      else if (typeof definition === 'function') {
        const value = VALUES.find(one => definition(one))
        if (value) found.add(under(value))
      } else
        for (const [next, parts] of Object.entries(definition as object))
          for (const part of parts) write(part, under(next))
    }
    for (const definition of definitions ?? []) write(definition, '')
    return [...found].filter(isClass)
  })
}

const stemOf = (name: string) => name.replace(/^-/, '').split('-')[0]

describe('our part of tailwind-merge is as good as the whole', () => {
  test('there is something to compare', () => {
    expect(used.length).toBeGreaterThan(600)
    expect(kinds.size).toBeGreaterThan(120)
    expect(everyClass().flat().length).toBeGreaterThan(1000)
  })

  test('classes of ours that replace each other still do', () => {
    const apart = [...kinds].flatMap(([kind, same]) =>
      same.filter(one => ours(`${one} ${kind}`) !== kind || ours(`${kind} ${one}`) !== one),
    )
    expect(apart).toEqual([])
  })

  test('before and behind every class of Tailwind, each kind of ours gives way as it does in the whole', () => {
    const other = everyClass().flatMap(group =>
      group.flatMap((given, place) =>
        [...kinds.keys()]
          // whom a group gives way to is the same for all of it; whether it is one group, a stem has to be asked for each class
          .filter(kind => place < 2 || place === group.length - 1 || stemOf(kind) === stemOf(given))
          .flatMap(kind => [`${given} ${kind}`, `${kind} ${given}`])
          .filter(both => ours(both) !== whole(both)),
      ),
    )
    expect(other).toEqual([])
  }, 60_000)

  test.each([
    ['desk:p-2 desk:px-4 p-1', 'a breakpoint is a case of its own'],
    ['p-2! p-4 p-1!', 'and so is what is important'],
    ['hover:focus:p-1 focus:hover:p-2', 'in any order of states'],
    ['*:hover:p-1 hover:*:p-2', 'but for children'],
    ['leading-4 text-13/6', 'a size with its line'],
    ['bg-accent/45 bg-accent', 'a colour that is seen through'],
    ['-mt-2 mt-1 mx-2 ms-4', 'less than nothing'],
    ['[text-align:inherit] [text-align:start]', 'a property itself'],
    ['num focus-ring sr-text any-page-class any-page-class', 'what Tailwind has not'],
  ])('%s: %s', classes => expect(ours(classes)).toBe(whole(classes)))
})
