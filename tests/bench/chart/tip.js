/**
 * The tooltip of the peers, whose own package has none: a date and a row a series, text nodes that are written into,
 * as our own chart does.
 */
export function tooltip(names, host) {
  const tip = document.createElement('div')
  tip.style.cssText =
    'position:absolute;inset-block-start:0;pointer-events:none;background:#fff;border:1px solid #999;padding:6px;font:12px sans-serif;z-index:9'
  const texts = ['', ...names].map(() => document.createTextNode(''))
  for (const text of texts) {
    const line = document.createElement('div')
    line.append(text)
    tip.append(line)
  }
  const [date, ...rows] = texts
  return (at, values, x, y) => {
    if (!tip.isConnected) host.append(tip)
    if (date) date.data = new Date(at).toISOString().slice(0, 16)
    rows.forEach((row, place) => {
      row.data = `${names[place]} ${values[place]?.toFixed(3) ?? ''}`
    })
    tip.style.transform = `translate(${x + 12}px, ${y}px)`
  }
}
