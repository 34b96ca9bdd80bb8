import type { BroadcastResult } from '../../core/chain/broadcast-result.ts'
import { foreignWords, saying } from '../../core/reason/reason.ts'
import { broadcastResultOf } from '../families/evm/broadcast-result.ts'
import { bytes32 } from '../families/evm/schema.ts'
import type { Rpc } from './rpc.ts'

type Refusal = Extract<BroadcastResult, { reason: unknown }>

/** Broadcasts to every node, and resolves once one has the bytes. */
export function broadcastToAll(nodes: readonly Rpc[], rawTransaction: string): Promise<BroadcastResult> {
  const sendings = nodes.map(async (rpc): Promise<BroadcastResult> => {
    const answer = await rpc('eth_sendRawTransaction', [rawTransaction], bytes32)
    return answer.ok ? { result: 'accepted', message: '' } : broadcastResultOf(answer)
  })
  return new Promise((resolve) => {
    const takenBy = async (sending: Promise<BroadcastResult>) => {
      const found = await sending
      if (found.result === 'accepted' || found.result === 'known') resolve(found)
      return found
    }
    void Promise.all(sendings.map(takenBy)).then((all) => resolve(refusalOf(all)))
  })
}

// A used nonce is investigated, so it comes first; silence comes last.
const RANK: readonly BroadcastResult['result'][] = ['nonceTooLow', 'underpriced', 'rejected', 'unknown']

function refusalOf(all: readonly BroadcastResult[]): BroadcastResult {
  const refusals = all.filter((each): each is Refusal => 'reason' in each)
  const [first, ...others] = refusals.toSorted((a, b) => RANK.indexOf(a.result) - RANK.indexOf(b.result))
  if (!first) return { result: 'accepted', message: '' }
  const words = new Set([first, ...others].map(({ reason }) => foreignWords(reason)).filter((each) => each !== ''))
  return words.size > 1 ? { ...first, reason: saying([...words].join('; ')) } : first
}
