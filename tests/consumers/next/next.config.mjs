/** The other consumers check the types. */
export default { typescript: { ignoreBuildErrors: true } }
