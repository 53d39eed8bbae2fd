/** Elements whose display depends on an attribute or on where they stand, not on their tag alone. */
const VARYING_TAGS = new Set(['DIALOG', 'EMBED', 'INPUT', 'NOSCRIPT', 'SUMMARY'])

/** The values of properties that are inherited unless an inline style says otherwise. */
const INITIAL = new Map([
  ['visibility', 'visible'],
  ['pointer-events', 'auto'],
  ['pointerEvents', 'auto'],
])

/**
 * Properties that are not inherited. No rule of jsdom's style sheet sets them by an attribute or a parent, except for `VARYING_TAGS`
 * and popovers. Placing an overlay reads most of them on every ancestor.
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

const GLOBAL_KEYWORD = /^(inherit|initial|revert(-layer)?|unset)$/

/**
 * Makes `getComputedStyle` fast. jsdom tries every rule of its built-in style sheet on each element it is asked about, which is a
 * quarter of the time of tests that find elements by role. The properties that finding, clicking and placing overlays read are
 * answered from inline styles and the tag, as jsdom would answer; all others, and all documents with style sheets of their own, go
 * to jsdom.
 */
export function quickenComputedStyle(): () => void {
  const replaced = { view: view.getComputedStyle, window: window.getComputedStyle }
  const defaults = new Map<string, string>()

  /** The value that an element of this tag has without attributes. */
  const defaultOfTag = ({ namespaceURI, tagName }: Element, property: string) => {
    const key = `${namespaceURI} ${tagName} ${property}`
    const known = defaults.get(key)
    if (known !== undefined) return known
    const bare = document.createElementNS(namespaceURI, tagName.toLowerCase())
    const value = Reflect.get(jsdomComputedStyle(bare), property)
    defaults.set(key, value)
    return value
  }

  const inheritedValue = (element: Element, property: string, initial: string) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (at.hasAttribute('hidden')) return undefined
      const value = inlineValue(at, property)
      if (GLOBAL_KEYWORD.test(value)) return undefined
      if (value) return value
    }
    return initial
  }

  /** `undefined`: only jsdom knows. */
  const quickValue = (element: Element, property: string): string | undefined => {
    const initial = INITIAL.get(property)
    if (initial) return inheritedValue(element, property, initial)
    if (property === 'direction') return element.closest('[dir], [style], bdi, input') ? undefined : 'ltr'
    if (VARYING_TAGS.has(element.tagName)) return undefined
    if (element.hasAttribute('hidden') || element.hasAttribute('popover')) return undefined
    if (OWN_PROPERTIES.has(property))
      return element.hasAttribute('style') ? undefined : defaultOfTag(element, property)
    if (property !== 'display') return undefined
    const value = inlineValue(element, property)
    return GLOBAL_KEYWORD.test(value) ? undefined : value || defaultOfTag(element, property)
  }

  const quick = (element: Element, pseudo?: string | null): CSSStyleDeclaration => {
    if (pseudo || document.styleSheets.length > 0 || element.ownerDocument !== document)
      return jsdomComputedStyle(element, pseudo)
    let asked: CSSStyleDeclaration | undefined
    const full = () => {
      asked ??= jsdomComputedStyle(element)
      return asked
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
  const { style } = element as HTMLElement
  return property === 'pointerEvents' ? style.pointerEvents : style.getPropertyValue(property)
}
