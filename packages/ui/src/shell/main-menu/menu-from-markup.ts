import type { MainMenuEntry, MainMenuGroup, MainMenuLink } from './main-menu.view-model.ts'

/**
 * Reads the entries from a menu in the page's own markup (shared-blocks §2), so that one menu serves browsers with and
 * without scripts. `element` is a `<nav data-menu>` with nested lists, or an ancestor of it:
 *
 *     <li data-id="bonds"><a href="/">Bonds</a>
 *       <ul><li><span>Governments</span>
 *         <ul><li><a href="/bonds/1/">…</a></li></ul></li></ul></li>
 *
 * `target="_blank"` is a new tab, a `span` an inactive link, an `li hidden` is not shown. Links directly below an entry are a
 * group without a title, and deeper lists belong to the group above them. Texts are read as plain text; markup without lists returns no entries.
 */
export function menuFromMarkup(element: Element): MainMenuEntry[] {
  const nav = element.matches('[data-menu]') ? element : (element.querySelector('[data-menu]') ?? element)
  const list = nav.querySelector('ul')
  return shownItems(list).map((item, at) => {
    const { title, href } = linkOf(item)
    return { id: item.getAttribute('data-id') ?? String(at), title, href, groups: groupsOf(item) }
  })
}

function groupsOf(entry: Element): MainMenuGroup[] {
  const groups: MainMenuGroup[] = []
  let loose: MainMenuLink[] | null = null
  for (const item of shownItems(listOf(entry))) {
    if (listOf(item)) {
      loose = null
      const { title, ...own } = linkOf(item)
      // a heading with an address is also a link of its own column
      groups.push({ title, links: [...(own.href ? [{ title, ...own }] : []), ...linksBelow(item)] })
    } else if (loose) {
      loose.push(linkOf(item))
    } else {
      loose = [linkOf(item)]
      groups.push({ title: '', links: loose })
    }
  }
  return groups
}

/** Every link in the lists below an item, in document order. */
function linksBelow(item: Element): MainMenuLink[] {
  return shownItems(listOf(item)).flatMap(each => [linkOf(each), ...linksBelow(each)])
}

function linkOf(item: Element): Required<MainMenuLink> {
  const link = ownParts(item).find(part => part.matches('a[href]'))
  return {
    title: ownText(item),
    href: link?.getAttribute('href') ?? '',
    newTab: link?.getAttribute('target') === '_blank',
    active: link !== undefined,
  }
}

const listOf = (item: Element) => ownParts(item).find(part => part.matches('ul, ol')) ?? null

function shownItems(list: Element | null): Element[] {
  return [...(list?.children ?? [])].filter(item => item.matches('li:not([hidden])'))
}

/** The content of an item before its own lists, with or without wrappers. */
function ownParts(item: Element): Element[] {
  return [...item.children].flatMap(part => [part, ...(part.matches('ul, ol') ? [] : ownParts(part))])
}

function ownText(node: Node): string {
  const texts = [...node.childNodes].map(child => {
    if (child.nodeType === child.TEXT_NODE) return child.textContent ?? ''
    return child.nodeType === child.ELEMENT_NODE && !isLeftOut(child as Element) ? ownText(child) : ''
  })
  return texts.join('').replace(/\s+/g, ' ').trim()
}

const isLeftOut = (element: Element) => element.matches('ul, ol, script, style, [hidden]')
