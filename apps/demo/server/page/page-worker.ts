import { workerData } from 'node:worker_threads'
import { drawPage } from '../../src/server-page.tsx'
import { createLabelAssets } from '../http/label-assets.ts'
import { readLabelFiles } from '../label-files.ts'
import type { PageTask } from './page-renderer.ts'

const { root } = workerData as { root: string }
const labels = createLabelAssets(readLabelFiles(root))

/** Renders one page, on a thread of its own. The labels are read here: cloning them for each page would take longer. */
export default async function renderPage({
  data,
  chart,
  lang,
  pathname,
  search,
}: PageTask): Promise<string | null> {
  return drawPage({ data, chart, labels: (await labels.of(lang)).labels, pathname, search })
}
