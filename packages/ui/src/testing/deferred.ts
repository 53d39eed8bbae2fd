/** A promise that the test settles: the way to hold a port's answer back. */
export type Deferred<T> = {
  promise: Promise<T>
  resolve: (value: T) => void
  reject: (fault: unknown) => void
}

export function deferred<T>(): Deferred<T> {
  let resolve: (value: T) => void = () => {}
  let reject: (fault: unknown) => void = () => {}
  const promise = new Promise<T>((onResolve, onReject) => {
    resolve = onResolve
    reject = onReject
  })
  return { promise, resolve, reject }
}
