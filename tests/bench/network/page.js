/**
 * @typedef {object} Contender
 * @property {(host: HTMLElement, graph: import('./data.js').WireGraph) => void} mount
 * @property {() => boolean} settled   whether every node is drawn where it stays
 */
import { HEIGHT, WIDTH, wire } from './data.js'

const turn = () =>
  new Promise(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve(undefined)
    port2.postMessage(null)
  })
const painted = async () => {
  await new Promise(resolve => requestAnimationFrame(resolve))
  await turn()
}

/** @param {Contender} contender */
export function offer(contender) {
  const host = document.createElement('div')
  host.style.cssText = `width:${WIDTH}px;min-height:${HEIGHT}px`
  document.body.append(host)
  let graph = wire(1)
  let longest = 0
  let timer

  window.bench = {
    prepare(size) {
      graph = wire(size)
    },
    /** The longest gap of a 4 ms timer is the longest that the thread was held. */
    watch() {
      let last = performance.now()
      timer = setInterval(() => {
        const now = performance.now()
        longest = Math.max(longest, now - last - 4)
        last = now
      }, 4)
    },
    longest() {
      clearInterval(timer)
      return longest
    },
    /** Answers how long it took until every node stood and was painted, ms. */
    async mount() {
      const began = performance.now()
      contender.mount(host, graph)
      const end = began + 80_000
      while (!contender.settled()) {
        if (performance.now() > end) throw new Error('never settled')
        await painted()
      }
      await painted()
      return performance.now() - began
    },
  }
}
