export const words = (text: string): string[] => text.split(' ')

/** Stems that set one thing, whatever stands behind them: `p-4`, `max-w-[40ch]`, `h-row`. The thing is named after its stem. */
const ONE_THING =
  'w h size min-w min-h max-w max-h z order basis columns grid-cols grid-rows col col-start col-end row ' +
  'row-start row-end justify justify-items justify-self items self place-content place-items tracking ' +
  'leading underline-offset line-clamp align whitespace opacity duration ease animate origin will-change accent ' +
  'appearance cursor select pointer-events forced-color-adjust fill outline-offset scale-z translate-z rotate ' +
  'rotate-x rotate-y rotate-z font-stretch font-features list-image bg-clip bg-origin bg-blend start end top ' +
  'bottom right left inset-bs inset-be'

/** Stems that set one thing too, for all sides, for some, or for a corner: `p-2`, `px-1`, `gap-x-2`. */
const SIDED = 'p m scroll-p scroll-m'
const BOTH_WAYS = 'inset gap overflow overscroll border-spacing translate scale'
const SIDES = 'x y s e bs be t r b l'
const CORNERS = 's e t r b l ss se ee es tl tr br bl'

/** The same, and the stem alone is a class as well: `grow`, `blur-sm`. */
const ALONE_TOO = 'grow shrink transition filter blur resize @container'

/** Classes without a value, a row for what sets the same thing, which is named after the first. */
const WORDS = [
  'block inline-block inline flex inline-flex table inline-table flow-root grid inline-grid contents list-item ' +
    'hidden table-caption table-cell table-column table-column-group table-footer-group table-header-group ' +
    'table-row-group table-row',
  'static fixed absolute relative sticky',
  'visible invisible collapse',
  'isolate isolation-auto',
  'sr-only not-sr-only',
  'italic not-italic',
  'underline overline line-through no-underline',
  'uppercase lowercase capitalize normal-case',
  'truncate text-ellipsis text-clip',
  'divide-x-reverse',
  'divide-y-reverse',
  'ring-inset',
  'translate-none',
  'scale-3d',
  'touch-pinch-zoom',
]

const NUMBER = '[0-9.]+'
const SIZE = '[0-9]*(?:xs|sm|md|lg|xl)'
/** `[3px]`, `[calc(1rem-2px)]`, `(length:--x)`; not `[#1e1e1e]` nor `[rgb(0_0_0/50%)]`, which are colours with a number and a unit. */
const LENGTH = '[[(]length:.*|\\[(?:0]|[^a-z#]*[0-9][%a-z]|(?:calc|min|max|clamp)\\().*'
const LINE = 'solid|dashed|dotted|double|hidden|none'
/** Nothing behind the stem is a width too. */
const WIDTH = `|${NUMBER}|${LENGTH}`
/** Said to be one, or two lengths in front, which no colour has. */
const SHADOW = `none|${SIZE}|[[(](?:shadow:|--|(?:inset_)?-?[0-9.]+[a-z]*_).*`
const PLACE = 'center|(?:top|bottom|left|right)(?:-(?:top|bottom|left|right))?'

/** Stems that set several things: which one, the word behind them says, as a pattern. What is left is mostly a colour. */
const SEVERAL: Record<string, Record<string, string>> = {
  text: {
    size: `base|1[12346]|20|26|${SIZE}|${LENGTH}`,
    align: 'left|center|right|justify|start|end',
    wrap: 'wrap|nowrap|balance|pretty',
  },
  font: {
    weight:
      'book|strong|heavy|thin|(?:extra)?light|normal|medium|(?:semi|extra)?bold|black|[[(](?!family-name:).*',
  },
  flex: { direction: '(?:row|col)(?:-reverse)?', wrap: '(?:no)?wrap(?:-reverse)?' },
  content: { align: '(?:normal|start|end|center|between|around|evenly|stretch|baseline)(?:-safe)?' },
  decoration: {
    style: 'solid|double|dotted|dashed|wavy',
    width: `from-font|auto|${NUMBER}|\\(.*|${LENGTH}`,
  },
  list: { position: 'inside|outside' },
  break: { word: 'normal|words|all|keep' },
  wrap: { word: 'break-word|anywhere|normal' },
  object: { fit: 'contain|cover|fill|none|scale-down' },
  table: { layout: 'auto|fixed' },
  bg: {
    attachment: 'fixed|local|scroll',
    place: `${PLACE}|position-.*|[[(](?:position|percentage):.*`,
    repeat: '(?:no-)?repeat(?:-.*)?',
    size: 'auto|cover|contain|size-.*|[[(](?:length|size|bg-size):.*',
    image: 'none|linear-.*|(?:radial|conic)(?:-.*)?|[[(](?:image|url).*|\\[.*gradient\\(.*',
  },
  border: { style: LINE, collapse: 'collapse|separate' },
  outline: { style: LINE, width: WIDTH },
  divide: { style: LINE },
  'divide-x': { width: WIDTH },
  'divide-y': { width: WIDTH },
  ring: { width: WIDTH },
  'inset-ring': { width: WIDTH },
  'ring-offset': { width: `${NUMBER}|${LENGTH}` },
  stroke: { width: `${NUMBER}|\\[(?:number:.*|${NUMBER}])|${LENGTH}` },
  shadow: { shadow: `|inner|card|pop|${SHADOW}` },
  'text-shadow': { shadow: SHADOW },
  'inset-shadow': { shadow: SHADOW },
  transition: { behavior: 'normal|discrete' },
  transform: { any: '|none|gpu|cpu|[[(].*' },
  touch: { all: 'auto|none|manipulation' },
  'touch-pan': { x: 'x|left|right', y: 'y|up|down' },
}

