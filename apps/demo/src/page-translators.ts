/**
 * Lets a page translator of the browser work on a page that React draws. A translator puts `<font>` elements in the places of text nodes;
 * React still holds the nodes, so that removing one, or inserting before it, would throw and take its section down. Here the element that
 * took a node's place is removed in its stead, and a text that changes comes back to be translated again: a translated page shows no
 * value of the past.
 */
export function tolerateTranslators(page: Document): void {
  const replacements = new WeakMap<Node, Element>()
  watchReplacements(page, replacements)
  const { removeChild, insertBefore } = Node.prototype

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const drawn = childFor(this, child, replacements)
    // a replacement that is gone already leaves nothing to remove
    if (drawn) removeChild.call(this, drawn)
    return child
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, added: T, before: Node | null): T {
    insertBefore.call(this, added, before && childFor(this, before, replacements))
    return added
  }
}

/** The child of `parent` that stands for a node: the node itself, or what took its place; null when that has gone since. */
function childFor(parent: Node, node: Node, replacements: WeakMap<Node, Element>): Node | null {
  const replacement = replacements.get(node)
  // what no translator touched is left to the browser, also where it throws
  if (node.parentNode === parent || !replacement) return node
  return replacement.parentNode === parent ? replacement : null
}

const isFont = (node: Node | null): node is Element => node instanceof Element && node.localName === 'font'

/** Notes which element takes the place of a text, and puts the text back when it changes. */
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
        // replaced in one step, or put beside the text before the text was taken away
        const replacement = [...addedNodes, previousSibling, nextSibling].find(isFont)
        if (!replacement) continue
        replacements.set(text, replacement)
        texts.observe(text, { characterData: true })
      }
  })
  children.observe(page.documentElement, { childList: true, subtree: true })
}
