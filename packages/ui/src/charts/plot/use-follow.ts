'use client'
import { useEffect } from 'react'
import type { Readable } from './cursor.ts'

/** Calls `follow` with the channel's value now and after every change, without rendering. */
export function useFollow<T>(channel: Readable<T>, follow: (value: T) => void): void {
  useEffect(() => {
    follow(channel.get())
    return channel.subscribe(follow)
  }, [channel, follow])
}
