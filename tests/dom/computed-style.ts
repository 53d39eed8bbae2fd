/**
 * Answers what Testing Library asks of every element (`display`, `visibility`, `opacity`, `pointer-events`) without matching jsdom's
 * own style sheet again after each change of the document: that took a quarter of these tests' time. It answers only where nothing but
 * that sheet and inline styles can decide, and learns the sheet's values from jsdom; everything else jsdom computes.
 */
type Asked = 'display' | 'visibility' | 'opacity' | 'pointer-events'

const ASKED: Record<string, Asked> = {
  display: 'display',
  visibility: 'visibility',
  opacity: 'opacity',
  pointerEvents: 'pointer-events',
  'pointer-events': 'pointer-events',
}
const INHERITED = new Set<Asked>(['visibility', 'pointer-events'])
/** The sheet's rules for these look further than the element and its `hidden`, `open` and `type`, or outrank inline styles. */
const UNUSUAL = new Set(['summary', 'noscript'])
const TABLE_PARTS = new Set(['colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr'])

const isInline = (element: Element, property: Asked) =>
  element.getAttribute('style')?.includes(property) === true

/** Whether inline styles or attributes of the element have a say in the property. */
const hasOwn = (element: Element, property: Asked) =>
  isInline(element, property) ||
  (property === 'visibility' && TABLE_PARTS.has(element.localName) && element.hasAttribute('hidden'))

function hasInherited(element: Element, property: Asked): boolean {
  for (let one: Element | null = element; one; one = one.parentElement) if (hasOwn(one, property)) return true
  return false
}

/** What decides `display` in the sheet; null where more does. */
function kindOf(element: Element): string | null {
  const { localName, namespaceURI } = element
  if (UNUSUAL.has(localName) || element.hasAttribute('popover')) return null
  const parts = [namespaceURI, localName, element.getAttribute('hidden')]
  if (localName === 'dialog') parts.push(element.getAttribute('open'))
  if (localName === 'input') parts.push(element.getAttribute('type'))
  return JSON.stringify(parts)
}

/** For all files of a worker: they share jsdom's sheet. */
const learned = new Map<string, string>()

export function fastComputedStyle(compute: typeof getComputedStyle): typeof getComputedStyle {
  const learn = (element: Element, property: Asked, kind: string) => {
    const key = `${property}|${kind}`
    const known = learned.get(key)
    if (known !== undefined) return known
    const value = compute(element).getPropertyValue(property)
    learned.set(key, value)
    return value
  }
  const answer = (element: Element, property: Asked): string => {
    const isUsual = INHERITED.has(property) ? !hasInherited(element, property) : !hasOwn(element, property)
    const kind = property === 'display' ? kindOf(element) : ''
    if (!isUsual || kind === null || document.styleSheets.length > 0)
      return compute(element).getPropertyValue(property)
    return learn(element, property, kind)
  }

  return (element, pseudo) => {
    if (pseudo || element?.ownerDocument !== document) return compute(element, pseudo)
    let whole: CSSStyleDeclaration | undefined
    const all = () => {
      whole ??= compute(element)
      return whole
    }
    const getPropertyValue = (name: string) => {
      const property = ASKED[name]
      return property ? answer(element, property) : all().getPropertyValue(name)
    }
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, name) {
        if (name === 'getPropertyValue') return getPropertyValue
        const property = typeof name === 'string' ? ASKED[name] : undefined
        if (property) return answer(element, property)
        const value: unknown = Reflect.get(all(), name)
        return typeof value === 'function' ? value.bind(all()) : value
      },
      has: (_, name) => Reflect.has(all(), name),
      ownKeys: () => Reflect.ownKeys(all()),
      getOwnPropertyDescriptor: (_, name) => {
        const own = Object.getOwnPropertyDescriptor(all(), name)
        return own && { ...own, configurable: true }
      },
    })
  }
}
