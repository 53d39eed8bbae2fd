import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AnimationsWindow } from './show-story.ts'

const require = createRequire(import.meta.url)
const axeSource = readFileSync(
  createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
)

export const EVERY_RULE = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The axe options of .storybook/preview.tsx, for the panel and the story tests. */
export const A11Y = { test: 'error', options: { runOnly: EVERY_RULE } }
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block']
/** Reports hidden content for a review by hand, never a violation; it takes as long as ten other rules. */
const NEVER_VIOLATED = ['hidden-content']
/** A story of a widget needs no landmark; a whole page does. */
const isWholePage = (title: string) => title.endsWith('/Whole page')

type Rules = { tags: string[] } | { rules: string[] }
type Options = { whole: boolean; rules: Rules; off: string[] }
type AxeCheck = { data?: { messageKey?: string; message?: string } | null }
type AxeNode = { target: string[]; failureSummary?: string; any: AxeCheck[]; none: AxeCheck[] }
type AxeResult = { id: string; help: string; nodes: AxeNode[] }
type Axe = {
  run: (context: unknown, options: unknown) => Promise<{ violations: AxeResult[]; incomplete: AxeResult[] }>
}

/** The findings of axe in the current window, a line per rule and element. */
export async function findings(page: Page, title: string, rules: Rules): Promise<string[]> {
  const whole = isWholePage(title)
  const options = {
    whole,
    rules,
    off: 'rules' in rules ? [] : whole ? NEVER_VIOLATED : [...NEVER_VIOLATED, 'region'],
  }
  const found = await run(page, options)
  if (found) return found
  // the first story of a window
  await page.evaluate(`${axeSource}; window.accrueAxe = window.axe`)
  return (await run(page, options)) ?? ['axe did not run']
}

/** Null in a window without axe. */
async function run(page: Page, options: Options): Promise<string[] | null> {
  return page.evaluate(async ({ whole, rules, off }) => {
    const { accrueAxe, finishAnimations } = window as unknown as AnimationsWindow & { accrueAxe?: Axe }
    if (!accrueAxe) return null
    // Storybook's preloaded files stay in the head: hundreds of elements, which axe would look at for each story
    for (const link of document.head.querySelectorAll('link[rel=modulepreload]')) link.remove()
    // colours in transition have no valid contrast
    finishAnimations()
    const runAxe = async () => {
      const { violations, incomplete } = await accrueAxe.run(
        whole ? document : { include: [['body']], exclude: [['.sb-wrapper']] },
        {
          runOnly:
            'tags' in rules ? { type: 'tag', values: rules.tags } : { type: 'rule', values: rules.rules },
          rules: Object.fromEntries(off.map(rule => [rule, { enabled: false }])),
          // axe cannot decide on text under the shadow at a table's edge
          checks: { 'color-contrast': { options: { ignorePseudo: true, ignoreLength: true } } },
          resultTypes: ['violations', 'incomplete'],
          // it would parse every style sheet for rules about audio and orientation, which no story has
          preload: false,
        },
      )
      return { violations, contrasts: incomplete.find(({ id }) => id === 'color-contrast')?.nodes ?? [] }
    }
    const elementOf = (node: AxeNode) => document.querySelector(node.target.join(' '))
    let { violations, contrasts } = await runAxe()
    // a message that ended meanwhile, such as "chart.pdf saved", covers nothing the second time
    if (contrasts.some(node => !elementOf(node))) ({ violations, contrasts } = await runAxe())
    const why = ({ any, none }: AxeNode) => any[0]?.data?.messageKey ?? none[0]?.data?.message ?? ''
    // axe cannot check text in SVG, nor text that is partly scrolled away, covered or outside its grid;
    // in forced colours it reads the page's text colour, which the browser does not use
    const isWithin = (node: AxeNode, what: (element: Element) => boolean) => {
      let at = elementOf(node)
      while (at && !what(at)) at = at.parentElement
      return at !== null
    }
    // scrolled content may be under sticky headings; axe does not know the top layer either
    const isLayered = (node: AxeNode) => isWithin(node, at => at.scrollTop > 0 || at.matches(':popover-open'))
    const isExcused = (node: AxeNode) =>
      /^elmPartiallyObscur|^Element midpoint exceeds/.test(why(node)) ||
      (why(node) === 'bgOverlap' && isLayered(node)) ||
      (why(node) === 'equalRatio' && matchMedia('(forced-colors: active)').matches) ||
      elementOf(node)?.closest('svg') != null
    const undecided = contrasts.filter(node => !isExcused(node))
    return [
      ...violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, failureSummary }) => {
          const reason = failureSummary?.split('\n')[1]?.trim()
          return `${id}: ${target.join(' ')} – ${reason ?? help}`
        }),
      ),
      ...undecided.map(node => `contrast undecided: ${node.target.join(' ')} – ${why(node)}`),
    ]
  }, options)
}

/** Sets the attribute only, as the toolbar's switch does; the story does not render again. */
export const switchTheme = (page: Page, theme: string) =>
  page.evaluate(name => {
    document.documentElement.dataset.theme = name
  }, theme)
