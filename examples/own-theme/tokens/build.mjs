// Writes the site's tokens as CSS variables, which take the place of Accrue's.
import StyleDictionary from 'style-dictionary'

// a token's path is the name of its variable, without `color` and `size`
StyleDictionary.registerTransform({
  name: 'accrue/name',
  type: 'name',
  transform: ({ path }) => path.filter(part => part !== 'color' && part !== 'size').join('-'),
})

const THEMES = [
  { theme: 'light', file: 'light.css', selector: ':root, [data-theme="light"]' },
  // paper is light
  { theme: 'dark', file: 'dark.css', selector: ['@media screen', '[data-theme="dark"]'] },
  {
    theme: 'dark',
    file: 'system-dark.css',
    selector: ['@media screen and (prefers-color-scheme: dark)', ':root:not([data-theme])'],
  },
]

for (const { theme, file, selector } of THEMES) {
  const dictionary = new StyleDictionary({
    // a value may name one of Accrue's tokens, as {color.surface}
    include: [`node_modules/@accrue/ui/tokens/${theme}.tokens.json`],
    source: [`tokens/${theme}.tokens.json`],
    platforms: {
      css: {
        transformGroup: 'css',
        transforms: ['accrue/name'],
        buildPath: 'src/generated/',
        files: [
          {
            destination: file,
            format: 'css/variables',
            filter: token => token.isSource === true,
            options: { selector },
          },
        ],
      },
    },
    log: { verbosity: 'silent' },
  })
  await dictionary.buildAllPlatforms()
}
