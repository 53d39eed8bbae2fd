import type { LoadFont } from '@accrue/ui/charts'

/** Fetches the font of exported images and PDFs. */
export const loadFont: LoadFont = async url => (await fetch(url)).arrayBuffer()
