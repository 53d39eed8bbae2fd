import { useEffect } from 'react'

/**
 * `react-style-singleton` for this site: the scroll lock of dialogs brings its rules as a constructed style sheet. The library's own style
 * element would need a nonce from the page's policy, and a page with a nonce cannot be the same for everybody.
 */
export function styleSingleton(): (props: { styles: string; dynamic?: boolean }) => null {
  let sheet: CSSStyleSheet | null = null
  let users = 0
  return function Sheet({ styles, dynamic = false }) {
    // biome-ignore lint/correctness/useExhaustiveDependencies: only dynamic styles are followed, as in the library
    useEffect(() => {
      users += 1
      if (!sheet) {
        sheet = new CSSStyleSheet()
        sheet.replaceSync(styles)
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
      }
      return () => {
        users -= 1
        if (users > 0) return
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter(one => one !== sheet)
        sheet = null
      }
    }, [dynamic && styles])
    return null
  }
}
