import { decodeAbiParameters, encodeAbiParameters, encodeErrorResult, type Hex, parseAbi } from 'viem'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { failedFor } from '../../../../src/core/reason/reason.ts'
import { callWithGateways } from '../../../../src/net/families/evm/ccip-read.ts'
import type { Fetch } from '../../../../src/net/http/request.ts'

const RESOLVER = '0x231b0ee14048e9dccd1d247744d114a4eb5e8e63'
const STRANGER = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const PINNED = 'https://gateway.example/{sender}/{data}.json'
const POSTED = 'https://posted.example/names'
const CALLBACK = '0x12345678'
const ERROR = parseAbi(['error OffchainLookup(address, string[], bytes, bytes4, bytes)'])
const PAIR = [{ type: 'bytes' }, { type: 'bytes' }] as const
const ANSWER = `0x${'ab'.repeat(33)}` as const

const lookup = (urls: readonly string[], sender: Hex = RESOLVER) =>
  encodeErrorResult({ abi: ERROR, args: [sender, [...urls], '0xc0ffee', CALLBACK, '0x77'] })

function stand(
  refusals: readonly Hex[],
  respond: (url: string) => Response | Promise<Response> = () => Response.json({ data: ANSWER }),
) {
  const asked: string[] = []
  const inits: (RequestInit | undefined)[] = []
  const calls: string[] = []
  const fetch: Fetch = async (url, init) => {
    asked.push(`${url}`)
    inits.push(init)
    return respond(`${url}`)
  }
  const call = async (to: string, data: string) => {
    calls.push(`${to} ${data}`)
    const refusal = refusals[calls.length - 1]
    if (!refusal) return { ok: true, value: '0x01' } as const
    return { ...failedFor({ code: 'NO_REASON' }), code: 3, transport: undefined, data: refusal }
  }
  const read = (urls: readonly string[] = [PINNED, POSTED], isAsked = true) =>
    callWithGateways(
      call,
      { to: RESOLVER, data: '0x99' },
      { urls, said: new Map(), fetch: isAsked ? fetch : undefined },
    )
  return { asked, inits, calls, read }
}

describe('a pinned gateway', () => {
  it('is asked once, plainly, and its answer goes to the callback on chain', async () => {
    const { asked, inits, calls, read } = stand([lookup(['https://other.example/{data}', PINNED])])
    expect(await read()).toEqual({ ok: true, value: '0x01' })
    expect(asked).toEqual([`https://gateway.example/${RESOLVER}/0xc0ffee.json`])
    expect(inits[0]).toMatchObject({
      method: 'GET',
      redirect: 'manual',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    })
    const [to, data = ''] = (calls[1] ?? '').split(' ')
    expect([to, data.slice(0, 10)]).toEqual([RESOLVER, CALLBACK])
    expect(decodeAbiParameters(PAIR, `0x${data.slice(10)}`)).toEqual([ANSWER, '0x77'])
    expect(`0x${data.slice(10)}`).toBe(encodeAbiParameters(PAIR, [ANSWER, '0x77']))
  })

  it('without a place for the data gets a post', async () => {
    const { asked, inits, read } = stand([lookup([POSTED])])
    expect(await read()).toMatchObject({ ok: true })
    expect(asked).toEqual([POSTED])
    expect(inits[0]).toMatchObject({ method: 'POST', body: JSON.stringify({ data: '0xc0ffee', sender: RESOLVER }) })
  })

  it('is asked in four rounds at most', async () => {
    const { asked, read } = stand(Array.from({ length: 9 }, () => lookup([PINNED])))
    expect(await read()).toMatchObject({ ok: false, reason: { code: 'NAME_ELSEWHERE', host: 'gateway.example' } })
    expect(asked).toHaveLength(4)
  })

  it.each<[string, () => Response, string]>([
    ['an error', () => Response.json({ message: 'no' }, { status: 404 }), 'REFUSED_WITH'],
    ['a redirect', () => new Response(null, { status: 302, headers: { location: 'https://x.example' } }), 'REDIRECTED'],
    ['a page', () => new Response('<html>', { headers: { 'content-type': 'text/html' } }), 'NOT_JSON'],
    ['other JSON', () => Response.json({ data: 'anna' }), 'UNREADABLE'],
    ['too much', () => Response.json({ data: `0x${'00'.repeat(40_000)}` }), 'TOO_LARGE'],
  ])('that answers %s proves nothing', async (_, respond, code) => {
    const { calls, read } = stand([lookup([PINNED])], respond)
    expect(await read()).toMatchObject({ ok: false, reason: { code } })
    expect(calls).toHaveLength(1)
  })
})

