import { act, configure, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Layout, type LayoutRequest, layOut } from './network-graph.layout.ts'
import {
  AT_ONCE,
  type LayoutWorker,
  SLICE,
  startLayout,
  type Turns,
  useGraphLayout,
} from './use-graph-layout.ts'

// strict mode runs effects twice, and these tests count them
beforeEach(() => configure({ reactStrictMode: false }))

const star = (count: number, more: Partial<LayoutRequest> = {}): LayoutRequest => ({
  count,
  links: Int32Array.from(Array.from({ length: count - 1 }, (_, at) => [0, at + 1]).flat()),
  radius: 15,
  distance: 25,
  ticks: 40,
  ...more,
})

/** A worker that answers when the test tells it to. */
class WorkerDouble implements LayoutWorker {
  requests: LayoutRequest[] = []
  ended = 0
  prevented = 0
  #heard = new Map<string, ((event: never) => void)[]>()

  postMessage(request: LayoutRequest) {
    this.requests.push(request)
  }
  terminate() {
    this.ended++
  }
  addEventListener(kind: string, hear: unknown) {
    this.#heard.set(kind, [...(this.#heard.get(kind) ?? []), hear as (event: never) => void])
  }
  say(kind: 'message' | 'error' | 'messageerror', data?: Layout) {
    const event = {
      data,
      preventDefault: () => {
        this.prevented++
      },
    }
    for (const hear of this.#heard.get(kind) ?? []) hear(event as never)
  }
  answer() {
    const [request] = this.requests
    if (request) this.say('message', layOut(request))
  }
}

function workers() {
  const all: WorkerDouble[] = []
  const start = () => {
    const one = new WorkerDouble()
    all.push(one)
    return one
  }
  return { all, start }
}

type ShownProps = { request: LayoutRequest | null; start?: () => LayoutWorker | null }

function Shown({ request, start }: ShownProps) {
  const { layout, settled, fault } = useGraphLayout(request, start)
  const status = fault ? 'fault' : settled ? 'settled' : 'waiting'
  return (
    <p role="status">
      {status} {layout ? `${layout.x.length} ${[...layout.x, ...layout.y].join(' ')}` : 'none'}
    </p>
  )
}

const written = ({ x, y }: Layout) => `settled ${x.length} ${[...x, ...y].join(' ')}`
const shown = () => screen.getByRole('status').textContent

describe('up to 30 nodes (N1)', () => {
  test('the server’s markup has the layout, and the browser’s first render has the same', () => {
    const small = star(AT_ONCE)
    expect(renderToString(<Shown request={small} />)).toContain('settled')
    const { start, all } = workers()
    render(<Shown request={small} start={start} />)
    expect(shown()).toBe(written(layOut(small)))
    expect(all).toHaveLength(0)
  })

  test('without a request it is settled', () => {
    render(<Shown request={null} />)
    expect(shown()).toBe('settled none')
  })

  test('another request shows its own layout', () => {
    const { rerender } = render(<Shown request={star(5)} />)
    rerender(<Shown request={star(6)} />)
    expect(shown()).toBe(written(layOut(star(6))))
    rerender(<Shown request={null} />)
    expect(shown()).toBe('settled none')
  })
})

describe('more than 30 nodes: a worker', () => {
  test('it gets one request, its answer is shown, and it is terminated', () => {
    const { start, all } = workers()
    render(<Shown request={star(40)} start={start} />)
    expect(shown()).toBe('waiting none')
    expect(all.map(({ requests }) => requests)).toEqual([[star(40)]])
    act(() => all[0]?.answer())
    expect(shown()).toBe(written(layOut(star(40))))
    expect(all[0]?.ended).toBe(1)
  })

  test('the server starts no worker', () => {
    const { start, all } = workers()
    expect(renderToString(<Shown request={star(40)} start={start} />)).toContain('waiting')
    expect(all).toHaveLength(0)
  })

  test('the same numbers in new objects are the same request', () => {
    const { start, all } = workers()
    const { rerender } = render(<Shown request={star(40)} start={start} />)
    rerender(<Shown request={star(40)} start={start} />)
    expect(all).toHaveLength(1)
    rerender(<Shown request={star(40, { radius: 20 })} start={start} />)
    expect(all).toHaveLength(2)
  })

  test('a new request terminates the old worker, and its answer is dropped', () => {
    const { start, all } = workers()
    const { rerender } = render(<Shown request={star(40)} start={start} />)
    rerender(<Shown request={star(50)} start={start} />)
    expect(all.map(({ ended }) => ended)).toEqual([1, 0])
    act(() => all[0]?.answer())
    expect(shown()).toBe('waiting none')
    act(() => all[1]?.answer())
    expect(shown()).toBe(written(layOut(star(50))))
  })

  test('an answer is not shown for the next request', () => {
    const { start, all } = workers()
    const { rerender } = render(<Shown request={star(40)} start={start} />)
    act(() => all[0]?.answer())
    rerender(<Shown request={star(41)} start={start} />)
    expect(shown()).toBe('waiting none')
  })

  test('unmounting terminates the worker', () => {
    const { start, all } = workers()
    const { unmount } = render(<Shown request={star(40)} start={start} />)
    unmount()
    expect(all[0]?.ended).toBe(1)
    act(() => all[0]?.answer())
  })

  test('strict mode mounts twice: one worker remains and answers', () => {
    const { start, all } = workers()
    render(
      <StrictMode>
        <Shown request={star(40)} start={start} />
      </StrictMode>,
    )
    expect(all.map(({ ended }) => ended)).toEqual([1, 0])
    act(() => all[1]?.answer())
    expect(shown()).toBe(written(layOut(star(40))))
  })

  test('without worker support the main thread computes the same layout', async () => {
    vi.stubGlobal('Worker', undefined)
    render(<Shown request={star(40)} />)
    expect(shown()).toBe('waiting none')
    expect(await screen.findByText(/^settled/)).toHaveTextContent(written(layOut(star(40))))
    vi.unstubAllGlobals()
  })
})

describe('slices on the main thread', () => {
  let clock = 0
  let queue: (() => void)[] = []
  /** Each reading of the clock advances it by a millisecond. */
  const turns: Turns = {
    now: () => clock++,
    later: turn => {
      queue.push(turn)
    },
  }
  const onLayout = vi.fn<(layout: Layout) => void>()
  const onFault = vi.fn<() => void>()
  const begin = (request: LayoutRequest, startWorker: () => LayoutWorker | null = () => null) =>
    startLayout({ request, startWorker, turns, onLayout, onFault })
  const runAll = () => {
    let many = 0
    for (let turn = queue.shift(); turn; turn = queue.shift()) {
      const before = clock
      turn()
      expect(clock - before).toBeLessThanOrEqual(SLICE + 2)
      many++
    }
    return many
  }

  beforeEach(() => {
    clock = 0
    queue = []
  })
  afterEach(() => vi.clearAllMocks())

  test('nothing is computed synchronously, and no turn is longer than a slice', () => {
    begin(star(40))
    expect(onLayout).not.toHaveBeenCalled()
    expect(runAll()).toBeGreaterThan(4)
    expect(onLayout.mock.calls).toEqual([[layOut(star(40))]])
    expect(onFault).not.toHaveBeenCalled()
  })

  test.each<[sentence: string, start: () => LayoutWorker | null]>([
    ['there is no worker', () => null],
    [
      'a policy forbids workers',
      () => {
        throw new TypeError('This document requires TrustedScriptURL')
      },
    ],
  ])('they are used when %s', (_, start) => {
    begin(star(40), start)
    runAll()
    expect(onLayout).toHaveBeenCalledWith(layOut(star(40)))
  })

  test.each(['error', 'messageerror'] as const)(
    'a worker that ends in %s is let go, and slices answer',
    kind => {
      const worker = new WorkerDouble()
      begin(star(40), () => worker)
      worker.say(kind)
      worker.say(kind)
      expect(worker.ended).toBe(1)
      expect(queue).toHaveLength(1)
      runAll()
      expect(onLayout).toHaveBeenCalledTimes(1)
      expect(worker.prevented).toBe(kind === 'error' ? 2 : 0)
    },
  )

  test('after stopping there are no callbacks, from slices or from a worker', () => {
    begin(star(40))()
    const worker = new WorkerDouble()
    begin(star(40), () => worker)()
    worker.answer()
    worker.say('error')
    runAll()
    expect(onLayout).not.toHaveBeenCalled()
    expect(onFault).not.toHaveBeenCalled()
  })

  test('only the first answer counts', () => {
    const worker = new WorkerDouble()
    begin(star(40), () => worker)
    worker.answer()
    worker.answer()
    worker.say('error')
    runAll()
    expect(onLayout).toHaveBeenCalledTimes(1)
  })

  test('a graph that cannot be laid out is an error, reported once', () => {
    const links = new Proxy(new Int32Array(2), {
      get: () => {
        throw new RangeError('no memory')
      },
    })
    begin({ count: 40, links, radius: 15, distance: 25 })
    runAll()
    expect(onFault).toHaveBeenCalledTimes(1)
    expect(onLayout).not.toHaveBeenCalled()
  })
})
