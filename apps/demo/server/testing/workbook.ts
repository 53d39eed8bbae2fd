import { strFromU8, unzipSync } from 'fflate'

/** The XML of one part of a workbook; by default its first sheet. */
export function workbookPart(bytes: Uint8Array, path = 'xl/worksheets/sheet1.xml'): string {
  const part = unzipSync(bytes)[path]
  if (!part) throw new Error(`No ${path} in the workbook`)
  return strFromU8(part)
}

/** The first sheet's XML of a workbook that the server answered with. */
export async function sheetOf(response: Response): Promise<string> {
  return workbookPart(new Uint8Array(await response.arrayBuffer()))
}
