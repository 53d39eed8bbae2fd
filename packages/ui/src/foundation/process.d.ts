/**
 * Bundlers replace `process.env.NODE_ENV`, and Node.js has it; a browser without a bundler has no `process`. It is
 * declared here because bundlers do not replace a variable that a module declares itself.
 */
declare const process: { env: { NODE_ENV?: string } }
