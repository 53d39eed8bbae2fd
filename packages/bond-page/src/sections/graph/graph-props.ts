import type { BondPage } from '@accrue/api-client'
import type { BondPagePorts } from '../../ports.ts'
import type { GraphSubject } from './graph.model.ts'
import type { useGraph } from './use-graph.ts'

/** What the parts of the chart section share. */
export type GraphProps = {
  page: BondPage
  subject: GraphSubject
  graph: ReturnType<typeof useGraph>
  ports: BondPagePorts
}
