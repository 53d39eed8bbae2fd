import { expect, test } from 'vitest'
import { cx } from './cx.ts'

test.each<[classes: Parameters<typeof cx>, joined: string, why: string]>([
  [['a', undefined, false, null, ['b', { c: true, d: false }]], 'a b c', 'what is not there is left out'],
  [['text-13 text-ink', 'text-16'], 'text-ink text-16', 'a size replaces a size, not a colour'],
  [['text-13 text-ink', 'text-ink-2'], 'text-13 text-ink-2', 'a colour replaces a colour, not a size'],
  [['h-row', 'h-8'], 'h-8', 'a height replaces the row height'],
  [['h-8', 'h-row'], 'h-row', 'and the row height a height'],
  [['rounded-field', 'rounded-card'], 'rounded-card', 'our radii are radii'],
  [['shadow-card', 'shadow-pop'], 'shadow-pop', 'our shadows are shadows'],
  [['font-book', 'font-strong'], 'font-strong', 'our weights are weights'],
  [['font-sans', 'font-strong'], 'font-sans font-strong', 'a weight does not replace a family'],
  [['ease-in', 'ease-hand'], 'ease-hand', 'our easing is an easing'],
  [['bg-surface', 'bg-accent-soft'], 'bg-accent-soft', 'our colours are colours'],
  [['border border-line', 'border-line-control'], 'border border-line-control', 'an edge keeps its width'],
  [['ps-2', 'ps-4'], 'ps-4', 'logical padding'],
  [['p-2 p-4'], 'p-2 p-4', 'one text is taken as it is: a look says nothing twice'],
  [['p-2', 'ps-4'], 'p-2 ps-4', 'one side refines all sides'],
  [['h-8', 'desk:h-row'], 'h-8 desk:h-row', 'a breakpoint is another case'],
  [['num focus-ring sr-text', 'p-2'], 'num focus-ring sr-text p-2', 'our utilities stay'],
])('%o → %s: %s', (classes, joined) => expect(cx(...classes)).toBe(joined))
