import { expect, test } from 'vitest'
import { createLog, requestId } from './log.ts'

function logged(write: (log: ReturnType<typeof createLog>) => void): string[] {
  const lines: string[] = []
  write(createLog('info', { write: line => void lines.push(line) }))
  return lines
}

test('a line is one JSON object for any content and has the id of its request', () => {
  const lines = logged(log =>
    requestId.run('r-1', () => log.info({ path: '/a\n{"level":"error"}' }, 'request')),
  )
  expect(lines).toHaveLength(1)
  expect(lines[0]?.trim()).not.toContain('\n')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'info',
    requestId: 'r-1',
    path: '/a\n{"level":"error"}',
    msg: 'request',
  })
})

test('of an error, kind, code and location are logged; messages and parameters are not', () => {
  const cause = Object.assign(new Error('Key (login)=(secret) already exists'), {
    code: '23505',
    detail: 'secret',
    parameters: ['secret'],
  })
  const error = Object.assign(new Error('Failed query: insert\nparams: secret', { cause }), {
    params: ['secret'],
  })
  const [line = ''] = logged(log => log.error({ err: error }, 'fault'))
  expect(line).not.toContain('secret')
  expect(JSON.parse(line).err).toMatchObject({ name: 'Error', cause: { code: '23505' } })
  expect(JSON.parse(line).err.at[0]).toContain('log.test.ts')
})
