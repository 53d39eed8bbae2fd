// Reads the JSON reports of the test runners. Each returns `{ passed, failed, failures: [{ name, message }], unsteady? }`.
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

const readJson = file => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)
const NONE = { passed: 0, failed: 0, failures: [] }

/** A test file that does not load counts as one failed test. */
export function vitestReport(file) {
  const report = readJson(file)
  if (!report) return NONE
  const failures = report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const path = relative(process.cwd(), name)
      if (assertionResults.length === 0) return [{ name: path, message }]
      return assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => ({
          name: `${path} › ${fullName}`,
          // Vitest reports a timeout by location only
          message: failureMessages.join('\n').replaceAll('Error: STACK_TRACE_ERROR', 'Out of time'),
        }))
    })
  return { passed: report.numPassedTests, failed: failures.length, failures }
}

/** `unsteady` are tests that passed only when they were tried again: passed, but named in the output. */
export function playwrightReport(file) {
  const report = readJson(file)
  if (!report) return NONE
  const { expected, unexpected, flaky } = report.stats
  const tests = report.suites.flatMap(testsOfSuite)
  const failures = [
    ...report.errors.map(({ message }) => ({ name: 'Playwright', message })),
    ...tests.filter(({ status }) => status === 'unexpected'),
  ]
  const unsteady = tests.filter(({ status }) => status === 'flaky')
  return { passed: expected + flaky, failed: Math.max(unexpected, failures.length), failures, unsteady }
}

function testsOfSuite({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ status, results }) => ({
      name: `${file} › ${title}`,
      status,
      message: results
        .flatMap(({ errors }) => errors)
        .map(({ message }) => message)
        .join('\n'),
    })),
  )
  return [...own, ...suites.flatMap(testsOfSuite)]
}

export function consumersReport(file) {
  const report = readJson(file)
  return report ? { passed: report.passed, failed: report.failed, failures: report.failures } : NONE
}
