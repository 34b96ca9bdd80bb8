import { ofActivity } from '../../messages/screen-messages.ts'
import { useApp } from '../app.ts'
import { readyValue } from '../resource.ts'

/** Some chains add a data fee to the most that gas can cost. */
export function useDataFeeNote(chainId: number): string | undefined {
  const chains = readyValue(useApp().store.chains.now.value) ?? []
  return chains.find(({ id }) => id === chainId)?.takesDataFee ? ofActivity().fees.dataOnTop : undefined
}
