// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { heedFocusVisible } from '../dom/focus-visible.ts'
import { keepWindow } from '../dom/keep-window.ts'

describe('test files share a window, and none leaves changes in it', () => {
  test.each<[string, () => unknown, () => void]>([
    ['the document', () => document.body.innerHTML, () => document.body.append('left')],
    ['its head', () => document.head.innerHTML, () => document.head.append('left')],
    [
      'its attributes',
      () => document.documentElement.getAttributeNames(),
      () => document.documentElement.setAttribute('dir', 'rtl'),
    ],
    ['the address', () => location.href, () => history.replaceState(null, '', '/bonds/1/?period=1Y#quotes')],
    [
      'the store',
      () => localStorage.length + sessionStorage.length,
      () => {
        localStorage.setItem('a', '1')
        sessionStorage.setItem('b', '1')
      },
    ],
    [
      'cookies',
      () => document.cookie,
      () => {
        // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
        document.cookie = 'tab=archive; path=/'
      },
    ],
    [
      'what was assigned over the browser’s own',
      () => globalThis.getComputedStyle,
      () => {
        globalThis.getComputedStyle = vi.fn()
      },
    ],
    [
      'what was defined over it',
      () => document.hidden,
      () => Object.defineProperty(document, 'hidden', { configurable: true, get: () => true }),
    ],
    [
      'what was added to elements',
      () => Element.prototype.scrollTo,
      () => {
        Element.prototype.scrollTo = () => {}
      },
    ],
    [
      'the clipboard',
      () => 'clipboard' in navigator,
      () => Object.defineProperty(navigator, 'clipboard', { configurable: true, value: {} }),
    ],
    [
      'how far the page is scrolled',
      () => window.scrollY,
      () => Object.defineProperty(window, 'scrollY', { configurable: true, value: 400 }),
    ],
  ])('%s', (_what, read, change) => {
    keepWindow()()
    const before = read()
    const putBack = keepWindow()
    change()
    expect(read()).not.toEqual(before)
    putBack()
    expect(read()).toEqual(before)
  })
})

describe(':focus-visible depends on the kind of the last input only', () => {
  const focus = heedFocusVisible()
  afterEach(() => {
    focus.forget()
    document.body.replaceChildren()
  })
  const focused = (tag: 'button' | 'input') => {
    const element = document.body.appendChild(document.createElement(tag))
    element.focus()
    return element.matches(':focus-visible')
  }
  const press = () => window.dispatchEvent(new MouseEvent('mousedown'))
  const type = (key: string) => window.dispatchEvent(new KeyboardEvent('keydown', { key }))

  test.each<[string, 'button' | 'input', () => void, boolean]>([
    ['a script’s focus before any input', 'button', () => {}, true],
    ['after a press', 'button', press, false],
    ['a field after a press', 'input', press, true],
    [
      'after a press and a key',
      'button',
      () => {
        press()
        type('Tab')
      },
      true,
    ],
    [
      'after a press and a modifier alone',
      'button',
      () => {
        press()
        type('Shift')
      },
      false,
    ],
  ])('%s, of a %s', (_when, tag, input, shown) => {
    input()
    expect(focused(tag)).toBe(shown)
  })

  test('an element without focus does not match, and other selectors are unchanged', () => {
    const element = document.body.appendChild(document.createElement('button'))
    expect(element.matches(':focus-visible')).toBe(false)
    expect(element.matches('button')).toBe(true)
  })
})
