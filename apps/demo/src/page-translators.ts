/**
 * Makes browser page translators work with React. A translator replaces text nodes with `<font>` elements while React
 * still references the nodes, so removing one, or inserting before it, would throw and unmount its section. This
 * removes the replacement instead, and restores a text that changes so that it is translated again: a translated page
 * shows no outdated value.
 */
export function tolerateTranslators(page: Document): void {
  const replacements = new WeakMap<Node, Element>()
  watchReplacements(page, replacements)
  const { removeChild, insertBefore } = Node.prototype

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const drawn = childFor(this, child, replacements)
    // Nothing to remove when the replacement is already gone.
    if (drawn) removeChild.call(this, drawn)
    return child
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, added: T, before: Node | null): T {
    insertBefore.call(this, added, before && childFor(this, before, replacements))
    return added
  }
}

/** The child of `parent` that represents a node: the node itself or its replacement; null when that was removed. */
function childFor(parent: Node, node: Node, replacements: WeakMap<Node, Element>): Node | null {
  const replacement = replacements.get(node)
  // Leave untranslated nodes to the browser, even where it throws.
  if (node.parentNode === parent || !replacement) return node
  return replacement.parentNode === parent ? replacement : null
}

const isFont = (node: Node | null): node is Element => node instanceof Element && node.localName === 'font'

/** Records which element replaces a text, and restores the text when it changes. */
function watchReplacements(page: Document, replacements: WeakMap<Node, Element>): void {
  const texts = new MutationObserver(changes => {
    for (const { target } of changes) {
      const replacement = replacements.get(target)
      if (!target.isConnected && replacement?.isConnected) replacement.replaceWith(target)
    }
  })
  const children = new MutationObserver(changes => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of changes)
      for (const text of removedNodes) {
        if (text.nodeType !== Node.TEXT_NODE) continue
        // Replaced in one step, or inserted next to the text before it was removed.
        const replacement = [...addedNodes, previousSibling, nextSibling].find(isFont)
        if (!replacement) continue
        replacements.set(text, replacement)
        texts.observe(text, { characterData: true })
      }
  })
  children.observe(page.documentElement, { childList: true, subtree: true })
}
