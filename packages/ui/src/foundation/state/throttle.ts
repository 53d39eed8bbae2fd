/** A function that runs at once, then at most once per interval, and once more at the end (D29). */
export type Throttled = { (): void; cancel: () => void }

/** The first call runs at once; calls during the wait become one at its end. */
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
