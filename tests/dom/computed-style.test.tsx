import { afterAll, expect, test } from 'vitest'
import { jsdomComputedStyle, OWN_PROPERTIES } from './computed-style.ts'

const PROPERTIES = ['display', 'visibility', 'pointerEvents', 'color', 'direction', ...OWN_PROPERTIES]

const MARKUP = `
  <div style="pointer-events: none; visibility: hidden; color: red" dir="rtl">
    <p>text</p>
    <b style="visibility: visible; display: flex">text</b>
    <i style="visibility: inherit; pointer-events: initial; display: unset">text</i>
    <em hidden><span>text</span></em>
    <svg><g><text>text</text></g></svg>
  </div>
  <table><thead hidden><tr><th>text</th></tr></thead><tbody><tr><td style="display: none">text</td></tr></tbody></table>
  <dialog>text</dialog><dialog open>text</dialog>
  <div popover>text</div>
  <details><summary>text</summary><p>text</p></details>
  <input><input type="hidden"><button>text</button><select><option>text</option></select><label>text</label>
  <ul><li>text</li></ul><template>text</template><bdi>text</bdi><textarea>text</textarea><video></video><iframe></iframe>
  <p style="transform: scale(2); overflow: hidden; position: sticky; z-index: 3">text<b>text</b></p>
  <p style="direction: rtl"><b>text</b></p><p dir="rtl"><b>text</b></p><img alt="" width="5" height="5"><hr><h1>text</h1>`

const read = (element: Element, style: CSSStyleDeclaration) =>
  PROPERTIES.map(property => `${element.outerHTML} ${property}: ${Reflect.get(style, property)}`)

afterAll(() => document.head.replaceChildren())

test.each([
  ['without a style sheet', ''],
  ['with a style sheet', 'p, td { display: grid; visibility: collapse; pointer-events: none }'],
])('%s every element has the style that jsdom computes', (_, css) => {
  document.body.innerHTML = MARKUP
  if (css) document.head.append(Object.assign(document.createElement('style'), { textContent: css }))
  const elements = [...document.querySelectorAll('body, body *')]
  expect(elements.length).toBeGreaterThan(30)
  for (const element of elements)
    expect(read(element, window.getComputedStyle(element))).toEqual(
      read(element, jsdomComputedStyle(element)),
    )
})

test('a property that a test sets is the one that is read', () => {
  const style = Object.assign(window.getComputedStyle(document.body), { direction: 'rtl' })
  expect(style.direction).toBe('rtl')
})
