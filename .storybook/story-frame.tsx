import { type ReactNode, useEffect } from 'react'
import { localeOf } from '../packages/ui/src/foundation/index.ts'

/** Theme and language of a story. */
type StoryAppearance = { theme: string; contrast: string; density: string; dir: string; lang: string }

/** A story that fills the window sets the attributes of the page, and removes them when it unmounts. */
function Whole({ appearance: { theme, contrast, density, dir, lang }, children }: StoryFrameProps) {
  useEffect(() => {
    const root = document.documentElement
    Object.assign(root.dataset, { theme, density, contrast })
    root.dir = dir
    root.lang = localeOf(lang)
    return () => {
      for (const name of ['data-density', 'data-contrast', 'dir']) root.removeAttribute(name)
      root.dataset.theme = 'light'
      root.lang = 'en'
    }
  }, [theme, density, contrast, dir, lang])
  return children
}

/** A story on a page of documentation sets the attributes of its own frame. */
function Inset({ appearance: { theme, contrast, density, dir, lang }, children }: StoryFrameProps) {
  return (
    <div
      className="inset-frame"
      data-theme={theme}
      data-contrast={contrast}
      data-density={density}
      dir={dir}
      lang={localeOf(lang)}
    >
      {children}
    </div>
  )
}

export type StoryFrameProps = { appearance: StoryAppearance; children: ReactNode }

/** Renders a story in its theme, density, direction and language. */
export function StoryFrame({ inset, appearance, children }: StoryFrameProps & { inset: boolean }) {
  const Frame = inset ? Inset : Whole
  return <Frame appearance={appearance}>{children}</Frame>
}
