import { saveFile } from '../../foundation/save-file.ts'
import { svgText } from './compose-picture.ts'
import { type FileKind, PICTURE_FILES, PICTURE_SCALES } from './export-plan.ts'
import { type Picture, type PictureRequest, takePicture } from './picture.ts'
import { printPicture } from './print-picture.ts'
import { rasterise } from './rasterise.ts'
import { isBlank, settled } from './stage-ready.ts'

/** Makes the picture once the chart stands, and hands it to the reader: as a file, or to the printer. Rejects when it cannot be made. */
export async function exportPicture(
  chart: Element,
  told: () => Omit<PictureRequest, 'chart'>,
): Promise<void> {
  await settled(chart)
  if (isBlank(chart)) throw new Error('the chart has nothing to show')
  // what is told of the chart may have come with its data
  const request = told()
  const { kind } = request
  const picture = await takePicture({ ...request, chart })
  if (kind === 'print') {
    const { output, title } = picture
    const image = await encode(await rasterise(picture, PRINT_DENSITY), PICTURE_FILES.png.type)
    return printPicture({ image, size: output, title })
  }
  saveFile(await fileOf(picture, kind), PICTURE_FILES[kind].name)
}

async function fileOf(picture: Picture, kind: FileKind): Promise<Blob> {
  const { type } = PICTURE_FILES[kind]
  switch (kind) {
    case 'svg':
      return new Blob([svgText(picture.svg, picture.output)], { type })
    case 'pdf':
      return new Blob([await pdfOf(picture)], { type })
    case 'png':
    case 'jpeg':
      return encode(await rasterise(picture, 1), type)
  }
}

/** How many pixels of a PDF's picture stand for one of the chart. */
const PDF_DENSITY = 2
/** As many for a sheet of paper: some 360 to the inch. */
const PRINT_DENSITY = 3

async function pdfOf(picture: Picture): Promise<Uint8Array<ArrayBuffer>> {
  const { output, texts, title, footer, lang } = picture
  // only who asks for a PDF gets the library that writes it
  const { pdfFile } = await import('./pdf-file.ts')
  const png = await encode(await rasterise(picture, PDF_DENSITY), PICTURE_FILES.png.type)
  const scale = PICTURE_SCALES.pdf
  return pdfFile({
    page: output,
    png: new Uint8Array(await png.arrayBuffer()),
    texts: texts.map(({ text, x, y, size, width }) => ({
      text,
      ...{ x: x * scale, y: y * scale, size: size * scale, width: width * scale },
    })),
    ...{ title, lang },
    alt: `${title}. ${footer}`,
  })
}

const JPEG_QUALITY = 0.92

function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) =>
      blob?.type === type ? resolve(blob) : reject(new Error(`this browser makes no ${type}`))
    canvas.toBlob(take, type, JPEG_QUALITY)
  })
}
