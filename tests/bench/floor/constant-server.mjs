// The service's floor: the same HTTP server, with a constant answer from standard input.
// It prints its port.
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'

let text = ''
for await (const piece of process.stdin.setEncoding('utf8')) text += piece
const app = new Hono()
app.post('/quote/v2', async (context) => {
  await context.req.text()
  return context.body(text, 200, { 'content-type': 'application/json' })
})
const server = createServer(getRequestListener(app.fetch))
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`))
