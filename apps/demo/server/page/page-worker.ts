import { workerData } from 'node:worker_threads'
import { move } from 'piscina'
import { drawPage } from '../../src/server-page.tsx'
import { createLabelAssets } from '../http/label-assets.ts'
import { readLabelFiles } from '../label-files.ts'
import type { PageTask } from './page-renderer.ts'

const { root } = workerData as { root: string }
const labels = createLabelAssets(readLabelFiles(root))

/** Renders one page, on a thread of its own. The labels are read here and the markup is handed over: cloning them takes long. */
export default async function renderPage({
  data,
  chart,
  lang,
  pathname,
  search,
}: PageTask): Promise<ReturnType<typeof move> | null> {
  const markup = await drawPage({
    data,
    chart,
    labels: (await labels.of(pathname, lang)).labels,
    pathname,
    search,
  })
  return markup && move(markup)
}
