import { type Config, validators } from 'tailwind-merge'

const { isAny, isAnyNonArbitrary, isNumber, isPercent, isTshirtSize, isArbitraryValue, isArbitraryVariable } =
  validators
const { isArbitraryNumber, isArbitraryLength, isArbitrarySize, isArbitraryPosition, isArbitraryImage } =
  validators
const { isArbitraryShadow, isArbitraryWeight, isArbitraryFamilyName } = validators
const { isArbitraryVariableLength, isArbitraryVariableSize, isArbitraryVariablePosition } = validators
const { isArbitraryVariableImage, isArbitraryVariableShadow, isArbitraryVariableWeight } = validators
const { isArbitraryVariableFamilyName } = validators

type Definition = string | ((value: string) => boolean) | { [stem: string]: Definition[] }

/** Stems that set one thing, whatever stands behind them: `p-4`, `max-w-[40ch]`, `h-row`. */
const ONE_THING =
  'p px py ps pe pbs pbe pt pr pb pl m mx my ms me mbs mbe mt mr mb ml w h size min-w min-h max-w max-h ' +
  'gap gap-x gap-y inset inset-x inset-y inset-bs inset-be top right bottom left z basis order ' +
  'columns grid-cols grid-rows col-start col-end row-start row-end col row justify justify-items justify-self ' +
  'items self place-content place-items tracking leading underline-offset line-clamp align whitespace ' +
  'opacity duration ease animate origin will-change accent appearance cursor select pointer-events ' +
  'forced-color-adjust fill outline-offset overflow overflow-x overflow-y overscroll overscroll-x ' +
  'overscroll-y border-spacing border-spacing-x border-spacing-y translate translate-x translate-y ' +
  'scale scale-x scale-y rotate rotate-x rotate-y rotate-z scroll-m scroll-mx scroll-my scroll-ms ' +
  'scroll-me scroll-mbs scroll-mbe scroll-mt scroll-mr scroll-mb scroll-ml scroll-p scroll-px scroll-py ' +
  'scroll-ps scroll-pe scroll-pbs scroll-pbe scroll-pt scroll-pr scroll-pb scroll-pl'

/** The same, and the stem alone is a class as well: `rounded`, `rounded-card`. */
const ALONE_TOO = 'grow shrink transition filter blur resize rounded'

const BORDER_SIDES = ['x', 'y', 's', 'e', 'bs', 'be', 't', 'r', 'b', 'l']
const LINE_STYLES = ['solid', 'dashed', 'dotted', 'double', 'hidden', 'none']
const LENGTHS = [isNumber, isArbitraryVariableLength, isArbitraryLength]
const PLACES = ['center', 'top', 'bottom', 'left', 'right', ...cornersOf('top', 'bottom')]
const ALIGNED = ['normal', 'start', 'end', 'center', 'between', 'around', 'evenly', 'stretch', 'baseline']

function cornersOf(...ends: string[]): string[] {
  return ends.flatMap(end => ['left', 'right'].flatMap(side => [`${end}-${side}`, `${side}-${end}`]))
}

const words = (text: string): string[] => text.split(' ')

