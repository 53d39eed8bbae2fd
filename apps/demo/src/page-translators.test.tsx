import { act, render, screen } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tolerateTranslators } from './page-translators.ts'

const { removeChild, insertBefore } = Node.prototype
beforeAll(() => tolerateTranslators(document))
afterAll(() => {
  Object.assign(Node.prototype, { removeChild, insertBefore })
})

/** Replaces every text with a translation, as browsers' translators do. */
const TRANSLATORS: [string, (text: Text, font: Element) => void][] = [
  ['replaces texts', (text, font) => text.replaceWith(font)],
  [
    'puts a translation beside the text and takes the text away',
    (text, font) => {
      text.before(font)
      text.remove()
    },
  ],
  [
    'wraps texts',
    (text, font) => {
      text.replaceWith(font)
      font.replaceChildren(text)
    },
  ],
]

async function translate(root: Element, change: (text: Text, font: Element) => void): Promise<void> {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const all: Text[] = []
  while (texts.nextNode()) all.push(texts.currentNode as Text)
  for (const text of all) {
    if (text.parentElement?.closest('font')) continue
    const font = document.createElement('font')
    font.textContent = `«${text.data}»`
    change(text, font)
  }
  await Promise.resolve()
}

function Price({
  value,
  note,
  first = false,
}: {
  value: string
  note?: string | undefined
  first?: boolean
}) {
  return (
    <section aria-label="Price">
      {first ? <b>New: </b> : null}
      {'Price '}
      {value}
      {note}
      <button type="button">Buy</button>
    </section>
  )
}

test.each(TRANSLATORS)(
  'X14 what React changes on a page whose translator %s is true',
  async (_how, change) => {
    const { container, rerender, unmount } = render(<Price value="99.50" note="clean" />)
    const price = screen.getByRole('region', { name: 'Price' })
    await translate(container, change)
    // A value changes, a text is removed, an element is inserted before a text.
    await act(async () => rerender(<Price value="99.75" first />))
    await Promise.resolve()
    expect(price).toHaveTextContent('99.75')
    expect(price).not.toHaveTextContent('99.50')
    expect(price).not.toHaveTextContent('clean')
    expect(price.firstElementChild).toHaveTextContent('New:')
    await translate(container, change)
    await act(async () => rerender(<Price value="99.80" note="dirty" />))
    await Promise.resolve()
    expect(price).toHaveTextContent(/99\.80.*dirty/)
    unmount()
    expect(container).toBeEmptyDOMElement()
  },
)

test('X14 without a translator, removing a node from the wrong parent still throws', () => {
  const [parent, other] = [document.createElement('div'), document.createElement('div')]
  expect(() => parent.removeChild(other)).toThrow()
})
