/** No name is longer, in characters, without its ending. */
const LONGEST = 60

/** Names that Windows keeps for its devices. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/

/**
 * A name that any file system takes, from any text: letters and digits of any script, all else a hyphen.
 * No dots, slashes, control or direction signs come through; what leaves nothing is called `table`.
 */
export function fileName(title: string, ending: 'csv' | 'json' | 'md'): string {
  const words =
    title
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const name = [...words.join('-')].slice(0, LONGEST).join('').replace(/-$/, '')
  return `${name === '' ? 'table' : DEVICE.test(name) ? `table-${name}` : name}.${ending}`
}
