/**
 * The faces of a page that is printed on a server, which has none of its own: Inter writes Latin and, for rus and ukr, Cyrillic,
 * each from a file of its own; chn brings a Chinese face, of which only the parts come that the words need (bond-page §9).
 */
export async function loadPrintFace(lang: string | undefined, search: string): Promise<void> {
  if (!new URLSearchParams(search).has('print')) return
  const faces = [import('./print-inter.css'), ...(lang === 'chn' ? [import('./print-chinese.css')] : [])]
  // a face that does not come leaves the document in the one that is here
  await Promise.allSettled(faces)
}

/**
 * A Chinese face behind those of the reader's system, for Chinese pages: a browser fetches its files only for letters that the
 * system lacks, and a chart's PDF takes its letters from it. The page does not wait for it.
 */
export async function loadScreenFace(lang: string | undefined): Promise<void> {
  if (lang !== 'chn') return
  await import('./screen-chinese.css').catch(() => {
    // the page stays in the faces of the system
  })
}
