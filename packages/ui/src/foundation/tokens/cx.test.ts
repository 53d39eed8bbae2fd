import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { cx } from './cx.ts'

test.each<[classes: Parameters<typeof cx>, joined: string, why: string]>([
  [['a', undefined, false, null, ['b', { c: true, d: false }]], 'a b c', 'empty values are left out'],
  [['text-13 text-ink', 'text-16'], 'text-ink text-16', 'a size replaces a size, not a colour'],
  [['text-13 text-ink', 'text-ink-2'], 'text-13 text-ink-2', 'a colour replaces a colour, not a size'],
  [['text-13 text-ink', 'text-end'], 'text-13 text-ink text-end', 'an alignment replaces neither'],
  [['text-13/5', 'text-16'], 'text-16', 'a size replaces a size with a line height'],
  [['leading-4', 'text-13'], 'text-13', 'a size brings its line height'],
  [['h-row', 'h-8'], 'h-8', 'a height replaces the row height'],
  [['h-8', 'h-row'], 'h-row', 'and the row height a height'],
  [['h-row w-8', 'size-8'], 'size-8', 'a size replaces both edges'],
  [['min-h-row', 'h-8'], 'min-h-row h-8', 'a least height is not a height'],
  [['rounded-field', 'rounded-card'], 'rounded-card', 'our radii are radii'],
  [['rounded-card', 'rounded-t-field'], 'rounded-card rounded-t-field', 'corners refine all corners'],
  [['shadow-card', 'shadow-pop'], 'shadow-pop', 'our shadows are shadows'],
  [['shadow-card', 'shadow-ink'], 'shadow-card shadow-ink', 'a shadow keeps its geometry'],
  [['font-book', 'font-strong'], 'font-strong', 'our weights are weights'],
  [['font-sans', 'font-strong'], 'font-sans font-strong', 'a weight does not replace a family'],
  [['ease-in', 'ease-standard'], 'ease-standard', 'our easing is an easing'],
  [['bg-surface', 'bg-accent-soft'], 'bg-accent-soft', 'our colours are colours'],
  [['bg-accent/45', 'bg-accent'], 'bg-accent', 'with an opacity too'],
  [['border border-line', 'border-line-control'], 'border border-line-control', 'a border keeps its width'],
  [['border-b border-line', 'border-2'], 'border-line border-2', 'all widths replace one width'],
  [['ps-2', 'ps-4'], 'ps-4', 'logical padding'],
  [['p-2 p-4'], 'p-4', 'within one text too'],
  [['p-2', 'ps-4'], 'p-2 ps-4', 'one side refines all sides'],
  [['ms-4', 'mx-2'], 'mx-2', 'an axis replaces its sides'],
  [['h-8', 'desk:h-row'], 'h-8 desk:h-row', 'a breakpoint is another case'],
  [['hover:focus:p-1', 'focus:hover:p-2'], 'focus:hover:p-2', 'states in any order'],
  [['data-[state=open]:p-1', 'p-2'], 'data-[state=open]:p-1 p-2', 'a state is another case'],
  [['p-2!', 'p-4'], 'p-2! p-4', 'what is important stays so'],
  [['[text-align:inherit]', '[text-align:start]'], '[text-align:start]', 'a property by its CSS name'],
  [['num focus-ring sr-text', 'p-2'], 'num focus-ring sr-text p-2', 'our utilities stay'],
])('%o → %s: %s', (classes, joined) => expect(cx(...classes)).toBe(joined))

describe('every token of theme.css is known', () => {
  const css = readFileSync(new URL('../../styles/theme.css', import.meta.url), 'utf8')
  /** The names of a scale in theme.css: `13` of `--text-13`. */
  const namesOf = (scale: string) =>
    [...css.matchAll(new RegExp(`^ {2}--${scale}-([\\w-]+?):`, 'gm'))]
      .map(match => match[1] ?? '')
      .filter(name => !name.includes('--'))

  test.each([
    ['text', 'text-base', 'text-'],
    ['font-weight', 'font-bold', 'font-'],
    ['radius', 'rounded-lg', 'rounded-'],
    ['shadow', 'shadow-lg', 'shadow-'],
    ['spacing', 'h-4', 'h-'],
    ['breakpoint', 'max-w-screen-xl', 'max-w-screen-'],
    ['ease', 'ease-in', 'ease-'],
    ['color', 'bg-red-500', 'bg-'],
    ['color', 'text-red-500', 'text-'],
  ])('of --%s-*: %s is overridden', (scale, stock, stem) => {
    const classes = namesOf(scale).map(name => stem + name)
    expect(classes).not.toEqual([])
    expect(classes.filter(one => cx(stock, one) !== one || cx(one, stock) !== stock)).toEqual([])
  })

  test('an unknown name is a colour, which a size does not override', () => {
    expect(cx('text-15', 'text-13')).toBe('text-15 text-13')
  })
})