/** Stems that set several things: which one, the word behind them says; what is left is a colour. */
function manyThings(): Record<string, Definition[]> {
  const groups: Record<string, Definition[]> = {
    display: [
      ...words(
        'block inline-block inline flex inline-flex table inline-table flow-root grid inline-grid contents',
      ),
      ...words(
        'list-item hidden table-caption table-cell table-column table-column-group table-footer-group',
      ),
      ...words('table-header-group table-row-group table-row'),
    ],
    position: words('static fixed absolute relative sticky'),
    visibility: words('visible invisible collapse'),
    isolation: words('isolate isolation-auto'),
    sr: words('sr-only not-sr-only'),
    start: [{ 'inset-s': [isAny], start: [isAny] }],
    end: [{ 'inset-e': [isAny], end: [isAny] }],
    'inset-shadow': [
      { 'inset-shadow': ['none', isTshirtSize, isArbitraryVariableShadow, isArbitraryShadow] },
    ],
    'inset-shadow-color': [{ 'inset-shadow': [isAny] }],
    'inset-ring-w': [{ 'inset-ring': ['', ...LENGTHS] }],
    'inset-ring-color': [{ 'inset-ring': [isAny] }],
    'flex-direction': [{ flex: words('row row-reverse col col-reverse') }],
    'flex-wrap': [{ flex: words('nowrap wrap wrap-reverse') }],
    flex: [{ flex: [isAny] }],
    'align-content': [{ content: [...ALIGNED, 'center-safe', 'end-safe'] }],
    content: [{ content: [isAny] }],
    'font-size': [{ text: ['base', ...words('11 12 13 14 16 20 26'), isTshirtSize, ...LENGTHS.slice(1)] }],
    'text-alignment': [{ text: words('left center right justify start end') }],
    'text-overflow': words('truncate text-ellipsis text-clip'),
    'text-wrap': [{ text: words('wrap nowrap balance pretty') }],
    'text-shadow': [{ 'text-shadow': ['none', isTshirtSize, isArbitraryVariableShadow, isArbitraryShadow] }],
    'text-shadow-color': [{ 'text-shadow': [isAny] }],
    'text-color': [{ text: [isAny] }],
    'font-weight': [
      {
        font: [
          ...words('book strong heavy thin extralight light normal medium semibold bold extrabold black'),
          isArbitraryVariableWeight,
          isArbitraryWeight,
        ],
      },
    ],
    'font-stretch': [{ 'font-stretch': [isAny] }],
    'font-features': [{ 'font-features': [isAny] }],
    'font-family': [{ font: [isArbitraryVariableFamilyName, isArbitraryFamilyName, isAnyNonArbitrary] }],
    'font-style': words('italic not-italic'),
    'text-decoration': words('underline overline line-through no-underline'),
    'text-decoration-style': [{ decoration: words('solid dashed dotted double wavy') }],
    'text-decoration-thickness': [
      { decoration: ['from-font', 'auto', isNumber, isArbitraryVariable, isArbitraryLength] },
    ],
    'text-decoration-color': [{ decoration: [isAny] }],
    'text-transform': words('uppercase lowercase capitalize normal-case'),
    'list-style-position': [{ list: words('inside outside') }],
    'list-image': [{ 'list-image': [isAny] }],
    'list-style-type': [{ list: [isAny] }],
    break: [{ break: words('normal words all keep') }],
    wrap: [{ wrap: words('break-word anywhere normal') }],
    'object-fit': [{ object: words('contain cover fill none scale-down') }],
    'object-position': [{ object: [isAny] }],
    'table-layout': [{ table: words('auto fixed') }],
    'bg-attachment': [{ bg: words('fixed local scroll') }],
    'bg-clip': [{ 'bg-clip': [isAny] }],
    'bg-origin': [{ 'bg-origin': [isAny] }],
    'bg-blend': [{ 'bg-blend': [isAny] }],
    'bg-position': [
      { bg: [...PLACES, isArbitraryVariablePosition, isArbitraryPosition, { position: [isAny] }] },
    ],
    'bg-repeat': [{ bg: ['no-repeat', { repeat: ['', ...words('x y space round')] }] }],
    'bg-size': [
      { bg: [...words('auto cover contain'), isArbitraryVariableSize, isArbitrarySize, { size: [isAny] }] },
    ],
    'bg-image': [
      {
        bg: [
          { linear: [isAny], radial: ['', isAny], conic: ['', isAny] },
          ...['none', isArbitraryVariableImage, isArbitraryImage],
        ],
      },
    ],
    'bg-color': [{ bg: [isAny] }],
    'border-style': [{ border: LINE_STYLES }],
    'border-collapse': [{ border: words('collapse separate') }],
    'border-w': [{ border: ['', ...LENGTHS] }],
    'border-color': [{ border: [isAny] }],
    'divide-x': [{ 'divide-x': ['', ...LENGTHS] }],
    'divide-x-reverse': ['divide-x-reverse'],
    'divide-y': [{ 'divide-y': ['', ...LENGTHS] }],
    'divide-y-reverse': ['divide-y-reverse'],
    'divide-style': [{ divide: LINE_STYLES }],
    'divide-color': [{ divide: [isAny] }],
    'outline-style': [{ outline: LINE_STYLES }],
    'outline-w': [{ outline: ['', ...LENGTHS] }],
    'outline-color': [{ outline: [isAny] }],
    shadow: [
      {
        shadow: [
          '',
          ...words('inner none card pop'),
          isTshirtSize,
          isArbitraryVariableShadow,
          isArbitraryShadow,
        ],
      },
    ],
    'shadow-color': [{ shadow: [isAny] }],
    'ring-w': [{ ring: ['', ...LENGTHS] }],
    'ring-w-inset': ['ring-inset'],
    'ring-offset-w': [{ 'ring-offset': [isNumber, isArbitraryLength] }],
    'ring-offset-color': [{ 'ring-offset': [isAny] }],
    'ring-color': [{ ring: [isAny] }],
    'stroke-w': [{ stroke: [...LENGTHS, isArbitraryNumber] }],
    stroke: [{ stroke: [isAny] }],
    'transition-behavior': [{ transition: words('normal discrete') }],
    'translate-none': ['translate-none'],
    'translate-z': [{ 'translate-z': [isAny] }],
    'scale-z': [{ 'scale-z': [isAny] }],
    'scale-3d': ['scale-3d'],
    transform: [{ transform: ['', ...words('none gpu cpu'), isArbitraryAny] }],
    touch: [{ touch: words('auto none manipulation') }],
    'touch-x': [{ 'touch-pan': words('x left right') }],
    'touch-y': [{ 'touch-pan': words('y up down') }],
    'touch-pz': ['touch-pinch-zoom'],
  }
  for (const stop of ['from', 'via', 'to']) {
    groups[`gradient-${stop}-pos`] = [{ [stop]: [isPercent, ...LENGTHS.slice(1)] }]
    groups[`gradient-${stop}`] = [{ [stop]: [isAny] }]
  }
  for (const side of BORDER_SIDES) {
    groups[`border-w-${side}`] = [{ [`border-${side}`]: ['', ...LENGTHS] }]
    groups[`border-color-${side}`] = [{ [`border-${side}`]: [isAny] }]
  }
  return groups
}

