/** The widths at which the product changes: phone, the last mobile pixel (680), tablet, desk. */
export const VIEWPORTS = {
  phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  mobileEdge: { name: 'Mobile edge 680', styles: { width: '680px', height: '900px' }, type: 'tablet' },
  tablet: { name: 'Tablet 834', styles: { width: '834px', height: '1112px' }, type: 'tablet' },
  desk: { name: 'Desk 1360', styles: { width: '1360px', height: '900px' }, type: 'desktop' },
} as const
