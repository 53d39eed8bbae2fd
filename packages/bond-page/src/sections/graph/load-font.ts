import type { LoadFont } from '@accrue/ui/charts'

/** Fetches the type face that a picture or a PDF is written in. */
export const loadFont: LoadFont = async url => (await fetch(url)).arrayBuffer()
