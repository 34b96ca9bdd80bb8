import type { BroadcastResult } from '../../../src/core/chain/broadcast-result.ts'
import type { ReceivedAmount } from '../../../src/core/execution/received-amount.ts'
import { type Answer, failedSaying } from '../../../src/core/reason/reason.ts'
import type { Hex } from '../../../src/lib/hex.ts'
import type { NodePort, WitnessNode } from '../../../src/wallet/families/evm/node-port.ts'
import { FINAL_BLOCKS } from '../final.ts'
import { allowanceOf, heightOf, isKnown, mined, receiptOf, takeIn } from './chain.ts'
import { call, type Worker, type World } from './world.ts'

const NO_ANSWER = failedSaying('no answer in time')
const FEES = { maxFeePerGasWei: 2_000_000_000n, maxPriorityFeePerGasWei: 1n }
export function nodeOf(world: World, worker: Worker, canSimulate: boolean): NodePort {
  const { chain } = world
  const ask = askerOf(world, worker)
  const nonceAt = (at: Parameters<NodePort['nonce']>[1]) => {
    if (at === 'finalized') return chain.blocks.slice(0, 1 - FINAL_BLOCKS).flat().length
    return mined(chain).length + (at === 'pending' ? chain.waiting.length : 0)
  }
  const usual: WitnessNode = {
    nonce: (_address, at) => ask('nonce', () => nonceAt(at), 0),
    receipt: (hash) => receiptIn(world, worker, { name: 'receipt', hash }),
    height: () => ask('newest', () => heightOf(chain)),
    finalHeight: () => ask('height', () => finalHeightOf(chain)),
  }
  const second: WitnessNode = {
    nonce: (_address, at) => ask('nonceElsewhere', () => nonceAt(at), 0),
    receipt: (hash) => receiptIn(world, worker, { name: 'receiptElsewhere', hash }),
    height: () => ask('newestElsewhere', () => heightOf(chain)),
    finalHeight: () => ask('heightElsewhere', () => finalHeightOf(chain)),
  }
  return {
    ...usual,
    witnesses: [usual, second],
    fees: () => ask('fees', () => FEES),
    estimateGas: () => ask('estimateGas', () => 60_000n),
    simulate: (calls) =>
      call<Answer<readonly bigint[]>>(world, worker, {
        name: 'simulate',
        work: () =>
          canSimulate && !world.weather('simulate') ? { ok: true, value: calls.map(() => 60_000n) } : NO_ANSWER,
      }),
    sendRaw: (raw) => sendRaw(world, worker, raw as Hex),
    isKnown: (hash) => ask('isKnown', () => isKnown(chain, hash), false),
    allowance: () => ask('allowance', () => allowanceOf(chain), 0n),
    allowanceAt: () => ask('allowanceAt', () => allowanceOf(chain)),
  }
}

function finalHeightOf(chain: World['chain']): bigint {
  return heightOf(chain) + 1n - BigInt(FINAL_BLOCKS)
}

function receiptIn(
  world: World,
  worker: Worker,
  { name, hash }: Readonly<{ name: string; hash: string }>,
): ReturnType<NodePort['receipt']> {
  return call(world, worker, {
    name,
    work: () => {
      const fault = world.weather(name)
      if (fault === 'silent') return NO_ANSWER
      return { ok: true, value: fault === 'lie' ? undefined : receiptOf(world.chain, hash) }
    },
  })
}

/** The promised amount reaches its promised recipient. */
export function receivedIn(
  world: World,
  worker: Worker,
  brought: () => ReceivedAmount | undefined,
): Promise<Answer<ReceivedAmount | undefined>> {
  return askerOf(world, worker)('received', brought)
}

function askerOf(world: World, worker: Worker) {
  return <T>(name: string, value: () => T, lie?: T): Promise<Answer<T>> =>
    call<Answer<T>>(world, worker, {
      name,
      work: () => {
        const fault = world.weather(name)
        if (fault === 'silent') return NO_ANSWER
        return { ok: true, value: fault === 'lie' && lie !== undefined ? lie : value() }
      },
    })
}

// A node may reject accepted bytes, accept silently, or deliver late.
function sendRaw(world: World, worker: Worker, raw: Hex): Promise<BroadcastResult> {
  const { chain } = world
  const bytes = raw
  return call(world, worker, {
    name: 'send',
    work: () => {
      const stored = [...world.disk.values()]
      world.history.push({ did: 'send', worker: worker.name, bytes, stored, mined: mined(chain).length })
      const fault = world.weather('send')
      if (fault === 'silent') return { ...failedSaying('timed out'), result: 'unknown' }
      if (fault === 'late') {
        const atCall = world.trace.length + 5
        world.late.push({ atCall, work: () => takeIn(chain, raw) }, { atCall, work: () => takeIn(chain, raw) })
        return { ...failedSaying('timed out'), result: 'unknown' }
      }
      const sending = takeIn(chain, raw)
      return fault === 'lie' ? { ...failedSaying('refused, says the node'), result: 'rejected' } : sending
    },
    forget: () => {
      chain.waiting = chain.waiting.filter(({ isElsewhere }) => isElsewhere)
    },
  })
}
