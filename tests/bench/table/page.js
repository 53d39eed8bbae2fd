/**
 * What every table page offers to the runner as `window.bench`, around the few acts in which contenders differ.
 * @typedef {object} Contender
 * @property {(flat: import('./data.js').FlatRow[]) => unknown} take    the rows in the form that it is fed with; not timed
 * @property {(host: HTMLElement, rows: unknown) => void} mount
 * @property {() => Element | null | undefined} box        what scrolls up and down
 * @property {() => Element | null | undefined} heading    what a user clicks to sort
 * @property {() => string} firstName                      text of the first cell of the first row in view
 * @property {(shown: boolean) => void} showColumn
 * @property {() => boolean} hasColumn                     whether the toggled column's heading is drawn
 */
import { firstAfterSort, flatRows } from './data.js'

const painted = () =>
  new Promise(resolve => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve(undefined)
      port2.postMessage(null)
    })
  })

async function until(done, what) {
  const end = performance.now() + 10_000
  while (!done()) {
    if (performance.now() > end) throw new Error(`never: ${what}`)
    await painted()
  }
}

/** @param {Contender} contender */
export function offer(contender) {
  const host = document.createElement('div')
  host.style.cssText = 'position:relative;width:1200px;height:640px'
  document.body.append(host)
  let rows = null
  let least = ''
  let longest = 0
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
  }).observe({ type: 'longtask', buffered: true })

  /** Rows of the view at which no text is drawn: their middles, a row apart. */
  const blanks = () => {
    const box = contender.box()?.getBoundingClientRect()
    if (!box) return 1
    let blank = 0
    for (let y = box.top + 50; y < box.bottom - 24; y += 32) {
      const under = document.elementFromPoint(box.left + 60, y)
      if (!under?.textContent?.trim() || under.contains(contender.box() ?? null)) blank++
    }
    return blank
  }

  window.bench = {
    prepare(size) {
      const flat = flatRows(size)
      least = firstAfterSort(flat)
      rows = contender.take(flat)
    },
    async mount() {
      contender.mount(host, rows)
      await until(() => contender.firstName() !== '', 'first cell')
      await painted()
    },
    headingAt() {
      const at = contender.heading()?.getBoundingClientRect()
      return at ? { x: at.left + at.width / 2, y: at.top + at.height / 2 } : null
    },
    async sorted() {
      await until(() => contender.firstName() === least, 'the least first')
    },
    async toggle() {
      contender.showColumn(false)
      await until(() => !contender.hasColumn(), 'column gone')
      contender.showColumn(true)
      await until(() => contender.hasColumn(), 'column back')
    },
    /** 60 frames of so many pixels; with `countBlanks`, the number of blank rows in them. */
    async scroll(step, countBlanks) {
      const box = contender.box()
      let blank = 0
      for (let frame = 0; frame < 60; frame++) {
        await new Promise(resolve => requestAnimationFrame(resolve))
        if (countBlanks) blank += blanks()
        if (box) box.scrollTop += step
      }
      await painted()
      return blank
    },
    top(y) {
      const box = contender.box()
      if (box) box.scrollTop = y
    },
    longestTask: () => longest,
  }
}
