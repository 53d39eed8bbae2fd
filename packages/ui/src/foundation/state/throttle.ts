/** A function that runs at once, then at most every so many milliseconds, and once more at the end (D29). */
export type Throttled = { (): void; cancel: () => void }

/** Leads and trails: the first call runs at once, calls within the wait become one at its end. */
export function throttle(run: () => void, wait: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | null = null
  let isWanted = false
  const again = () => {
    timer = null
    if (!isWanted) return
    isWanted = false
    run()
    timer = setTimeout(again, wait)
  }
  const call = () => {
    if (timer !== null) {
      isWanted = true
      return
    }
    run()
    timer = setTimeout(again, wait)
  }
  const cancel = () => {
    if (timer !== null) clearTimeout(timer)
    timer = null
    isWanted = false
  }
  return Object.assign(call, { cancel })
}
