import type { IncomingHttpHeaders, RequestListener } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type HttpAnswer, type HttpRequest, requestJson, requestText } from '../../../src/net/http/request.ts'
import { answering, serve, type TestServer } from '../servers.ts'

const servers: TestServer[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()))
})

async function ask(listener: RequestListener, more: Partial<HttpRequest> = {}): Promise<HttpAnswer> {
  const server = await serve(listener)
  servers.push(server)
  return requestJson(fetch, { method: 'GET', url: `${server.url}/path`, ...more })
}

describe('a good answer', () => {
  it('is its value, its text as it came, its status and its date', async () => {
    const answer = await ask((_request, response) => {
      response.writeHead(200, {
        'content-type': 'application/json; charset=UTF-8',
        date: 'Sat, 21 Nov 2026 04:00:00 GMT',
      })
      response.end('{ "a" : [1, "é"] }')
    })
    const dateMilliseconds = Date.UTC(2026, 10, 21, 4)
    expect(answer).toStrictEqual({
      ok: true,
      status: 200,
      text: '{ "a" : [1, "é"] }',
      body: { a: [1, 'é'] },
      dateMilliseconds,
    })
  })

  it.each([400, 404, 429, 500, 503])('may have the status %i', async (status) => {
    expect(await ask(answering({ message: 'no' }, { status }))).toMatchObject({
      ok: true,
      status,
      body: { message: 'no' },
    })
  })

  it('may be of any JSON type', async () => {
    expect(await ask(answering({}, { type: 'application/problem+json' }))).toMatchObject({ ok: true })
  })

  it('may come in pieces that cut a character in two', async () => {
    const bytes = Buffer.from('{"a":"é€😀"}')
    const answer = await ask((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      for (const byte of bytes) response.write(Uint8Array.of(byte))
      response.end()
    })
    expect(answer).toMatchObject({ ok: true, body: { a: 'é€😀' } })
  })
})

describe('the question', () => {
  it('carries its JSON and its headers, and nothing that names the user', async () => {
    let seen: { headers: IncomingHttpHeaders; body: string } | undefined
    const listener: RequestListener = async (message, response) => {
      let body = ''
      for await (const chunk of message) body += chunk
      seen = { headers: message.headers, body }
      answering({})(message, response)
    }
    await ask(listener, { method: 'POST', body: { a: 1 }, headers: { 'x-api-key': 'k' } })
    expect(seen?.body).toBe('{"a":1}')
    expect(seen?.headers).toMatchObject({ 'content-type': 'application/json', 'x-api-key': 'k' })
    expect(seen?.headers).not.toHaveProperty('referer')
    expect(seen?.headers).not.toHaveProperty('cookie')
  })

  it('asks the platform to follow no redirect, for no credentials, referrer or cache', async () => {
    let init: RequestInit | undefined
    const spy: typeof fetch = async (_url, given) => {
      init = given
      return Response.json({})
    }
    await requestJson(spy, { method: 'GET', url: 'https://a.example/' })
    expect(init).toMatchObject({
      redirect: 'manual',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
    })
  })
})

