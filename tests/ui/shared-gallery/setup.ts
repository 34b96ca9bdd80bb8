import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'

/** Builds once for all workers. */
export async function setup({ provide }: TestProject): Promise<() => void> {
  const server = createServer(async (_, response) => {
    try {
      const { serveGallery } = await import('../gallery-server.ts')
      response.end(JSON.stringify(await serveGallery()))
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  provide('gallery', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  return () => void server.close()
}
