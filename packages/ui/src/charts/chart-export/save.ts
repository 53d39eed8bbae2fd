import { saveFile } from '../../foundation/save-file.ts'
import { type FileKind, PICTURE_FILES } from './export-plan.ts'
import { isBlank, settled } from './export-stage.tsx'
import { imageFile } from './image-file.ts'
import { type Picture, type PictureRequest, svgText, takePicture } from './picture.ts'
import { printPicture } from './print-picture.ts'

/**
 * Makes the picture once the chart has loaded, and hands it to the reader: as a file, or to the printer. `describe` is called
 * then, as title and data may have come with the load. Rejects when no picture can be made.
 */
export async function exportPicture(
  chart: Element,
  describe: () => Omit<PictureRequest, 'chart'>,
): Promise<void> {
  await settled(chart)
  if (isBlank(chart)) throw new Error('the chart has nothing to show')
  const request = describe()
  const { kind } = request
  const picture = await takePicture({ ...request, chart })
  if (kind === 'print') {
    const image = await imageFile(picture, PICTURE_FILES.png.type, PRINT_DENSITY)
    return printPicture({ image, size: picture.output, title: picture.title })
  }
  saveFile(await fileOf(picture, kind), PICTURE_FILES[kind].name)
}

/** Pixels of paper for one of the picture: some 360 to the inch. */
const PRINT_DENSITY = 3

async function fileOf(picture: Picture, kind: FileKind): Promise<Blob> {
  const { type } = PICTURE_FILES[kind]
  switch (kind) {
    case 'svg':
      return new Blob([svgText(picture.svg, picture.output)], { type })
    case 'pdf': {
      const { svg, output: page, title, footer, lang, faces, loadFont } = picture
      // PDF and font library are fetched only when a PDF is asked for
      const { pdfFile } = await import('./pdf-file.ts')
      const alt = `${title}. ${footer}`
      return new Blob([await pdfFile({ svg, page, title, alt, lang, faces, loadFont })], { type })
    }
    case 'png':
    case 'jpeg':
      return imageFile(picture, type)
  }
}
