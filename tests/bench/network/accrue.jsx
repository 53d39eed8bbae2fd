import { UiProvider } from '@accrue/ui/foundation'
import labels from '@accrue/ui/labels/en.json'
import { createRoot } from 'react-dom/client'
import { NetworkGraph } from '../../../packages/ui/src/charts/network-graph/network-graph.tsx'
import '../../../packages/ui/src/styles/index.css'
import { HEIGHT } from './data.js'
import { offer } from './page.js'

offer({
  mount(host, { names, ties }) {
    const rows = ties.map(({ from, to }) => ({
      issuerId: to,
      issuerName: names[to],
      relation: null,
      share: null,
      relatedTo: from,
    }))
    createRoot(host).render(
      <UiProvider lang="en" labels={labels}>
        <NetworkGraph label="Holdings" rows={rows} main={{ id: 0, name: names[0] }} height={HEIGHT} />
      </UiProvider>,
    )
  },
  settled: () =>
    document.querySelector('[data-slot=network-graph-canvas][data-drawn], [data-slot=graph-node]') !== null,
})
