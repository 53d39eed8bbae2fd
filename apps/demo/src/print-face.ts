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
