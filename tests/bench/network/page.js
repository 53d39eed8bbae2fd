/**
 * @typedef {object} Contender
 * @property {(host: HTMLElement, graph: import('./data.js').WireGraph) => void} mount
 * @property {() => boolean} settled   whether every node is drawn where it stays
 */
import { HEIGHT, WIDTH, wire } from './data.js'

const painted = async () => {
  await new Promise(resolve => requestAnimationFrame(resolve))
  await new Promise(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve(undefined)
    port2.postMessage(null)
  })
}

/** Checks after each change of the document and every 100 ms; a check per frame would add to the measured time. */
const until = (isSo, root) =>
  new Promise((resolve, reject) => {
    const end = performance.now() + 200_000
    const check = () => {
      const late = performance.now() > end
      if (!late && !isSo()) return
      observer.disconnect()
      clearInterval(timer)
      if (late) reject(new Error('never settled'))
      else resolve(undefined)
    }
    const observer = new MutationObserver(check)
    observer.observe(root, { subtree: true, childList: true, attributeFilter: ['data-drawn'] })
    const timer = setInterval(check, 100)
    check()
  })

/** @param {Contender} contender */
export function offer(contender) {
  const host = document.createElement('div')
  host.style.cssText = `width:${WIDTH}px;min-height:${HEIGHT}px`
  document.body.append(host)
  let graph = wire(1)

  window.bench = {
    prepare(size) {
      graph = wire(size)
    },
    /** Answers how long it took until every node stood and was painted, ms. */
    async mount() {
      const began = performance.now()
      contender.mount(host, graph)
      await until(contender.settled, host)
      await painted()
      return performance.now() - began
    },
  }
}
