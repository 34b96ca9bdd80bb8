import { type Hex, numberToHex, parseAbi } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEvmClient, type EvmClient } from '../../../../../src/net/families/evm/client.ts'
import { PERMIT2 } from '../../../../devnet/chains.ts'
import { type Stand, signer, startStand, tokenOf } from '../../../../devnet/contracts/stand.ts'

const [service, owner, other] = [signer(0), signer(1), signer(2)]
const TOKEN = parseAbi([
  'function transfer(address to, uint256 value)',
  'function transferWithAuthorization(address, address, uint256, uint256, uint256, bytes32, bytes)',
  'function cancelAuthorization(address authorizer, bytes32 nonce, bytes signature)',
])
const NONCES = parseAbi(['function invalidateUnorderedNonces(uint256 wordPos, uint256 mask)'])
const MOVE = ['from', 'to'].map((name) => ({ name, type: 'address' }))
const TERMS = ['value', 'validAfter', 'validBefore'].map((name) => ({ name, type: 'uint256' }))
const NONCE = { name: 'nonce', type: 'bytes32' }

let stand: Stand
let evm: EvmClient
let usdc: Hex
let signedAtSeconds = 0

beforeAll(async () => {
  stand = await startStand(8453)
  usdc = tokenOf(stand.chain, 'usdc')
  evm = createEvmClient({ fetch, nodeUrls: [stand.client.transport.url ?? ''], chainId: 8453 })
  signedAtSeconds = Number(await stand.now())
  for (let at = 0; at < 3; at += 1) await stand.advance(2_000)
  signedAtSeconds = Number(await stand.now())
})
afterAll(() => stand?.stop())

const mined = async (hash: Promise<Hex>) => stand.client.waitForTransactionReceipt({ hash: await hash })
const word = (nonce: bigint) => numberToHex(nonce, { size: 32 })
const signed = (primaryType: string, fields: readonly { name: string; type: string }[], message: object) =>
  owner.signTypedData({
    domain: { name: 'USD Coin', version: '2', chainId: 8453, verifyingContract: usdc },
    types: { [primaryType]: fields },
    primaryType,
    message: { ...message },
  })
const about = (standard: 'eip3009' | 'permit2', nonce: bigint) => ({
  number: { standard, contract: standard === 'eip3009' ? usdc : PERMIT2, owner: owner.address, nonce },
  token: usdc,
  signedAtSeconds,
})
const invalidate = (nonce: bigint, account = owner) =>
  mined(
    stand.client.writeContract({
      ...{ account, address: PERMIT2, abi: NONCES, functionName: 'invalidateUnorderedNonces' },
      args: [nonce >> 8n, 1n << (nonce & 0xffn)],
    }),
  )

describe('whether a permit was taken back', () => {
  it('is read from the token: by its owner, and not when it was paid by it', async () => {
    const fields = [{ name: 'authorizer', type: 'address' }, NONCE]
    const signature = await signed('CancelAuthorization', fields, { authorizer: owner.address, nonce: word(1n) })
    const { transactionHash, blockNumber } = await mined(
      stand.client.writeContract({
        ...{ address: usdc, abi: TOKEN, functionName: 'cancelAuthorization' },
        args: [owner.address, word(1n), signature],
      }),
    )
    const back = { ok: true, value: { txHash: transactionHash, blockNumber } }
    expect(await evm.permitRevocation(about('eip3009', 1n))).toEqual(back)
    expect(await evm.permitRevocation(about('eip3009', 2n))).toEqual({ ok: true, value: undefined })
    const ofAnother = { ...about('eip3009', 1n).number, owner: other.address }
    expect(await evm.permitRevocation({ ...about('eip3009', 1n), number: ofAnother })).toMatchObject({
      value: undefined,
    })

    const until = (await stand.now()) + 900n
    const message = {
      from: owner.address,
      to: other.address,
      value: 5n,
      validAfter: 0n,
      validBefore: until,
      nonce: word(3n),
    }
    const payment = await signed('TransferWithAuthorization', [...MOVE, ...TERMS, NONCE], message)
    await mined(
      stand.client.writeContract({
        ...{ account: service, address: usdc, abi: TOKEN, functionName: 'transferWithAuthorization' },
        args: [owner.address, other.address, 5n, 0n, until, word(3n), payment],
      }),
    )
    expect(await evm.isPermitUsed(about('eip3009', 3n).number)).toEqual({ ok: true, value: true })
    expect(await evm.permitRevocation(about('eip3009', 3n))).toEqual({ ok: true, value: undefined })
  })

  it('is read from Permit2 by the bit of the number, and only where the token moved nothing of the owner’s before', async () => {
    await stand.advance(2_000)
    signedAtSeconds = Number(await stand.now())
    const nonce = 2n ** 200n + 300n
    await invalidate(nonce, other)
    expect(await evm.permitRevocation(about('permit2', nonce))).toEqual({ ok: true, value: undefined })
    const { transactionHash, blockNumber } = await invalidate(nonce)
    const back = { ok: true, value: { txHash: transactionHash, blockNumber } }
    expect(await evm.permitRevocation(about('permit2', nonce))).toEqual(back)
    expect(await evm.permitRevocation(about('permit2', nonce + 1n))).toEqual({ ok: true, value: undefined })
    expect(await evm.permitRevocation(about('permit2', nonce + 256n))).toEqual({ ok: true, value: undefined })

    const move = {
      ...{ account: owner, address: usdc, abi: TOKEN, functionName: 'transfer' },
      args: [other.address, 7n],
    }
    await mined(stand.client.writeContract(move as never))
    await invalidate(nonce + 1n)
    expect(await evm.permitRevocation(about('permit2', nonce + 1n))).toEqual({ ok: true, value: undefined })
    // A later transfer revokes nothing.
    expect(await evm.permitRevocation(about('permit2', nonce))).toEqual(back)
  })
})

