/** Keys for rows that are drawn together: their ids where these are unique, and unique where they are not. */
export function rowKeys(rows: readonly { id: string }[]): string[] {
  const seen = new Set<string>()
  return rows.map(({ id }, index) => {
    let key = id
    // a made key may be another row's own id
    for (let n = index; key === '' || seen.has(key); n++) key = `${id} #${n}`
    seen.add(key)
    return key
  })
}
