/** A promise that the test settles, to delay a port's answer. */
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