describe('where logs do not say', () => {
  const node = (answers: (method: string, params: readonly { fromBlock?: string }[]) => unknown) =>
    createEvmClient({
      fetch: async (_url, init) => {
        const body = JSON.parse(String(init?.body))
        const one = ({ id, method, params }: { id: number; method: string; params: [] }) => {
          const result = answers(method, params)
          return result instanceof Error
            ? { jsonrpc: '2.0', id, error: { code: -32_005, message: result.message } }
            : { jsonrpc: '2.0', id, result }
        }
        const said = Array.isArray(body) ? body.map(one) : one(body)
        return new Response(JSON.stringify(said), { headers: { 'content-type': 'application/json' } })
      },
      nodeUrls: ['http://127.0.0.1:1'],
      chainId: 8453,
    })
  const header = (number: number, timestamp: number) => ({
    hash: word(BigInt(number)),
    number: `0x${number.toString(16)}`,
    timestamp: `0x${timestamp.toString(16)}`,
  })
  const asked = () => ({ ...about('eip3009', 1n), signedAtSeconds: 10_000 })
  const canceled = (change: object = {}) => ({
    address: usdc,
    topics: [
      '0x1cdd46ff242716cdaa72d159d339a485b3438398348d68f09d7c8c0a59353d81',
      `0x${owner.address.slice(2).toLowerCase().padStart(64, '0')}`,
      word(1n),
    ],
    data: '0x',
    blockNumber: '0x3e0',
    transactionHash: word(9n),
    ...change,
  })
  const blocks = (at: unknown) => (at === 'latest' ? header(1_000, 20_000) : header(Number(at), 20 * Number(at)))
  const saying = (logs: unknown) =>
    node((method, params) => (method === 'eth_getLogs' ? logs : blocks(params[0]))).permitRevocation(asked())

  it('takes the log of the token that names the owner and the number, in the blocks that were asked for', async () => {
    const back = { ok: true, value: { txHash: word(9n), blockNumber: 992n } }
    expect(await saying([canceled()])).toEqual(back)
    const nothing = { ok: true, value: undefined }
    expect(await saying([canceled({ address: other.address })])).toEqual(nothing)
    expect(await saying([canceled({ topics: [...canceled().topics.slice(0, 2), word(2n)] })])).toEqual(nothing)
    expect(await saying([canceled({ topics: canceled().topics.toReversed() })])).toEqual(nothing)
    expect(await saying([canceled({ blockNumber: '0x3e9' })])).toEqual(nothing)
  })

  it('says nothing for a node that refuses such questions, or cannot be read', async () => {
    expect(await saying(new Error('too many blocks'))).toEqual({ ok: true, value: undefined })
    expect(await saying('all of them')).toEqual({ ok: true, value: undefined })
    const refusing = node(() => new Error('no'))
    expect(await refusing.permitRevocation(asked())).toEqual({ ok: true, value: undefined })
  })

  it('looks no farther back than to a block before the signature, and not for ever', async () => {
    const from: unknown[] = []
    const noting = (madeAt: (number: number) => number) =>
      node((method, params) => {
        if (method === 'eth_getLogs') from.push(params[0]?.fromBlock)
        if (method === 'eth_getLogs') return []
        const number = (params as readonly unknown[])[0] === 'latest' ? 1_000_000 : Number(params[0])
        return header(number, madeAt(number))
      })
    const at = 5_000_000
    await noting((number) => at + (number - 1_000_000) * 2).permitRevocation({ ...asked(), signedAtSeconds: at - 100 })
    expect(from).toEqual([`0x${(1_000_000 - 600).toString(16)}`])
    await noting(() => at).permitRevocation({ ...asked(), signedAtSeconds: at })
    expect(from).toHaveLength(1)
  })

  it('Can’t reach is a failure only where the node', async () => {
    const gone = createEvmClient({
      fetch: async () => Promise.reject(new TypeError('gone')),
      nodeUrls: ['http://127.0.0.1:1'],
      chainId: 8453,
    })
    expect(await gone.permitRevocation(asked())).toMatchObject({ ok: false })
  })
})
