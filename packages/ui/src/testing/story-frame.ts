/** Parameters of a story that covers the window or takes the focus: its docs page shows it in a frame of its own. */
export const OWN_FRAME = { docs: { story: { inline: false, height: '440px' } } }
