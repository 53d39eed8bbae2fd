import bondPage from '../../../../packages/bond-page/labels/en.json' with { type: 'json' }
import ui from '../../../../packages/ui/labels/en.json' with { type: 'json' }
import english from '../../labels/en.json' with { type: 'json' }

/** Texts that the contract's examples ask for; a real server names its own. */
const OF_EXAMPLES = {
  issuer: 'Issuer',
  last_close: 'Last close',
  as_of: 'As of',
  period_3m: '3M',
  period_1y: '1Y',
}

/** All English texts of the site, as on its pages. */
export const siteLabels = { ...ui, ...bondPage, ...english, ...OF_EXAMPLES }
