import { type ReactNode, useEffect } from 'react'
import { bcp47 } from '../packages/ui/src/foundation/index.ts'

/** How a story stands there. */
type Look = { theme: string; contrast: string; density: string; dir: string; lang: string }

/** A story that has the window to itself: its look is the page's, and goes when it goes. */
function Whole({ look: { theme, contrast, density, dir, lang }, children }: GroundProps) {
  useEffect(() => {
    const root = document.documentElement
    Object.assign(root.dataset, { theme, density, contrast })
    root.dir = dir
    root.lang = bcp47(lang)
    return () => {
      for (const name of ['data-density', 'data-contrast', 'dir']) root.removeAttribute(name)
      root.dataset.theme = 'light'
      root.lang = 'en'
    }
  }, [theme, density, contrast, dir, lang])
  return children
}

/** A story among others on a page of documentation: each keeps its own look. */
function Inset({ look: { theme, contrast, density, dir, lang }, children }: GroundProps) {
  return (
    <div
      className="inset-ground"
      data-theme={theme}
      data-contrast={contrast}
      data-density={density}
      dir={dir}
      lang={bcp47(lang)}
    >
      {children}
    </div>
  )
}

export type GroundProps = { look: Look; children: ReactNode }

/** Puts a story on its ground. */
export function Ground({ inset, ...rest }: GroundProps & { inset: boolean }) {
  return inset ? <Inset {...rest} /> : <Whole {...rest} />
}