it('a pinned gateway that is silent is waited for five seconds', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { calls, read } = stand([lookup([PINNED])], () => new Promise<Response>(() => undefined))
  const reading = read()
  const isOver = vi.fn()
  void reading.then(isOver)
  await vi.advanceTimersByTimeAsync(4_999)
  expect(isOver).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(await reading).toMatchObject({ ok: false, reason: { code: 'TIMEOUT' } })
  expect(calls).toHaveLength(1)
})

describe('the pinned gateways that a contract lists', () => {
  const down = () => Response.json({ message: 'down' }, { status: 503 })
  const first = `https://gateway.example/${RESOLVER}/0xc0ffee.json`
  const listed = lookup([PINNED, 'https://other.example/{data}', PINNED, POSTED])

  it('are asked in its order until one answers, and no other one', async () => {
    const { asked, calls, read } = stand([listed], (url) => (url === POSTED ? Response.json({ data: ANSWER }) : down()))
    expect(await read()).toEqual({ ok: true, value: '0x01' })
    expect(asked).toEqual([first, POSTED])
    expect(calls).toHaveLength(2)
  })

  it('are asked no further after the first answer', async () => {
    const { asked, read } = stand([listed])
    expect(await read([POSTED, PINNED])).toMatchObject({ ok: true })
    expect(asked).toEqual([first])
  })

  it('prove nothing where all are down', async () => {
    const { asked, calls, read } = stand([listed], down)
    expect(await read()).toMatchObject({ ok: false })
    expect([asked, calls.length]).toEqual([[first, POSTED], 1])
  })
})

describe('no host is contacted', () => {
  const elsewhere = (host: string) => ({ ok: false, reason: { code: 'NAME_ELSEWHERE', host } })

  it.each([
    ['https://gateway.example/{sender}/{data}', 'gateway.example'],
    ['https://gateway.example.evil.example/{sender}/{data}.json', 'gateway.example.evil.example'],
    ['http://gateway.example/{sender}/{data}.json', 'gateway.example'],
  ])('that the profile does not pin to the letter: %s', async (url, host) => {
    const { asked, read } = stand([lookup([url])])
    expect(await read()).toMatchObject(elsewhere(host))
    expect(asked).toEqual([])
  })

  it('before the user asks; the pinned one is named', async () => {
    const { asked, read } = stand([lookup(['https://other.example', PINNED])])
    expect(await read([PINNED], false)).toMatchObject(elsewhere('gateway.example'))
    expect(asked).toEqual([])
  })

  it('for another contract than the one that was called', async () => {
    const { asked, read } = stand([lookup([PINNED], STRANGER)])
    expect(await read()).toMatchObject({ ok: false, reason: { code: 'NO_REASON' } })
    expect(asked).toEqual([])
  })

  it.each(['0x556f1830', `0x556f1830${'f'.repeat(320)}`, lookup([PINNED]).slice(0, -64)])(
    'for a broken lookup',
    async (broken) => {
      const { asked, read } = stand([`0x${broken.slice(2)}`])
      expect(await read()).toMatchObject({ ok: false, reason: { code: 'NO_REASON' } })
      expect(asked).toEqual([])
    },
  )
})
