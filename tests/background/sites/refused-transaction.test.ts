import { keccak256, parseTransaction } from 'viem/utils'
import { expect, it } from 'vitest'
import { createCallHashes } from '../../../entrypoints/background/sites/call-hashes.ts'
import { failedSaying } from '../../../src/core/reason/reason.ts'
import { createRouter } from '../../../src/provider/router/router.ts'
import { bundleOf } from '../../core/bundle/bundles.ts'
import { ACCOUNT, createWallet, ORIGIN, openPort, settle } from '../../provider/stand.ts'
import { newWorld, readSent } from '../../wallet/bundles/world.ts'

const GAS = 10_000_000n
const TO = `0x${'c1'.repeat(20)}` as const

it('tells a page that nodes refuse its transaction for good, and gives the next one the same nonce', async () => {
  const world = newWorld()
  const refused: `0x${string}`[] = []
  world.state.refuses = (raw) => {
    world.state.blockGasLimit = GAS - 1n
    if ((parseTransaction(raw).gas ?? 0n) < GAS) return undefined
    refused.push(raw)
    return { ...failedSaying('exceeds block gas limit'), result: 'rejected' }
  }
  const wallet = createWallet()
  wallet.accounts.set(ORIGIN, [ACCOUNT])
  const hashes = createCallHashes({
    bundleOf: async (_origin, id) => world.state.disk.get(id),
    isTaken: (hash) => world.state.mined.has(hash),
  })
  const port = openPort(createRouter({ ...wallet.ports, hashOf: hashes.hashOf }))

  async function sent(id: string, gas: bigint) {
    const key = port.say('eth_sendTransaction', [{ from: ACCOUNT, to: TO, value: '0x1', gas: `0x${gas.toString(16)}` }])
    await settle()
    const call = wallet.sent.at(-1)?.calls[0] ?? expect.fail('expected a call')
    const requester = { origin: ORIGIN, callsId: id, key, by: 'transaction' } as const
    world.state.disk.set(id, { ...bundleOf(1, { calls: [call], requester }), id })
    wallet.asked.at(-1)?.approve(id)
    await settle()
    expect(port.answerTo(key)).toBeUndefined()
    const bundle = await world.live(id)
    if (bundle) hashes.bundleChanged(bundle)
    await settle()
    return port.answerTo(key)
  }

  expect(await sent('bundle:first', GAS)).toMatchObject({ error: { code: -32003, data: { reason: 'invalid' } } })
  const second = await sent('bundle:second', 21_000n)
  const [landed] = world.state.sent
  expect(second).toMatchObject({ result: keccak256(landed ?? '0x') })
  expect(readSent([...refused, ...world.state.sent])).toMatchObject([{ nonce: 0 }, { nonce: 0 }])
  expect([...world.state.mined.keys()]).toEqual([keccak256(landed ?? '0x')])
})
