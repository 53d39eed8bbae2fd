import type { SyntheticEvent } from 'react'

/** Prevents downshift from handling an event that we have handled. */
export function skipDownshift({ nativeEvent }: Pick<SyntheticEvent, 'nativeEvent'>): void {
  Object.assign(nativeEvent, { preventDownshiftDefault: true })
}
