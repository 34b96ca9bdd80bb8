import { Hono } from 'hono'
import { isAddress, isHash } from 'viem'
import { messageOnly } from '../errors.ts'
import { type Nodes, nodeOf } from '../evm/nodes.ts'
import type { ServiceEnvironment } from '../faults/http-faults.ts'

/**
 * What `explorerUrl` and `iconUrl` of the chain records point at: `/explorer/{chainId}/tx/{hash}` and
 * `/explorer/{chainId}/address/{address}` as JSON, and an icon for each chain and currency.
 */
export function explorer(nodes: Nodes): Hono<ServiceEnvironment> {
  const app = new Hono<ServiceEnvironment>()
  app.get('/explorer/:chainId/tx/:hash', async (c) => {
    const { client } = nodeOf(nodes, Number(c.req.param('chainId')), 'chainId')
    const hash = c.req.param('hash')
    if (!isHash(hash)) throw messageOnly(400, 'hash: expected 0x and 64 hex digits')
    const [transaction, receipt] = await Promise.all([
      client.request({ method: 'eth_getTransactionByHash', params: [hash] }),
      client.request({ method: 'eth_getTransactionReceipt', params: [hash] }),
    ])
    if (!transaction) throw messageOnly(404, `hash: no transaction ${hash}`)
    return c.json({ transaction, receipt })
  })
  app.get('/explorer/:chainId/address/:address', async (c) => {
    const { chain, client } = nodeOf(nodes, Number(c.req.param('chainId')), 'chainId')
    const address = c.req.param('address')
    if (!isAddress(address)) throw messageOnly(400, 'address: expected an EVM address')
    const balance = await client.getBalance({ address })
    return c.json({ address, balance: balance.toString(), symbol: chain.native.symbol })
  })
  app.get('/icons/:file', (c) => {
    const name = /^([a-z0-9]{1,16})\.svg$/.exec(c.req.param('file'))?.[1]
    if (!name) throw messageOnly(404, 'icons: no such icon')
    return c.body(icon(name), 200, { 'content-type': 'image/svg+xml' })
  })
  return app
}

// A disc in a colour of its own with the first letter.
function icon(name: string): string {
  const hue = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7)
  const letter = name.slice(0, 1).toUpperCase()
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
    `<circle cx="16" cy="16" r="16" fill="hsl(${hue} 60% 45%)"/>` +
    `<text x="16" y="22" font-family="sans-serif" font-size="17" fill="#fff" text-anchor="middle">${letter}</text></svg>`
  )
}
