// Reads the JSON reports of the test runners. Each returns `{ passed, failed, failures: [{ name, message }] }`.
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
          // Vitest reports a test that ran out of time by its place alone
          message: failureMessages.join('\n').replaceAll('Error: STACK_TRACE_ERROR', 'Out of time'),
        }))
    })
  return { passed: report.numPassedTests, failed: failures.length, failures }
}

/** A test that passed only when tried again has failed. */
export function playwrightReport(file) {
  const report = readJson(file)
  if (!report) return NONE
  const { expected, unexpected, flaky } = report.stats
  const failures = [
    ...report.errors.map(({ message }) => ({ name: 'Playwright', message })),
    ...report.suites.flatMap(failuresOfSuite),
  ]
  return { passed: expected, failed: Math.max(unexpected + flaky, failures.length), failures }
}

function failuresOfSuite({ suites = [], specs = [] }) {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => ({
      name: `${file} › ${title}`,
      message: tests
        .flatMap(({ results }) => results)
        .flatMap(({ errors }) => errors)
        .map(({ message }) => message)
        .join('\n'),
    }))
  return [...own, ...suites.flatMap(failuresOfSuite)]
}

export function consumersReport(file) {
  const report = readJson(file)
  return report ? { passed: report.passed, failed: report.failed, failures: report.failures } : NONE
}