/** Of these stems nothing is left but what is told above. */
const NO_REST = words('table break wrap transform touch touch-pan divide-x divide-y')

/** What a stem sets by the value behind it, and what it sets by any other. */
type Stem = { things: [thing: string, values: RegExp][]; rest: string | undefined }

/** `gap` for all sides, `gap-x` for one. */
export const dashed = (stem: string, side: string): string => (side ? `${stem}-${side}` : stem)
const orAll = (sides: string): string[] => ['', ...words(sides)]

function readStems(): Map<string, Stem> {
  const stems = new Map<string, Stem>()
  const add = (stem: string, things: Record<string, string> = {}, rest = stem) => {
    const known = stems.get(stem)?.things ?? []
    const told = Object.entries(things).map(([thing, values]): Stem['things'][number] => [
      thing ? `${stem}/${thing}` : stem,
      new RegExp(`^(?:${values})$`),
    ])
    stems.set(stem, { things: [...known, ...told], rest: NO_REST.includes(stem) ? undefined : rest })
  }
  const alone = { '': '' }
  for (const stem of words(ONE_THING)) add(stem)
  for (const stem of words(SIDED)) for (const side of orAll(SIDES)) add(stem + side)
  for (const stem of words(BOTH_WAYS)) for (const side of orAll('x y')) add(dashed(stem, side))
  for (const stem of words(ALONE_TOO)) add(stem, alone)
  for (const side of orAll(CORNERS)) add(dashed('rounded', side), alone)
  for (const side of orAll(SIDES)) add(dashed('border', side), { width: WIDTH })
  for (const stop of ['from', 'via', 'to']) add(stop, { place: `${NUMBER}%|${LENGTH}` })
  for (const [stem, things] of Object.entries(SEVERAL)) add(stem, things)
  add('inset-s', {}, 'start')
  add('inset-e', {}, 'end')
  return stems
}

const readWords = () => new Map(WORDS.flatMap(row => words(row).map(word => [word, words(row)[0]])))

// read when first asked: a page may never have two texts to join
let stems: Map<string, Stem> | undefined
let own: Map<string, string | undefined> | undefined

/** What a class without its variants sets, the same for all that set the same; undefined for a class that is not of Tailwind. */
export function groupOf(given: string): string | undefined {
  stems ??= readStems()
  own ??= readWords()
  const name = given.replace(/^-/, '')
  // a property of CSS itself: `[text-align:inherit]`
  if (name.startsWith('[')) return /^(\[[^:]+):.*]$/.exec(name)?.[1]
  const limit = name.search(/[[(]|$/)
  let found = own.get(name)
  for (
    let end = name.length;
    found === undefined && end > 0;
    end = name.lastIndexOf('-', Math.min(end - 1, limit))
  )
    found = thingOf(stems.get(name.slice(0, end)), end === name.length ? null : name.slice(end + 1))
  return found
}

/** The value is null where the stem stands alone. */
function thingOf(stem: Stem | undefined, value: string | null): string | undefined {
  if (!stem || value === '') return stem?.rest
  // without what a slash says besides: `text-13/5`, `bg-accent/50`
  const plain = (value ?? '').replace(/^([[(].*[\])]|[^/[(]*)\/.*$/, '$1')
  const told = stem.things.find(([, values]) => values.test(plain))?.[0]
  return told ?? (value === null ? undefined : stem.rest)
}
