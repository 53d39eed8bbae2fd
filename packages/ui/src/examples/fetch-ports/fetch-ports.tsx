'use client'
import { CompareSearch } from '@accrue/ui/blocks'
import { useMemo, useState } from 'react'
import { comparePorts } from './compare-ports.ts'

export type FetchPortsProps = {
  /** Default: the browser's own. */
  fetcher?: typeof fetch
}

/** A search on your own server, through two functions. */
export function FetchPorts({ fetcher }: FetchPortsProps) {
  const ports = useMemo(() => comparePorts(fetcher), [fetcher])
  const [added, setAdded] = useState<readonly string[]>([])
  return (
    <div className="grid gap-3">
      <CompareSearch
        {...ports}
        placeholder="Bond or index"
        onAdd={({ name, venueName }) => setAdded(names => [...names, `${name}, ${venueName}`])}
      />
      <ul aria-label="Compared" className="text-13">
        {added.map(name => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  )
}
