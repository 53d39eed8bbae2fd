import { describe, expect, test } from 'vitest'
import { type BottomBannerContent, toBottomBannerViewModel, variantOf } from './bottom-banner.view-model.ts'

const CONTENT: BottomBannerContent = {
  title: 'Full access',
  text: 'All values of all bonds.',
  action: { title: 'See what it opens', href: '/access/' },
  picture: { screen: '/wide.svg', mobile: '/square.svg', alt: 'A chart' },
}

test('H3 two variants by the breakpoint (shared-blocks §2)', () => {
  expect([variantOf(false), variantOf(true)]).toEqual(['screen', 'mobile'])
})

describe('H3 the content of the bottom banner', () => {
  test.each([
    ['the wide picture on a screen', 'screen', '/wide.svg'],
    ['the square one on a phone', 'mobile', '/square.svg'],
  ] as const)('%s', (_sentence, variant, src) => {
    expect(toBottomBannerViewModel(CONTENT, variant)).toEqual({
      variant,
      title: 'Full access',
      text: 'All values of all bonds.',
      action: { title: 'See what it opens', href: '/access/' },
      picture: { src, alt: 'A chart' },
    })
  })

  test.each<[string, Partial<BottomBannerContent>]>([
    ['no picture', { picture: undefined }],
    ['a picture that is script', { picture: { screen: 'javascript:alert(1)', mobile: '', alt: '' } }],
    ['a picture without a scheme', { picture: { screen: '//evil.example/a.png', mobile: '', alt: '' } }],
    ['a picture without an address', { picture: { screen: '', mobile: '', alt: '' } }],
  ])('%s: only text', (_sentence, over) => {
    expect(toBottomBannerViewModel({ ...CONTENT, ...over }, 'screen')?.picture).toBeNull()
  })

  test.each<[string, BottomBannerContent | null]>([
    ['nothing is advertised', null],
    ['what is advertised has no name', { ...CONTENT, title: ' ' }],
  ])('%s: no banner', (_sentence, content) => {
    expect(toBottomBannerViewModel(content, 'screen')).toBeNull()
  })
})
