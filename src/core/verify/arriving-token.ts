import { unknownFact } from '../chain/facts.ts'
import { traitsOf } from '../families/families.ts'
import { currencyOf } from '../profiles/profile.ts'
import type { Context } from './context.ts'

const NOT_ASKED = unknownFact({ code: 'NOT_ASKED' })

/** Checks a custom token's decimals with its own chain's node. */
export function checkArrivingToken({ intent, destination, profile, facts, report }: Context): void {
  const { chainId, address, symbol, decimals } = intent.destinationCurrency
  if (!traitsOf(destination).hasContracts || currencyOf(profile, chainId, address)) return
  const said = facts.arrivingDecimals ?? NOT_ASKED
  const at = 'facts.arrivingDecimals'
  if (!said.known) report('D32', at, { says: 'tokenUnsaid', chain: destination.name, why: said.why })
  else if (said.value !== decimals) {
    report('D31', at, { says: 'tokenOfOtherDecimals', symbol, decimals: `${said.value}` })
  }
}
