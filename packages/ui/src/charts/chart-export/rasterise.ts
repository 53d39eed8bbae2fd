import { svgText } from './compose-picture.ts'
import type { Picture } from './picture.ts'
import { SVG_NS } from './sanitise-svg.ts'

/** No browser paints more at once, in pixels. */
const LARGEST_CANVAS = 16_000_000
/** A strip below the picture, outside of what is kept: its letters tell when the fonts are there. In pixels. */
const STRIP = 24
const PROBE = 24
/** How often it is painted anew, and how many times at most: a browser that still misses a font then shows the next one. */
const AGAIN_MS = 20
const MOST_TIMES = 250

/**
 * Paints the picture, `density` pixels for one, fewer where that is more than a browser paints. A browser calls an image
 * loaded before it has read the fonts inside, and leaves their letters out until then; so it is painted until they show.
 */
export async function rasterise(picture: Picture, density: number): Promise<HTMLCanvasElement> {
  const { svg, width, height, probes } = picture
  const page = svg.ownerDocument
  const scale = Math.min(density, Math.sqrt(LARGEST_CANVAS / (width * (height + STRIP))))
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
  const whole = { width: size.width, height: size.height + Math.round(STRIP * scale) }
  const url = URL.createObjectURL(new Blob([svgText(withStrip(picture), whole)], { type: 'image/svg+xml' }))
  try {
    const image = page.createElement('img')
    image.src = url
    await image.decode()
    for (let times = 1; ; times++) {
      const painted = paint(image, whole)
      if (probes.every((_, i) => hasInk(painted, i, scale)) || times === MOST_TIMES) return cut(painted, size)
      await new Promise(resolve => setTimeout(resolve, AGAIN_MS))
    }
  } finally {
    URL.revokeObjectURL(url)
  }
}

type Size = { width: number; height: number }

function withStrip({ svg, width, height, probes }: Picture): Element {
  const copy = svg.cloneNode(true) as Element
  copy.setAttribute('viewBox', `0 0 ${width} ${height + STRIP}`)
  copy.setAttribute('preserveAspectRatio', 'none')
  for (const [i, letter] of probes.entries()) {
    const text = svg.ownerDocument.createElementNS(SVG_NS, 'text')
    text.setAttribute('x', String(i * PROBE + 2))
    text.setAttribute('y', String(height + STRIP - 6))
    text.setAttribute('font-size', '16')
    text.append(letter)
    copy.append(text)
  }
  return copy
}

function paint(image: HTMLImageElement, size: Size): CanvasRenderingContext2D {
  const canvas = Object.assign(image.ownerDocument.createElement('canvas'), size)
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) throw new Error('this browser has no canvas')
  pen.drawImage(image, 0, 0, size.width, size.height)
  return pen
}

/** Whether the letter of this font shows; the strip has no ground of its own. */
function hasInk(pen: CanvasRenderingContext2D, index: number, scale: number): boolean {
  const side = Math.max(1, Math.floor(PROBE * scale))
  const high = Math.max(1, Math.floor((STRIP - 2) * scale))
  const { data } = pen.getImageData(Math.round(index * PROBE * scale), pen.canvas.height - high, side, high)
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 0) return true
  return false
}

function cut({ canvas }: CanvasRenderingContext2D, size: Size): HTMLCanvasElement {
  const kept = Object.assign(canvas.ownerDocument.createElement('canvas'), size)
  const pen = kept.getContext('2d')
  if (!pen) throw new Error('this browser has no canvas')
  pen.drawImage(canvas, 0, 0)
  return kept
}
