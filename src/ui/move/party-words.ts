import type { AddressProblem } from '../../core/address.ts'
import type { Family } from '../../core/chain.ts'
import { isMeantAsName } from '../../core/ens-name.ts'
import { ofGuidance } from '../messages/guidance-messages.ts'
import { m } from '../messages/messages.ts'

/** Whether what is typed for an address is a name, to be looked up. */
export function isTypedName(typed: string, family: Family): boolean {
  return isMeantAsName(typed) && (family === 'evm' || family === 'exchangeA')
}

/** What is wrong with an address, in words. Those of Bitcoin say by their beginning whose they are, which is more help than that it is none. */
export function addressWords(
  problem: AddressProblem,
  { typed, family, which }: Readonly<{ typed: string; family: Family; which: 'recipient' | 'refundTo' }>,
): string {
  const isBitcoin = /^(?:bc|tb|bcrt)1[0-9a-z]{10,}$/i.test(typed.trim())
  return family === 'evm' && isBitcoin ? ofGuidance().bitcoinAddress[which] : m().move.addressProblem(problem, family)
}
