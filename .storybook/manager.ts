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
      // most components are stable, so the sidebar marks only the new ones; docs pages show the status themselves, and guides have none
      display: { sidebar: false, toolbar: 'story' },
    },
  ] satisfies TagBadgeParameters,
})
