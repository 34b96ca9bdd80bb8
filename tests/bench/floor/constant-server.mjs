// The floor of the devnet's service: the same HTTP server, which reads a body and answers with the same text each time.
// The text comes on the standard input; the port goes out on the standard output.
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