describe('a bad answer', () => {
  const json = { 'content-type': 'application/json' }

  it.each([301, 302, 303, 307, 308])('redirect %i is not followed', async (status) => {
    let visits = 0
    const elsewhere = await serve((message, response) => {
      visits += 1
      answering({ evil: true })(message, response)
    })
    servers.push(elsewhere)
    const answer = await ask((_request, response) => void response.writeHead(status, { location: elsewhere.url }).end())
    expect(answer).toMatchObject({ ok: false, kind: 'redirected' })
    expect(visits).toBe(0)
  })

  it('a redirect that the browser hides is one', async () => {
    const hidden = Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' })
    const answer = await requestJson(async () => hidden, { method: 'GET', url: 'https://a.example/' })
    expect(answer).toMatchObject({ ok: false, kind: 'redirected', reason: { code: 'REDIRECTED' } })
  })

  it.each<[string, unknown, string]>([
    ['HTML', '<html><body>Bad gateway</body></html>', 'text/html'],
    ['HTML that claims to be JSON', '<html></html>', 'application/json'],
    ['JSON that claims to be a page', '{}', 'text/html'],
    ['JSON of no type', '{}', ''],
    ['JSON in another encoding', '{}', 'application/json; charset=utf-16'],
    ['a byte-order mark', '\ufeff{}', 'application/json'],
    ['bytes that are not UTF-8', Uint8Array.of(0x22, 0xff, 0x22), 'application/json'],
    ['a key said twice', '{"to":"a","to":"b"}', 'application/json'],
    ['a prototype key', '{"__proto__":{"a":1}}', 'application/json'],
    ['a lone surrogate', '{"a":"\\ud800"}', 'application/json'],
    ['nesting without end', '['.repeat(100_000), 'application/json'],
    ['33 levels', `${'['.repeat(33)}${']'.repeat(33)}`, 'application/json'],
    ['a number that would be read as its neighbour', '{"nonce":9007199254740993}', 'application/json'],
    ['two values', '{}{}', 'application/json'],
    ['nothing', '', 'application/json'],
  ])('%s is not JSON', async (_name, body, type) => {
    const answer = await ask(answering(body, { status: 502, type }))
    expect(answer).toMatchObject({ ok: false, kind: 'notJson', status: 502 })
  })

  it('larger than the cap is stopped, when its length says so and when it does not', async () => {
    const big = `"${'x'.repeat(5_000)}"`
    expect(await ask(answering(big), { maxBytes: 5_001 })).toMatchObject({ ok: false, kind: 'tooLarge' })
    expect(await ask(answering(big), { maxBytes: 5_002 })).toMatchObject({ ok: true })
  })

  it('without end is given up at the cap', async () => {
    let isClosed = () => {}
    const closed = new Promise<void>((resolve) => {
      isClosed = resolve
    })
    const answer = await ask(
      (_request, response) => {
        response.writeHead(200, json)
        const pour = () => {
          while (response.write('x'.repeat(65_536)));
        }
        response.on('drain', pour)
        response.on('close', () => isClosed())
        pour()
      },
      { maxBytes: 100_000 },
    )
    expect(answer).toMatchObject({ ok: false, kind: 'tooLarge' })
    await closed
  })

  it('that unpacks beyond the cap is stopped', async () => {
    const packed = gzipSync(`"${'0'.repeat(10_000_000)}"`)
    const answer = await ask((_request, response) => {
      response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end(packed)
    })
    expect(answer).toMatchObject({ ok: false, kind: 'tooLarge' })
  })

  it('that ends before its time is no answer', async () => {
    const short: RequestListener = (_request, response) => {
      response.writeHead(200, { ...json, 'content-length': '100' })
      response.write('{"a":')
      setImmediate(() => response.destroy())
    }
    expect(await ask(short)).toMatchObject({ ok: false, kind: 'offline', status: 200 })
    const cut: RequestListener = (_request, response) => void response.writeHead(200, json).end('{"a":{"b":1}')
    expect(await ask(cut)).toMatchObject({ ok: false, kind: 'notJson' })
  })

  it('that drips is given up when the time is over, wherever it was', async () => {
    const drip: RequestListener = (_request, response) => {
      response.writeHead(200, json)
      const timer = setInterval(() => response.write(' '), 5)
      response.on('close', () => clearInterval(timer))
    }
    expect(await ask(drip, { timeoutMilliseconds: 1_000 })).toMatchObject({ ok: false, kind: 'timeout', status: 200 })
    const silent = await ask(() => undefined, { timeoutMilliseconds: 30 })
    expect(silent).toMatchObject({ ok: false, kind: 'timeout', status: undefined })
  })

  it('is given up when the time is over, also where the platform takes no notice', async () => {
    vi.useFakeTimers()
    try {
      const never = () => new Promise<Response>(() => undefined)
      const hung = () => new Promise<void>(() => undefined)
      const half = async () => new Response(new ReadableStream({ pull: hung, cancel: hung }), { headers: json })
      for (const fetch of [never, half]) {
        const answers = [undefined, 5_000].map((timeoutMilliseconds) =>
          requestJson(fetch, {
            method: 'GET',
            url: 'http://node.invalid',
            ...(timeoutMilliseconds && { timeoutMilliseconds }),
          }),
        )
        await vi.advanceTimersByTimeAsync(5_000)
        expect(await answers[1]).toMatchObject({ ok: false, kind: 'timeout' })
        await vi.advanceTimersByTimeAsync(15_000)
        expect(await answers[0]).toMatchObject({ ok: false, kind: 'timeout' })
      }
    } finally {
      vi.useRealTimers()
    }
  })

  it('is none at all when nobody is there', async () => {
    const server = await serve(answering({}))
    await server.stop()
    const answer = await requestJson(fetch, { method: 'GET', url: server.url })
    expect(answer).toMatchObject({ ok: false, kind: 'offline', status: undefined })
  })

  it('is none when the question is given up, before or after it was asked', async () => {
    const signal = AbortSignal.abort()
    expect(await ask(answering({}), { signal })).toMatchObject({ ok: false, kind: 'aborted' })
    const controller = new AbortController()
    const answer = await ask(() => controller.abort(), { signal: controller.signal })
    expect(answer).toMatchObject({ ok: false, kind: 'aborted' })
  })
})

describe('an answer in plain text', () => {
  const askText = async (listener: RequestListener, changes: Partial<Parameters<typeof requestText>[1]> = {}) => {
    const server = await serve(listener)
    try {
      return await requestText(fetch, { method: 'GET', url: server.url, ...changes })
    } finally {
      await server.stop()
    }
  }

  it('is given as it came, whatever its type and status', async () => {
    expect(await askText(answering('840000\n', { type: 'text/plain' }))).toEqual({
      ok: true,
      status: 200,
      text: '840000\n',
    })
    expect(await askText(answering('{"a":1}', { status: 400 }))).toMatchObject({
      ok: true,
      status: 400,
      text: '{"a":1}',
    })
  })

  it('comes to a text that is sent as it is', async () => {
    let sent = ''
    const echo: RequestListener = (request, response) => {
      request.on('data', (piece) => {
        sent += `${request.headers['content-type']} ${piece}`
      })
      request.on('end', () => response.end('done'))
    }
    expect(await askText(echo, { method: 'POST', text: '0200' })).toMatchObject({ ok: true, text: 'done' })
    expect(sent).toBe('text/plain 0200')
  })

  it('has the same cap, the same time and the same redirects as every other', async () => {
    expect(await askText(answering('x'.repeat(11)), { maxBytes: 10 })).toMatchObject({ ok: false, kind: 'tooLarge' })
    expect(await askText(() => undefined, { timeoutMilliseconds: 30 })).toMatchObject({ ok: false, kind: 'timeout' })
    const moved: RequestListener = (_request, response) => void response.writeHead(302, { location: '/there' }).end()
    expect(await askText(moved)).toMatchObject({ ok: false })
  })

  it('is none where its bytes are not UTF-8', async () => {
    const answer = await askText(answering(Uint8Array.of(0xff, 0xfe)))
    expect(answer).toEqual({
      ok: false,
      kind: 'notJson',
      status: 200,
      message: 'The answer was not text',
      reason: { code: 'NOT_JSON' },
    })
  })
})
