import type { Family } from '../../../core/chain/chain.ts'
import type { AddressProblem } from '../../../core/families/address.ts'
import { isMeantAsName } from '../../../core/families/evm/ens-name.ts'
import { FAMILIES } from '../../../core/families/families.ts'
import { DISPLAYS } from '../../families/display-by-family.ts'
import { m } from '../../messages/messages.ts'
import { ofFormDetails, ofGuidance } from '../../messages/screen-messages.ts'
import { invisibleIn } from '../../text/invisible.ts'

export function isTypedName(typed: string, family: Family): boolean {
  return isMeantAsName(typed) && FAMILIES[family].hasNames && invisibleIn(typed) === ''
}

/** "A Bitcoin address" helps more than "invalid", and its first letters tell it. */
export function addressProblemText(
  problem: AddressProblem,
  { typed, family, which }: Readonly<{ typed: string; family: Family; which: 'recipient' | 'refundTo' }>,
): string {
  const names = invisibleIn(typed)
  if (names !== '') return ofFormDetails().code.invisible({ names })
  const isBitcoin = /^(?:bc|tb|bcrt)1[0-9a-z]{10,}$/i.test(typed.trim())
  const display = DISPLAYS[family]
  if (display.explainsBitcoinAddress && isBitcoin) return ofGuidance().bitcoinAddress[which]
  const say: Readonly<Partial<Record<AddressProblem, string>>> = m().form[display.addressProblems]
  return say[problem] ?? m().form.addressProblems[problem]
}
