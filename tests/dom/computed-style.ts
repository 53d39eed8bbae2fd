/** Elements whose display depends on an attribute or on where they stand, not on their tag alone. */
const VARYING_TAGS = new Set(['DIALOG', 'EMBED', 'INPUT', 'NOSCRIPT', 'SUMMARY'])

/** The values of properties that are inherited unless an inline style says otherwise. */
const INITIAL = new Map([
  ['visibility', 'visible'],
  ['pointer-events', 'auto'],
  ['pointerEvents', 'auto'],
])

const view = document.defaultView ?? window

/** jsdom's own `getComputedStyle`. */
export const jsdomComputedStyle: typeof window.getComputedStyle = view.getComputedStyle.bind(view)

const GLOBAL_KEYWORD = /^(inherit|initial|revert(-layer)?|unset)$/

/**
 * Makes `getComputedStyle` fast. jsdom tries every rule of its built-in style sheet on each element it is asked about, which is a
 * quarter of the time of tests that find elements by role. The few properties that finding and clicking read are answered from
 * inline styles and the tag, as jsdom would answer; all others, and all documents with style sheets of their own, go to jsdom.
 */
export function quickenComputedStyle(): () => void {
  const replaced = { view: view.getComputedStyle, window: window.getComputedStyle }
  const displays = new Map<string, string>()

  const displayOfTag = ({ namespaceURI, tagName }: Element) => {
    const tag = `${namespaceURI} ${tagName}`
    const known = displays.get(tag)
    if (known !== undefined) return known
    const bare = document.createElementNS(namespaceURI, tagName.toLowerCase())
    const { display } = jsdomComputedStyle(bare)
    displays.set(tag, display)
    return display
  }

  /** `undefined`: only jsdom knows. */
  const quickValue = (element: Element, property: string): string | undefined => {
    const initial = INITIAL.get(property)
    if (initial) {
      for (let at: Element | null = element; at; at = at.parentElement) {
        if (at.hasAttribute('hidden')) return undefined
        const value = inlineValue(at, property)
        if (GLOBAL_KEYWORD.test(value)) return undefined
        if (value) return value
      }
      return initial
    }
    if (property !== 'display') return undefined
    if (
      VARYING_TAGS.has(element.tagName) ||
      element.hasAttribute('hidden') ||
      element.hasAttribute('popover')
    )
      return undefined
    const value = inlineValue(element, property)
    return GLOBAL_KEYWORD.test(value) ? undefined : value || displayOfTag(element)
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
        const value = (typeof name === 'string' && quickValue(element, name)) || Reflect.get(full(), name)
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
