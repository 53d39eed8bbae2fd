/**
 * Bundlers replace `process.env.NODE_ENV`, and Node.js has it; in a browser without a bundler there is no `process`.
 * Declared here and not in the modules that read it: there it would count as a variable of theirs, which bundlers do not replace.
 */
declare const process: { env: { NODE_ENV?: string } }
