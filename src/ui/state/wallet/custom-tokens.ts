import type { CustomTokensView } from '../../../api/methods/custom-tokens.ts'
import type { Currency } from '../../../core/money/currency.ts'
import { currencyTitle } from '../../../core/money/currency-title.ts'
import { ofCustomTokens } from '../../messages/screen-messages.ts'
import { messageOf } from '../../text/reason-text.ts'
import { useApp } from '../app.ts'
import { readyValue } from '../resource.ts'

const NONE: CustomTokensView = { tokens: [], most: 0 }

/** Reports to `say`, else as a toast. */
export function useCustomTokens(say?: (sentence: string) => void) {
  const { client, store, ...app } = useApp()
  const tell = say ?? app.tell
  const { tokens, most } = readyValue(store.addedTokens.now.value) ?? NONE
  // The background makes pages read again; the list changes within the press.
  const act = (work: () => Promise<string>) => async () => {
    try {
      const said = await work()
      await store.addedTokens.reload()
      tell(said)
    } catch (error) {
      tell(messageOf(error))
    }
  }
  return {
    tokens,
    most,
    add: (token: Currency) => act(() => addedBy(token)),
    remove: ({ chainId, address, ...token }: Currency) =>
      act(async () => {
        await client.call('token.remove', { chainId, address })
        return ofCustomTokens().isRemoved({ title: currencyTitle(token) })
      }),
  }

  async function addedBy(token: Currency): Promise<string> {
    const { chainId, address } = token
    const came = await client.call('token.add', { chainId, address })
    const say = ofCustomTokens()
    if (came.outcome === 'added') return say.isAdded({ title: currencyTitle(token) })
    return came.outcome === 'full' ? say.full({ most: came.most }) : say.notAdded
  }
}
