import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { callerReader, limitedNetwork } from './caller.ts'

function incoming(remoteAddress: string, headers: Record<string, string> = {}): IncomingMessage {
  return { socket: { remoteAddress }, headers } as unknown as IncomingMessage
}

describe('the caller of a request', () => {
  const read = callerReader(['10.0.0.0/8', '::1'])

  test.each([
    ['headers of an untrusted address are ignored', '203.0.113.9', '1.2.3.4', '203.0.113.9'],
    ['headers of a trusted proxy are used', '10.1.1.1', '198.51.100.7', '198.51.100.7'],
    ['an IPv4 proxy on an IPv6 socket is trusted', '::ffff:10.1.1.1', '198.51.100.7', '198.51.100.7'],
    ['entries by the caller are ignored', '::1', '1.2.3.4, 198.51.100.7, 10.2.2.2', '198.51.100.7'],
    ['without X-Forwarded-For the proxy is the caller', '10.1.1.1', '', '10.1.1.1'],
    ['an invalid address ends the list', '10.1.1.1', '1.2.3.4, evil', '10.1.1.1'],
    ['only trusted addresses: the first', '10.1.1.1', '10.3.3.3', '10.3.3.3'],
  ])('%s', (_, peer, forwarded, address) => {
    const headers = { 'x-forwarded-for': forwarded, 'x-forwarded-proto': 'https' }
    const caller = read(incoming(peer, headers))
    expect(caller.address).toBe(address)
    expect(caller.protocol).toBe(caller.proxied ? 'https' : undefined)
  })
})

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s is limited as %s', (address, network) => expect(limitedNetwork(address)).toBe(network))
