import type { Api, EntityPage } from '@accrue/api-client'
import { LoadedNetworkGraph } from '@accrue/ui/charts'
import { useLabel } from '@accrue/ui/foundation'
import { paths } from '../paths.ts'
import { PlotMark } from '../shell/logo.tsx'

/** The company's subsidiaries, as a graph and as a table. */
export function CompanyRelations({ api, page: { id, header } }: { api: Api; page: EntityPage }) {
  const label = useLabel()
  return (
    <LoadedNetworkGraph
      label={label('company_holds', { name: header.name })}
      elementId="company-relations"
      main={{ id, name: header.name, url: paths.company(id) }}
      url={paths.networkData(id)}
      load={api.network.load}
      logo={<PlotMark />}
    />
  )
}
