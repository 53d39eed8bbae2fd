/** Types are proven by the other consumers. */
export default { typescript: { ignoreBuildErrors: true } }
