/** An array whose items are created when they are first read. To its readers it is a plain array of this length. */
export function lazyArray<Item>(length: number, make: (index: number) => Item): Item[] {
  const items: Item[] = new Array(length)
  const fill = (key: string | symbol) => {
    // NaN for "length" and the names of methods
    const index = typeof key === 'string' ? Number(key) : Number.NaN
    if (index >= 0 && index < length && Number.isInteger(index) && !(index in items))
      items[index] = make(index)
  }
  return new Proxy(items, {
    get(_, key) {
      fill(key)
      return Reflect.get(items, key)
    },
    has(_, key) {
      fill(key)
      return Reflect.has(items, key)
    },
    getOwnPropertyDescriptor(_, key) {
      fill(key)
      return Reflect.getOwnPropertyDescriptor(items, key)
    },
    ownKeys() {
      for (let index = 0; index < length; index++) fill(String(index))
      return Reflect.ownKeys(items)
    },
  })
}
