import fc from 'fast-check'
import { createTailwindMerge } from 'tailwind-merge'
import { describe, expect, test } from 'vitest'
import { quotedTexts } from '../../../../../tests/quoted-texts.ts'
import { classGroups } from '../../testing/tailwind-merge-groups.ts'
import { cx } from './cx.ts'

const oracle = createTailwindMerge(classGroups)
/** Whether a class is of Tailwind: of two the same, one is left. */
const isClass = (word: string) => oracle(`${word} ${word}`) === word

const texts = quotedTexts()
const used = [...new Set(texts.flatMap(text => text.split(/\s+/)))].filter(
  word => word && !/[{}"$]/.test(word) && isClass(word),
)
/** Variants do not tell which of two classes wins as long as both have the same. */
const bare = [...new Set(used.map(word => word.replace(/^(?:[^:[(]|\[[^\]]*\]|\([^)]*\))*:/, '')))].filter(
  isClass,
)

const differing = (pairs: readonly (readonly [string, string])[]) =>
  pairs.filter(([first, second]) => cx(first, second) !== oracle(`${first} ${second}`))

describe('as tailwind-merge has it: the classes of our sources', () => {
  test('there is something to compare', () => {
    expect(used.length).toBeGreaterThan(1200)
    expect(bare.length).toBeGreaterThan(800)
  })

  test('each class before and behind each of its stem, and one of each other stem', () => {
    const stemOf = (word: string) => word.replace(/^-/, '').split(/[-[(]/)[0]
    const firstOfStems = [...new Map(bare.map(word => [stemOf(word), word])).values()]
    const pairs = bare.flatMap(one =>
      [...bare.filter(other => stemOf(other) === stemOf(one)), ...firstOfStems].flatMap(other => [
        [one, other] as const,
        [other, one] as const,
      ]),
    )
    expect(differing(pairs)).toEqual([])
  }, 60_000)

  test('with their variants, each class before the next ones', () => {
    const pairs = used.flatMap((one, at) => used.slice(at, at + 40).map(other => [one, other] as const))
    expect(differing(pairs)).toEqual([])
  })

  test('every text as it stands, before the text that follows it', () => {
    const lines = [...new Set(texts)].filter(text => text.split(/\s+/).some(word => bare.includes(word)))
    expect(differing(lines.map((line, at) => [line, lines[at + 1] ?? '']))).toEqual([])
  })
})

const words = (text: string) => text.split(' ')
const crossed = (stems: string, values: string) =>
  words(stems).flatMap(stem => words(values).map(value => `${stem}-${value}`))

const SIDES = ['', 'x', 'y', 's', 'e', 'bs', 'be', 't', 'r', 'b', 'l']
const withSides = (stem: string) => SIDES.map(side => stem + side)
const EDGES = SIDES.map(side => (side ? `border-${side}` : 'border'))
const LENGTHS = '0 1 2 [3px] [0] [0.5em] [calc(1px+2%)] [length:var(--w)] (length:--x)'
const COLOURS =
  'ink ink-2 ink/50 line-strong current transparent [#1e1e1e] [#fff]/50 [rgb(0_0_0/50%)] [hsl(0_0%_0%)] ' +
  '[color-mix(in_oklch,var(--x)_50%,red)] [color:var(--c)] [CanvasText] [var(--x)] (--x) (--x)/50 (color:--x)'

/** Every group has a share, whatever the number of its classes. */
const CLASSES = [
  [...crossed(['p', 'm', 'scroll-p', 'scroll-m'].flatMap(withSides).join(' '), '0 4 1.5 px [3px] (--x)')],
  crossed('-m -mx -ms -mt -inset -inset-x -top -start -translate-x -z -order -rotate', '1 1/2 [3px] (--x)'),
  crossed(
    'w h size min-w max-w min-h max-h basis leading tracking z order',
    '4 1/2 full auto [40ch] [calc(1%-2px)] (--x)',
  ),
  crossed(
    'inset inset-x inset-y inset-s inset-e inset-bs inset-be start end top bottom left right',
    '0 1/2 auto [3px]',
  ),
  crossed('gap gap-x gap-y overflow overflow-x overflow-y overscroll overscroll-x border-spacing', '2 auto'),
  crossed(
    'border-spacing-x translate translate-x translate-y translate-z scale scale-x rotate rotate-x',
    '1 [2px]',
  ),
  words('translate-none scale-3d transform transform-none transform-gpu transform-[none] transform-(--x)'),
  words(
    'text-11 text-13 text-13/5 text-16/[1.2] text-base text-sm text-2xl text-[9px] text-(length:--x) text-(--x)',
  ),
  words(
    'text-left text-start text-wrap text-nowrap text-balance text-ellipsis truncate leading-5 leading-[18px]',
  ),
  crossed('text bg fill stroke border outline ring divide decoration from accent', COLOURS),
  crossed(`${EDGES.join(' ')} divide-x divide-y outline ring inset-ring`, `${LENGTHS} ink [red]`),
  [...EDGES, ...words('ring outline divide-x divide-x-reverse inset-ring ring-inset border-collapse')],
  crossed('border outline divide', 'solid dashed dotted double hidden none'),
  crossed('decoration', 'solid wavy from-font auto 2 [3px] [length:3px] (--x)'),
  crossed('stroke ring-offset', '1 2 [1.5px] [length:3px] ink [red]'),
  words('stroke-[1.5] stroke-2 stroke-[number:2] stroke-(length:--x)'),
  crossed('from via to', '10% [3px] [5%] ink ink/10 [red] (--x)'),
  crossed(
    'shadow text-shadow inset-shadow',
    'none sm 2xl ink ink/40 (--x) (shadow:--x) (color:--x) [0_1px_2px_red] [inset_0_1px_red] [shadow:x] [red]',
  ),
  words('shadow shadow-card shadow-pop shadow-inner'),
  crossed('bg', 'fixed local center top left-top bottom-right [position:1px] (position:--p) position-[1px]'),
  crossed('bg', 'no-repeat repeat repeat-x auto cover [size:2px] [length:2px] (size:--s) size-[2px]'),
  crossed(
    'bg',
    'none linear-to-r linear-[25deg] radial conic-180 [url(a.png)] [linear-gradient(red,blue)] (image:--i)',
  ),
  crossed('bg-clip bg-origin bg-blend list list-image object', 'none border inside cover [x] (--x)'),
  crossed(
    'font',
    'sans mono [family-name:x] (family-name:--f) book bold extralight [520] (--w) (weight:--w)',
  ),
  crossed('font-stretch font-features', '50% [x]'),
  words(
    'flex inline-flex block inline hidden grid table table-row table-row-group contents list-item flow-root',
  ),
  words(
    'flex-1 flex-auto flex-row flex-col-reverse flex-wrap flex-nowrap grow grow-0 shrink shrink-[2] basis-4',
  ),
  words('static absolute sticky visible invisible collapse isolate isolation-auto sr-only not-sr-only'),
  words('touch-auto touch-none touch-pan-x touch-pan-left touch-pan-y touch-pinch-zoom touch-manipulation'),
  words('italic not-italic underline line-through no-underline uppercase normal-case break-words break-all'),
  crossed('content', "normal center between center-safe none [''] [attr(data-x)] (--x)"),
  crossed('justify justify-items justify-self items self place-content place-items columns', 'center start'),
  crossed('grid-cols grid-rows col col-start row row-end', '2 span-2 [1fr_2fr]'),
  ['', '-s', '-e', '-t', '-b', '-l', '-r', '-tl', '-tr', '-br', '-bl', '-ss', '-se', '-es', '-ee'].flatMap(
    side => [`rounded${side}`, `rounded${side}-card`, `rounded${side}-[4px]`],
  ),
  crossed(
    'transition duration ease animate origin opacity cursor select pointer-events',
    'none normal [x] 50',
  ),
  words(
    'line-clamp-3 overflow-hidden block blur blur-sm filter filter-none resize resize-x table-fixed table-auto',
  ),
  words('[text-align:start] [text-align:inherit] [--x:1px] [mask:linear-gradient(red,blue)] [grid-area:1/2]'),
  // nobody's: they stay, and as often as they are said
  words(
    'num focus-ring sr-text any-page-class float-left clear-both place-self-end w h p text- a/b card-2 [x] -- - border-spacing',
  ),
]
const VARIANTS = words(
  'hover focus md desk rtl dark group-data-x peer-checked/name data-[state=open] aria-[sort=none] has-[:checked] ' +
    'group-hover/row * ** before after file placeholder [&_svg] [&:is(.a,[b]):hover] [@media(width>=1px)] ' +
    'supports-[display:grid] not-[:first-child] group-[&:is(.x)]/y min-[30rem] in-data-(--x)',
)

const name = fc.oneof(...CLASSES.map(group => fc.constantFrom(...group)))
const variants = fc.oneof(
  { weight: 3, arbitrary: fc.constant([]) },
  { weight: 1, arbitrary: fc.array(fc.constantFrom(...VARIANTS), { maxLength: 4 }) },
)
/** The old mark of what is important stands in front; behind it tailwind-merge cuts a `/` a letter too late, so not with one. */
const marked = fc
  .tuple(name, fc.constantFrom('', '', '', '', 'behind', 'before'))
  .map(([one, mark]) => (mark === 'behind' ? `${one}!` : mark && !one.includes('/') ? `!${one}` : one))
const someClass = fc.tuple(variants, marked).map(([before, one]) => [...before, one].join(':'))

describe('as tailwind-merge has it: any classes', () => {
  test('two texts of any classes', () => {
    const text = fc.array(someClass, { minLength: 1, maxLength: 8 }).map(all => all.join(' '))
    fc.assert(
      fc.property(text, text, (first, second) => {
        expect(cx(first, second)).toBe(oracle(`${first} ${second}`))
      }),
    )
  })

  test('classes of one kind in the same variants, in any order of them', () => {
    const kind = fc
      .constantFrom(...CLASSES)
      .chain(group => fc.array(fc.constantFrom(...group), { minLength: 2, maxLength: 5 }))
    const drawn = fc.tuple(kind, fc.uniqueArray(fc.constantFrom(...VARIANTS), { maxLength: 4 }))
    fc.assert(
      fc.property(drawn, fc.infiniteStream(fc.boolean()), ([group, before], turned) => {
        const classes = group.map(one => {
          const { value } = turned.next()
          return [...(value ? before.toReversed() : before), one].join(':')
        })
        expect(cx(...classes)).toBe(oracle(classes.join(' ')))
      }),
    )
  })

  test('what is left says the same when it is asked again', () => {
    fc.assert(
      fc.property(fc.array(someClass, { minLength: 2, maxLength: 8 }), classes => {
        const left = cx(...classes)
        expect(cx(...classes)).toBe(left)
        expect(cx(...left.split(' '))).toBe(left)
      }),
    )
  })
})
