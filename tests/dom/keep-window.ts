/** Objects that tests change. */
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
/** Marks of React and user-event, which patch the window once for all files. */
const isForGood = (name: string) => name.startsWith('_react') || name === 'focus' || name === 'blur'
/** Globals of modules, which load once for all files. */
const mayGo = (owner: object, name: string) => owner !== globalThis && !isForGood(name)

/** Saves the state of the window; returns a function that restores it, so that files do not affect each other. */
export function keepWindow(): () => void {
  // read first, because Node creates its globals lazily
  const functions = functionsOf(globalThis)
  const saved = replaced().map(owner => ({
    owner,
    properties: Object.getOwnPropertyDescriptors(owner) as Record<string, PropertyDescriptor>,
  }))
  return () => {
    emptyDocument()
    for (const { owner, properties } of saved) restore(owner, properties)
    // state behind a setter is in no descriptor
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
