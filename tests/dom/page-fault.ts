import { act, cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { vi } from 'vitest'
import { forgetWarnings } from '../../packages/ui/src/foundation/dev-warnings.ts'

const TEXT_FAULT = /\b(?:NaN|Infinity|undefined|null|Invalid Date)\b|\[object /
/** Drawn by numbers, or read aloud. Ids and values of options are the data's own. */
const DRAWN_FAULT = /\b(?:NaN|Infinity|undefined|Invalid Date)\b|\[object /
const READ = /^(?:aria-(?:label|description|value.*|rowcount|colcount)|title|alt|placeholder|min|max|step)$/
const ADDRESS = /^(?:href|src|action|formaction|xlink:href)$/

/** What is wrong with the page: a text or an attribute that no user should get. */
function faultOfPage(): string | null {
  const text = document.body.textContent ?? ''
  const bad = TEXT_FAULT.exec(text)
  if (bad) return `text: ${text.slice(Math.max(0, bad.index - 40), bad.index + 40)}`
  for (const element of document.body.querySelectorAll('*'))
    for (const { name, value } of element.attributes) {
      const isRead = READ.test(name) || (element instanceof SVGElement && !/^(?:data-|id$)/.test(name))
      const isWrong = ADDRESS.test(name) ? /^\s*javascript:/i.test(value) : isRead && DRAWN_FAULT.test(value)
      if (isWrong || value.includes('[object ')) return `${element.tagName} ${name}="${value.slice(0, 100)}"`
    }
  return null
}

const messages: string[] = []

/** Collects what the console gets, for `faultOf`, until the returned function runs. For `beforeEach`. */
export function collectMessages(): () => void {
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation(
      (...parts) => void messages.push(parts.map(String).join(' ').slice(0, 300)),
    )
  return () => void vi.restoreAllMocks()
}

export const FAULT_OF_STORY = 'The story itself throws.'

/** Whether the first file of ours on the stack is a file of stories. */
function isOfStory(fault: unknown): boolean {
  const lines = fault instanceof Error ? (fault.stack ?? '').split('\n') : []
  return lines.find(line => line.includes('/packages/'))?.includes('.stories.tsx') === true
}

/** Renders the element; null if it renders well, or if a warning of ours says what is wrong. */
export async function faultOf(element: ReactElement): Promise<string | null> {
  messages.length = 0
  forgetWarnings()
  try {
    render(element, { reactStrictMode: false })
    // what a port answers
    await act(() => new Promise<void>(done => setTimeout(done, 0)))
    return faultOfPage() ?? messages.find(text => !text.startsWith('Accrue ')) ?? null
  } catch (fault) {
    return isOfStory(fault) ? FAULT_OF_STORY : `throws: ${fault}`
  } finally {
    cleanup()
  }
}
