import { afterAll, expect, test } from 'vitest'
import { jsdomComputedStyle, OWN_PROPERTIES } from './computed-style.ts'

const PROPERTIES = [
  'display',
  'visibility',
  'pointerEvents',
  'color',
  'direction',
  'fontSize',
  ...OWN_PROPERTIES,
]

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
  <input><input type="hidden"><input type="checkbox"><input type="radio"><input type="range"><input type="search" dir="rtl">
  <input type="file"><input type="button"><input type="image" alt="" height="4"><button>text</button><select><option>text</option></select><label>text</label>
  <ul><li>text</li></ul><template>text</template><bdi>text</bdi><textarea>text</textarea><video></video><iframe></iframe>
  <p style="transform: scale(2); overflow: hidden; position: sticky; z-index: 3">text<b>text</b></p>
  <div style="width: 20px; height: 50%; position: absolute; margin: 2px; opacity: .5; direction: rtl"><p>text</p></div>
  <div style="width: calc(1px + 2%); overflow-x: hidden; transform: none; position: inherit">text</div>
  <p style="direction: rtl"><b>text</b></p><p dir="rtl"><b>text</b><i dir="ltr">text</i><i dir="auto">text</i><bdi>text</bdi></p><img alt="" width="5" height="5"><hr><h1>text</h1>`

const read = (element: Element, style: CSSStyleDeclaration) =>
  PROPERTIES
    // jsdom answers the shorthand of a checkbox otherwise when it is asked again
    .filter(property => element.tagName !== 'INPUT' || property !== 'overflow')
    .map(property => `${element.outerHTML} ${property}: ${Reflect.get(style, property)}`)

afterAll(() => document.head.replaceChildren())

test.each([
  ['without a style sheet', ''],
  ['with a style sheet', 'p, td { display: grid; visibility: collapse; pointer-events: none }'],
  [
    'with a shorthand in a style sheet',
    'p, body { margin: 3px; overflow: auto } @media all { b { z-index: 4 } }',
  ],
  ['with a style sheet of other properties', 'p, td { color: red; padding: 3px }'],
])('%s every element has the style that jsdom computes', (_, css) => {
  document.body.innerHTML = MARKUP
  if (css) document.head.append(Object.assign(document.createElement('style'), { textContent: css }))
  const elements = [...document.querySelectorAll('html, body, body *')]
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
