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
  /** Id of the list in query keys and in the address. */
  id: string
  /** The address, which has the number of the page (X1). */
  address: Address
  bondId: number
  /** The first page of the list, if the bond's page contained it. */
  first: IssueList | null
  load: IssueListPort
}

export type IssueListModel = ReturnType<typeof useIssueList>

/** A list that loads page by page. The current rows stay until the next page has loaded. */
export function useIssueList({ id, address, bondId, first, load }: IssueListOptions) {
  const session = useSession()
  const access = useAccess()
  const [page, changePage] = useAddressState(
    address,
    useMemo(() => listPageCodec(id), [id]),
  )
  const query = useQuery({
    // the cached values of one user must not be shown to another
    queryKey: [id, bondId, { page, session }],
    queryFn: async ({ signal }) => unwrap(await load({ bondId, page }, { signal })),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    ...(page === 1 && first ? { initialData: first } : {}),
  })
  // isError is false during a retry, which would unmount the focused Retry button
  const isHere = query.data !== undefined && !query.isPlaceholderData
  const failed = query.errorUpdateCount > 0 && !isHere
  const list = useMemo(
    () => (query.data && !failed ? withholdIssues(query.data, access) : null),
    [query.data, failed, access],
  )
  return {
    list,
    /** Whether values of these bonds are withheld from the user. */
    isMasked: list?.items.some(({ masked }) => masked) ?? false,
    /** The page number. A server with fewer pages answers with the last one. */
    page: (isHere && query.data?.page) || page,
    total: query.data?.total ?? first?.total ?? 0,
    status: failed ? 'failed' : isHere ? 'ready' : 'loading',
    isFetching: query.isFetching,
    turnTo: (chosen: number) => changePage(() => chosen),
    retry: () => query.refetch(),
  } as const
}
