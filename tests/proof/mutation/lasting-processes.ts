import { ForksPoolWorker, type PoolOptions, type PoolWorker, type WorkerRequest } from 'vitest/node'

type Callback = (message: unknown) => void

/** Processes that wait for the next run. */
const idle: ForksPoolWorker[] = []

/**
 * A process that outlasts its run. Vitest starts one for each run, in which it loads itself and the modules of the tests. For Stryker
 * every mutant is a run, and most of its time was this start.
 */
class LastingProcess implements PoolWorker {
  readonly name = 'lasting-processes'
  readonly cacheFs = true
  private readonly isReused: boolean
  private readonly worker: ForksPoolWorker
  private readonly listeners: [event: string, callback: Callback][] = []
  private config: unknown
  private hasEnded = false

  constructor(options: PoolOptions) {
    const waiting = idle.pop()
    this.isReused = waiting !== undefined
    this.worker = waiting ?? new ForksPoolWorker(options)
  }

  async start() {
    if (!this.isReused) await this.worker.start()
    this.on('exit', () => {
      this.hasEnded = true
    })
  }

  async stop() {
    for (const [event, callback] of this.listeners.splice(0)) this.worker.off(event, callback)
    if (!this.hasEnded) idle.push(this.worker)
  }

  on(event: string, callback: Callback) {
    this.listeners.push([event, callback])
    this.worker.on(event, callback)
  }

  off(event: string, callback: Callback) {
    this.worker.off(event, callback)
  }

  /** The process starts once and never stops; what a later start would configure comes with its run. */
  send(message: WorkerRequest) {
    if (message.type === 'start') this.config = message.context.config
    if (message.type === 'start' && this.isReused) this.answer('started')
    else if (message.type === 'stop') this.answer('stopped')
    else if (message.type === 'run')
      this.worker.send({ ...message, context: Object.assign(message.context, { config: this.config }) })
    else this.worker.send(message)
  }

  deserialize(message: unknown) {
    return message
  }

  private answer(type: 'started' | 'stopped') {
    const response = { type, __vitest_worker_response__: true }
    queueMicrotask(() => {
      for (const [event, callback] of [...this.listeners]) if (event === 'message') callback(response)
    })
  }
}

export const lastingProcesses = {
  name: 'lasting-processes',
  /** A mutant in what a module computes when it loads needs a process that has not loaded it. */
  createPoolWorker: (options: PoolOptions): PoolWorker =>
    options.project.getProvidedContext().mutantActivation === 'static'
      ? new ForksPoolWorker(options)
      : new LastingProcess(options),
}
