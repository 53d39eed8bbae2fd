/** Elements whose display depends on an attribute or a parent, not only on the tag. */
const VARYING_TAGS = new Set(['DIALOG', 'EMBED', 'NOSCRIPT', 'SUMMARY'])

/** The values of properties that are inherited unless an inline style says otherwise. */
const INITIAL = new Map([
  ['direction', 'ltr'],
  ['visibility', 'visible'],
  ['pointer-events', 'auto'],
  ['pointerEvents', 'auto'],
])

/**
 * Properties that are not inherited. No rule of jsdom's style sheet sets them by an attribute or a parent, except for `VARYING_TAGS`
 * and popovers. Positioning an overlay reads most of them on every ancestor.
 */
export const OWN_PROPERTIES = new Set([
  'animationName',
  'backdropFilter',
  'contain',
  'filter',
  'height',
  'marginLeft',
  'marginRight',
  'opacity',
  'overflow',
  'overflowX',
  'overflowY',
  'perspective',
  'position',
  'rotate',
  'scale',
  'scrollbarGutter',
  'transform',
  'translate',
  'width',
  'willChange',
  'zIndex',
])

const view = document.defaultView ?? window

/** jsdom's own `getComputedStyle`. */
export const jsdomComputedStyle: typeof window.getComputedStyle = view.getComputedStyle.bind(view)

const DIRECTED_TAGS = new Set(['BDI', 'INPUT'])

/** Values that jsdom leaves as they are written. */
const PLAIN_VALUE = /^(-?\d*\.?\d+(px|%)?|[a-z]+(-[a-z]+)*)$/

const GLOBAL_KEYWORD = /^(inherit|initial|revert(-layer)?|unset)$/

const kebab = (property: string) => property.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/** The properties that a style sheet sets, by the number of its rules, which `insertRule` changes. */
const known = new WeakMap<CSSStyleSheet, { rules: number; properties: Set<string> }>()

function propertiesOf(sheet: CSSStyleSheet): Set<string> {
  const before = known.get(sheet)
  if (before?.rules === sheet.cssRules.length) return before.properties
  const properties = new Set<string>()
  const collect = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if ('cssRules' in rule) collect(rule.cssRules as CSSRuleList)
      if ('style' in rule) for (const name of rule.style as CSSStyleDeclaration) properties.add(name)
    }
  }
  collect(sheet.cssRules)
  known.set(sheet, { rules: sheet.cssRules.length, properties })
  return properties
}

/** Whether a style sheet sets the property, its shorthand or a part of it. */
const isInSheets = (property: string) => {
  const name = kebab(property)
  for (const sheet of document.styleSheets)
    for (const set of propertiesOf(sheet))
      if (set === name || name.startsWith(`${set}-`) || set.startsWith(`${name}-`) || set === 'all')
        return true
  return false
}

const bareStyles = new Map<string, CSSStyleDeclaration>()
const defaults = new Map<string, string>()

/** The value that an element of this tag has without attributes. */
function defaultOfTag({ namespaceURI, tagName }: Element, property: string): string {
  const tag = `${namespaceURI} ${tagName}`
  const key = `${tag} ${property}`
  const before = defaults.get(key)
  if (before !== undefined) return before
  let style = bareStyles.get(tag)
  if (!style) {
    style = jsdomComputedStyle(document.createElementNS(namespaceURI, tagName.toLowerCase()))
    bareStyles.set(tag, style)
  }
  const value = Reflect.get(style, property)
  defaults.set(key, value)
  return value
}

/**
 * Makes `getComputedStyle` fast. jsdom tries every rule of its built-in style sheet on each element, a quarter of the time of tests
 * that find elements by role. Properties that finding, clicking and positioning read are computed from inline styles and the tag,
 * as jsdom would; all others, and those that a style sheet of the document sets, come from jsdom.
 */
export function quickenComputedStyle(): () => void {
  const replaced = { view: view.getComputedStyle, window: window.getComputedStyle }

  const inheritedValue = (element: Element, property: string, initial: string) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (at.hasAttribute('hidden')) return undefined
      const value = inlineValue(at, property)
      if (value) return PLAIN_VALUE.test(value) && !GLOBAL_KEYWORD.test(value) ? value : undefined
      if (property !== 'direction') continue
      const dir = at.getAttribute('dir')
      if (dir === 'ltr' || dir === 'rtl') return dir
      if (dir !== null || DIRECTED_TAGS.has(at.tagName)) return undefined
    }
    return initial
  }

  /** `undefined`: only jsdom knows. */
  const quickValue = (element: Element, property: string): string | undefined => {
    if (isInSheets(property)) return undefined
    const initial = INITIAL.get(property)
    if (initial) return inheritedValue(element, property, initial)
    if (VARYING_TAGS.has(element.tagName)) return undefined
    if (
      element.getAttribute('type') === 'hidden' ||
      element.hasAttribute('hidden') ||
      element.hasAttribute('popover')
    )
      return undefined
    const isRootSize = property === 'fontSize' && element === document.documentElement
    if (property !== 'display' && !isRootSize && !OWN_PROPERTIES.has(property)) return undefined
    // the shorthand of an axis, and an axis of the shorthand
    if (property.startsWith('overflow') && element.getAttribute('style')?.includes('overflow'))
      return undefined
    const value = inlineValue(element, property)
    if (!value) return defaultOfTag(element, property)
    return PLAIN_VALUE.test(value) && !GLOBAL_KEYWORD.test(value) ? value : undefined
  }

  const quick = (element: Element, pseudo?: string | null): CSSStyleDeclaration => {
    if (pseudo || element.ownerDocument !== document) return jsdomComputedStyle(element, pseudo)
    let requested: CSSStyleDeclaration | undefined
    const full = () => {
      requested ??= jsdomComputedStyle(element)
      return requested
    }
    const getPropertyValue = (property: string) =>
      quickValue(element, property) ?? full().getPropertyValue(property)
    return new Proxy({} as CSSStyleDeclaration, {
      get(assigned, name) {
        if (Object.hasOwn(assigned, name)) return Reflect.get(assigned, name)
        if (name === 'getPropertyValue') return getPropertyValue
        const answer = typeof name === 'string' ? quickValue(element, name) : undefined
        const value = answer ?? Reflect.get(full(), name)
        return typeof value === 'function' ? value.bind(full()) : value
      },
    })
  }

  view.getComputedStyle = quick
  window.getComputedStyle = quick
  return () => {
    view.getComputedStyle = replaced.view
    window.getComputedStyle = replaced.window
  }
}

const inlineValue = (element: Element, property: string): string => {
  if (!element.hasAttribute('style')) return ''
  return (element as HTMLElement).style.getPropertyValue(kebab(property))
}
