import { Hono } from 'hono'
import { messageOnly } from '../errors.ts'
import type { ServiceEnvironment } from '../faults/http-faults.ts'
import { endOf, type Registry } from './registry.ts'

/** Serves transactions and addresses as JSON, and icons, for the chain records' URLs. */
export function explorer(registry: Registry): Hono<ServiceEnvironment> {
  const app = new Hono<ServiceEnvironment>()
  for (const kind of ['tx', 'address'] as const) {
    app.get(`/explorer/:chainId/${kind}/:id`, async (c) => {
      const { family, chain } = endOf(registry, Number(c.req.param('chainId')), 'chainId')
      const found = await family.explore(chain, kind, c.req.param('id'))
      if (found === undefined) throw messageOnly(404, `${kind}: chain ${chain.id} has none such`)
      return c.json(found as object)
    })
  }
  app.get('/icons/:file', (c) => {
    const name = /^([a-z0-9]{1,16})\.svg$/.exec(c.req.param('file'))?.[1]
    if (!name) throw messageOnly(404, 'icons: no such icon')
    return c.body(icon(name), 200, { 'content-type': 'image/svg+xml' })
  })
  return app
}

function icon(name: string): string {
  const hue = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7)
  const letter = name.slice(0, 1).toUpperCase()
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
    `<circle cx="16" cy="16" r="16" fill="hsl(${hue} 60% 45%)"/>` +
    `<text x="16" y="22" font-family="sans-serif" font-size="17" fill="#fff" text-anchor="middle">${letter}</text></svg>`
  )
}
