import { ofEveryday } from '../messages/everyday-messages.ts'
import { useApp } from './app.ts'
import { readyValue } from './resource.ts'

/** What is said beside the most that gas can cost, where the chain takes a fee for data besides. */
export function useDataFeeNote(chainId: number): string | undefined {
  const chains = readyValue(useApp().store.chains.now.value) ?? []
  return chains.find(({ id }) => id === chainId)?.takesDataFee ? ofEveryday().fees.dataOnTop : undefined
}