function isArbitraryAny(value: string): boolean {
  return isArbitraryValue(value) || isArbitraryVariable(value)
}

const LEFT_RIGHT = ['s', 'e', 'r', 'l']
const TOP_BOTTOM = ['bs', 'be', 't', 'b']

/** A class for all sides takes back those for some: `p-2` what `px-1` and `pt-0` said before it. */
function sidesOf(stem: string): Record<string, string[]> {
  const named = (sides: string[]) => sides.map(side => stem + side)
  return {
    [stem]: named(['x', 'y', ...LEFT_RIGHT, ...TOP_BOTTOM]),
    [`${stem}x`]: named(LEFT_RIGHT),
    [`${stem}y`]: named(TOP_BOTTOM),
  }
}

const EDGES_X = ['start', 'end', 'right', 'left']
const EDGES_Y = ['inset-bs', 'inset-be', 'top', 'bottom']
/** The corners of each side. */
const CORNERS = { s: 'ss es', e: 'se ee', t: 'tl tr', r: 'tr br', b: 'br bl', l: 'tl bl' }
const ALL_ROUND = words('s e t r b l ss se ee es tl tr br bl')
const rounded = (side: string) => `rounded-${side}`

function conflicts(): Record<string, string[]> {
  return {
    ...sidesOf('p'),
    ...sidesOf('m'),
    ...sidesOf('scroll-p'),
    ...sidesOf('scroll-m'),
    ...sidesOf('border-w-'),
    ...sidesOf('border-color-'),
    'border-w': BORDER_SIDES.map(side => `border-w-${side}`),
    'border-color': BORDER_SIDES.map(side => `border-color-${side}`),
    inset: ['inset-x', 'inset-y', ...EDGES_X, ...EDGES_Y],
    'inset-x': EDGES_X,
    'inset-y': EDGES_Y,
    overflow: ['overflow-x', 'overflow-y'],
    overscroll: ['overscroll-x', 'overscroll-y'],
    flex: ['basis', 'grow', 'shrink'],
    gap: ['gap-x', 'gap-y'],
    size: ['w', 'h'],
    'font-size': ['leading'],
    'line-clamp': ['display', 'overflow'],
    rounded: ALL_ROUND.map(rounded),
    ...Object.fromEntries(
      Object.entries(CORNERS).map(([side, corners]) => [rounded(side), words(corners).map(rounded)]),
    ),
    'border-spacing': ['border-spacing-x', 'border-spacing-y'],
    translate: ['translate-x', 'translate-y', 'translate-none'],
    'translate-none': ['translate', 'translate-x', 'translate-y', 'translate-z'],
    touch: ['touch-x', 'touch-y', 'touch-pz'],
    'touch-x': ['touch'],
    'touch-y': ['touch'],
    'touch-pz': ['touch'],
  }
}

/** Our classes in the words of tailwind-merge, for tests only: what `cx` gives is held against what it makes of them. */
export function classGroups(): Config<string, string> & { cacheSize: number } {
  const groups = manyThings()
  for (const stem of words(ONE_THING)) groups[stem] = [{ [stem]: [isAny] }]
  for (const stem of [...words(ALONE_TOO), ...ALL_ROUND.map(rounded)])
    groups[stem] = [{ [stem]: ['', isAny] }]
  return {
    // most of what the tests ask is asked once
    cacheSize: 0,
    theme: {},
    classGroups: groups,
    conflictingClassGroups: conflicts(),
    conflictingClassGroupModifiers: { 'font-size': ['leading'] },
    orderSensitiveModifiers: words(
      '* ** after backdrop before details-content file first-letter first-line marker placeholder selection',
    ),
  }
}
