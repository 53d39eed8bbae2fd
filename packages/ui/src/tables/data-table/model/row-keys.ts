/** React keys for rows that are rendered together: their ids, made unique if necessary. */
export function rowKeys(rows: readonly { id: string }[]): string[] {
  const seen = new Set<string>()
  return rows.map(({ id }, index) => {
    let key = id
    // a generated key may equal another row's id
    for (let n = index; key === '' || seen.has(key); n++) key = `${id} #${n}`
    seen.add(key)
    return key
  })
}
