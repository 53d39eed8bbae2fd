/**
 * Fonts of a page printed on a server, which has none installed: Inter for Latin and, for rus and ukr, Cyrillic, in
 * one file each; chn uses a Chinese font, of which only the needed parts load (bond-page §9).
 */
export async function loadPrintFace(lang: string | undefined, search: string): Promise<void> {
  if (!new URLSearchParams(search).has('print')) return
  const faces = [import('./print-inter.css'), ...(lang === 'chn' ? [import('./print-chinese.css')] : [])]
  // If a font fails to load, the document uses the fallback.
  await Promise.allSettled(faces)
}

/**
 * A Chinese fallback font for Chinese pages. Browsers load its files only for characters that the system lacks, and
 * PDF export of charts embeds its glyphs. The page does not wait for it.
 */
export async function loadScreenFace(lang: string | undefined): Promise<void> {
  if (lang !== 'chn') return
  await import('./screen-chinese.css').catch(() => {
    // The page keeps the system fonts.
  })
}
