'use client'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { NetworkGraph, type NetworkGraphProps } from './network-graph.tsx'
import { type NetworkRowsOptions, useNetworkRows } from './use-network-rows.ts'

export type LoadedNetworkGraphProps = Omit<NetworkGraphProps, 'rows' | 'status'> & NetworkRowsOptions

/** A graph whose rows are at an address of this site (shared-blocks §7): it loads them, says what failed, and tries again. Parts as NetworkGraph. */
export const LoadedNetworkGraph = forwardRef(function LoadedNetworkGraph({
  url,
  load,
  ...graph
}: LoadedNetworkGraphProps) {
  const { rows, status } = useNetworkRows({ url, load })
  return <NetworkGraph {...graph} rows={rows} status={status} />
})
