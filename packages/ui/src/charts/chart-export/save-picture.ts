import { saveFile } from '../../foundation/save-file.ts'
import { type FileKind, PICTURE_FILES } from './export-plan.ts'
import { isBlankDrawing, settled } from './export-stage.tsx'
import { type Picture, type PictureRequest, svgText, takePicture } from './picture.ts'
import { SVG_NS } from './sanitise-svg.ts'

/**
 * Makes the picture once the chart has loaded, and saves or prints it. `describe` is called after loading, because title and data may
 * have changed. Rejects when no picture can be made.
 */
export async function exportPicture(
  chart: Element,
  describe: () => Omit<PictureRequest, 'chart'>,
): Promise<void> {
  await settled(chart)
  if (isBlankDrawing(chart)) throw new Error('the chart has nothing to show')
  const request = describe()
  const { kind } = request
  const picture = await takePicture({ ...request, chart })
  if (kind === 'print') {
    const image = await imageFile(picture, PICTURE_FILES.png.type, PRINT_DENSITY)
    return printImage({ image, size: picture.output, title: picture.title })
  }
  saveFile(await fileOf(picture, kind), PICTURE_FILES[kind].name)
}

/** Printed pixels per pixel of the picture: about 360 per inch. */
const PRINT_DENSITY = 3

async function fileOf(picture: Picture, kind: FileKind): Promise<Blob> {
  const { type } = PICTURE_FILES[kind]
  switch (kind) {
    case 'svg':
      return new Blob([svgText(picture.svg, picture.output)], { type })
    case 'pdf': {
      const { svg, output: page, title, footer, lang, faces, loadFont } = picture
      // the PDF and font libraries are loaded only for a PDF
      const { pdfFile } = await import('./pdf/pdf-file.ts')
      const alt = `${title}. ${footer}`
      return new Blob([await pdfFile({ svg, page, title, alt, lang, faces, loadFont })], { type })
    }
    case 'png':
    case 'jpeg':
      return imageFile(picture, type)
  }
}

/** The largest canvas, in pixels, that every browser paints. */
const LARGEST_CANVAS = 16_000_000
/** Height of a temporary strip below the picture, in pixels. Its probe letters show whether the fonts are loaded. */
const STRIP = 24
const PROBE = 24
/** Pause between attempts, and their maximum number. After that the picture uses the next font. */
const RETRY_MS = 20
const MOST_ATTEMPTS = 250
const JPEG_QUALITY = 0.92

/** The picture as an image file at a pixel density, which is lower where the browser cannot paint that many pixels. */
async function imageFile(picture: Picture, type: string, density = 1): Promise<Blob> {
  const canvas = await rasterise(picture, density)
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) =>
      blob?.type === type ? resolve(blob) : reject(new Error(`this browser makes no ${type}`))
    canvas.toBlob(take, type, JPEG_QUALITY)
  })
}

/**
 * Browsers report an SVG image as loaded before its embedded fonts are, and paint it without letters until then. So the picture is
 * painted repeatedly until its letters are visible.
 */
async function rasterise(picture: Picture, density: number): Promise<HTMLCanvasElement> {
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
    for (let attempt = 1; ; attempt++) {
      const painted = paint(image, whole)
      if (probes.every((_, i) => hasInk(painted, i, scale)) || attempt === MOST_ATTEMPTS)
        return crop(painted, size)
      await new Promise(resolve => setTimeout(resolve, RETRY_MS))
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
  const context = contextOf(image.ownerDocument, size)
  context.drawImage(image, 0, 0, size.width, size.height)
  return context
}

/** Whether the probe letter of this font is painted; the strip has no background. */
function hasInk(context: CanvasRenderingContext2D, index: number, scale: number): boolean {
  const side = Math.max(1, Math.floor(PROBE * scale))
  const high = Math.max(1, Math.floor((STRIP - 2) * scale))
  const left = Math.round(index * PROBE * scale)
  const { data } = context.getImageData(left, context.canvas.height - high, side, high)
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 0) return true
  return false
}

function crop({ canvas }: CanvasRenderingContext2D, size: Size): HTMLCanvasElement {
  const context = contextOf(canvas.ownerDocument, size)
  context.drawImage(canvas, 0, 0)
  return context.canvas
}

function contextOf(page: Document, size: Size): CanvasRenderingContext2D {
  const canvas = Object.assign(page.createElement('canvas'), size)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('this browser has no canvas')
  return context
}

type PrintRequest = {
  /** A bitmap, because an SVG may be printed before its fonts are loaded. */
  image: Blob
  /** On paper, in pixels. */
  size: { width: number; height: number }
  /** Title of the printed document. */
  title: string
}

/** The frame is removed after this time, in milliseconds, if `afterprint` never fires. */
const FRAME_TIMEOUT_MS = 60_000

/**
 * Prints only the picture, from a frame without a URL, so that a content policy without frames, inline styles and parsed markup allows
 * it. Resolves once `print()` has returned.
 */
async function printImage({ image: picture, size, title }: PrintRequest): Promise<void> {
  const frame = document.createElement('iframe')
  const url = URL.createObjectURL(picture)
  const remove = (): void => {
    frame.remove()
    URL.revokeObjectURL(url)
  }
  try {
    frame.setAttribute('aria-hidden', 'true')
    frame.tabIndex = -1
    Object.assign(frame.style, {
      position: 'fixed',
      inset: '0 auto auto 0',
      width: '0',
      height: '0',
      border: '0',
    })
    document.body.append(frame)
    const [view, page] = [frame.contentWindow, frame.contentDocument]
    if (!view || !page) throw new Error('this browser has no frame to print from')
    page.title = title
    setMargins(page, view as Window & typeof globalThis)
    const image = page.createElement('img')
    image.alt = title
    Object.assign(image.style, {
      width: `${size.width}px`,
      maxWidth: '100%',
      height: 'auto',
      display: 'block',
    })
    image.src = url
    page.body.append(image)
    await image.decode()
    view.addEventListener('afterprint', remove, { once: true })
    view.focus()
    view.print()
    setTimeout(remove, FRAME_TIMEOUT_MS)
  } catch (fault) {
    remove()
    throw fault
  }
}

/** Uses a constructed style sheet, because the content policy may forbid style elements. */
function setMargins(page: Document, view: Window & typeof globalThis): void {
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync('@page{margin:1cm}body{margin:0}')
  page.adoptedStyleSheets = [sheet]
}
