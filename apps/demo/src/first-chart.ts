import { createApi, type Day, unwrap } from '@accrue/api-client'
import type { LoadedPage } from './load.ts'

/** The calls need days, which the answer does not depend on. */
const DAY = '1970-01-01' as Day

/**
 * The page's content with the answer to the first request of its chart, as JSON text: the server draws it as a picture. Without the answer
 * if it is null or invalid.
 */
export async function withFirstChart(
  content: LoadedPage['content'],
  answer: string | null,
): Promise<LoadedPage['content']> {
  if (answer === null) return content
  switch (content.kind) {
    case 'bond':
      return { ...content, firstTradings: await decodedTradings(answer) }
    case 'stock':
    case 'index':
      return { ...content, firstPanel: await decodedPanel(answer) }
    default:
      return content
  }
}

const decodedTradings = cachedByText(answer =>
  callsThatGet(answer).tradings({ items: [], from: DAY, to: DAY, type: 'price' }).then(unwrap).catch(nothing),
)

const decodedPanel = cachedByText(answer =>
  callsThatGet(answer).panel({ entity: 'stocks', id: 1, periodId: '' }).then(unwrap).catch(nothing),
)

const nothing = () => null

/** Calls of the API whose answer is this text, for its checks. */
function callsThatGet(answer: string) {
  const headers = { 'content-type': 'application/json; charset=utf-8' }
  return createApi({ fetch: async () => new Response(answer, { headers }) }).chart
}

/** Charts of popular pages are drawn often. */
const MAX_CACHED = 100

function cachedByText<Value>(decode: (text: string) => Value): (text: string) => Value {
  const cache = new Map<string, Value>()
  return text => {
    const known = cache.get(text)
    if (known !== undefined) return known
    const [oldest] = cache.keys()
    if (oldest !== undefined && cache.size >= MAX_CACHED) cache.delete(oldest)
    const value = decode(text)
    cache.set(text, value)
    return value
  }
}
