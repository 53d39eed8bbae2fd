/** A function that runs at once, then at most once per interval, and once more at the end (D29). */
export type Throttled = { (): void; cancel: () => void }

/** The first call runs at once; calls during the wait become one at its end. */
export function throttle(run: () => void, wait: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | null = null
  let isPending = false
  const again = () => {
    timer = null
    if (!isPending) return
    isPending = false
    run()
    timer = setTimeout(again, wait)
  }
  const call = () => {
    if (timer !== null) {
      isPending = true
      return
    }
    run()
    timer = setTimeout(again, wait)
  }
  const cancel = () => {
    if (timer !== null) clearTimeout(timer)
    timer = null
    isPending = false
  }
  return Object.assign(call, { cancel })
}
