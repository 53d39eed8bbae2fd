import type { Language } from '@accrue/ui/foundation/format'
import { Piscina } from 'piscina'
import type { ServerPage } from '../../src/server-page.tsx'
import type { Bytes } from '../http/compression.ts'

/** What a thread needs to render a page: it has the labels of the language itself. */
export type PageTask = Omit<ServerPage, 'labels'> & { lang: Language }

export type PageRenderer = {
  /** The markup of the root element in UTF-8; null leaves the page to the browser. Rejects when rendering fails. */
  render: (task: PageTask) => Promise<Bytes | null>
  /** Ends the threads; pages in hand are rejected. */
  close: () => Promise<void>
}

/**
 * Renders pages on other threads: a page takes some 15 ms, during which the server would answer nobody else.
 *
 * @param worker The module `page-worker`, as an address.
 * @param root The repository's folder, which has the labels.
 * @param fault Receives the error of a thread that ended.
 */
export function createPageRenderer(
  worker: string,
  { root, threads, fault }: { root: string; threads: number; fault: (error: unknown) => void },
): PageRenderer {
  const pool = new Piscina<PageTask, Bytes | null>({
    filename: worker,
    minThreads: threads,
    maxThreads: threads,
    workerData: { root },
    // a page makes a third of this in short-lived objects, which then need not be copied
    resourceLimits: { maxYoungGenerationSizeMb: 64 },
  })
  // A thread that ends is replaced, and its pages are rejected; without a listener the server would end too.
  pool.on('error', fault)
  return {
    // callers pass the labels too, which would be cloned for each page
    render: ({ data, chart, lang, pathname, search }) => pool.run({ data, chart, lang, pathname, search }),
    close: () => pool.destroy(),
  }
}
