/** What tests put their own things into. */
const replaced = () => [
  globalThis,
  navigator,
  document,
  document.documentElement,
  document.body,
  Node.prototype,
  Element.prototype,
  HTMLElement.prototype,
  SVGElement.prototype,
  URL,
]
/** React and user-event mark what they have listened to or replaced once for all files. */
const isForGood = (name: string) => name.startsWith('_react') || name === 'focus' || name === 'blur'
/** Modules are loaded once for all files, and with them what they made global. */
const mayGo = (owner: object, name: string) => owner !== globalThis && !isForGood(name)

/** Remembers the window as it is; the answer makes it so again: nothing of a file is left for the next. */
export function keepWindow(): () => void {
  // read first: Node's own globals are made when they are first read
  const functions = functionsOf(globalThis)
  const kept = replaced().map(owner => ({
    owner,
    properties: Object.getOwnPropertyDescriptors(owner) as Record<string, PropertyDescriptor>,
  }))
  return () => {
    emptyDocument()
    for (const { owner, properties } of kept) restore(owner, properties)
    // what a setter keeps to itself is in no descriptor
    for (const [name, value] of functions)
      if (Reflect.get(globalThis, name) !== value) Reflect.set(globalThis, name, value)
    emptyStores()
    history.replaceState(null, '', '/')
  }
}

function restore(owner: object, properties: Record<string, PropertyDescriptor>): void {
  for (const name of Object.getOwnPropertyNames(owner))
    if (!Object.hasOwn(properties, name) && mayGo(owner, name)) Reflect.deleteProperty(owner, name)
  for (const [name, before] of Object.entries(properties)) {
    const now = Object.getOwnPropertyDescriptor(owner, name)
    if (isForGood(name) || (now?.get === before.get && now?.value === before.value)) continue
    Reflect.defineProperty(owner, name, before)
  }
}

const functionsOf = (owner: object) =>
  Object.entries(Object.getOwnPropertyDescriptors(owner))
    .filter(([, { get, set }]) => get && set)
    .map(([name]) => [name, Reflect.get(owner, name)] as const)
    .filter(([, value]) => typeof value === 'function')

function emptyDocument(): void {
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  getSelection()?.removeAllRanges()
}

function emptyStores(): void {
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`
  }
}
