import {
  ACTION,
  changed,
  differing,
  leftAfterAWhile,
  OFFLINE,
  openPage,
  quiet,
  scrollThrough,
  seen,
} from './visits.mjs'

/** Each message offers Retry once, and then to reload the page. */
const MOST_PRESSES = 4
const NAMED = 5

/** The changed parts that offer no action, neither in themselves nor right below what the server rendered of them. */
const withoutAction = (page, names) =>
  page.evaluate(
    ([changedNames, action]) => {
      const offers = new RegExp(action, 'i')
      return [...document.querySelectorAll('main h2')]
        .filter(heading => changedNames.includes(heading.innerText))
        .filter(heading => {
          const section = heading.closest('section[id]')
          const below = section?.closest('[data-slot=served-section]')?.nextElementSibling
          return ![section, below].some(place => offers.test(place?.innerText ?? ''))
        })
        .map(heading => heading.innerText)
    },
    [names, ACTION.source],
  )

/** The parts that still differ without an action after a while. */
const silent = (page, healthy) =>
  leftAfterAWhile(page, async () => withoutAction(page, changed(healthy, await seen(page))))

/** Presses the first action that is offered until one reloads the page. */
async function pressUntilReloaded(visit) {
  const { page } = visit
  const action = page.getByRole('main').getByRole('button', { name: ACTION }).first()
  for (let pressed = 0; pressed < MOST_PRESSES && (await action.count()) > 0; pressed++) {
    const reloads = /reload/i.test(await action.innerText())
    await Promise.all([reloads && page.waitForEvent('domcontentloaded'), action.click()])
    await quiet(visit)
    if (reloads) return
  }
}

/** What is wrong with a page that loses its connection when it requests this script. */
async function errorsOf(browser, cookies, { url, script, healthy }) {
  const visit = await openPage(browser, cookies)
  const { context, page } = visit
  try {
    await page.route(`**${script}`, async route => {
      await context.setOffline(true)
      await route.abort('internetdisconnected')
    })
    await page.goto(url, { waitUntil: 'domcontentloaded' })
    await quiet(visit)
    const before = await seen(page)
    await scrollThrough(visit)
    await quiet(visit)
    const errors = OFFLINE.test((await seen(page)).text) ? [] : ['no message while offline']
    await page.unroute(`**${script}`)
    await context.setOffline(false)
    await quiet(visit)
    const now = await seen(page)
    const lost = changed(healthy, now).filter(
      name => before.texts[name]?.trim() !== name && now.texts[name] !== before.texts[name],
    )
    errors.push(...lost.map(name => `${name} was lost`))
    errors.push(...(await silent(page, healthy)).map(name => `${name} differs without an action`))
    await pressUntilReloaded(visit)
    errors.push(...(await differing(visit, healthy)).map(name => `${name} not whole afterwards`))
    return errors
  } finally {
    await context.close()
  }
}

/** Each of the scripts is cut by a lost connection. Returns the row. */
export async function measureCutScripts(browser, cookies, { url, healthy, scripts }) {
  const culprits = []
  for (const script of scripts) {
    const errors = await errorsOf(browser, cookies, { url, script, healthy })
    if (errors.length > 0) culprits.push(`${script.split('/').at(-1)}: ${errors.join(', ')}`)
  }
  const named = culprits.slice(0, NAMED).join('; ')
  return {
    what: `${scripts.length} scripts that ${new URL(url).pathname} requests while it is scrolled × cut by a lost connection`,
    goal: 'what was on the page stays, a message with an action, whole after it',
    measured: `${scripts.length - culprits.length} of ${scripts.length}${named ? `; ${named}` : ''}`,
    reached: scripts.length > 0 && culprits.length === 0,
  }
}
