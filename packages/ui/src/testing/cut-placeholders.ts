/** Placeholders within an element that are wider than their fields, with the number of missing pixels. */
export function cutPlaceholders(inside: ParentNode): string[] {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) throw new Error('nothing can be measured here')
  return [...inside.querySelectorAll<HTMLInputElement>('input[placeholder]')].flatMap(field => {
    const style = getComputedStyle(field)
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
    pen.letterSpacing = style.letterSpacing === 'normal' ? '0px' : style.letterSpacing
    const paddings = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight)
    const missing = pen.measureText(field.placeholder).width - (field.clientWidth - paddings)
    return missing > 0.5 ? [`${field.placeholder}: ${Math.ceil(missing)} px too narrow`] : []
  })
}
