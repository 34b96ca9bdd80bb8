import { useApp } from '../../state/app.ts'
import { useAnswer } from '../../state/use-answer.ts'

export function useLacksGas(address: string | undefined, chainId: number | undefined): boolean {
  const { client } = useApp()
  const about = address !== undefined && chainId !== undefined ? { address, chainId } : undefined
  return useAnswer(about, (of) => client.call('recipient.gas', of))?.hasGas === false
}
