import { hasNodeEnv, warnOnce } from '../../../foundation/dev-warnings.ts'

/** `@cantoo/pdf-lib`. Functions take it as an argument: only `import()` may fail without breaking the build of a site. */
export type PdfLibrary = typeof import('@cantoo/pdf-lib')
/** `@cantoo/fontkit` */
export type FontLibrary = typeof import('@cantoo/fontkit')

/**
 * Loads the libraries that write a PDF. They are optional peers of the package. Rejects, with the command that installs them, when one
 * of them cannot be loaded.
 */
export async function loadPdfLibraries(): Promise<{ pdf: PdfLibrary; fontkit: FontLibrary }> {
  // in a `try`, because bundlers then report a missing package as a warning
  try {
    const [pdf, fontkit] = await Promise.all([import('@cantoo/pdf-lib'), import('@cantoo/fontkit')])
    return { pdf, fontkit }
  } catch (cause) {
    if (hasNodeEnv && process.env.NODE_ENV !== 'production') warnOnce(MISSING)
    throw new Error(MISSING, { cause })
  }
}

const MISSING =
  'ExportMenu: a chart as PDF needs @cantoo/pdf-lib and @cantoo/fontkit, and one of them could not be loaded. ' +
  'To install them: npm install @cantoo/pdf-lib @cantoo/fontkit'
