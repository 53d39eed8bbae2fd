import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** The caller of a request, from trusted information only. */
export type RequestCaller = {
  /** IP address: the last hop that no trusted proxy vouches for. */
  address: string
  /** Protocol between browser and trusted proxy; undefined without a proxy. */
  protocol: string | undefined
  /** Whether the request came through a trusted proxy. */
  proxied: boolean
}

const plainAddress = (address: string) => address.replace(/^::ffff:(?=[\d.]+$)/, '')

/** Reads callers. X-Forwarded-For and X-Forwarded-Proto are trusted only from these addresses and networks. */
export function callerReader(trusted: readonly string[]): (incoming: IncomingMessage) => RequestCaller {
  const proxies = new BlockList()
  for (const network of trusted) {
    const [start = '', bits] = network.split('/')
    const family = isIP(start) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) proxies.addAddress(start, family)
    else proxies.addSubnet(start, Number(bits), family)
  }
  const isTrusted = (address: string) => proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
  return incoming => {
    let address = plainAddress(incoming.socket.remoteAddress ?? 'unknown')
    const proxied = isIP(address) > 0 && isTrusted(address)
    if (!proxied) return { address, protocol: undefined, proxied }
    const hops = [incoming.headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
    // Each proxy appends the address it saw; entries before the first untrusted hop can be forged.
    while (isTrusted(address)) {
      const hop = plainAddress((hops.pop() ?? '').trim())
      if (isIP(hop) === 0) break
      address = hop
    }
    const protocol = String(incoming.headers['x-forwarded-proto'] ?? '')
      .trim()
      .toLowerCase()
    return { address, protocol: protocol || undefined, proxied }
  }
}

/** The key for rate limits: an IPv4 address, or the /64 network of an IPv6 customer. */
export function limitedNetwork(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail] = address.replace(/%.*$/, '').split('::')
  const groups = head === '' ? [] : head.split(':')
  const last = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - groups.length - last.length
  const all = [...groups, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...last]
  return `${all
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
