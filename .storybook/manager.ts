import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Accrue', brandTarget: '_self', brandUrl: './' }),
  sidebar: {
    collapsedRoots: ['bond page'],
    // the list shows `DatePicker` as "Date picker"
    renderLabel: ({ type, name }) =>
      type === 'component'
        ? name.replace(/([a-z])([A-Z])/g, (_, end, start) => `${end} ${start.toLowerCase()}`)
        : name,
  },
})
