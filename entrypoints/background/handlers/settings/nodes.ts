import type { NODE_METHODS } from '../../../../src/api/methods/nodes.ts'
import type { ApiHandlers } from '../../../../src/api/server.ts'
import { orderedChains } from '../../../../src/core/profiles/chains-with.ts'
import type { Profile } from '../../../../src/core/profiles/profile.ts'
import type { ChosenNodes } from '../../../../src/wallet/nodes/chosen-nodes.ts'
import type { Custody } from '../../wiring/vault/custody.ts'
import { passwordRefusal } from '../password-check.ts'

type Parts = Readonly<{
  profile: Profile
  custody: Pick<Custody, 'attempts' | 'confirm'>
  chosenNodes: ChosenNodes
  changed: () => void
}>

/** Answers pages about the nodes of each chain. */
export function nodeHandlers({
  profile,
  custody,
  chosenNodes,
  changed,
}: Parts): Pick<ApiHandlers, keyof typeof NODE_METHODS> {
  return {
    'nodes.list': async () =>
      orderedChains(profile).map((chain) => ({
        chainId: chain.id,
        nodes: chosenNodes.of(chain).map((url) => ({ url, isOwn: !chain.nodeUrls.includes(url) })),
      })),
    'nodes.add': async ({ url, password }) => {
      const answer = await chosenNodes.add(url, () => passwordRefusal(custody, password))
      if (answer.outcome === 'refused') {
        const { ok: _, ...refusal } = answer.refusal
        return { outcome: 'password', ...refusal }
      }
      if (answer.outcome === 'added') changed()
      return answer
    },
    'nodes.order': async ({ chainId, urls }) => {
      const isSaved = await chosenNodes.order(chainId, urls)
      if (isSaved) changed()
      return { isSaved }
    },
  }
}
