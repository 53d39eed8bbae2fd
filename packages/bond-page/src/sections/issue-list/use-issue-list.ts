'use client'
import { type Answer, type CallOptions, type IssueList, unwrap } from '@accrue/api-client'
import { type Address, listPageCodec, useAccess, useAddressState, useSession } from '@accrue/ui/foundation'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { withholdIssues } from '../../rules/withhold.ts'

type IssueListPort = (
  request: { bondId: number; page: number },
  call: CallOptions,
) => Promise<Answer<IssueList>>

export type IssueListOptions = {
  /** Which list it is, for the store of answers and the address. */
  id: string
  /** The address that holds the page that is shown (X1). */
  address: Address
  bondId: number
  /** The first page, which came with the page of the bond; null: it is asked for. */
  first: IssueList | null
  load: IssueListPort
}

export type IssueListModel = ReturnType<typeof useIssueList>

/** A list that comes page by page. The rows that are here stay until the next ones are. */
export function useIssueList({ id, address, bondId, first, load }: IssueListOptions) {
  const session = useSession()
  const access = useAccess()
  const [page, changePage] = useAddressState(
    address,
    useMemo(() => listPageCodec(id), [id]),
  )
  const query = useQuery({
    // figures of one user are not shown to another
    queryKey: [id, bondId, { page, session }],
    queryFn: async ({ signal }) => unwrap(await load({ bondId, page }, { signal })),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    ...(page === 1 && first ? { initialData: first } : {}),
  })
  // not isError: that is taken back while the next try is under way, and Retry would lose its focus
  const isHere = query.data !== undefined && !query.isPlaceholderData
  const failed = query.errorUpdateCount > 0 && !isHere
  const list = query.data && !failed ? withholdIssues(query.data, access) : null
  return {
    list,
    /** Values of these bonds are withheld from this user. */
    isMasked: list?.items.some(({ masked }) => masked) ?? false,
    /** The page that was asked for; a server that has fewer answers with its last. */
    page: (isHere && query.data?.page) || page,
    total: query.data?.total ?? first?.total ?? 0,
    status: failed ? 'failed' : isHere ? 'ready' : 'loading',
    isFetching: query.isFetching,
    turnTo: (chosen: number) => changePage(() => chosen),
    retry: () => query.refetch(),
  } as const
}
