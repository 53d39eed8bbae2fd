/**
 * Starts the links with `data-rel`: files for the time after the first paint. In the document they would share the
 * bandwidth of the style sheet, without which nothing is painted; this script runs when that is nearly loaded.
 */
for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-rel]'))
  link.rel = link.dataset.rel ?? ''
