import type { SyntheticEvent } from 'react'

/** Keeps downshift's own handler from an event that ours has handled. */
export function skipDownshift({ nativeEvent }: Pick<SyntheticEvent, 'nativeEvent'>): void {
  Object.assign(nativeEvent, { preventDownshiftDefault: true })
}
