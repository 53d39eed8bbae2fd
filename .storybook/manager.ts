import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'
import type { TagBadgeParameters } from 'storybook-addon-tag-badges/manager-helpers'
import { STATUSES } from './status.ts'

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Accrue', brandTarget: '_self', brandUrl: './' }),
  sidebar: {
    collapsedRoots: ['bond page'],
  },
  tagBadges: [
    {
      tags: 'new',
      badge: { text: STATUSES.new.text, style: STATUSES.new.style, tooltip: STATUSES.new.description },
    },
    {
      tags: 'stable',
      badge: {
        text: STATUSES.stable.text,
        style: STATUSES.stable.style,
        tooltip: STATUSES.stable.description,
      },
      // most components are stable: in the sidebar, only what is new stands out
      display: { sidebar: false },
    },
  ] satisfies TagBadgeParameters,
})
