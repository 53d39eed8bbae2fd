import { useEffect } from 'react'

/**
 * Replaces `react-style-singleton` on this site: the scroll lock of dialogs uses a constructed style sheet. The
 * library's style element would need a CSP nonce, and a page with a nonce cannot be cached for everybody.
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
