/** Maximum length in characters, without the extension. */
const MAX_LENGTH = 60

/** Reserved device names of Windows. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/

/**
 * A file name that is valid on every file system: letters and digits of any script, a hyphen for everything else.
 * It contains no dots, slashes, control or direction characters; an empty result becomes `table`.
 */
export function fileName(title: string, ending: 'csv' | 'json' | 'md'): string {
  const parts =
    title
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const name = [...parts.join('-')].slice(0, MAX_LENGTH).join('').replace(/-$/, '')
  return `${name === '' ? 'table' : DEVICE.test(name) ? `table-${name}` : name}.${ending}`
}
