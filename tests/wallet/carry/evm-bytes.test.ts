import { describe, expect, it } from 'vitest'
import { applyToBundle } from '../../../src/core/bundle/apply.ts'
import type { Bundle } from '../../../src/core/bundle/bundle.ts'
import { failedSaying } from '../../../src/core/reason.ts'
import type { Signed } from '../../../src/core/sign/signed.ts'
import { sendBytes, TAKEN_AFTER_SECONDS } from '../../../src/wallet/carry/evm-bytes.ts'
import type { NodePort } from '../../../src/wallet/node-port.ts'
import { BEGAN, bundleOf } from '../../core/bundle/bundles.ts'

const terms = { terms: 'evm', nonce: 3, gasLimit: 21_000n, maxFeePerGasWei: 2n, maxPriorityFeePerGasWei: 1n } as const
const inclusion = { in: 'block', blockNumber: 7n, blockHash: '0xb7' } as const
const signed = (index: number) =>
  ({ kind: 'evmTransaction', purpose: 'step', chainId: 8453, bytes: `0x02${index}`, hash: `0x${index}` }) as Signed

const unused = () => Promise.reject(new Error('not asked'))
/** One of many nodes behind an address: it knows the nonce to be used, and not yet by what. */
const behind: NodePort = {
  nonce: async () => ({ ok: true, value: 4 }),
  sendRaw: async () => ({ ...failedSaying('nonce too low'), result: 'nonceTooLow' }),
  isKnown: async () => ({ ok: true, value: false }),
  receipt: async () => ({ ok: true, value: undefined }),
  ...{ fees: unused, estimateGas: unused, simulate: unused, finalHeight: unused, allowance: unused },
}

/** Hands the bytes of a call over to that node, and keeps what came of it. */
async function send(bundle: Bundle, index: number, nowSeconds: number, node = behind): Promise<Bundle> {
  const { items, account: from, history } = bundle
  const bytes = { from, state: items[index] ?? { phase: 'planned' }, index, history } as const
  const event = await sendBytes(bytes, { node, nowSeconds: () => nowSeconds }, async () => undefined)
  return event ? applyToBundle(bundle, event) : bundle
}

function signedAt(bundle: Bundle, index: number): Bundle {
  const reserved = applyToBundle(bundle, { event: 'reserved', index, terms, atSeconds: BEGAN })
  return applyToBundle(reserved, { event: 'signed', index, signed: signed(index), atSeconds: BEGAN })
}

describe('a nonce that looks taken', () => {
  it('is believed to be when it has looked so for a minute', async () => {
    const first = await send(signedAt(bundleOf(1), 0), 0, BEGAN)
    expect(first.items[0]?.phase).toBe('signed')
    expect((await send(first, 0, BEGAN + TAKEN_AFTER_SECONDS - 1)).items[0]?.phase).toBe('signed')
    expect((await send(first, 0, BEGAN + TAKEN_AFTER_SECONDS)).items[0]?.phase).toBe('replaced')
  })

  it('is not, where that was about bytes that got in after all, long ago', async () => {
    const doubted = await send(signedAt(bundleOf(2), 0), 0, BEGAN)
    const sent = applyToBundle(doubted, { event: 'sent', index: 0, atSeconds: BEGAN + 1 })
    const took = applyToBundle(sent, { event: 'included', index: 0, hash: '0x0', inclusion, atSeconds: BEGAN + 2 })
    const second = await send(signedAt(took, 1), 1, BEGAN + 2 * TAKEN_AFTER_SECONDS)
    expect(second.items[1]?.phase).toBe('signed')
    const later = await send(second, 1, BEGAN + 3 * TAKEN_AFTER_SECONDS)
    expect(later.items[1]?.phase).toBe('replaced')
  })

  it('is not, where the same bytes were known in between and went lost again', async () => {
    const doubted = await send(signedAt(bundleOf(1), 0), 0, BEGAN)
    const sent = applyToBundle(doubted, { event: 'sent', index: 0, atSeconds: BEGAN + 1 })
    const lost = applyToBundle(sent, { event: 'lost', index: 0, atSeconds: BEGAN + 2 })
    expect((await send(lost, 0, BEGAN + 2 * TAKEN_AFTER_SECONDS)).items[0]?.phase).toBe('signed')
  })

  it('is not, while it is not known whether an earlier attempt has it', async () => {
    const raised = { ...terms, maxFeePerGasWei: 3n, maxPriorityFeePerGasWei: 2n } as const
    const mostGas = 100_000n
    const again = { event: 'raised', index: 0, terms: raised, purpose: 'step', mostGas, atSeconds: BEGAN } as const
    const waiting = applyToBundle(signedAt(bundleOf(1), 0), again)
    const twice = applyToBundle(waiting, { event: 'signed', index: 0, signed: signed(1), atSeconds: BEGAN })
    const doubted = await send(twice, 0, BEGAN)
    const silent: NodePort = { ...behind, receipt: async () => failedSaying('too many questions') }
    const later = await send(doubted, 0, BEGAN + TAKEN_AFTER_SECONDS, silent)
    expect(later.items[0]?.phase).toBe('signed')
    expect(later.trouble).toEqual({ code: 'SAID', words: 'too many questions' })
  })
})
