/**
 * The scrolling part of the panel; tabs, buttons and footer stay in place. Its height is what the dialog leaves.
 * It reaches the dialog's edges, so that focus rings are not cut.
 */
export const scrollStyles =
  '-mx-5 max-h-[max(10rem,calc(76vh-16rem))] overflow-y-auto overscroll-contain px-5 max-desk:max-h-[max(10rem,calc(90dvh-18rem))]'
